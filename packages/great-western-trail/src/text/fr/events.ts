import type { events as english } from '../en/events.js'
import type { Translated } from '../en.js'

export const events: Translated<typeof english> = {
  'event.turn': 'Tour {number}\u00a0: {who}',
  'event.placed': '{who} commence\u00a0: {space}.',
  'event.moved': '{who} se déplace\u00a0: {from} → {to}.',
  'event.fee': '{who} paie une taxe de {money} à {owner} ({space}).',
  'event.fee.bank': '{who} paie une taxe de {money} à la banque ({space}).',
  'event.money': '{who} reçoit {money}.',
  'event.pays': '{who} paie {money}.',
  'event.local': '{who} effectue l’action {action} du lieu\u00a0: {building}.',
  'event.special': '{who} effectue l’action spéciale de la case.',
  'event.copied': '{who} utilise le bâtiment voisin\u00a0: {building}.',
  'event.auxiliary': '{who} effectue l’action auxiliaire «\u00a0{auxiliary}\u00a0».',
  'event.auxiliary.double': '{who} effectue l’action auxiliaire double «\u00a0{auxiliary}\u00a0».',
  'event.certificates':
    '{who} a maintenant {to, plural, one {# certificat} other {# certificats}} (avant\u00a0: {from}).',
  'event.exchangeToken': '{who} prend un jeton Échange.',
  'event.exchanged': '{who} utilise un jeton Échange.',
  'event.drew': '{who} pioche {count, plural, one {# carte} other {# cartes}}.',
  'event.drew.cards': '{who} pioche {count, plural, one {# carte} other {# cartes}}\u00a0: {cards}.',
  'event.reshuffled': '{who} mélange sa défausse en une nouvelle pioche.',
  'event.discarded': '{who} défausse\u00a0: {cards}.',
  'event.removed': '{who} retire du jeu\u00a0: {card}.',
  'event.hired':
    '{who} engage {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}}{free, select, yes {} other { pour {cost}}}.',
  'event.bought':
    '{who} achète {card} pour {price} avec {cowboys, plural, one {# cowboy} other {# cowboys}}.',
  'event.bought.second': '{who} prend {card} comme deuxième carte.',
  'event.marketGrew': 'Nouveau au marché au bétail\u00a0: {cards}.',
  'event.built':
    '{who} construit le bâtiment {building}{free, select, yes {} other { pour {cost}}}\u00a0: {site}.',
  'event.built.replaced':
    '{who} construit le bâtiment {building}{free, select, yes {} other { pour {cost}}}\u00a0: {site}\u202f; remplacé\u00a0: {replaced}.',
  'event.engine': '{who} déplace sa locomotive\u00a0: {from} → {to}.',
  'event.upgraded': '{who} améliore{free, select, yes {} other { pour {cost}}}\u00a0: {station}.',
  'event.disc': '{who} place un disque\u00a0: {place}. Libéré\u00a0: {disc}.',
  'event.discFromStation': '{who} déplace un disque\u00a0: {station} → {place}.',
  'event.stationMaster':
    '{who} donne {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} ({station}) et prend le {master}.',
  'event.bonusStationMaster': '{who} prend un {master} de réserve.',
  'event.tile': '{who} prend\u00a0: {tile}.',
  'event.objectiveTaken':
    '{who} prend{from, select, deck { de la pioche} other {}}{to, select, hand { en main} other {}}\u00a0: {objective}.',
  'event.objectivePlayed': '{who} joue\u00a0: {objective}.',
  'event.displayRefilled': 'Nouvelle carte dans l’offre\u00a0: {objective}.',
  'event.foresight': '{who} choisit\u00a0: {tile} → {space}.',
  'event.foresight.full': '{who} choisit\u00a0: {tile}\u202f; sans place, la tuile quitte le jeu.',
  'event.foresight.worker':
    '{who} envoie {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} au marché de l’emploi.',
  'event.foresightRefilled': 'Cases Prévision\u00a0: {tiles}.',
  'event.jobMarketToken': 'Le marqueur Marché de l’emploi passe à la rangée {row}.',
  'event.income':
    '{who} révèle\u00a0: {hand}{spent, plural, =0 {} one {\u202f; dépense # certificat} other {\u202f; dépense # certificats}}\u202f; total {total}, revenu {money}.',
  'event.raised':
    '{stage, select, calf {{who} élève {count, plural, one {# veau en génisse} other {# veaux en génisses}}.} other {{who} élève {count, plural, one {# génisse en vache} other {# génisses en vaches}}.}}',
  'event.delivered': '{who} livre à {city}.',
  'event.transport': '{who} paie {money} de frais de transport.',
  'event.shop': '{who} ouvre un comptoir ({town}){free, select, yes {} other { pour {cost}}}.',
  'event.tookCattle': '{who} prend gratuitement au marché\u00a0: {card}.',
  'event.seated':
    '{who} assoit {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} à la table de poker (jeton\u00a0: {points}).',
  'event.laid': '{who} pose une carte à la table de poker pour {price}\u00a0: {card}.',
  'event.showdown': 'Les cartes sont abattues, le pot est de {pot}\u00a0: {hands}.',
  'event.showdown.hand': '{who} – {cards}',
  'event.wonPot': '{who} gagne {money} à la table de poker.',
  'event.endTriggered': '{who} prend le marqueur Marché de l’emploi\u00a0: un dernier tour pour les autres.',
  'event.over': 'La partie est terminée.',
}
