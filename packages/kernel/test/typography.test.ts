import { expect, test } from 'vitest'
import { translator } from '../src/text.js'
import { typeset } from '../src/typography.js'

test('French sets narrow spaces before ; ! ? and full ones before : » $ % and after «', () => {
  expect(typeset('fr', 'Non ; si ! Quoi ? « Oui » : 5 $, 3 %')).toBe(
    'Non\u202f; si\u202f! Quoi\u202f? «\u00a0Oui\u00a0»\u00a0: 5\u00a0$, 3\u00a0%',
  )
})

test('Polish keeps the amount with its $, Russian a dash with the word before it, English breaks at any space', () => {
  expect(typeset('pl', 'płaci 5 $ za kartę: nie?')).toBe('płaci 5\u00a0$ za kartę: nie?')
  expect(typeset('ru', 'цена — $5')).toBe('цена\u00a0— $5')
  expect(typeset('en', 'pay $5 – or not?')).toBe('pay $5 – or not?')
})

test('a space at either end is left alone', () => {
  expect(typeset('fr', ' a ')).toBe(' a ')
  expect(typeset('fr', ' : ')).toBe('\u00a0: ')
})

test('messages are set as their language does, whatever comes into them', () => {
  const say = translator('fr', [
    { pays: '{who} paie {amount} $ ; {count, plural, one {# carte !} other {# cartes !}}' },
  ])
  expect(say({ key: 'pays', params: { who: 'Ada', amount: 2, count: 3 } })).toBe(
    'Ada paie 2\u00a0$\u202f; 3 cartes\u202f!',
  )
})

test('the form of a number is left alone', () => {
  const say = translator('fr', [{ gain: 'Gain {points, number, ::sign-always .#}' }])
  expect(say({ key: 'gain', params: { points: 0.9 } })).toBe('Gain +0,9')
})
