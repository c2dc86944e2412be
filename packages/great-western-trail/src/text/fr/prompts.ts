import type { prompts as english } from '../en/prompts.js'
import type { Translated } from '../en.js'

export const prompts: Translated<typeof english> = {
  'prompt.discardDown':
    'Défaussez {count, plural, one {# carte} other {# cartes}}\u00a0: vous en gardez {limit}.',
  'prompt.placeCattleman': 'Placez votre éleveur sur un bâtiment neutre.',
  'prompt.phaseA':
    'Avancez votre éleveur de {steps, plural, one {# lieu} other {# lieux}} au plus (vous avez {money}).',
  'prompt.moveCattleman':
    'Avancez votre éleveur de {steps, plural, one {# lieu} other {# lieux}} au plus (vous avez {money}).',
  'prompt.objectiveMove':
    'Avancez votre éleveur de {steps, plural, one {# lieu} other {# lieux}} au plus sans taxe, ou renoncez.',
  'prompt.location': 'Lieu\u00a0: {place}, vous avez {money}. Choisissez une action ou terminez la visite.',
  'prompt.copyAdjacent': 'Choisissez le bâtiment voisin dont vous utilisez les actions.',
  'prompt.auxiliary.1':
    '{optional, select, yes {Effectuez une action auxiliaire simple, ou renoncez.} other {Effectuez une action auxiliaire simple.}}',
  'prompt.auxiliary.2':
    '{optional, select, yes {Effectuez une action auxiliaire simple ou double, ou renoncez.} other {Effectuez une action auxiliaire simple ou double.}}',
  'prompt.offer': 'Voulez-vous {action}\u202f?',
  'prompt.choose': 'Choisissez une action, ou renoncez.',
  'prompt.hire':
    'Engagez un ouvrier{kind, select, more { pour {change} de plus} less { pour {change} de moins} other {}}{optional, select, yes {, ou renoncez} other {}} (vous avez {money}).',
  'prompt.buyCattle':
    'Achetez du bétail ou arrêtez-vous ({cowboys, plural, one {reste # cowboy} other {restent # cowboys}}, vous avez {money}).',
  'prompt.buySecond': 'Choisissez la deuxième carte de cet achat.',
  'prompt.build':
    'Choisissez un bâtiment{optional, select, yes {, ou renoncez} other {}} ({builders, plural, one {# bâtisseur} other {# bâtisseurs}} à {price}\u202f; vous avez {money}).',
  'prompt.site': 'Où placez-vous le bâtiment {building}\u202f? (Vous avez {money}.)',
  'prompt.engine':
    'Avancez votre locomotive de {spaces, plural, one {# case} other {# cases}} au plus{optional, select, yes {, ou renoncez} other {}}.',
  'prompt.engineBack': 'Reculez votre locomotive de {spaces, plural, one {# case} other {# cases}}.',
  'prompt.leaveEndOfTrack':
    'Votre locomotive quitte la fin de la voie\u00a0: recevez {money} et choisissez une case en arrière.',
  'prompt.specialDelivery':
    'De combien reculez-vous votre locomotive\u202f? Le nombre de cases est la valeur de la livraison.',
  'prompt.upgradeStation': 'Améliorer pour {cost} ({station})\u202f? Vous avez {money}.',
  'prompt.upgradeBehind': 'Améliorez une gare derrière votre locomotive (vous avez {money}).',
  'prompt.placeDisc': 'Quel disque placez-vous ({place})\u202f?',
  'prompt.placeDisc.reserve':
    'Quel disque placez-vous ({place})\u202f? (Vous avez {money}\u202f; gardez {reserve} pour le transport.)',
  'prompt.takeStationMaster': 'Donnez un ouvrier pour le {master}, ou renoncez.',
  'prompt.bonusStationMaster': 'Choisissez un chef de gare de réserve, ou renoncez.',
  'prompt.takeHazard': 'Retirez un danger{optional, select, yes {, ou renoncez} other {}}.',
  'prompt.takeOutlaw.second': 'Capturez un hors-la-loi{optional, select, yes {, ou renoncez} other {}}.',
  'prompt.takeOutlaw.first': 'Commercez avec une tribu{optional, select, yes {, ou renoncez} other {}}.',
  'prompt.hazardOrOutlaw.second': 'Retirez un danger, capturez un hors-la-loi, ou renoncez.',
  'prompt.hazardOrOutlaw.first': 'Retirez un danger, commercez avec une tribu, ou renoncez.',
  'prompt.takeObjective':
    'Prenez une carte Objectif{from, select, display { de l’offre} other {}}{to, select, hand { en main} other {}}{optional, select, yes {, ou renoncez} other {}}.',
  'prompt.drawUpTo':
    'Piochez jusqu’à {count, plural, one {# carte} other {# cartes}}, puis défaussez-en autant{optional, select, yes {, ou renoncez} other {}}.',
  'prompt.discardCards': 'Défaussez {count, plural, one {# carte} other {# cartes}}.',
  'prompt.discard': 'Choisissez la carte\u00a0: {what}.',
  'prompt.removeCards':
    'Retirez du jeu jusqu’à {count, plural, one {# carte} other {# cartes}}, ou arrêtez-vous.',
  'prompt.placeShop':
    'Ouvrez un comptoir{optional, select, yes {, ou renoncez} other {}} (vous avez {money}).',
  'prompt.freeCattle': 'Prenez une carte Bétail du marché.',
  'prompt.pokerSeat': 'Asseyez un ouvrier à la table de poker, ou renoncez.',
  'prompt.layCard': 'Posez une carte à la table de poker pour {price}, ou renoncez (le pot contient {pot}).',
  'prompt.foresight': 'Kansas City, étape {step}\u00a0: choisissez une tuile Prévision.',
  'prompt.income':
    'Kansas City, étape 4\u00a0: combien de certificats dépensez-vous\u202f? (Vous en avez {certificates}, la limite est {limit}.)',
  'prompt.raiseSimmental':
    '{stage, select, calf {Élevez des veaux Simmental en génisses, ou renoncez (réserve\u00a0: {left}).} other {Élevez des génisses Simmental en vaches, ou renoncez (réserve\u00a0: {left}).}}',
  'prompt.deliver':
    'Kansas City, étape 5\u00a0: livrez dans une ville de valeur {total} au plus (vous avez {money}).',
  'prompt.deliver.free': 'Livrez dans une ville de valeur {total} au plus, sans frais de transport.',
  'prompt.exchange':
    'Utiliser un jeton Échange\u202f? (Vous avez {tokens, plural, one {# jeton} other {# jetons}}.)',
  'prompt.exchange.discard':
    'Jeton Échange\u00a0: défaussez {count, plural, one {# carte} other {# cartes}}.',
}
