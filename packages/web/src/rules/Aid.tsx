import { typeset } from '@railhead/kernel'
import { useMemo } from 'react'
import { useApp } from '../app/AppContext.js'
import { makeWriter } from '../i18n/index.js'
import { exampleScene } from './example.js'
import { partsOf, type Reading } from './find.js'
import type { OpenBook } from './rulebooks.js'
import { SectionView, sentence } from './SectionView.js'
import { ruleTexts } from './texts/index.js'

interface AidProps {
  readonly book: OpenBook
  /** The match that it is for; without one, the game as it usually is. */
  readonly match: unknown
}

/** The turn in brief, the scoring, and what every piece does: all from the game's own data and help. */
export function Aid({ book, match }: AidProps) {
  const { t } = useApp()
  const say = makeWriter(t.lang, ruleTexts[t.lang])
  const config = useMemo(() => match ?? book.game.config.parse(book.rulebook.example), [book, match])
  const scene = useMemo(() => exampleScene(book.game, config, t), [book, config, t])
  const readings = useMemo(
    () =>
      partsOf(book, config, t.lang)
        .flatMap(part => part.readings)
        .filter(({ section }) => section.when?.(config) ?? true),
    [book, config, t.lang],
  )
  const scoring = readings.find(({ section }) => section.id === book.rulebook.scoring)
  const view = (reading: Reading, brief: boolean) => (
    <SectionView
      key={reading.section.id}
      book={book}
      scene={scene}
      config={config}
      reading={brief ? reading : { ...reading, paragraphs: [], changedBy: [] }}
      wanted={[]}
      without={brief ? 'pieces' : 'picture'}
    />
  )
  return (
    <div className="aid">
      <section className="rule">
        <h3>{say('rules.brief')}</h3>
        <ol className="aid-brief">
          {book.rulebook.brief.map(({ name, help }) => (
            <li key={name.key}>
              <strong>{typeset(t.lang, sentence(scene.say(name)))}</strong> {typeset(t.lang, scene.say(help))}
            </li>
          ))}
        </ol>
      </section>
      {scoring && view(scoring, true)}
      {readings.filter(({ section }) => section.entries !== undefined).map(reading => view(reading, false))}
    </div>
  )
}
