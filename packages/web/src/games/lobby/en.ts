/** What the lobby says of the games and of their ready-made tables before their rules are fetched. */
export const en = {
  'great-western-trail.name': 'Great Western Trail',
  'great-western-trail.text':
    'Drive cattle to Kansas City, lap after lap, and send them ever farther by rail.',
  'great-western-trail.credit': 'designed by Alexander Pfister',
  'great-western-trail.first.title': 'First match',
  'great-western-trail.first.text':
    'Second edition, everything in its beginner’s place, two players: about 40 minutes.',
  'great-western-trail.classic.title': 'Classic',
  'great-western-trail.classic.text':
    'Neutral buildings and the faces of the private ones by chance, no expansion, three players.',
  'great-western-trail.everything.title': 'Everything',
  'great-western-trail.everything.text':
    'Rails to the North, the poker table and Simmental cattle, all by chance: a long evening.',
  'great-western-trail.solo.title': 'Alone against Sam',
  'great-western-trail.solo.text':
    'The solo mode of the second edition: one person and the automatic rancher.',
  'great-western-trail.firstEdition.title': 'First edition',
  'great-western-trail.firstEdition.text': 'The board, cattle and buildings of the first box, two players.',
  'carson-city.name': 'Carson City',
  'carson-city.text': 'Four rounds of land, buildings and duels, until the town is built.',
  'carson-city.credit': 'designed by Xavier Georges',
  'carson-city.first.title': 'First match',
  'carson-city.first.text': 'Three players, duels with dice, the yellow sides of the characters.',
  'carson-city.tokens.title': 'Duels of wits',
  'carson-city.tokens.text': 'Four players, the red sides, and duels with tokens instead of dice.',
  'carson-city.everything.title': 'Everything',
  'carson-city.everything.text':
    'Five players, both sides of the characters, tokens, and everybody places at once.',
} as const

export type LobbyKey = keyof typeof en
