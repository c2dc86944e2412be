import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../app/AppContext.js'
import { database } from '../local/database.js'
import { type Fork, originPage } from '../local/fork.js'
import type { Table } from '../table/table.js'

/** Where a match on this device was forked from, with a way back to that moment: a line below its seats. */
export function ForkOrigin({ table }: { readonly table: Table }) {
  const t = useT()
  const [fork, setFork] = useState<Fork>()
  const { id, kind } = table
  useEffect(() => {
    if (kind === 'remote') return
    let current = true
    database.read(id).then(
      saved => current && setFork(saved?.table.fork),
      error => console.warn(error),
    )
    return () => {
      current = false
    }
  }, [id, kind])
  return (
    fork && (
      <li className="quiet fork-origin">
        <Link to={originPage(fork)}>{t('history.forkedFrom', { moment: fork.moment })}</Link>
      </li>
    )
  )
}
