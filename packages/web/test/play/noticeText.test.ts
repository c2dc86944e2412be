import { LANGS } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { loadTexts, makeWriter } from '../../src/i18n/index.js'
import { noticeText } from '../../src/play/noticeText.js'

test('who took back too often reads when it is possible again, in every language', async () => {
  const at = new Date(2026, 5, 3, 14, 5).getTime()
  for (const lang of LANGS) {
    const t = makeWriter(lang, await loadTexts(lang))
    const text = noticeText(t, { id: 1, what: { kind: 'refused', code: 'tooFast', undoAt: at } })
    expect(text).toMatch(/(14|2).05/)
    expect(text).not.toBe(noticeText(t, { id: 1, what: { kind: 'refused', code: 'tooFast' } }))
  }
})
