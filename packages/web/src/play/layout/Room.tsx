import { type CSSProperties, type ReactNode, type RefObject, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import { SCROLLED } from '../../ui/scrolled.js'
import { PeoplePanel } from '../people/PeoplePanel.js'
import { usePlay } from '../play.js'
import { QuestionPanel } from '../question/QuestionPanel.js'
import { Board, BoardTabs } from '../stage/Board.js'
import { OverlayLayer } from '../stage/OverlayLayer.js'
import { HistoryBar } from '../time/HistoryBar.js'
import { Actions } from './Actions.js'
import { Banners, LastRound } from './Banners.js'
import { Divider } from './Divider.js'
import { useRemembered } from './remembered.js'
import { Tabs } from './Tabs.js'
import { isSmall, useCramped } from './useLayout.js'

interface RoomProps {
  readonly root: RefObject<HTMLDivElement | null>
  readonly changed: ReadonlySet<string>
  readonly onScore: () => void
  /** What the others ask, or the table. */
  readonly requests: ReactNode
  readonly children: ReactNode
}

/** Where everything stands: one arrangement for each kind of screen. */
export function Room({ root, changed, onScore, requests, children }: RoomProps) {
  const t = useT()
  const { layout, stage, scene, time } = usePlay()
  const [column, setColumn] = useRemembered<number>('column', 28)
  const [panel, setPanel] = useRemembered<string>('panel', 'me')
  const [folded, setFolded] = useRemembered<boolean>('peopleFolded', false)
  const cramped = useCramped()
  const [over, setOver] = useState<string | undefined>()
  const full = stage.isFull && layout === 'wide'
  const style = { '--column': `${column}vw` } as CSSProperties
  // The same one wherever it stands: what is shown on it stays when the screen is turned.
  const main = (
    <main className="table-main" key="main">
      <BoardTabs />
      <Board changed={changed} />
      <OverlayLayer />
      <Banners />
    </main>
  )
  const asking = (
    <div className="requests" key="requests">
      {requests}
    </div>
  )
  const watching = scene.seat === null ? 'watching' : 'sitting'
  if (isSmall(layout))
    return (
      <div className={`play small ${layout} ${watching}${cramped ? ' cramped' : ''}`} ref={root}>
        {/* What scrolls begins with what is asked. */}
        {cramped && asking}
        {cramped && <QuestionPanel />}
        {main}
        <div className="desk">
          {!cramped && asking}
          <LastRound />
          {layout === 'upright' && <Strip />}
          {!cramped && <QuestionPanel />}
          {layout === 'lying' && <Strip />}
          <Tabs chosen={over} choose={setOver} closes />
          <footer className="foot">
            <Actions onScore={onScore} openPanel={setOver} />
          </footer>
          {over !== 'log' && (
            <div className={time.isPast ? 'history-row seen' : 'history-row'}>
              <HistoryBar />
            </div>
          )}
        </div>
        {children}
      </div>
    )
  return (
    <div className={`play ${layout} ${watching}${full ? ' full' : ''}`} ref={root} style={style}>
      {main}
      <Strip />
      {layout === 'wide' && !full && <Divider width={column} onChange={setColumn} />}
      <aside className="column" aria-label={t('panel.column')} hidden={full}>
        <QuestionPanel />
        <section className={folded ? 'people folded' : 'people'} aria-label={t('panel.seats')}>
          <button
            type="button"
            className="fold"
            aria-expanded={!folded}
            aria-label={t('panel.seats')}
            title={t('panel.seats')}
            onClick={() => setFolded(!folded)}
          />
          <PeoplePanel />
        </section>
        <Tabs chosen={panel} choose={next => setPanel(next ?? 'me')} />
        <footer className="foot">
          <LastRound />
          <HistoryBar />
          <Actions onScore={onScore} openPanel={setPanel} />
        </footer>
      </aside>
      {asking}
      {children}
    </div>
  )
}

/** My hand and my figures, always in sight. */
function Strip() {
  const t = useT()
  const { screen, scene, layout } = usePlay()
  if (scene.seat === null || (!screen.hand && !screen.strip)) return null
  return (
    // On small screens it is moved sideways.
    <section className="strip-bar" aria-label={t('panel.mine')} {...(isSmall(layout) && SCROLLED)}>
      {screen.hand?.(scene)}
      {screen.strip?.(scene)}
    </section>
  )
}
