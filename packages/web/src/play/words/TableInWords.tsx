import { useId } from 'react'
import { useT } from '../../app/AppContext.js'
import { nth } from '../../ui/nth.js'
import { usePlay } from '../play.js'
import { partsOf } from './queries.js'
import { wordsWriter } from './text/index.js'
import '../../styles/words.css'

/** The whole position in words, under headings, as it stands at the shown moment. */
export function TableInWords() {
  const t = useT()
  const play = usePlay()
  const id = useId()
  return (
    <div className="words">
      <h2 className="visually-hidden">{wordsWriter(t.lang)('words.title')}</h2>
      {partsOf(play, t).map(part => (
        <section key={part.id} aria-labelledby={`${id}${part.id}`}>
          <h3 id={`${id}${part.id}`}>{part.title}</h3>
          <ul>
            {part.lines.map((line, i) => (
              <li key={nth(i, part.id)}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
