import { useT } from '../app/AppContext.js'
import { declineInstall, install, useInstalling } from './install.js'

/** How to keep Railhead as an app, where the browser can; goes away for good when it is not wanted. */
export function InstallHint() {
  const t = useT()
  const installing = useInstalling()
  if (installing === 'none') return null
  return (
    <p className="install-hint">
      {t(installing === 'button' ? 'install.text' : 'install.menu')}{' '}
      {installing === 'button' && (
        <button type="button" className="button small" onClick={install}>
          {t('install.button')}
        </button>
      )}
      <button type="button" className="button small plain" onClick={declineInstall}>
        {t('install.no')}
      </button>
    </p>
  )
}
