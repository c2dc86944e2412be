import { usePlay } from '../play.js'
import { StoryPanel } from '../story/StoryPanel.js'
import { HistoryBar } from '../time/HistoryBar.js'
import { ReportButton } from './ReportButton.js'
import { isSmall } from './useLayout.js'

/** The log; where the foot has no room for them, with the way through the match and the way to report what is wrong. */
export function LogPanel() {
  const { layout } = usePlay()
  return (
    <>
      {isSmall(layout) && (
        <div className="log-tools">
          <HistoryBar />
          <ReportButton />
        </div>
      )}
      <StoryPanel />
    </>
  )
}
