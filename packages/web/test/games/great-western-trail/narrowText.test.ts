import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NarrowText } from '../../../src/games/great-western-trail/NarrowText.js'

const drawn = (text: string, size: number, width: number): string =>
  renderToStaticMarkup(createElement(NarrowText, { className: 'city-name', text, y: 0, size, width }))

test.each([
  ['Нью-Йорк', 13, 62],
  ['Миннеаполис', 14, 84],
  ['Орегон-Сити', 14, 84],
  ['Philadelphia', 13, 62],
])('%s is set as wide as its shield', (name, size, width) => {
  expect(drawn(name, size, width)).toContain(`textLength="${width}"`)
})

test('a short name is left as it is', () => {
  expect(drawn('Чикаго', 13, 62)).not.toContain('textLength')
  expect(drawn('Toronto', 14, 84)).not.toContain('textLength')
})
