import type { events as english } from '../en/events.js'
import type { Translated } from '../en.js'

export const events: Translated<typeof english> = {
  'event.turn': 'Tour {number} : {who}',
  'event.placed': '{who} commence : {space}.',
  'event.moved': '{who} se déplace : {from} → {to}.',
  'event.fee': '{who} paie une taxe de {money} à {owner} ({space}).',
  'event.fee.bank': '{who} paie une taxe de {money} à la banque ({space}).',
  'event.money': '{who} reçoit {money}.',
  'event.pays': '{who} paie {money}.',
  'event.local': '{who} utilise : {building} – {action}.',
  'event.used': '{who} utilise : {building}.',
  'event.special': '{who} effectue l’action spéciale de la case.',
  'event.copied': '{who} utilise le bâtiment voisin : {building}.',
  'event.auxiliary': '{who} effectue l’action auxiliaire « {auxiliary} ».',
  'event.auxiliary.double': '{who} effectue l’action auxiliaire double « {auxiliary} ».',
  'event.certificates':
    '{who} a maintenant {to, plural, one {# certificat} other {# certificats}} (avant : {from}).',
  'event.exchangeToken': '{who} prend un jeton Échange.',
  'event.exchanged': '{who} utilise un jeton Échange.',
  'event.drew': '{who} pioche {count, plural, one {# carte} other {# cartes}}.',
  'event.drew.cards': '{who} pioche {count, plural, one {# carte} other {# cartes}} : {cards}.',
  'event.reshuffled': '{who} mélange sa défausse pour former une nouvelle pioche.',
  'event.discarded': '{who} défausse : {cards}.',
  'event.removed': '{who} retire du jeu : {card}.',
  'event.hired':
    '{who} engage {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}}{free, select, yes {} other { pour {cost}}}.',
  'event.bought':
    '{who} achète {card} pour {price} avec {cowboys, plural, one {# cowboy} other {# cowboys}}.',
  'event.bought.second': '{who} prend {card} comme deuxième carte.',
  'event.marketGrew': 'Nouveau au marché au bétail : {cards}.',
  'event.built':
    '{who} construit le bâtiment {building}{free, select, yes {} other { pour {cost}}} : {site}.',
  'event.built.replaced':
    '{who} construit le bâtiment {building}{free, select, yes {} other { pour {cost}}} : {site} ; remplacé : {replaced}.',
  'event.engine': '{who} déplace sa locomotive : {from} → {to}.',
  'event.upgraded': '{who} améliore{free, select, yes {} other { pour {cost}}} : {station}.',
  'event.disc': '{who} place un disque : {place}. Libéré : {disc}.',
  'event.discFromStation': '{who} déplace un disque : {station} → {place}.',
  'event.stationMaster':
    '{who} donne {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} ({station}) et prend le {master}.',
  'event.bonusStationMaster': '{who} prend un {master} de réserve.',
  'event.tile': '{who} prend : {tile}.',
  'event.objectiveTaken':
    '{who} prend{from, select, deck { de la pioche} other {}}{to, select, hand { en main} other {}} : {objective}.',
  'event.objectivePlayed': '{who} joue : {objective}.',
  'event.displayRefilled': 'Nouvelle carte dans l’offre : {objective}.',
  'event.foresight': '{who} choisit : {tile} → {space}.',
  'event.foresight.full': '{who} choisit : {tile} ; sans place, la tuile quitte le jeu.',
  'event.foresight.worker':
    '{who} envoie {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} au marché de l’emploi.',
  'event.foresightRefilled': 'Cases Prévision : {tiles}.',
  'event.jobMarketToken': 'Le marqueur Marché de l’emploi passe à la rangée {row}.',
  'event.income':
    '{who} révèle : {hand}{spent, plural, =0 {} one { ; dépense # certificat} other { ; dépense # certificats}} ; total {total}, revenu {money}.',
  'event.delivered': '{who} livre à {city}.',
  'event.transport': '{who} paie {money} de frais de transport.',
  'event.shop': '{who} place un magasin ({town}){free, select, yes {} other { pour {cost}}}.',
  'event.tookCattle': '{who} prend gratuitement au marché : {card}.',
  'event.seated':
    '{who} assoit {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} à la table de poker (jeton : {points}).',
  'event.laid': '{who} pose une carte à la table de poker pour {price} : {card}.',
  'event.showdown': '« Montrez vos jeux », le pot est de {pot} : {hands}.',
  'event.showdown.hand': '{who} – {cards}',
  'event.wonPot': '{who} gagne {money} à la table de poker.',
  'event.endTriggered': '{who} prend le marqueur Marché de l’emploi : un dernier tour pour les autres.',
  'event.over': 'La partie est terminée.',
}
