import nextButton from 'game-icon:next-button'
import { paths } from '@railhead/protocol'
import { Link } from 'react-router'
import { useT } from '../../app/AppContext.js'
import { Icon } from '../../icons/Icon.js'
import { usePlay } from '../play.js'

/** My turn here is over and another table of mine waits: there it goes. */
export function NextTable() {
  const t = useT()
  const { waitingElsewhere, asking } = usePlay()
  const [next] = waitingElsewhere
  if (next === undefined || asking.asked) return null
  const count = waitingElsewhere.length
  return (
    <Link
      className="button small primary next-table"
      to={paths.page(next)}
      title={`${t('next.waiting', { count })} (N)`}
      aria-label={`${t('next.table')}: ${t('next.waiting', { count })}`}
    >
      <Icon d={nextButton} /> <span className="word">{t('next.table')}</span> <small>{count}</small>
    </Link>
  )
}
