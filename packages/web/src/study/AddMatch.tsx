import { type AnyGame, Match } from '@railhead/kernel'
import type { StudyChapter } from '@railhead/protocol'
import { forkMoment } from '@railhead/review'
import { useEffect, useState } from 'react'
import { useApp } from '../app/AppContext.js'
import { seatNames } from '../lobby/levels.js'
import { listMatches, readRecord } from '../local/database.js'
import { Dialog } from '../ui/Dialog.js'
import { FileButton } from '../ui/FileButton.js'
import { faultText } from '../ui/faults.js'
import { matchOf } from './study.js'
import { useStudyWords } from './Words.js'

interface AddMatchProps {
  readonly game: AnyGame
  /** The chapters so far: forks of them are offered first. */
  readonly chapters: readonly StudyChapter[]
  readonly onAdd: (chapter: StudyChapter) => void
  readonly onClose: () => void
}

interface Found {
  readonly chapter: StudyChapter
  readonly isFork: boolean
}

/** The match of a file as a chapter; throws if it is not one of this game. */
function chapterOf(game: AnyGame, file: object, title: string, names: readonly string[]): StudyChapter {
  const { seats } = Match.replay(game, file)
  const given: unknown = Reflect.get(file, 'names')
  const said = names.length > 0 ? names : Array.isArray(given) ? given.map(String) : []
  return {
    title,
    match: matchOf(file),
    names: Array.from({ length: seats }, (_, seat) => said[seat] ?? `#${seat + 1}`),
    seat: 0,
    notes: [],
  }
}

/** Chooses a match on this device, or a file, to add to a study. */
export function AddMatch({ game, chapters, onAdd, onClose }: AddMatchProps) {
  const { t } = useApp()
  const w = useStudyWords()
  const [found, setFound] = useState<readonly Found[] | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    let current = true
    const load = async (): Promise<Found[]> => {
      const own = (await listMatches()).filter(({ table }) => table?.info.game === game.id)
      const all = await Promise.all(
        own.map(async ({ id, table }): Promise<Found[]> => {
          const record = await readRecord(id)
          if (!table || typeof record !== 'object' || record === null) return []
          try {
            const chapter = chapterOf(game, record, table.info.title, seatNames(t, table.info.seats))
            return [{ chapter, isFork: chapters.some(({ match }) => forkMoment(match, chapter.match) >= 0) }]
          } catch {
            return []
          }
        }),
      )
      return all.flat().sort((a, b) => Number(b.isFork) - Number(a.isFork))
    }
    load().then(
      all => current && setFound(all),
      error => current && setFault(error),
    )
    return () => {
      current = false
    }
  }, [game, chapters, t])
  const read = (file: unknown): void => {
    try {
      onAdd(chapterOf(game, Object(file), '', []))
    } catch (error) {
      setFault(error)
    }
  }
  return (
    <Dialog title={w('match.which')} onClose={onClose}>
      {found?.length === 0 && <p>{w('match.none')}</p>}
      <ul className="study-notes">
        {found?.map(({ chapter, isFork }) => (
          <li key={`${chapter.match.hash}.${chapter.title}`}>
            <button type="button" className="button plain" onClick={() => onAdd(chapter)}>
              {chapter.title} {chapter.names.join(', ')}
              {isFork && ` · ${w('match.fork')}`}
            </button>
          </li>
        ))}
      </ul>
      <FileButton label={w('match.file')} onFile={read} onFault={setFault} />
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
    </Dialog>
  )
}
