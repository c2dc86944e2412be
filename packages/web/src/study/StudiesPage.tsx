import { paths, type StudiesResponse } from '@railhead/protocol'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import { rulesOfGame } from '../games/known.js'
import { gameName } from '../lobby/gameName.js'
import { http } from '../table/http.js'
import { FileButton } from '../ui/FileButton.js'
import { faultText } from '../ui/faults.js'
import { addStudy, keptStudies, readStudy } from './store.js'
import { StudyWords, useStudyWords } from './Words.js'

type Listed = StudiesResponse['studies'][number]

export default function StudiesPage() {
  return (
    <StudyWords>
      <Studies />
    </StudyWords>
  )
}

async function studiesHere(): Promise<Listed[]> {
  return (await keptStudies()).map(({ id, study: { title, chapters }, changedAt }) => ({
    id,
    title,
    game: chapters[0].match.game,
    chapters: chapters.length,
    notes: chapters.reduce((sum, { notes }) => sum + notes.length, 0),
    changedAt,
  }))
}

/** My studies, on this device and on the server. */
function Studies() {
  const { t, me } = useApp()
  const w = useStudyWords()
  const navigate = useNavigate()
  const [here, setHere] = useState<readonly Listed[] | null>(null)
  const [there, setThere] = useState<readonly Listed[]>([])
  const [fault, setFault] = useState<unknown>(null)
  const person = me?.id
  useEffect(() => {
    let current = true
    // Without a database (some private windows) nothing is kept here.
    studiesHere().then(
      found => current && setHere(found),
      error => {
        console.warn(error)
        if (current) setHere([])
      },
    )
    if (person !== undefined)
      http<StudiesResponse>('GET', paths.studies).then(
        ({ studies }) => current && setThere(studies),
        error => current && setFault(error),
      )
    return () => {
      current = false
    }
  }, [person])
  const open = async (file: unknown): Promise<void> => {
    try {
      void navigate(paths.studyPage(await addStudy(await readStudy(file, rulesOfGame))))
    } catch (error) {
      setFault(error)
    }
  }
  const lists = [
    ['here', here ?? []],
    ['there', there],
  ] as const
  return (
    <Page title={w('title')}>
      <p className="lead">{w('lead')}</p>
      {here?.length === 0 && there.length === 0 && <p>{w('none')}</p>}
      {lists.map(
        ([name, studies]) =>
          studies.length > 0 && (
            <section key={name} className="panel table-list" aria-label={w(name)}>
              <h2>{w(name)}</h2>
              <ul>
                {studies.map(({ id, title, game, chapters, notes }) => (
                  <li key={id}>
                    <Link className="table-row" to={paths.studyPage(id)}>
                      <strong>{title}</strong> {gameName(t, game)} ·{' '}
                      {w('counts', { matches: chapters, notes })}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <FileButton label={w('open')} onFile={file => void open(file)} onFault={setFault} />
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
    </Page>
  )
}
