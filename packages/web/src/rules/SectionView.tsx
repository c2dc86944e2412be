import { typeset } from '@railhead/kernel'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../app/AppContext.js'
import type { Scene } from '../games/screen.js'
import { makeWriter } from '../i18n/index.js'
import { rulingWords } from '../lobby/rulingWords.js'
import { marked, type Reading } from './find.js'
import type { OpenBook } from './rulebooks.js'
import { ruleTexts } from './texts/index.js'

interface SectionViewProps {
  readonly book: OpenBook
  readonly scene: Scene
  readonly config: unknown
  readonly reading: Reading
  readonly wanted: readonly string[]
  /** Left out: the part of the board, the pieces, or both. */
  readonly without?: 'picture' | 'pieces'
}

/** One section: what it says, the part of the board it speaks of, and its pieces one by one. */
export const SectionView = memo(function SectionView(props: SectionViewProps) {
  const { book, scene, config, reading, wanted, without } = props
  const t = useT()
  const say = makeWriter(t.lang, ruleTexts[t.lang])
  const { section, title, paragraphs, changedBy, ruled, later, special } = reading
  const texts = { say: scene.say, catalogue: book.game.text.catalogues[t.lang] }
  return (
    <section className="rule" id={section.id} aria-labelledby={`${section.id}-title`}>
      <h3 id={`${section.id}-title`}>
        <Marked text={title} wanted={wanted} />
        {special && <span className="rule-mark">{say('rules.thisMatch')}</span>}
      </h3>
      {changedBy.map(other => (
        <p key={other.id} className="rule-changed">
          {say('rules.changed')} <Link to={`#${other.id}`}>{book.words[other.id]}</Link>
        </p>
      ))}
      {ruled.map(({ one, value }) => (
        <p key={one.id} className="rule-changed">
          {say('rules.changed')} {scene.say({ key: `ruling.${one.id}` })}{' '}
          <strong>{rulingWords(texts, one, value)}</strong>
        </p>
      ))}
      {later.map(({ id }) => (
        <p key={id} className="rule-changed">
          {say('rules.later')} {scene.say({ key: `change.${id}` })}
        </p>
      ))}
      <div className="rule-body">
        <div className="rule-text">
          {groups(paragraphs).map(group =>
            group.rows ? (
              <ul key={group.texts[0]}>
                {group.texts.map(text => (
                  <li key={text}>
                    <Marked text={text} wanted={wanted} />
                  </li>
                ))}
              </ul>
            ) : (
              <p key={group.texts[0]}>
                <Marked text={group.texts[0]} wanted={wanted} />
              </p>
            ),
          )}
        </div>
        {without === undefined && section.region !== undefined && (
          <RegionPicture book={book} scene={scene} region={section.region} title={title} />
        )}
      </div>
      {without !== 'pieces' && (
        <Entries book={book} scene={scene} config={config} reading={reading} wanted={wanted} />
      )}
    </section>
  )
})

/** Rows of a list stand together. */
function groups(paragraphs: readonly string[]): { rows: boolean; texts: string[] }[] {
  const found: { rows: boolean; texts: string[] }[] = []
  for (const paragraph of paragraphs) {
    const rows = /^–\s/.test(paragraph)
    const text = rows ? paragraph.slice(2) : paragraph
    const last = found.at(-1)
    if (rows && last?.rows) last.texts.push(text)
    else found.push({ rows, texts: [text] })
  }
  return found
}

/** A text in which what was looked for is marked. */
export function Marked({ text, wanted }: { readonly text: string; readonly wanted: readonly string[] }) {
  let at = 0
  return (
    <>
      {marked(text, wanted).map((piece, index) => {
        at += piece.length
        return index % 2 === 1 ? <mark key={at}>{piece}</mark> : piece
      })}
    </>
  )
}

interface RegionPictureProps {
  readonly book: OpenBook
  readonly scene: Scene
  readonly region: string
  readonly title: string
}

/** A part of the real board, drawn by the same hand as at the table. */
function RegionPicture({ book: { screen }, scene, region, title }: RegionPictureProps) {
  const figure = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!figure.current) return
    // A whole board is drawn behind each picture: only where somebody looks.
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    )
    observer.observe(figure.current)
    return () => observer.disconnect()
  }, [])
  const found = screen.regions?.(scene).find(({ id }) => id === region)
  if (!found && !screen.part) return null
  if (!found)
    return (
      <figure ref={figure} className="rule-picture part" inert role="img" aria-label={title}>
        {near && screen.part?.(scene, region)}
      </figure>
    )
  const { x, y, width, height } = found.frame
  return (
    <figure ref={figure} className={width > 1.4 * height ? 'rule-picture broad' : 'rule-picture'} inert>
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={title}>
        {near && screen.board(scene, found.sheet)}
      </svg>
    </figure>
  )
}

type EntriesProps = Pick<SectionViewProps, 'book' | 'scene' | 'config' | 'reading' | 'wanted'>

/** The pieces of a section with what each does. */
function Entries({ book, scene, config, reading, wanted }: EntriesProps) {
  const { lang } = useT()
  const entries = useMemo(() => reading.section.entries?.(config) ?? [], [reading, config])
  if (entries.length === 0) return null
  return (
    <dl className="rule-entries">
      {entries.map(({ art, name, help }) => {
        const title = typeset(lang, sentence(scene.say(name)))
        return (
          <div key={`${art} ${title}`}>
            <span className="rule-art" aria-hidden="true" inert>
              {book.screen.portrait?.(art, scene)}
            </span>
            <dt>
              <Marked text={title} wanted={wanted} />
            </dt>
            <dd>
              <Marked text={typeset(lang, sentence(scene.say(help)))} wanted={wanted} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Begins with a capital letter. */
export const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
