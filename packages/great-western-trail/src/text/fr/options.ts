import type { options as english } from '../en/options.js'
import type { Translated } from '../en.js'

export const options: Translated<typeof english> = {
  'option.pass': 'Renoncer',
  'option.pass.location': 'Terminer la visite',
  'option.pass.buyCattle': 'Ne plus rien acheter',
  'option.pass.removeCards': 'Ne plus rien retirer',
  'option.pass.raiseSimmental': 'N’en élever aucun',
  'option.pass.upgradeStation': 'Ne pas améliorer',
  'option.pass.takeStationMaster': 'Laisser le chef de gare',
  'option.move': 'Aller\u00a0: {place} ({steps, plural, one {# lieu} other {# lieux}})',
  'option.move.fees':
    'Aller\u00a0: {place} ({steps, plural, one {# lieu} other {# lieux}}\u202f; payer {fees})',
  'option.place': 'Commencer\u00a0: {place} – {actions}',
  'option.copy': 'Utiliser\u00a0: {building} – {actions}',
  'option.withMoney': '{action}\u202f; vous aurez {money}',
  'option.local': 'Action du lieu\u00a0: {action}',
  'option.special': 'Action spéciale\u00a0: {action}',
  'option.auxiliary': 'Action auxiliaire\u00a0: {action}',
  'option.auxiliary.double': 'Action auxiliaire double\u00a0: {action}',
  'option.choice': 'Oui\u00a0: {action}',
  'option.upgrade': 'Améliorer pour {cost} → il vous reste {left}',
  'option.upgrade.station': 'Améliorer\u00a0: {station} ({points}) pour {cost} → il vous reste {left}',
  'option.card.discard': 'Défausser {card}',
  'option.card.remove': 'Retirer {card} du jeu',
  'option.card.second': 'Prendre aussi {card}',
  'option.card.free': 'Prendre gratuitement {card}',
  'option.card.take': 'Prendre\u00a0: {card}',
  'option.card.takeObjective': 'Prendre\u00a0: {card}\u202f; une fois joué\u00a0: {action}',
  'option.card.position': '{option} (place {place} de l’offre)',
  'option.card.lay': 'Poser {card} pour {money}',
  'option.play': 'Jouer\u00a0: {objective}',
  'option.play.action': 'Jouer\u00a0: {objective}\u202f; puis {action}',
  'option.deck': 'Prendre la première carte de la pioche Objectif, sans la voir',
  'option.draw': 'Piocher {count, plural, one {# carte} other {# cartes}}, puis en défausser autant',
  'option.exchange':
    'Utiliser un jeton Échange\u00a0: piocher {count, plural, one {# carte} other {# cartes}}, puis en défausser autant',
  'option.buy':
    'Acheter {card} pour {price} avec {cowboys, plural, one {# cowboy} other {# cowboys}} → il vous reste {left}',
  'option.buy.two':
    'Acheter {card} et une deuxième carte pour {price} en tout avec {cowboys, plural, one {# cowboy} other {# cowboys}} → il vous reste {left}',
  'option.reveal':
    'Avec 1 cowboy, ajouter {cards, plural, one {# carte} other {# cartes}} au marché au bétail',
  'option.raise':
    '{stage, select, calf {Élever {count, plural, one {# veau en génisse} other {# veaux en génisses}}} other {Élever {count, plural, one {# génisse en vache} other {# génisses en vaches}}}}',
  'option.hire':
    'Engager {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} de la rangée {row} pour {cost} → il vous reste {left}',
  'option.hire.bonus':
    'Engager {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} de la rangée {row} pour {cost} → il vous reste {left}\u202f; puis {bonus}',
  'option.building':
    'Construire\u00a0: {building} à partir de {cost} ({builders, plural, one {# bâtisseur} other {# bâtisseurs}}, {points}) – {actions}',
  'option.site': 'Construire\u00a0: {site} pour {cost} → il vous reste {left}',
  'option.site.replace': 'Remplacer\u00a0: {building}, {site}, pour {cost} → il vous reste {left}',
  'option.tile': 'Prendre\u00a0: {tile}, {space}',
  'option.tile.reward': 'Prendre\u00a0: {tile}, {space} – {reward}',
  'option.foresight': 'Placer\u00a0: {tile} → {space}',
  'option.foresight.full': 'Choisir\u00a0: {tile} – sans place, la tuile quitte le jeu',
  'option.foresight.worker':
    'Envoyer {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} au marché de l’emploi, rangée {row}',
  'option.foresight.token':
    'Envoyer {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} au marché de l’emploi, rangée {row}\u00a0: le marqueur passe à la rangée {next}',
  'option.foresight.market':
    'Envoyer {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} au marché de l’emploi, rangée {row}\u00a0: le marqueur passe à la rangée {next} et le marché au bétail est rempli',
  'option.foresight.end':
    'Envoyer {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} au marché de l’emploi, rangée {row}\u00a0: cela déclenche la fin de la partie',
  'option.worker':
    'Donner {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} → {master}',
  'option.worker.poker':
    'Asseoir {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} à la table de poker',
  'option.master': 'Prendre le {master}\u00a0: {help}',
  'option.shop':
    'Ouvrir un comptoir ({town}){free, select, yes {} other { pour {cost} → il vous reste {left}}}',
  'option.shop.gains':
    'Ouvrir un comptoir ({town}){free, select, yes {} other { pour {cost} → il vous reste {left}}}\u202f; puis {gains}',
  'option.shop.station': 'améliorer la gare si vous voulez',
  'option.engine': 'Locomotive → {position}',
  'option.engine.upgrade': 'Locomotive → {position}\u202f; vous pourrez améliorer la gare pour {cost}',
  'option.engine.end': 'Locomotive → {position}\u202f; elle devra ensuite reculer',
  'option.engine.delivery': 'Locomotive en arrière → {position}\u00a0: livraison de valeur {total}',
  'option.disc': 'Disque\u00a0: {gain}',
  'option.disc.station': 'Reprendre le disque\u00a0: {station} (vous perdez {points})',
  'option.spend':
    '{certificates, plural, =0 {Ne dépenser aucun certificat} one {Dépenser # certificat} other {Dépenser # certificats}}\u00a0: total {total}, vous recevez {money}',
  'option.spend.unknown':
    '{certificates, plural, =0 {Ne dépenser aucun certificat} one {Dépenser # certificat} other {Dépenser # certificats}}',
  'option.city': 'Livrer à {city} (valeur {value})',
  'option.city.effects': 'Livrer à {city} (valeur {value})\u00a0: {effects}',
}
