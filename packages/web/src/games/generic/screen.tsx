import type { PlainState } from '@railhead/kernel'
import { UNKNOWN } from '@railhead/kernel'
import type { ReactNode } from 'react'
import { nth } from '../../ui/nth.js'
import type { GameScreen, Scene } from '../screen.js'
import './generic.css'

/** Words from a name in code: `actionTrack` becomes 'action track'. */
const words = (name: string): string => name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()

/** The generator says nothing to people. */
const SILENT = new Set<string>(['chance' satisfies keyof PlainState])

function show(value: unknown): ReactNode {
  if (value === UNKNOWN) return '?'
  if (value === null || value === undefined) return '–'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return '–'
    if (value.every(item => typeof item !== 'object'))
      return value.map(item => (item === UNKNOWN ? '?' : String(item))).join(' · ')
    return (
      <ol>
        {value.map((item, i) => (
          <li key={nth(i)}>{show(item)}</li>
        ))}
      </ol>
    )
  }
  return <Listing data={value} />
}

function Listing({ data }: { readonly data: object }) {
  return (
    <dl className="listing">
      {Object.entries(data)
        .filter(([name]) => !SILENT.has(name))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{words(name)}</dt>
            <dd>{show(value)}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Any game: its own summary in words, and its view as a listing; questions, seats and log are drawn by the page. */
export const screen: GameScreen = {
  board: (scene: Scene<PlainState>) => (
    <div className="generic">
      {scene.summary.map((line, i) => (
        <p key={nth(i)}>{line}</p>
      ))}
      {scene.summary.length === 0 ? (
        <Listing data={scene.view} />
      ) : (
        <details>
          <summary>{scene.t('generic.data')}</summary>
          <Listing data={scene.view} />
        </details>
      )}
    </div>
  ),
}
