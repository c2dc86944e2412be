import { useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import type { Writer } from '../i18n/index.js'
import type { Notice } from '../table/table.js'
import { codeText } from '../ui/faults.js'

const SHOWN = 6000

export function noticeText(t: Writer, { what }: Notice): string {
  switch (what.kind) {
    case 'stale':
      return t('notice.stale')
    case 'refused':
      return codeText(t, what.code)
    case 'undoEnded':
      return t(`undo.${what.how}`)
    case 'botReplaced':
      return t('notice.botReplaced')
    case 'botLooped':
      return t('notice.botLooped')
    case 'notSaved':
      return t('notice.notSaved')
  }
}

/** Says something for a few seconds. */
export function Notices({ notice }: { readonly notice: Notice | null }) {
  const t = useT()
  const [gone, setGone] = useState(notice?.id ?? 0)
  const id = notice?.id ?? 0
  useEffect(() => {
    const timer = setTimeout(() => setGone(id), SHOWN)
    return () => clearTimeout(timer)
  }, [id])
  if (!notice || notice.id <= gone) return null
  return <p className="notice">{noticeText(t, notice)}</p>
}
