import { Link } from 'react-router'
import { useT } from './AppContext.js'
import { Page } from './Page.js'

/** In the place of a page that needs the server while it cannot be reached. */
export function OfflinePage({ title = 'Railhead' }: { readonly title?: string }) {
  const t = useT()
  return (
    <Page title={title}>
      <p role="status">{t('offline.page')}</p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('offline.again')}
        </button>
        <Link className="button" to="/">
          {t('toLobby')}
        </Link>
      </div>
    </Page>
  )
}
