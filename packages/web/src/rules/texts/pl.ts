import type { RulesKey } from './en.js'

export const pl: Readonly<Record<RulesKey, string>> = {
  'rules.title': 'Zasady',
  'rules.of': '{game}: zasady',
  'rules.read': 'Czytaj zasady',
  'rules.aid': 'Skrót zasad',
  'rules.aidOf': '{game}: skrót zasad',
  'rules.search': 'Szukaj w zasadach',
  'rules.found':
    '{count, plural, =0 {Nic nie znaleziono.} one {# rozdział} few {# rozdziały} many {# rozdziałów} other {# rozdziału}}',
  'rules.contents': 'Spis treści',
  'rules.thisMatch': 'w twojej partii',
  'rules.elsewhere': 'nie w twojej partii',
  'rules.changed': 'W twojej partii inaczej:',
  'rules.later': 'Jeszcze nie w twojej partii:',
  'rules.brief': 'W skrócie',
  'rules.print': 'Drukuj',
  'rules.more': 'Więcej o tym',
  'rules.whichRule': 'Zasada',
  'rules.whole': 'Otwórz wszystkie zasady',
  'rules.help': 'Pomoc',
}
