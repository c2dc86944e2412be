import type { options as english } from '../en/options.js'
import type { Translated } from '../en.js'

export const options: Translated<typeof english> = {
  'option.pass': 'Renoncer',
  'option.pass.location': 'Terminer ici',
  'option.pass.buyCattle': 'Ne plus rien acheter',
  'option.pass.buyCattle.none': 'Ne rien acheter',
  'option.nothingToBuy': '{action} (rien à acheter avec {money}, seulement des cartes à ajouter)',
  'option.pass.removeCards': 'Ne plus rien retirer',
  'option.pass.upgradeStation': 'Ne pas améliorer',
  'option.pass.takeStationMaster': 'Laisser le chef de gare',
  'option.move': 'Aller à : {place} ({steps, plural, one {# déplacement} other {# déplacements}})',
  'option.move.fees':
    'Aller à : {place} ({steps, plural, one {# déplacement} other {# déplacements}} ; payer {fees})',
  'option.place': 'Commencer : {place} – {actions}',
  'option.copy': 'Utiliser : {building} – {actions}',
  'option.withMoney': '{action} ; vous aurez {money}',
  'option.local': 'Action du lieu : {action}',
  'option.special': 'Action spéciale : {action}',
  'option.auxiliary': 'Action auxiliaire : {action}',
  'option.auxiliary.double': 'Action auxiliaire double : {action}',
  'option.choice': 'Oui : {action}',
  'option.upgrade': 'Améliorer pour {cost} → il vous reste {left}',
  'option.upgrade.station': 'Améliorer : {station} ({points}) pour {cost} → il vous reste {left}',
  'option.card.discard': 'Défausser {card}',
  'option.card.remove': 'Retirer {card} du jeu',
  'option.card.second': 'Prendre aussi {card}',
  'option.card.free': 'Prendre gratuitement {card}',
  'option.card.take': 'Prendre : {card}',
  'option.card.takeObjective': 'Prendre : {card} ; une fois joué : {action}',
  'option.card.position': '{option} (place {place} de l’offre)',
  'option.card.lay': 'Poser {card} pour {money}',
  'option.play': 'Jouer : {objective}',
  'option.play.action': 'Jouer : {objective} ; puis {action}',
  'option.deck': 'Prendre la première carte de la pioche d’objectifs, sans la voir',
  'option.draw': 'Piocher {count, plural, one {# carte} other {# cartes}}, puis en défausser autant',
  'option.exchange':
    'Utiliser un jeton Échange : piocher {count, plural, one {# carte} other {# cartes}}, puis en défausser autant',
  'option.buy':
    'Acheter {card} pour {price} avec {cowboys, plural, one {# cowboy} other {# cowboys}} → il vous reste {left}',
  'option.buy.two':
    'Acheter {card} et une deuxième carte pour {price} en tout avec {cowboys, plural, one {# cowboy} other {# cowboys}} → il vous reste {left}',
  'option.reveal':
    'Avec 1 cowboy, ajouter {cards, plural, one {# carte} other {# cartes}} au marché au bétail',
  'option.hire':
    'Engager {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} de la rangée {row} pour {cost} → il vous reste {left}',
  'option.hire.bonus':
    'Engager {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} de la rangée {row} pour {cost} → il vous reste {left} ; puis {bonus}',
  'option.building':
    'Construire : {building} à partir de {cost} ({builders, plural, one {# bâtisseur} other {# bâtisseurs}}, {points}) – {actions}',
  'option.site': 'Construire : {site} pour {cost} → il vous reste {left}',
  'option.site.replace': 'Remplacer : {building}, {site}, pour {cost} → il vous reste {left}',
  'option.tile': 'Prendre : {tile}, {space}',
  'option.tile.reward': 'Prendre : {tile}, {space} – {reward}',
  'option.foresight': 'Placer : {tile} → {space}',
  'option.foresight.full': 'Choisir : {tile} – sans place, la tuile quitte le jeu',
  'option.foresight.worker':
    'Envoyer {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} au marché de l’emploi, rangée {row}',
  'option.foresight.token':
    'Envoyer {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} au marché de l’emploi, rangée {row} : le marqueur passe à la rangée {next}',
  'option.foresight.market':
    'Envoyer {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} au marché de l’emploi, rangée {row} : le marqueur passe à la rangée {next} et le marché au bétail est rempli',
  'option.foresight.end':
    'Envoyer {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} au marché de l’emploi, rangée {row} : cela déclenche la fin de la partie',
  'option.worker':
    'Donner {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} → {master}',
  'option.worker.poker':
    'Asseoir {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} à la table de poker',
  'option.master': 'Prendre le {master} : {help}',
  'option.shop':
    'Placer un magasin ({town}){free, select, yes {} other { pour {cost} → il vous reste {left}}}',
  'option.shop.gains':
    'Placer un magasin ({town}){free, select, yes {} other { pour {cost} → il vous reste {left}}} ; puis {gains}',
  'option.shop.station': 'améliorer la gare si vous voulez',
  'option.engine': 'Locomotive → {position}',
  'option.engine.upgrade': 'Locomotive → {position} ; vous pourrez améliorer la gare pour {cost}',
  'option.engine.end': 'Locomotive → {position} ; elle devra ensuite reculer',
  'option.engine.delivery': 'Locomotive en arrière → {position} : livraison de valeur {total}',
  'option.disc': 'Disque : {gain}',
  'option.disc.station': 'Reprendre le disque : {station} (vous perdez {points})',
  'option.spend':
    '{certificates, plural, =0 {Ne dépenser aucun certificat} one {Dépenser # certificat} other {Dépenser # certificats}} : total {total}, vous recevez {money}',
  'option.spend.unknown':
    '{certificates, plural, =0 {Ne dépenser aucun certificat} one {Dépenser # certificat} other {Dépenser # certificats}}',
  'option.city': 'Livrer à {city} (valeur {value})',
  'option.city.effects': 'Livrer à {city} (valeur {value}) : {effects}',
}
