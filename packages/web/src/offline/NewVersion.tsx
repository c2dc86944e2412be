import { useT } from '../app/AppContext.js'
import { useNewVersion } from './versions.js'

/** Says that a newer version is ready; the match is where it was after a reload. */
export function NewVersion() {
  const t = useT()
  if (!useNewVersion()) return null
  return (
    <p className="banner news new-version" role="status">
      {t('version.ready')}{' '}
      <button type="button" className="button small" onClick={() => location.reload()}>
        {t('version.reload')}
      </button>
    </p>
  )
}
