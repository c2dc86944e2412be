import type { Writer } from '../i18n/index.js'
import type { Notice } from '../table/table.js'
import { codeText } from '../ui/faults.js'
import { wordsWriter } from './words/text/index.js'

/** Something worth telling once, in words. */
export function noticeText(t: Writer, { what }: Notice): string {
  switch (what.kind) {
    case 'stale':
      return t('notice.stale')
    case 'refused':
      if (what.undoAt !== undefined) return wordsWriter(t.lang)('undoAgain', { time: clock(t, what.undoAt) })
      return what.wanted
        ? t(`notice.no.${what.wanted}`, { why: codeText(t, what.code) })
        : codeText(t, what.code)
    case 'undoEnded':
      return wordsWriter(t.lang)(`undo.${what.how}`)
    case 'botReplaced':
      return t('notice.botReplaced')
    case 'botLooped':
      return t('notice.botLooped')
    case 'notSaved':
      return t('notice.notSaved')
  }
}

function clock({ lang }: Writer, at: number): string {
  return new Intl.DateTimeFormat(lang, { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(at)
}
