import type { actions as english } from '../en/actions.js'
import type { Translated } from '../en.js'

export const actions: Translated<typeof english> = {
  'action.cost': '{cost} → {gain}',
  'task.money': 'recevoir {money}',
  'task.moneyPer':
    'recevoir {money} par {per, select, cowboys {cowboy} builders {bâtisseur} engineers {ingénieur} forest {bâtiment personnel en forêt} hazards {tuile Danger en votre possession} stations {gare améliorée} other {case Cloche libérée}}',
  'task.pay': 'payer {money}',
  'task.certificate': 'gagner {amount, plural, one {# certificat} other {# certificats}}',
  'task.certificatePer':
    'gagner {amount, plural, one {# certificat} other {# certificats}} par {per, select, cowboys {cowboy} builders {bâtisseur} engineers {ingénieur} forest {bâtiment personnel en forêt} hazards {tuile Danger en votre possession} stations {gare améliorée} other {case Cloche libérée}}',
  'task.certificateToLimit': 'avancer vos certificats jusqu’à la limite',
  'task.outlawPairs.second':
    'gagner {certificates, plural, one {# certificat} other {# certificats}} et {money} par paire de hors-la-loi vert et orange',
  'task.outlawPairs.first':
    'gagner {certificates, plural, one {# certificat} other {# certificats}} et {money} par paire de tipis vert et bleu',
  'task.exchangeToken': 'prendre un jeton Échange',
  'task.hire': 'engager un ouvrier',
  'task.hire.more': 'engager un ouvrier pour {money} de plus',
  'task.hire.less': 'engager un ouvrier pour {money} de moins',
  'task.buyCattle': 'acheter du bétail',
  'task.build': 'construire à {money} par bâtisseur',
  'task.build.free': 'construire gratuitement',
  'task.build.as':
    'construire gratuitement comme avec {builders, plural, one {# bâtisseur} other {# bâtisseurs}}',
  'task.engine': 'avancer la locomotive de {count, plural, one {# case} other {# cases}} au plus',
  'task.enginePer':
    'avancer la locomotive d’une case au plus par {per, select, cowboys {cowboy} builders {bâtisseur} engineers {ingénieur} forest {bâtiment personnel en forêt} hazards {tuile Danger en votre possession} stations {gare améliorée} other {case Cloche libérée}}',
  'task.engineBack': 'reculer la locomotive de {count, plural, one {# case} other {# cases}}',
  'task.specialDelivery': 'reculer la locomotive et livrer pour autant de cases, sans frais de transport',
  'task.upgradeBehind': 'améliorer une gare derrière la locomotive',
  'task.takeHazard': 'retirer un danger',
  'task.takeOutlaw.second': 'capturer un hors-la-loi',
  'task.takeOutlaw.first': 'commercer avec une tribu',
  'task.hazardOrOutlaw.second': 'retirer un danger ou capturer un hors-la-loi',
  'task.hazardOrOutlaw.first': 'retirer un danger ou commercer avec une tribu',
  'task.takeObjective': 'prendre une carte Objectif',
  'task.takeObjective.hand': 'prendre une carte Objectif en main',
  'task.takeObjective.display': 'prendre une carte Objectif de l’offre',
  'task.drawUpTo':
    'piocher jusqu’à {count, plural, one {# carte} other {# cartes}}, puis en défausser autant',
  'task.drawUpToPer':
    'piocher jusqu’à 1 carte par {per, select, cowboys {cowboy} builders {bâtisseur} engineers {ingénieur} forest {bâtiment personnel en forêt} hazards {tuile Danger en votre possession} stations {gare améliorée} other {case Cloche libérée}}, puis en défausser autant',
  'task.drawThenDiscard': 'piocher {count, plural, one {# carte} other {# cartes}}, puis en défausser autant',
  'task.discard.breed': 'défausser {count} {breed}',
  'task.discard.any': 'défausser {count, plural, one {# carte Bétail} other {# cartes Bétail}}',
  'task.discard.pair': 'défausser 2 cartes Bétail de la même race',
  'task.discard.value2':
    'défausser {count, plural, one {# carte Bétail de valeur 2} other {# cartes Bétail de valeur 2}}',
  'task.discard.plainValue2':
    'défausser {count, plural, one {# carte Bétail de valeur 2 non orange} other {# cartes Bétail de valeur 2 non orange}}',
  'task.discard.value3':
    'défausser {count, plural, one {# carte Bétail de valeur 3} other {# cartes Bétail de valeur 3}}',
  'task.discard.objective': 'défausser {count, plural, one {# carte Objectif} other {# cartes Objectif}}',
  'task.removeCards': 'retirer du jeu jusqu’à {count, plural, one {# carte} other {# cartes}} de votre main',
  'task.auxiliary.1': 'effectuer une action auxiliaire simple',
  'task.auxiliary.2': 'effectuer une action auxiliaire simple ou double',
  'task.moveCattleman': 'avancer l’éleveur de {count, plural, one {# lieu} other {# lieux}} au plus',
  'task.objectiveMove':
    'avancer l’éleveur de {count, plural, one {# lieu} other {# lieux}} au plus, sans taxe et sans activer le lieu',
  'task.copyAdjacent': 'utiliser les actions d’un bâtiment voisin',
  'task.placeShop': 'placer un magasin',
  'task.freeCattle': 'prendre gratuitement une carte Bétail de valeur 3 du marché',
  'task.bonusStationMaster': 'prendre un chef de gare de réserve',
  'task.pokerSeat': 'asseoir un ouvrier à la table de poker',
  'task.layCard': 'poser une carte à la table de poker pour {money}',
  'task.showdown': 'déclencher « Montrez vos jeux » à la table de poker',

  'brief.money': 'de l’argent',
  'brief.certificates': 'gagner des certificats',
  'brief.outlawPairs': 'certificats et argent',
  'brief.build': 'construire',
  'brief.engine': 'avancer la locomotive',
  'brief.specialDelivery': 'livraison spéciale',
  'brief.upgrade': 'améliorer une gare',
  'brief.draw': 'piocher et défausser',
  'brief.removeCards': 'retirer des cartes',
  'brief.auxiliary': 'action auxiliaire',
  'brief.moveCattleman': 'avancer l’éleveur',
  'brief.copyAdjacent': 'bâtiment voisin',
  'brief.freeCattle': 'prendre du bétail',

  'arrow.objective': 'carte Objectif',
  'arrow.exchangeToken': 'jeton Échange',
  'effect.transport': 'frais de transport {money}',
  'fee.bank': '{money} à la banque',
  'fee.owner': '{money} à {owner}',
  'disc.certificates': 'limite de certificats {limit}',
  'disc.certificates.later': 'limite de certificats {limit} dès que le 4 sera libre aussi',
  'disc.steps.money': 'limite de déplacement +{steps}, {money} tout de suite',
  'disc.steps.points': 'limite de déplacement +{steps}, {points} à la fin',
  'disc.handLimit': 'limite de main +1, coûte {cost}',
  'disc.auxiliary':
    '{times, select, single {l’action auxiliaire « {auxiliary} » devient disponible} other {l’action auxiliaire « {auxiliary} » peut être doublée}}',
  'disc.auxiliary.cost':
    '{times, select, single {l’action auxiliaire « {auxiliary} » devient disponible} other {l’action auxiliaire « {auxiliary} » peut être doublée}}, coûte {cost}',
}
