import { expect, test } from 'vitest'
import { BotMemory } from '../../src/bots/memory.js'

test('thoughts are kept from one answer to the next of a thread, and few threads at once', () => {
  const memory = new BotMemory()
  const first = memory.thoughtsFor({ id: 'a', moment: 4 })
  expect(memory.thoughtsFor({ id: 'a', moment: 5 })).toBe(first)
  // Somebody took something back, or others answered meanwhile.
  const again = memory.thoughtsFor({ id: 'a', moment: 5 })
  expect(again).not.toBe(first)
  expect(memory.thoughtsFor({ id: 'a', moment: 8 })).not.toBe(again)
  const kept = memory.thoughtsFor({ id: 'b', moment: 1 })
  memory.thoughtsFor({ id: 'c', moment: 1 })
  expect(memory.thoughtsFor({ id: 'b', moment: 2 })).toBe(kept)
  memory.thoughtsFor({ id: 'd', moment: 1 })
  memory.thoughtsFor({ id: 'e', moment: 1 })
  expect(memory.thoughtsFor({ id: 'b', moment: 3 })).not.toBe(kept)
})
