import type { AnyGame, Outcome } from '@railhead/kernel'
import { useMemo } from 'react'
import { useT } from '../../app/AppContext.js'
import type { GameScreen, Scene } from '../../games/screen.js'
import type { Table } from '../../table/table.js'
import { Dialog } from '../../ui/Dialog.js'
import { nth } from '../../ui/nth.js'
import { SeatMark, seatColour } from '../../ui/SeatMark.js'
import { ScoreChart } from './ScoreChart.js'

interface ScoreDialogProps {
  readonly table: Table
  readonly game: AnyGame
  readonly screen: GameScreen
  readonly scene: Scene
  /** Set when the match is over: then this is the score sheet. */
  readonly outcome: Outcome | null
  readonly last: number
  readonly onClose: () => void
}

/** The score by category with bars for each seat; at the end with winners and the course of the match. */
export function ScoreDialog({ table, game, screen, scene, outcome, last, onClose }: ScoreDialogProps) {
  const t = useT()
  const scores = useMemo(() => outcome?.scores ?? game.standing(scene.view), [outcome, game, scene.view])
  const categories = Object.keys(scores[0]?.categories ?? {})
  const most = Math.max(1, ...scores.flatMap(({ categories: own }) => Object.values(own).map(Math.abs)))
  const best = Math.max(1, ...scores.map(({ total }) => total))
  return (
    <Dialog title={outcome ? t('score.final') : t('score.now')} onClose={onClose} wide>
      {outcome && (
        <p className="winners">
          {outcome.winners.map(seat => (
            <strong key={seat}>
              <SeatMark seat={seat} /> {t('score.won', { name: scene.names[seat] ?? '' })}
            </strong>
          ))}
        </p>
      )}
      {!outcome && <p className="quiet">{t('score.public')}</p>}
      <div className="score-scroll">
        <table className="score-sheet">
          <thead>
            <tr>
              <th scope="col">{t('score.category')}</th>
              {scores.map((_, seat) => (
                <th scope="col" key={nth(seat, 'head')}>
                  <SeatMark seat={seat} /> {scene.names[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, row) => (
              <tr key={category} style={{ animationDelay: outcome ? `${row * 160}ms` : '0ms' }}>
                <th scope="row">{screen.category?.(category, scene) ?? category}</th>
                {scores.map(({ categories: own }, seat) => (
                  <td key={nth(seat, category)}>
                    <span
                      className={own[category] < 0 ? 'bar minus' : 'bar'}
                      style={{
                        width: `${(Math.abs(own[category]) / most) * 100}%`,
                        backgroundColor: seatColour(seat),
                      }}
                    />
                    <span className="bar-text">{own[category]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('score.total')}</th>
              {scores.map(({ total }, seat) => (
                <td key={nth(seat, 'total')}>
                  <span
                    className="bar"
                    style={{
                      width: `${(Math.max(0, total) / best) * 100}%`,
                      backgroundColor: seatColour(seat),
                    }}
                  />
                  <span className="bar-text">{total}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {outcome && <ScoreChart table={table} game={game} names={scene.names} last={last} />}
    </Dialog>
  )
}
