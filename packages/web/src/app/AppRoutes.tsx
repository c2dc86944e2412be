import { type ComponentType, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { Lobby } from '../lobby/Lobby.js'
import { late } from '../ui/late.js'
import { useT } from './AppContext.js'
import { NotFoundPage } from './NotFoundPage.js'
import { OfflinePage } from './OfflinePage.js'

const page = (load: () => Promise<{ default: ComponentType }>) => late(load, OfflinePage)

const NewTablePage = page(() => import('../lobby/NewTablePage.js'))
const LearnPage = page(() => import('../learn/LearnPage.js'))
const RulesPage = page(() => import('../rules/RulesPage.js'))
const AidPage = page(() => import('../rules/AidPage.js'))
const AccountPage = page(() => import('../people/AccountPage.js'))
const BotsPage = page(() => import('../people/BotsPage.js'))
const ResultsPage = page(() => import('../people/ResultsPage.js'))
const AdminPage = page(() => import('../admin/AdminPage.js'))
const ProgressPage = page(() => import('../review/ProgressPage.js'))
const ReviewPage = page(() => import('../review/ReviewPage.js'))
const StudiesPage = page(() => import('../study/StudiesPage.js'))
const StudyPage = page(() => import('../study/StudyPage.js'))
const CreditsPage = page(() => import('./CreditsPage.js'))
const TablePage = page(() => import('../play/TablePage.js'))

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
