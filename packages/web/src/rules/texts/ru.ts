import type { RulesKey } from './en.js'

export const ru: Readonly<Record<RulesKey, string>> = {
  'rules.title': 'Правила',
  'rules.of': '{game}: правила',
  'rules.read': 'Читать правила',
  'rules.aid': 'Памятка',
  'rules.aidOf': '{game}: памятка игрока',
  'rules.search': 'Поиск по правилам',
  'rules.found':
    '{count, plural, =0 {Ничего не найдено.} one {# раздел} few {# раздела} many {# разделов} other {# раздела}}',
  'rules.contents': 'Содержание',
  'rules.thisMatch': 'в вашей партии',
  'rules.elsewhere': 'не в вашей партии',
  'rules.changed': 'В вашей партии иначе:',
  'rules.later': 'В вашей партии ещё нет:',
  'rules.brief': 'Коротко',
  'rules.print': 'Напечатать',
  'rules.more': 'Подробнее об этом',
  'rules.whichRule': 'Правило',
  'rules.whole': 'Открыть правила целиком',
  'rules.help': 'Справка',
}
