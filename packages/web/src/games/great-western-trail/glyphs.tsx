import {
  type Action,
  CATTLE,
  type Count,
  type LocalAction,
  type Task,
  type TaskKind,
  type TaskOf,
} from '@railhead/great-western-trail'
import { Fragment, type ReactNode } from 'react'
import { IconAt } from '../../icons/Icon.js'
import { nth } from '../../ui/nth.js'
import { lookOf } from './breeds.js'
import { ICONS } from './icons.js'
import { useTables } from './tables.js'

/**
 * A small picture of part of an action; `width` in units of its height. It is drawn at its place, from its left edge and
 * around its middle: every part of a drawing that is moved by itself costs the browser time to paint.
 */
interface Glyph {
  readonly width: number
  readonly draw: (size: number, x: number, y: number) => ReactNode
}

const INK = 'var(--tile-ink)'

const words = (text: string, width = 0.62 * text.length, colour = INK): Glyph => ({
  width,
  draw: (size, x, y) => (
    <text
      className="glyph-text"
      x={x + (width * size) / 2}
      y={y + size * 0.34}
      fontSize={size * 0.92}
      fill={colour}
    >
      {text}
    </text>
  ),
})

const icon = (d: string, note?: string, colour = INK): Glyph => ({
  width: note === undefined ? 1 : 1 + 0.5 * note.length,
  draw: (size, x, y) => (
    <>
      <IconAt d={d} x={x + size / 2} y={y} size={size} fill={colour} />
      {note !== undefined && (
        <text
          className="glyph-text"
          x={x + size * (1 + 0.25 * note.length)}
          y={y + size * 0.32}
          fontSize={size * 0.82}
          fill={INK}
        >
          {note}
        </text>
      )}
    </>
  ),
})

/** A coin with a figure; costs are struck in rust. */
const coin = (text: string, cost = false): Glyph => ({
  width: 1.1,
  draw: (size, x, y) => (
    <>
      <circle
        cx={x + size * 0.55}
        cy={y}
        r={size * 0.52}
        fill={cost ? '#fbf3e0' : '#e0b04a'}
        stroke={cost ? '#a3482f' : '#7a5414'}
        strokeWidth={size * 0.08}
      />
      <text
        className="glyph-text"
        x={x + size * 0.55}
        y={y + size * 0.26}
        fontSize={size * (text.length > 2 ? 0.6 : 0.8)}
        fill={cost ? '#8f3a23' : '#2c2016'}
      >
        {text}
      </text>
    </>
  ),
})

interface Placed {
  readonly size: number
  readonly x: number
  readonly y: number
}

interface LittleCardProps extends Placed {
  readonly colour: string
  readonly on: string
  readonly letter: string
}

function LittleCard({ size, x, y, colour, on, letter }: LittleCardProps) {
  return (
    <>
      <rect
        x={x + size * 0.06}
        y={y - size * 0.5}
        width={size * 0.74}
        height={size}
        rx={size * 0.12}
        fill={colour}
        stroke={INK}
        strokeWidth={size * 0.06}
      />
      <text className="glyph-text" x={x + size * 0.43} y={y + size * 0.26} fontSize={size * 0.8} fill={on}>
        {letter}
      </text>
    </>
  )
}

/** A card of a breed of this match. */
function BreedCard({ breed, ...placed }: Placed & { readonly breed: number }) {
  return <LittleCard {...placed} {...lookOf(breed, useTables().edition)} />
}

const CARD_WIDTH = 0.86

/** A little card in the colour of a breed. */
const breedCard = (breed: number): Glyph => ({
  width: CARD_WIDTH,
  draw: (size, x, y) => <BreedCard size={size} x={x} y={y} breed={breed} />,
})

/** A little card of no breed. */
const plain = (letter: string): Glyph => ({
  width: CARD_WIDTH,
  draw: (size, x, y) => <LittleCard size={size} x={x} y={y} colour="#fbf3e0" on="#2c2016" letter={letter} />,
})

const ARROW: Glyph = {
  width: 0.62,
  draw: (size, x, y) => (
    <path
      d={`M${x + size * 0.1} ${y}h${size * 0.3}M${x + size * 0.3} ${y - size * 0.16}l${size * 0.2} ${size * 0.16}l${-size * 0.2} ${size * 0.16}`}
      fill="none"
      stroke={INK}
      strokeWidth={size * 0.1}
    />
  ),
}
const OR = words('/', 0.3)

const PER: Readonly<Record<Count, string>> = {
  cowboys: ICONS.cowboy,
  builders: ICONS.builder,
  engineers: ICONS.engineer,
  forest: ICONS.forest,
  hazards: ICONS.hazard,
  stations: ICONS.station,
  bells: ICONS.station,
}
const per = (count: Count): Glyph[] => [words('×', 0.5), icon(PER[count])]

const upTo = (what: string, count: number | Count): Glyph[] =>
  typeof count === 'number' ? [icon(what, String(count))] : [icon(what), ...per(count)]

function discard(what: Extract<Task, { kind: 'discard' }>['what'], count: number): Glyph[] {
  if (typeof what === 'number') {
    return new Array<Glyph>(count).fill(breedCard(what))
  }
  switch (what) {
    case 'any':
      return [plain('?')]
    case 'pair':
      return [plain('='), plain('=')]
    case 'plainValue2':
    case 'value2':
      return new Array<Glyph>(count).fill(plain('2'))
    case 'value3':
      return [plain('3')]
    case 'objective':
      return [icon(ICONS.objective)]
  }
}

type GlyphsOf<Kind extends TaskKind> = (task: TaskOf<Kind>) => Glyph[]

/** No table names such a task: it is only ever done by the rules themselves. */
const UNSEEN = (): Glyph[] => []
const back = (...glyphs: Glyph[]): Glyph[] => [words('◂', 0.6), ...glyphs]
const steps = ({ upTo: count }: { readonly upTo: number }): Glyph[] => [icon(ICONS.boot, String(count))]

/** Every kind of task in pictures. A new kind does not compile without a word about it. */
const GLYPHS = {
  money: ({ amount }) => [coin(`${amount}`)],
  moneyPer: ({ amount, per: count }) => [coin(`${amount}`), ...per(count)],
  pay: ({ amount }) => [coin(`−${amount}`, true)],
  certificate: ({ amount }) => new Array<Glyph>(amount).fill(icon(ICONS.certificate)),
  certificatePer: ({ per: count }) => [icon(ICONS.certificate), ...per(count)],
  certificateToLimit: () => [icon(ICONS.certificate), words('max', 2.2)],
  outlawPairs: ({ money }) => [
    icon(ICONS.certificate),
    icon(ICONS.certificate),
    coin(`${money}`),
    words('×2', 0.9),
    icon(ICONS.outlaw),
  ],
  exchangeToken: () => [icon(ICONS.exchange)],
  hire: ({ change }) =>
    change === 0
      ? [icon(ICONS.hire)]
      : [icon(ICONS.hire), coin(change > 0 ? `+${change}` : `−${-change}`, change > 0)],
  buyCattle: () => [icon(ICONS.cattle)],
  buySecond: UNSEEN,
  freeCattle: () => [icon(ICONS.cattle), coin('0')],
  build: ({ price }) => [icon(ICONS.build), ...(price === 0 ? [] : [coin(`−${price}`, true)])],
  site: UNSEEN,
  engine: ({ upTo: count }) => upTo(ICONS.engine, count),
  engineBack: task => back(icon(ICONS.engine, String(task.steps))),
  leaveEndOfTrack: UNSEEN,
  specialDelivery: () => back(icon(ICONS.engine), ARROW, icon(ICONS.cattle)),
  upgradeStation: UNSEEN,
  upgradeBehind: () => back(icon(ICONS.station)),
  takeStationMaster: UNSEEN,
  takeHazard: () => [icon(ICONS.hazard)],
  takeOutlaw: () => [icon(ICONS.outlaw)],
  hazardOrOutlaw: () => [icon(ICONS.hazard), OR, icon(ICONS.outlaw)],
  takeObjective: ({ to }) => [icon(ICONS.objective), ...(to === 'hand' ? [icon(ICONS.draw)] : [])],
  drawUpTo: ({ count }) => upTo(ICONS.draw, count),
  drawThenDiscard: ({ count }) => [icon(ICONS.draw, String(count)), icon(ICONS.discard)],
  discardCards: ({ count }) => [icon(ICONS.discard, String(count))],
  discard: ({ what, count }) => discard(what, count ?? 1),
  removeCards: ({ count }) => [icon(ICONS.remove, String(count))],
  auxiliary: ({ max }) => [icon(ICONS.auxiliary, max === 2 ? '×2' : '×1')],
  moveCattleman: steps,
  objectiveMove: steps,
  copyAdjacent: () => [icon(ICONS.copy), icon(ICONS.house)],
  placeShop: () => [icon(ICONS.shop)],
  bonusStationMaster: () => [icon(ICONS.master)],
  pokerSeat: () => [icon(ICONS.poker)],
  offer: ({ action }) => actionGlyphs(action),
  choose: ({ actions }) =>
    actions.flatMap((action, i) => (i === 0 ? actionGlyphs(action) : [OR, ...actionGlyphs(action)])),
  layCard: UNSEEN,
  showdown: UNSEEN,
  foresight: UNSEEN,
  income: UNSEEN,
  raiseSimmental: UNSEEN,
  discardHand: UNSEEN,
  deliver: UNSEEN,
  cityReward: UNSEEN,
  transport: UNSEEN,
  leaveKansasCity: UNSEEN,
  location: UNSEEN,
  placeDisc: UNSEEN,
  beginTurn: UNSEEN,
  discardDown: UNSEEN,
  placeCattleman: UNSEEN,
  phaseA: UNSEEN,
  drawUp: UNSEEN,
} satisfies { readonly [Kind in TaskKind]: GlyphsOf<Kind> }

function glyphsOf(task: Task): Glyph[] {
  const draw = GLYPHS[task.kind] as (task: Task) => Glyph[]
  return draw(task)
}

export function actionGlyphs(action: Action): Glyph[] {
  const cost = (action.cost ?? []).flatMap(glyphsOf)
  const gain = action.gain.flatMap(glyphsOf)
  return cost.length === 0 ? gain : [...cost, ARROW, ...gain]
}

export function localGlyphs(action: LocalAction): Glyph[] {
  if (!('either' in action)) return actionGlyphs(action)
  return action.either.flatMap((one, i) => (i === 0 ? actionGlyphs(one) : [OR, ...actionGlyphs(one)]))
}

/** A little cattle card. */
export const cardGlyph = (number: number): Glyph => breedCard(CATTLE[number].breed)

export const taskGlyphs = glyphsOf

interface GlyphRowProps {
  readonly glyphs: readonly Glyph[]
  /** Middle of the row. */
  readonly x: number
  readonly y: number
  /** Height of a glyph; smaller if the row would be too wide. */
  readonly size: number
  readonly most: number
}

/** Pictures side by side, centred. */
export function GlyphRow({ glyphs, x, y, size, most }: GlyphRowProps) {
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0)
  const fitted = Math.min(size, most / Math.max(width, 0.1))
  let left = x - (width * fitted) / 2
  return (
    <g>
      {glyphs.map((glyph, i) => {
        const at = left
        left += glyph.width * fitted
        return <Fragment key={nth(i)}>{glyph.draw(fitted, at, y)}</Fragment>
      })}
    </g>
  )
}

interface InlineGlyphsProps {
  readonly glyphs: readonly Glyph[]
  readonly label?: string
  /** Of the row in em. */
  readonly height?: number
}

/** How wide pictures are side by side, in units of their height. */
export const glyphsWidth = (glyphs: readonly Glyph[]): number =>
  glyphs.reduce((sum, glyph) => sum + glyph.width, 0)

/** The same pictures in a line of text. */
export function InlineGlyphs({ glyphs, label, height = 1.3 }: InlineGlyphsProps) {
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0)
  return (
    <svg
      className="inline-glyphs"
      viewBox={`0 -12 ${Math.max(1, width * 20)} 24`}
      style={{ height: `${height}em`, width: `${(width * 20 * height) / 24}em` }}
      role="img"
      aria-label={label ?? ''}
      aria-hidden={label === undefined}
    >
      <GlyphRow glyphs={glyphs} x={(width * 20) / 2} y={0} size={20} most={width * 20 + 1} />
    </svg>
  )
}
