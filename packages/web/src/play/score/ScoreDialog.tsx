import type { AnyGame, Outcome, SeatScore } from '@railhead/kernel'
import { paths } from '@railhead/protocol'
import { useId, useMemo } from 'react'
import { Link } from 'react-router'
import { useT } from '../../app/AppContext.js'
import type { GameScreen, Scene } from '../../games/screen.js'
import type { Table } from '../../table/table.js'
import { Dialog } from '../../ui/Dialog.js'
import { figure } from '../../ui/figure.js'
import { SeatMark, seatColour } from '../../ui/SeatMark.js'
import { SCROLLED } from '../../ui/scrolled.js'
import { Again } from '../layout/Again.js'
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

/** One seat of the score sheet. */
interface Column extends SeatScore {
  readonly seat: number
  readonly name: string
}

const OPPONENT = 4

/** Where no seat won, the rules' own opponent did. */
const isWinner = ({ winners, opponent }: Outcome, seat: number): boolean =>
  winners.includes(seat) || (opponent !== undefined && seat === OPPONENT && winners.length === 0)

/** The score by category with bars for each seat; at the end with winners and the course of the match. */
export function ScoreDialog({ table, game, screen, scene, outcome, last, onClose }: ScoreDialogProps) {
  const t = useT()
  const lead = useId()
  const ending = table.state().table?.ending
  const columns: readonly Column[] = useMemo(() => {
    const scores = outcome?.scores ?? game.standing(scene.view)
    const own = scores.map((score, seat) => ({ ...score, seat, name: scene.names[seat] ?? '' }))
    // The rules' own opponent has the last shape, as on the board.
    if (!outcome?.opponent) return own
    const name = screen.opponentName?.(scene) ?? outcome.opponent.name
    return [...own, { ...outcome.opponent, name, seat: OPPONENT }]
  }, [outcome, game, screen, scene])
  const winners = outcome && columns.filter(({ seat }) => isWinner(outcome, seat))
  const all = Object.keys(columns[0]?.categories ?? {})
  const categories = all.filter(category => columns.some(({ categories: own }) => (own[category] ?? 0) !== 0))
  const named = (category: string): string => screen.category?.(category, scene) ?? category
  const empty = all.filter(category => !categories.includes(category)).map(named)
  const most = Math.max(1, ...columns.flatMap(({ categories: own }) => Object.values(own).map(Math.abs)))
  const best = Math.max(1, ...columns.map(({ total }) => total))
  return (
    <Dialog title={outcome ? t('score.final') : t('score.now')} onClose={onClose} saidFirst={lead} wide>
      <div id={lead}>
        {outcome && ending && <p className="quiet">{t(`ending.${ending}`)}</p>}
        {winners && (
          <p className="winners">
            {winners.map(({ seat, name }) => (
              <strong key={seat}>
                <SeatMark seat={seat} /> {t('score.won', { name })}
              </strong>
            ))}
          </p>
        )}
        {!outcome && <p className="quiet">{t('score.public')}</p>}
      </div>
      <div className="score-scroll" {...SCROLLED}>
        <table className="score-sheet">
          <thead>
            <tr>
              <th scope="col">{t('score.category')}</th>
              {columns.map(({ seat, name }) => (
                <th scope="col" key={seat}>
                  <SeatMark seat={seat} /> <span className="score-name">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, row) => (
              <tr key={category} style={{ animationDelay: outcome ? `${row * 160}ms` : '0ms' }}>
                <th scope="row">{named(category)}</th>
                {columns.map(({ categories: own, seat }) => (
                  <td key={seat}>
                    <span
                      className={(own[category] ?? 0) < 0 ? 'bar minus' : 'bar'}
                      style={{
                        width: `${(Math.abs(own[category] ?? 0) / most) * 100}%`,
                        backgroundColor: seatColour(seat),
                      }}
                    />
                    <span className="bar-text">{figure(own[category] ?? 0)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('score.total')}</th>
              {columns.map(({ total, seat }) => (
                <td key={seat}>
                  <span
                    className="bar"
                    style={{
                      width: `${(Math.max(0, total) / best) * 100}%`,
                      backgroundColor: seatColour(seat),
                    }}
                  />
                  <span className="bar-text">{figure(total)}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {empty.length > 0 && (
        <p className="quiet score-nobody">{t('score.nobody', { what: empty.join(', ') })}</p>
      )}
      {outcome && (
        <div className="row score-next">
          <Link className="button primary" to={paths.review(table.id)}>
            {t('score.review')}
          </Link>
          {scene.seat !== null && <Again />}
          {table.kind === 'remote' && scene.seat !== null && (
            <Link className="button plain" to="/results">
              {t('allResults')}
            </Link>
          )}
        </div>
      )}
      {outcome && <ScoreChart table={table} game={game} names={scene.names} last={last} />}
    </Dialog>
  )
}
