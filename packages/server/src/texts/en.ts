/** What the server itself writes: the letter and the page of a login link, notifications. */
export const en = {
  'login.subject': 'Railhead: your login link',
  'login.before': 'This link logs you in. It works once, for 20 minutes:',
  'login.after': 'If you did not ask for it, ignore this letter.',
  'login.as': 'You log in as {mail}.',
  'login.comeAlong': 'What you play in this browser as a guest becomes part of that account.',
  'login.button': 'Log in to Railhead',
  'login.tooLate': 'This link was used already, or is too old.',
  'login.another': 'Ask for another one',
  'service.subject': 'Railhead: how you log in was changed',
  'service.linked': 'From now on you can log in to your Railhead account by {name} too.',
  'service.unlinked': 'Logging in to your Railhead account by {name} was removed.',
  'service.notMe':
    'If that was not you, log in by a mailed link and choose a new password on the account page: it ends all other logins.',
  'yourTurn.title': 'Railhead: your turn',
  'yourTurn.text': 'It is your turn: {name}',
  'finished.title': 'Railhead: a match is over',
  'finished.text': 'The match is over: {name}',
} as const

export type ServerKey = keyof typeof en
