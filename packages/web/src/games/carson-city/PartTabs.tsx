import { trackCells } from '@railhead/carson-city'
import { type RefObject, useCallback, useContext, useEffect, useRef } from 'react'
import { PiecesContext } from '../../play/stage/pieces.js'
import { SignNow } from './street/Sign.js'
import { cellNow } from './street/track.js'
import { type Scene, wordsOf } from './words.js'

const PARTS = [
  { id: 'town', title: 'part.town', box: '.town-box' },
  { id: 'street', title: 'part.street', box: '.street' },
  { id: 'characters', title: 'part.characters', box: '.characters' },
] as const
type Part = (typeof PARTS)[number]['id']

const WHERE: Readonly<Record<string, Part>> = { space: 'street', card: 'characters' }

/** The part that pieces lie in; undefined if they lie in several. */
function partOf(pieces: Iterable<string>): Part | undefined {
  const found = new Set([...pieces].map(piece => WHERE[piece.split(':')[0]] ?? 'town'))
  return found.size === 1 ? [...found][0] : undefined
}

interface PartTabsProps {
  readonly scene: Scene
  readonly sheet: RefObject<HTMLElement | null>
}

/** Where the board does not fit the screen: its parts, each with how much can be chosen there. */
export function PartTabs({ scene, sheet }: PartTabsProps) {
  const w = wordsOf(scene)
  const { choices: byPiece, lit } = useContext(PiecesContext)
  const choices = byPiece.all()
  const show = useCallback(
    (part: Part): void => {
      const board = sheet.current
      const box = board?.querySelector(PARTS.find(({ id }) => id === part)?.box ?? '')
      if (board && box) board.scrollTop += box.getBoundingClientRect().top - board.getBoundingClientRect().top
    },
    [sheet],
  )
  const tabs = useRef<HTMLElement>(null)
  // What a question or a lesson is about comes into sight by itself.
  const direct = [...choices].filter(([, own]) => own.some(({ followedBy }) => followedBy === undefined))
  const about = partOf(lit.size > 0 ? lit : direct.map(([piece]) => piece))
  useEffect(() => {
    // Only where there are tabs: elsewhere the street follows its lantern.
    if (about !== undefined && tabs.current?.checkVisibility()) show(about)
  }, [about, show])
  const cell = trackCells(scene.view)[cellNow(scene.view)]
  const count = (part: Part): number => {
    const pieces = [...choices.keys()].filter(piece => !piece.startsWith('town:') && partOf([piece]) === part)
    return pieces.length
  }
  return (
    <nav className="carson-parts" ref={tabs} aria-label={scene.t('board.parts')}>
      {PARTS.map(({ id, title }) => (
        <button type="button" className="button small" key={id} onClick={() => show(id)}>
          {w(title)}
          {id === 'street' && cell && <SignNow scene={scene} cell={cell} />}
          {count(id) > 0 && <span className="part-count">{count(id)}</span>}
        </button>
      ))}
    </nav>
  )
}
