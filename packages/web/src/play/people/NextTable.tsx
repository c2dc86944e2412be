import nextButton from 'game-icon:next-button'
import { paths } from '@railhead/protocol'
import { Link } from 'react-router'
import { useApp } from '../../app/AppContext.js'
import { Icon } from '../../icons/Icon.js'
import { keyName, keyOf, NONE, readKeys } from '../keys/keys.js'
import { usePlay } from '../play.js'

/** My turn here is over and another table of mine waits: there it goes. */
export function NextTable() {
  const { t, settings } = useApp()
  const { waitingElsewhere, asking } = usePlay()
  const [next] = waitingElsewhere
  if (next === undefined || asking.asked) return null
  const count = waitingElsewhere.length
  const waiting = t('next.waiting', { count })
  const key = settings.keys ? keyOf(readKeys(settings.keyMap), 'next') : NONE
  return (
    <Link
      className="button small primary next-table"
      to={paths.page(next)}
      title={key === NONE ? waiting : `${waiting} (${keyName(key)})`}
      aria-label={t('pair', { what: t('next.table'), value: waiting })}
    >
      <Icon d={nextButton} /> <span className="word">{t('next.table')}</span> <small>{count}</small>
    </Link>
  )
}
