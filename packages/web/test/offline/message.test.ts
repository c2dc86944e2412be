import { expect, test } from 'vitest'
import { pageOf, readMessage } from '../../src/offline/message.js'

const ORIGIN = 'https://play.example'

test('a push of ours is read, anything else is not', () => {
  const message = { what: 'yourTurn', title: 'Your turn', text: 'At the table', url: `${ORIGIN}/table/x` }
  expect(readMessage(message)).toEqual(message)
  expect(readMessage({ ...message, what: 'advert' })).toBeUndefined()
  expect(readMessage({ ...message, url: 7 })).toBeUndefined()
  expect(readMessage('your turn')).toBeUndefined()
})

test('a message opens a page of ours, whatever address it carries', () => {
  expect(pageOf('https://play.example/table/x', ORIGIN)).toBe('https://play.example/table/x')
  expect(pageOf('http://internal:8080/table/x', ORIGIN)).toBe('https://play.example/table/x')
  expect(pageOf('https://evil.example//evil.example/', ORIGIN).startsWith(`${ORIGIN}/`)).toBe(true)
  expect(pageOf('http://[', ORIGIN)).toBe('https://play.example/')
})
