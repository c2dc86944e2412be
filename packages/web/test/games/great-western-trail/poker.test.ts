import { boxOf, type Event, isCattle } from '@railhead/great-western-trail'
import { LANGS } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { handValue, showdownIn } from '../../../src/games/great-western-trail/poker/showdown.js'
import { POKER_TEXTS } from '../../../src/games/great-western-trail/poker/text/index.js'

const VALUES = boxOf(0).cattleValues

const paramsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(match => match[1]))].sort()

test('a show-down is read from what was told: hands, their values, who wins', () => {
  const cattle = VALUES.findIndex((value, card) => isCattle(card) && value === 3)
  const events: Event[] = [
    { type: 'showdown', hands: [[cattle, cattle], [], [cattle]], pot: 5 },
    { type: 'wonPot', seat: 0, amount: 8 },
  ]
  expect(handValue([cattle, cattle], VALUES)).toBe(6)
  expect(showdownIn(events, VALUES)).toEqual({
    pot: 5,
    hands: [
      { seat: 0, cards: [cattle, cattle], value: 6, won: 8 },
      { seat: 2, cards: [cattle], value: 3, won: 0 },
    ],
  })
  expect(showdownIn([{ type: 'over' }], VALUES)).toBeUndefined()
})

test.each(LANGS)('the texts of the poker table take the same parameters in %s', lang => {
  for (const key of Object.keys(POKER_TEXTS.en) as (keyof typeof POKER_TEXTS.en)[])
    expect(paramsOf(POKER_TEXTS[lang][key]), key).toEqual(paramsOf(POKER_TEXTS.en[key]))
})
