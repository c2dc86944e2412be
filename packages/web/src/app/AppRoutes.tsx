import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { Lobby } from '../lobby/Lobby.js'
import { useT } from './AppContext.js'
import { NotFoundPage } from './NotFoundPage.js'

const NewTablePage = lazy(() => import('../lobby/NewTablePage.js'))
const LearnPage = lazy(() => import('../learn/LearnPage.js'))
const RulesPage = lazy(() => import('../rules/RulesPage.js'))
const AidPage = lazy(() => import('../rules/AidPage.js'))
const AccountPage = lazy(() => import('../people/AccountPage.js'))
const BotsPage = lazy(() => import('../people/BotsPage.js'))
const ResultsPage = lazy(() => import('../people/ResultsPage.js'))
const AdminPage = lazy(() => import('../admin/AdminPage.js'))
const ProgressPage = lazy(() => import('../review/ProgressPage.js'))
const ReviewPage = lazy(() => import('../review/ReviewPage.js'))
const StudiesPage = lazy(() => import('../study/StudiesPage.js'))
const StudyPage = lazy(() => import('../study/StudyPage.js'))
const CreditsPage = lazy(() => import('./CreditsPage.js'))
const TablePage = lazy(() => import('../play/TablePage.js'))

export function AppRoutes() {
  const t = useT()
  return (
    <Suspense fallback={<main className="page quiet">{t('loading')}</main>}>
      <Routes>
        <Route index element={<Lobby />} />
        <Route path="new" element={<NewTablePage />} />
        <Route path="learn" element={<LearnPage />} />
        <Route path="rules" element={<RulesPage />} />
        <Route path="rules/:game" element={<RulesPage />} />
        <Route path="rules/:game/aid" element={<AidPage />} />
        <Route path="table/:id" element={<TablePage />} />
        <Route path="table/:id/review" element={<ReviewPage />} />
        <Route path="table/:id/:moment" element={<TablePage />} />
        <Route path="account" element={<AccountPage />} />
        <Route path="bots" element={<BotsPage />} />
        <Route path="admin" element={<AdminPage />} />
        <Route path="progress" element={<ProgressPage />} />
        <Route path="studies" element={<StudiesPage />} />
        <Route path="study/:id" element={<StudyPage />} />
        <Route path="results" element={<ResultsPage />} />
        <Route path="people/:id" element={<ResultsPage />} />
        <Route path="credits" element={<CreditsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  )
}
