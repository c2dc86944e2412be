import type { prompts as english } from '../en/prompts.js'
import type { Translated } from '../en.js'

export const prompts: Translated<typeof english> = {
  'prompt.discardDown': 'Défaussez {count, plural, one {# carte} other {# cartes}} : vous en gardez {limit}.',
  'prompt.placeCattleman': 'Placez votre éleveur sur un bâtiment neutre.',
  'prompt.phaseA':
    'Avancez votre éleveur de {steps, plural, one {# lieu} other {# lieux}} au plus (vous avez {money}).',
  'prompt.moveCattleman':
    'Avancez votre éleveur de {steps, plural, one {# lieu} other {# lieux}} au plus (vous avez {money}).',
  'prompt.objectiveMove':
    'Avancez votre éleveur de {steps, plural, one {# lieu} other {# lieux}} au plus sans taxe, ou renoncez.',
  'prompt.location': 'Lieu : {place}, vous avez {money}. Choisissez une action ou terminez ici.',
  'prompt.copyAdjacent': 'Choisissez le bâtiment voisin dont vous utilisez les actions.',
  'prompt.auxiliary.1':
    '{optional, select, yes {Effectuez une action auxiliaire simple, ou renoncez.} other {Effectuez une action auxiliaire simple.}}',
  'prompt.auxiliary.2':
    '{optional, select, yes {Effectuez une action auxiliaire simple ou double, ou renoncez.} other {Effectuez une action auxiliaire simple ou double.}}',
  'prompt.offer': 'Voulez-vous {action} ?',
  'prompt.choose': 'Choisissez une action, ou renoncez.',
  'prompt.hire':
    'Engagez un ouvrier{kind, select, more { pour {change} de plus} less { pour {change} de moins} other {}}{optional, select, yes {, ou renoncez} other {}} (vous avez {money}).',
  'prompt.buyCattle':
    'Achetez du bétail ou arrêtez-vous ({cowboys, plural, one {reste # cowboy} other {restent # cowboys}}, vous avez {money}).',
  'prompt.buySecond': 'Choisissez la deuxième carte de cet achat.',
  'prompt.build':
    'Choisissez un bâtiment{optional, select, yes {, ou renoncez} other {}} ({builders, plural, one {# bâtisseur} other {# bâtisseurs}} à {price} ; vous avez {money}).',
  'prompt.site': 'Où placez-vous le bâtiment {building} ? (Vous avez {money}.)',
  'prompt.engine':
    'Avancez votre locomotive de {spaces, plural, one {# case} other {# cases}} au plus{optional, select, yes {, ou renoncez} other {}}.',
  'prompt.engineBack': 'Reculez votre locomotive de {spaces, plural, one {# case} other {# cases}}.',
  'prompt.leaveEndOfTrack':
    'Votre locomotive quitte la fin de la voie : recevez {money} et choisissez une case en arrière.',
  'prompt.specialDelivery':
    'De combien reculez-vous votre locomotive ? Le nombre de cases est la valeur de la livraison.',
  'prompt.upgradeStation': 'Améliorer pour {cost} ({station}) ? Vous avez {money}.',
  'prompt.upgradeBehind': 'Améliorez une gare derrière votre locomotive (vous avez {money}).',
  'prompt.placeDisc': 'Quel disque placez-vous ({place}) ?',
  'prompt.placeDisc.reserve':
    'Quel disque placez-vous ({place}) ? (Vous avez {money} ; gardez {reserve} pour le transport.)',
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
  'prompt.discard': 'Choisissez la carte : {what}.',
  'prompt.removeCards':
    'Retirez du jeu jusqu’à {count, plural, one {# carte} other {# cartes}}, ou arrêtez-vous.',
  'prompt.placeShop':
    'Placez un magasin{optional, select, yes {, ou renoncez} other {}} (vous avez {money}).',
  'prompt.freeCattle': 'Prenez une carte Bétail du marché.',
  'prompt.pokerSeat': 'Asseyez un ouvrier à la table de poker, ou renoncez.',
  'prompt.layCard': 'Posez une carte à la table de poker pour {price}, ou renoncez (le pot contient {pot}).',
  'prompt.foresight': 'Kansas City, prévision {step} : choisissez une tuile.',
  'prompt.income':
    'Kansas City, revenu : combien de certificats dépensez-vous ? (Vous en avez {certificates}, la limite est {limit}.)',
  'prompt.deliver':
    'Kansas City, livraison : choisissez une ville de valeur {total} au plus (vous avez {money}).',
  'prompt.deliver.free': 'Livrez dans une ville de valeur {total} au plus, sans frais de transport.',
  'prompt.exchange':
    'Utiliser un jeton Échange ? (Vous avez {tokens, plural, one {# jeton} other {# jetons}}.)',
  'prompt.exchange.discard': 'Jeton Échange : défaussez {count, plural, one {# carte} other {# cartes}}.',
}
