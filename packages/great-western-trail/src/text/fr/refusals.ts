import type { refusals as english } from '../en/refusals.js'
import type { Translated } from '../en.js'

export const refusals: Translated<typeof english> = {
  'refused.localActions': 'Actions du lieu ({building})',
  'refused.auxiliary': 'Action auxiliaire « {auxiliary} »',
  'refused.hire':
    'Engager {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}} de la rangée {row} pour {cost}',
  'refused.buy': 'Acheter {card} pour {price} avec {cowboys, plural, one {# cowboy} other {# cowboys}}',
  'refused.buy.two':
    'Acheter {card} et une deuxième carte pour {price} avec {cowboys, plural, one {# cowboy} other {# cowboys}}',
  'refused.build': 'Construire ({building})',
  'refused.site': 'Construire ({site})',
  'refused.replace': 'Remplacer ({building})',
  'refused.upgrade': 'Améliorer ({station})',
  'refused.city': 'Livrer à {city} (valeur {value})',
  'refused.worker': 'Choisir un ouvrier à la prévision {step}',
  'refused.shop': 'Placer un magasin ({town})',
  'refused.giveWorker':
    'Donner {worker, select, cowboy {un cowboy} builder {un bâtisseur} other {un ingénieur}}',
  'why.money': 'cela coûte {cost}, vous avez {money}',
  'why.builders': 'il faut {needed, plural, one {# bâtisseur} other {# bâtisseurs}}, vous en avez {have}',
  'why.cowboys': 'il faut {needed, plural, one {# cowboy} other {# cowboys}}, il vous en reste {have}',
  'why.allBuilt': 'tous vos bâtiments sont construits',
  'why.noSite': 'aucune case Construction n’est libre',
  'why.notHigher': 'le nouveau bâtiment ne demande pas plus de bâtisseurs',
  'why.oneCard': 'il n’y a pas de deuxième carte de ce genre au marché',
  'why.tokenRow': 'le marqueur Marché de l’emploi est encore dans cette rangée',
  'why.rowFull': 'votre rangée est pleine avec {count} ouvriers',
  'why.discard.breed':
    'vous n’avez pas {count, plural, one {de carte} other {assez de cartes}} {breed} en main',
  'why.discard.any':
    'vous n’avez pas {count, plural, one {de cartes} other {assez de cartes}} Bétail en main',
  'why.discard.pair': 'vous n’avez pas deux cartes Bétail de la même race en main',
  'why.discard.value2':
    'vous n’avez pas {count, plural, one {de cartes} other {assez de cartes}} Bétail de valeur 2 en main',
  'why.discard.plainValue2':
    'vous n’avez pas {count, plural, one {de cartes} other {assez de cartes}} Bétail de valeur 2 non orange en main',
  'why.discard.value3':
    'vous n’avez pas {count, plural, one {de cartes} other {assez de cartes}} Bétail de valeur 3 en main',
  'why.discard.objective':
    'vous n’avez pas {count, plural, one {de cartes} other {assez de cartes}} Objectif en main',
  'why.engineBack': 'votre locomotive ne peut pas reculer de {count, plural, one {# case} other {# cases}}',
  'why.none':
    'vous n’avez {per, select, cowboys {aucun cowboy} builders {aucun bâtisseur} engineers {aucun ingénieur} forest {aucun bâtiment en forêt} hazards {aucune tuile Danger} stations {aucune gare améliorée} other {aucune case Cloche libérée}}',
  'why.outlawPairs.second': 'vous n’avez pas de paire de hors-la-loi vert et orange',
  'why.outlawPairs.first': 'vous n’avez pas de paire de tipis vert et bleu',
  'why.takeOutlaw.second': 'il n’y a pas de hors-la-loi à prendre sur le plateau',
  'why.takeOutlaw.first': 'il n’y a pas de tipi à prendre sur le plateau',
  'why.takeHazard': 'il n’y a pas de danger sur le parcours',
  'why.hire': 'au-dessus du marqueur, aucun ouvrier n’est abordable et n’a de place chez vous',
  'why.buyCattle': 'il n’y a rien à acheter ni à ajouter au marché',
  'why.freeCattle': 'il n’y a pas de telle carte Bétail au marché',
  'why.emptyHand': 'vous n’avez aucune carte en main',
  'why.takeObjective': 'il n’y a plus de cartes Objectif',
  'why.upgradeBehind': 'aucune gare derrière votre locomotive ne peut être améliorée',
  'why.copyAdjacent': 'aucun bâtiment voisin n’a d’actions inutilisées',
  'why.placeShop': 'aucune case Commerce n’est accessible et abordable',
  'why.showdown': 'vous n’avez posé aucune carte',
  'why.notSeated':
    'personne ne joue pour vous à la table de poker, et vous n’avez aucun ouvrier engagé à y asseoir',
  'why.tableFull': 'vous avez posé toutes les cartes permises',
  'why.certificatesFull': 'vos certificats sont à leur limite',
  'why.nothingToDraw': 'il n’y a pas autant de cartes à piocher',
  'why.foreign': 'ce bâtiment appartient à {owner}',
  'why.used': 'ce bâtiment a déjà servi pendant ce tour',
  'why.discs': 'ses deux disques sont encore sur votre plateau',
  'why.disc': 'un de ses disques est encore sur votre plateau',
  'why.printedWorker': 'aucun engagé : l’ouvrier imprimé sur votre plateau reste',
  'why.upgraded': 'vous y avez déjà un disque',
  'why.noDisc': 'vous n’avez aucun disque qui convienne',
  'why.ahead': 'elle n’est pas derrière votre locomotive',
  'why.black': 'un disque d’un emplacement à bordure noire demande une place à bordure noire',
  'why.value': 'il faut une valeur de {value}, votre total est {total}',
  'why.delivered': 'vous y avez déjà un disque',
  'why.noShop': 'vous n’y avez pas de magasin ({town})',
  'why.noFive': 'la piste de certificats n’a pas de 5',
  'why.closed': 'le marché de l’emploi est fermé',
  'why.ownShop': 'vous y avez déjà un magasin',
  'why.noAccess':
    'aucune voie n’y mène depuis la mairie, une ville avec votre disque ou un centre-ville avec votre magasin',
  'why.townFull': 'toutes les cases Commerce y sont prises',
}
