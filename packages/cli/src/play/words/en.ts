/** What the terminal itself says, and the words to type; English ones work in every language. */
export const en = {
  'cli.welcome': 'Type the number of an option, or a command; “help” lists the commands.',
  'cli.player': 'Player {number}',
  'cli.board': 'The table:',
  'cli.hint.best': 'Best, {number}: {option}. {reason}',
  'cli.hint.other':
    'Also {number}: {option} ({value, plural, one {# point} other {# points}} against the best). {reason}',
  'cli.houseRules': 'House rules and corrections of this match:',
  'cli.houseRule': '{question} – {value}',
  'cli.circle': '{who} goes round in circles, and plays at random until the match gets on.',
  'cli.noQuery': 'This game has nothing to say to “{input}”.',
  'cli.nothing': 'Nothing.',
  'cli.yes': 'yes',
  'cli.scores': 'Points so far: {scores}',
  'cli.score': '{who} {points}',
  'cli.question': '{who}: {prompt}',
  'cli.anyTime': 'At any time: {prompt}',
  'cli.noOption': '“{input}” is neither an option (1 to {count}) nor a command. “help” lists the commands.',
  'cli.nothingRefused': 'Nothing that one might expect is refused now.',
  'cli.refusal': '{what}: {why}',
  'cli.undone': 'Taken back.',
  'cli.nothingToUndo': 'There is nothing of yours to take back.',
  'cli.consent':
    'This takes back {count, plural, one {# action} other {# actions}}; something was revealed or others have acted since. Does everyone agree? (yes, no)',
  'cli.notUndone': 'Nothing was taken back.',
  'cli.saved': 'Saved in “{file}”. To go on: railhead play --load {file}',
  'cli.saveWhere': '“save” needs a file name.',
  'cli.notSaved': 'Not saved in “{file}”: {reason}',
  'cli.noAnyTime': '{who} can do nothing at any time.',
  'cli.noSeat': '“seat” needs the number of a seat that a person plays: {seats}.',
  'cli.over': 'The match is over.',
  'cli.winners': 'Won by {who}.',
  'cli.lost': 'Won by {who}, the opponent of the rules.',
  'cli.left': 'The match is not over.',
  'cli.help.number': 'take that option',
} as const

export type WordKey = keyof typeof en
