import type { RulesKey } from './en.js'

export const fr: Readonly<Record<RulesKey, string>> = {
  'rules.title': 'Règles',
  'rules.of': '{game} : les règles',
  'rules.read': 'Lire les règles',
  'rules.aid': 'Aide de jeu',
  'rules.aidOf': '{game} : aide de jeu',
  'rules.search': 'Chercher dans les règles',
  'rules.found': '{count, plural, =0 {Rien trouvé.} one {# section} other {# sections}}',
  'rules.contents': 'Sommaire',
  'rules.thisMatch': 'dans votre partie',
  'rules.elsewhere': 'pas dans votre partie',
  'rules.changed': 'Différent dans votre partie :',
  'rules.later': 'Pas encore dans votre partie :',
  'rules.brief': 'En bref',
  'rules.print': 'Imprimer',
  'rules.more': 'En savoir plus',
  'rules.whichRule': 'La règle',
  'rules.whole': 'Ouvrir toutes les règles',
  'rules.help': 'Aide',
}
