import type { AnyGame } from '@railhead/kernel'
import { useId, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import type { Scene } from '../../games/screen.js'
import { nth } from '../../ui/nth.js'
import { usePlay } from '../play.js'
import { type Part, partsOf, positionParts } from './queries.js'
import { wordsWriter } from './text/index.js'
import '../../styles/words.css'

/** The whole position in words, under headings, as it stands at the shown moment. */
export function TableInWords() {
  const t = useT()
  return (
    <div className="words">
      <h2 className="visually-hidden">{wordsWriter(t.lang)('words.title')}</h2>
      <Parts parts={partsOf(usePlay(), t)} />
    </div>
  )
}

interface PositionInWordsProps {
  readonly game: AnyGame
  readonly scene: Scene
}

/** A position away from a table, in the same words, for those who unfold it. */
export function PositionInWords({ game, scene }: PositionInWordsProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <details className="words-fold" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{wordsWriter(t.lang)('words.title')}</summary>
      {open && (
        <div className="words">
          <Parts parts={positionParts(game, scene)} />
        </div>
      )}
    </details>
  )
}

function Parts({ parts }: { readonly parts: readonly Part[] }) {
  const id = useId()
  return parts.map(part => (
    <section key={part.id} aria-labelledby={`${id}${part.id}`}>
      <h3 id={`${id}${part.id}`}>{part.title}</h3>
      <ul>
        {part.lines.map((line, i) => (
          <li key={nth(i, part.id)}>{line}</li>
        ))}
      </ul>
    </section>
  ))
}
