import type { Action, Count, LocalAction, Task } from '@railhead/great-western-trail'
import type { ReactNode } from 'react'
import { IconAt } from '../../icons/Icon.js'
import { nth } from '../../ui/nth.js'
import { lookOf } from './breeds.js'
import { HAZARD_ICONS, ICONS } from './icons.js'

/** A small picture of part of an action; `width` in units of its height. */
interface Glyph {
  readonly width: number
  readonly draw: (size: number) => ReactNode
}

const INK = 'var(--tile-ink)'

const words = (text: string, width = 0.62 * text.length, colour = INK): Glyph => ({
  width,
  draw: size => (
    <text className="glyph-text" x={(width * size) / 2} y={size * 0.34} fontSize={size * 0.92} fill={colour}>
      {text}
    </text>
  ),
})

const icon = (d: string, note?: string, colour = INK): Glyph => ({
  width: note === undefined ? 1 : 1 + 0.5 * note.length,
  draw: size => (
    <>
      <IconAt d={d} x={size / 2} y={0} size={size} fill={colour} />
      {note !== undefined && (
        <text
          className="glyph-text"
          x={size * (1 + 0.25 * note.length)}
          y={size * 0.32}
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
  draw: size => (
    <>
      <circle
        cx={size * 0.55}
        cy={0}
        r={size * 0.52}
        fill={cost ? '#fbf3e0' : '#e0b04a'}
        stroke={cost ? '#a3482f' : '#7a5414'}
        strokeWidth={size * 0.08}
      />
      <text
        className="glyph-text"
        x={size * 0.55}
        y={size * 0.26}
        fontSize={size * (text.length > 2 ? 0.56 : 0.72)}
        fill={cost ? '#8f3a23' : '#2c2016'}
      >
        {text}
      </text>
    </>
  ),
})

/** A little card in the colour of a breed. */
const card = (colour: string, on: string, letter: string): Glyph => ({
  width: 0.86,
  draw: size => (
    <>
      <rect
        x={size * 0.06}
        y={-size * 0.5}
        width={size * 0.74}
        height={size}
        rx={size * 0.12}
        fill={colour}
        stroke={INK}
        strokeWidth={size * 0.06}
      />
      <text className="glyph-text" x={size * 0.43} y={size * 0.26} fontSize={size * 0.7} fill={on}>
        {letter}
      </text>
    </>
  ),
})

const ARROW: Glyph = {
  width: 0.62,
  draw: size => (
    <path
      d={`M${size * 0.1} 0h${size * 0.3}M${size * 0.3} ${-size * 0.16}l${size * 0.2} ${size * 0.16}l${-size * 0.2} ${size * 0.16}`}
      fill="none"
      stroke={INK}
      strokeWidth={size * 0.1}
    />
  ),
}
const OR = words('/', 0.4)

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
    const { colour, on, letter } = lookOf(what)
    return new Array<Glyph>(count).fill(card(colour, on, letter))
  }
  const plain = (letter: string): Glyph => card('#fbf3e0', '#2c2016', letter)
  switch (what) {
    case 'any':
      return [plain('?')]
    case 'pair':
      return [plain('='), plain('=')]
    case 'value2':
      return new Array<Glyph>(count).fill(plain('2'))
    case 'value3':
      return [plain('3')]
    case 'objective':
      return [icon(ICONS.objective)]
  }
}

/** A task of the tables in pictures; tasks that no table names have none. */
function glyphsOf(task: Task): Glyph[] {
  switch (task.kind) {
    case 'money':
      return [coin(`${task.amount}`)]
    case 'moneyPer':
      return [coin(`${task.amount}`), ...per(task.per)]
    case 'pay':
      return [coin(`−${task.amount}`, true)]
    case 'certificate':
      return new Array<Glyph>(task.amount).fill(icon(ICONS.certificate))
    case 'certificatePer':
      return [icon(ICONS.certificate), ...per(task.per)]
    case 'certificateToLimit':
      return [icon(ICONS.certificate), words('max', 2.2)]
    case 'outlawPairs':
      return [
        icon(ICONS.certificate),
        icon(ICONS.certificate),
        coin(`${task.money}`),
        words('×2', 0.9),
        icon(ICONS.outlaw),
      ]
    case 'exchangeToken':
      return [icon(ICONS.exchange)]
    case 'hire':
      return task.change === 0
        ? [icon(ICONS.hire)]
        : [icon(ICONS.hire), coin(task.change > 0 ? `+${task.change}` : `−${-task.change}`, task.change > 0)]
    case 'buyCattle':
      return [icon(ICONS.cattle)]
    case 'freeCattle':
      return [icon(ICONS.cattle), coin('0')]
    case 'build':
      return [icon(ICONS.build), ...(task.price === 0 ? [] : [coin(`−${task.price}`, true)])]
    case 'engine':
      return upTo(ICONS.engine, task.upTo)
    case 'engineBack':
      return [words('◂', 0.6), icon(ICONS.engine, String(task.steps))]
    case 'specialDelivery':
      return [words('◂', 0.6), icon(ICONS.engine), ARROW, icon(ICONS.cattle)]
    case 'upgradeBehind':
      return [words('◂', 0.6), icon(ICONS.station)]
    case 'takeHazard':
      return [icon(ICONS.hazard)]
    case 'takeOutlaw':
      return [icon(ICONS.outlaw)]
    case 'hazardOrOutlaw':
      return [icon(ICONS.hazard), OR, icon(ICONS.outlaw)]
    case 'takeObjective':
      return [icon(ICONS.objective), ...(task.to === 'hand' ? [icon(ICONS.draw)] : [])]
    case 'drawUpTo':
      return upTo(ICONS.draw, task.count)
    case 'drawThenDiscard':
      return [icon(ICONS.draw, String(task.count)), icon(ICONS.discard)]
    case 'discard':
      return discard(task.what, task.count ?? 1)
    case 'removeCards':
      return [icon(ICONS.remove, String(task.count))]
    case 'auxiliary':
      return [icon(ICONS.auxiliary, task.max === 2 ? '×2' : '×1')]
    case 'moveCattleman':
    case 'objectiveMove':
      return [icon(ICONS.boot, String(task.upTo))]
    case 'copyAdjacent':
      return [icon(ICONS.copy), icon(ICONS.house)]
    case 'placeShop':
      return [icon(ICONS.shop)]
    case 'bonusStationMaster':
      return [icon(ICONS.master)]
    case 'pokerSeat':
      return [icon(ICONS.poker)]
    case 'offer':
      return actionGlyphs(task.action)
    case 'choose':
      return task.actions.flatMap((action, i) =>
        i === 0 ? actionGlyphs(action) : [OR, ...actionGlyphs(action)],
      )
    default:
      return []
  }
}

function actionGlyphs(action: Action): Glyph[] {
  const cost = (action.cost ?? []).flatMap(glyphsOf)
  const gain = action.gain.flatMap(glyphsOf)
  return cost.length === 0 ? gain : [...cost, ARROW, ...gain]
}

export function localGlyphs(action: LocalAction): Glyph[] {
  if (!('either' in action)) return actionGlyphs(action)
  return action.either.flatMap((one, i) => (i === 0 ? actionGlyphs(one) : [OR, ...actionGlyphs(one)]))
}

export const taskGlyphs = glyphsOf

export const hazardGlyph = (type: number): Glyph => icon(HAZARD_ICONS[type])
export const pointsGlyph = (points: number): Glyph => words(points < 0 ? `−${-points}` : `${points}`)

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
        return (
          <g key={nth(i)} transform={`translate(${at} ${y})`}>
            {glyph.draw(fitted)}
          </g>
        )
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
