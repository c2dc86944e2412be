import { expect, test } from 'vitest'
import { inOrder } from './quick.mjs'

test('what changed is tested first, then its package, then the rest, the shorter before the longer', () => {
  const files = [
    'packages/a/test/long.test.ts',
    'packages/a/test/short.test.ts',
    'packages/b/test/near.test.ts',
    'packages/b/test/mine.test.ts',
  ]
  const changed = new Set(['packages/b/src/thing.ts', 'packages/b/test/mine.test.ts'])
  const times = new Map([
    ['packages/a/test/long.test.ts', 9000],
    ['packages/a/test/short.test.ts', 100],
    ['packages/b/test/near.test.ts', 20_000],
  ])
  expect(inOrder(files, changed, times)).toEqual([
    'packages/b/test/mine.test.ts',
    'packages/b/test/near.test.ts',
    'packages/a/test/short.test.ts',
    'packages/a/test/long.test.ts',
  ])
})
