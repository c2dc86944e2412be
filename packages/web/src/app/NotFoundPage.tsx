import { Link } from 'react-router'
import { useT } from './AppContext.js'
import { Page } from './Page.js'

export function NotFoundPage() {
  const t = useT()
  return (
    <Page title={t('notFound.title')}>
      <p>{t('notFound.text')}</p>
      <Link className="button primary" to="/">
        {t('toLobby')}
      </Link>
    </Page>
  )
}
