import { type AnyGame, Match, type PlainOption, SPECTATOR, type Tour, typeset } from '@railhead/kernel'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useApp } from '../app/AppContext.js'
import { GAMES, type GameId } from '../games/registry.js'
import type { Frame, GameScreen, Scene } from '../games/screen.js'
import { gameWriter, makeWriter } from '../i18n/index.js'
import { frameAround } from '../play/stage/frames.js'
import { useGlide } from './glide.js'
import type { AnyLessons } from './lessons.js'
import { learnTexts } from './texts/index.js'
import '../styles/pieces.css'

/** How long the answers before a caption take together, and how long it then stays. */
const MOVING = 3000
const READING = 4000

interface MinuteProps {
  readonly id: GameId
  readonly game: AnyGame
  readonly lessons: AnyLessons
  readonly tour: Tour<PlainOption>
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The game in a minute: a real match on the real board, with captions. Without motion it goes on when it is told to. */
export default function Minute({ id, game, lessons, tour }: MinuteProps) {
  const { t } = useApp()
  const say = makeWriter(t.lang, learnTexts[t.lang])
  const [screen, setScreen] = useState<GameScreen | null>(null)
  const [at, setAt] = useState(0)
  const [given, setGiven] = useState(0)
  const [playing, setPlaying] = useState(!still())
  const last = tour.scenes.length - 1
  const shown = tour.scenes[at]
  const before = at === 0 ? 0 : tour.scenes[at - 1].at

  useEffect(() => {
    let current = true
    GAMES[id].screen().then(found => current && setScreen(() => found), console.warn)
    return () => {
      current = false
    }
  }, [id])
  const go = (scene: number): void => {
    setAt(scene)
    setGiven(still() || !playing ? tour.scenes[scene].at : scene === 0 ? 0 : tour.scenes[scene - 1].at)
  }
  useEffect(() => {
    if (!playing || !screen) return
    const steps = Math.max(1, shown.at - before)
    const moving = given < shown.at
    if (!moving && at === last) return
    const timer = setTimeout(
      () => (moving ? setGiven(given + 1) : setAt(at + 1)),
      moving ? MOVING / steps : READING,
    )
    return () => clearTimeout(timer)
  }, [playing, screen, given, at, shown, before, last])

  const views = useMemo(() => positions(game, tour), [game, tour])
  const scene: Scene = useMemo(
    () => ({
      view: views[given],
      summary: [],
      seat: null,
      names: Array.from({ length: game.config.seats(game.config.parse(tour.config)) }, (_, i) => `${i + 1}`),
      happened: [],
      t,
      say: gameWriter(t.lang, [game.text.catalogues[t.lang]], seat => `${seat + 1}`),
    }),
    [views, given, game, tour, t],
  )
  const caption = gameWriter(t.lang, [lessons.catalogues[t.lang]], String)({ key: shown.say })
  return (
    <section className="minute" aria-label={say('learn.minute')}>
      {screen && <Stage screen={screen} scene={scene} region={shown.region} />}
      <p className="minute-caption" aria-live="polite">
        {typeset(t.lang, caption)}
      </p>
      <p className="minute-controls">
        <button type="button" className="button small" disabled={at === 0} onClick={() => go(at - 1)}>
          {say('learn.back')}
        </button>
        <button
          type="button"
          className="button small"
          onClick={() => {
            if (at === last && given === shown.at) go(0)
            setPlaying(!playing || at === last)
          }}
        >
          {say(playing && !(at === last && given === shown.at) ? 'learn.pause' : 'learn.play')}
        </button>
        <button type="button" className="button small" disabled={at === last} onClick={() => go(at + 1)}>
          {say('learn.forward')}
        </button>
        <span className="quiet">
          {at + 1} / {last + 1}
        </span>
      </p>
    </section>
  )
}

/** What everybody sees after each answer. */
function positions(game: AnyGame, { config, seed, answers }: Tour<PlainOption>): Scene['view'][] {
  const match = Match.start(game, config, seed)
  const views = [match.view(SPECTATOR)]
  for (const { seat, option } of answers) {
    match.answer(seat, option)
    views.push(match.view(SPECTATOR))
  }
  return views
}

interface StageProps {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly region: string
}

/** The board, near the region that is spoken of; of a board without a drawing, that part. */
function Stage({ screen, scene, region }: StageProps) {
  const found = screen.regions?.(scene).find(({ id }) => id === region)
  const sheet = screen.sheets?.(scene).find(({ id }) => found === undefined || id === found.sheet)
  if (!sheet)
    return (
      <div className="minute-stage plain" inert>
        {screen.part?.(scene, region) ?? screen.board(scene, '')}
      </div>
    )
  return (
    <Drawing
      screen={screen}
      scene={scene}
      sheet={sheet.id}
      part={found?.frame ?? sheet.frame}
      whole={sheet.frame}
    />
  )
}

interface DrawingProps {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly sheet: string
  readonly part: Frame
  readonly whole: Frame
}

function Drawing({ screen, scene, sheet, part, whole }: DrawingProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [shape, setShape] = useState({ width: part.width, height: part.height })
  useLayoutEffect(() => {
    const box = stage.current
    if (!box) return
    const watcher = new ResizeObserver(() => {
      if (box.clientWidth > 0 && box.clientHeight > 0)
        setShape({ width: box.clientWidth, height: box.clientHeight })
    })
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [])
  const { x, y, width, height } = useGlide(frameAround(part, whole, shape))
  const drawing = useMemo(() => screen.board(scene, sheet), [screen, scene, sheet])
  return (
    <div className="minute-stage" inert ref={stage}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        {drawing}
      </svg>
    </div>
  )
}
