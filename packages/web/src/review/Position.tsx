import { type AnyGame, type PlainState, type Seat, SPECTATOR, type Translate } from '@railhead/kernel'
import { type ReactNode, type RefObject, useMemo, useState } from 'react'
import { useT } from '../app/AppContext.js'
import type { GameScreen, Scene } from '../games/screen.js'
import { NOTHING_KNOWN } from '../play/stage/marks.js'
import { PiecesAround } from '../play/stage/pieces.js'
import { PositionInWords } from '../play/words/TableInWords.js'
import { signsOf } from '../play/words/text/index.js'

interface PositionProps {
  readonly game: AnyGame
  readonly screen: GameScreen
  readonly state: PlainState
  readonly seat: Seat
  readonly names: readonly string[]
  readonly say: Translate
  /** Around everything that is drawn, and what is drawn over it. */
  readonly root?: RefObject<HTMLDivElement | null>
  readonly over?: (scene: Scene, sheet: string) => ReactNode
}

/** A position on the board as its seat saw it: the drawing of the game, what that seat has beside it, and the same in words. */
export function Position({ game, screen, state, seat, names, say, root, over }: PositionProps) {
  const t = useT()
  const [chosen, setChosen] = useState(0)
  const scene: Scene = useMemo(() => {
    const view = game.view(state, seat)
    const summary = screen.sheets ? [] : (game.text.summary?.(view, SPECTATOR) ?? []).map(say)
    return { view, happened: [], seat, names, t, say, summary }
  }, [game, screen, state, seat, names, t, say])
  const pieces = useMemo(
    () => ({
      ...NOTHING_KNOWN,
      help: (piece: string) => screen.help?.(piece, scene),
      name: (piece: string) => screen.name?.(piece, scene),
      entry: screen.entry?.(scene),
      signs: signsOf(t.lang),
    }),
    [screen, scene, t.lang],
  )
  const sheets = screen.sheets?.(scene) ?? []
  const sheet = sheets[chosen] ?? sheets[0]
  const own = screen.hand?.(scene) ?? screen.strip?.(scene)
  return (
    <PiecesAround pieces={pieces}>
      <div className="review-position" ref={root}>
        {sheets.length > 1 && (
          <nav className="board-tabs" aria-label={t('board.parts')}>
            {sheets.map(({ id, title }, i) => (
              <button
                type="button"
                key={id}
                className="button small"
                aria-pressed={id === sheet?.id}
                onClick={() => setChosen(i)}
              >
                {title}
              </button>
            ))}
          </nav>
        )}
        {sheet === undefined ? (
          <div className="text-board">{screen.board(scene, '')}</div>
        ) : (
          <svg
            className="board review-board"
            viewBox={`${sheet.frame.x} ${sheet.frame.y} ${sheet.frame.width} ${sheet.frame.height}`}
          >
            <title>{t('board.label')}</title>
            {screen.board(scene, sheet.id)}
          </svg>
        )}
        {own && <div className="review-hand">{own}</div>}
        {over?.(scene, sheet?.id ?? '')}
      </div>
      {game.text.queries && <PositionInWords game={game} scene={scene} />}
    </PiecesAround>
  )
}
