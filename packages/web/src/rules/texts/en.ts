/** What the pages of the rulebook say around it. */
export const en = {
  'rules.title': 'Rules',
  'rules.of': '{game}: the rules',
  'rules.read': 'Read the rules',
  'rules.aid': 'Player aid',
  'rules.aidOf': '{game}: player aid',
  'rules.search': 'Search the rules',
  'rules.found': '{count, plural, =0 {Nothing found.} one {# section} other {# sections}}',
  'rules.contents': 'Contents',
  'rules.thisMatch': 'in your match',
  'rules.elsewhere': 'not in your match',
  'rules.changed': 'Different in your match:',
  'rules.later': 'Not yet in your match:',
  'rules.brief': 'In brief',
  'rules.print': 'Print',
  'rules.more': 'More about this',
  'rules.whichRule': 'The rule',
  'rules.whole': 'Open the rulebook',
  'rules.help': 'Help',
} as const

export type RulesKey = keyof typeof en
