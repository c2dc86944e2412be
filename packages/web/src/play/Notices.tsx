import { useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import type { Notice } from '../table/table.js'
import { noticeText } from './noticeText.js'

const SHOWN = 6000

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
