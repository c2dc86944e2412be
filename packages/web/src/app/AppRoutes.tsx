import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { Lobby } from '../lobby/Lobby.js'
import { useT } from './AppContext.js'
import { CreditsPage } from './CreditsPage.js'
import { NotFoundPage } from './NotFoundPage.js'

const NewTablePage = lazy(() => import('../lobby/NewTablePage.js'))
const AccountPage = lazy(() => import('../people/AccountPage.js'))
const ResultsPage = lazy(() => import('../people/ResultsPage.js'))
const TablePage = lazy(() => import('../play/TablePage.js'))

export function AppRoutes() {
  const t = useT()
  return (
    <Suspense fallback={<main className="page quiet">{t('loading')}</main>}>
      <Routes>
        <Route index element={<Lobby />} />
        <Route path="new" element={<NewTablePage />} />
        <Route path="table/:id" element={<TablePage />} />
        <Route path="table/:id/:moment" element={<TablePage />} />
        <Route path="account" element={<AccountPage />} />
        <Route path="results" element={<ResultsPage />} />
        <Route path="people/:id" element={<ResultsPage />} />
        <Route path="credits" element={<CreditsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  )
}
