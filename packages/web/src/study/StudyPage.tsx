import { LANGS, languageName } from '@railhead/kernel'
import { LIMITS, paths, type Study, type StudyResponse } from '@railhead/protocol'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import { useGuest } from '../lobby/useGuest.js'
import { useGame } from '../play/TablePage.js'
import { HttpFault, http } from '../table/http.js'
import { Dialog } from '../ui/Dialog.js'
import { download } from '../ui/download.js'
import { faultText } from '../ui/faults.js'
import { Chapters } from './Chapters.js'
import { addStudy, removeKeptStudy } from './store.js'
import { type OpenStudy, useStudy } from './useStudy.js'
import { StudyWords, useStudyWords } from './Words.js'

export default function StudyPage() {
  const { id = '' } = useParams()
  return (
    <StudyWords>
      <OneStudy key={id} id={id} />
    </StudyWords>
  )
}

/** A study: its matches with their notes; its author writes, everybody else reads. */
function OneStudy({ id }: { readonly id: string }) {
  const { t, me } = useApp()
  const w = useStudyWords()
  const { open, fault, change, save } = useStudy(id, me?.id)
  const loaded = useGame(open?.study.chapters[0].match.game)
  const isGone = open === null || (fault instanceof HttpFault && fault.code === 'notFound')
  const said = (problem: HttpFault): string => {
    if (problem.code === 'stale') return w('stale')
    return problem.code === 'tooMany' ? w('full') : faultText(t, problem)
  }
  return (
    <Page title={open?.study.title || w('title')}>
      <p>
        <Link className="button small" to="/studies">
          {w('all')}
        </Link>
      </p>
      {isGone && <p>{w('gone')}</p>}
      {fault !== null && !isGone && (
        <p className="fault" role="alert">
          {fault instanceof HttpFault ? said(fault) : faultText(t, fault)}
        </p>
      )}
      {open && <Head id={id} open={open} change={change} save={save} />}
      {open && loaded && (
        <Chapters
          id={id}
          study={open.study}
          game={loaded.game}
          screen={loaded.screen}
          onChange={open.mine ? change : undefined}
        />
      )}
    </Page>
  )
}

interface HeadProps {
  readonly id: string
  readonly open: OpenStudy
  readonly change: (study: Study) => void
  readonly save: () => Promise<void>
}

/** Title, author and language, and what can be done with the whole. */
function Head({ id, open: { study, isHere, mine, author, isChanged }, change, save }: HeadProps) {
  const { t } = useApp()
  const w = useStudyWords()
  const navigate = useNavigate()
  const becomeGuest = useGuest()
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<unknown>(null)
  const [doomed, setDoomed] = useState(false)
  const attempt = (work: () => Promise<void>) => (): void => {
    setFault(null)
    work().catch(setFault)
  }
  const publish = attempt(async () => {
    await becomeGuest()
    const { id: made } = await http<StudyResponse>('POST', paths.studies, { study })
    void navigate(paths.studyPage(made))
  })
  const copy = attempt(async () => void navigate(paths.studyPage(await addStudy(study))))
  const address = attempt(async () => {
    await navigator.clipboard.writeText(location.href)
    setNote(w('copied'))
  })
  const saving = attempt(async () => {
    await save()
    setNote(w('saved'))
  })
  const remove = attempt(async () => {
    await (isHere ? removeKeptStudy(id) : http('DELETE', paths.study(id)))
    void navigate('/studies')
  })
  const langs = [...new Set<string>([...LANGS, study.lang])]
  const isFull = fault instanceof HttpFault && fault.code === 'tooMany'
  return (
    <section className="panel study-head" aria-label={study.title}>
      {author !== undefined && <p className="quiet">{w('by', { name: author })}</p>}
      {mine && (
        <div className="study-fields">
          <label>
            {w('name')}
            <input
              type="text"
              value={study.title}
              maxLength={LIMITS.study.title}
              onChange={event => change({ ...study, title: event.target.value })}
            />
          </label>
          <label>
            {w('lang')}
            <select value={study.lang} onChange={event => change({ ...study, lang: event.target.value })}>
              {langs.map(lang => {
                const known = LANGS.find(one => one === lang)
                return (
                  <option key={lang} value={lang}>
                    {known ? languageName(known) : lang}
                  </option>
                )
              })}
            </select>
          </label>
        </div>
      )}
      {mine && isHere && <p className="quiet">{w('kept')}</p>}
      <div className="row">
        {mine && !isHere && (
          <button type="button" className="button primary" disabled={!isChanged} onClick={saving}>
            {w('save')}
          </button>
        )}
        {isHere && (
          <button type="button" className="button" onClick={publish}>
            {w('publish')}
          </button>
        )}
        {!isHere && (
          <button type="button" className="button" onClick={address}>
            {w('address')}
          </button>
        )}
        {!isHere && (
          <button type="button" className="button" onClick={copy}>
            {w('copy')}
          </button>
        )}
        <button type="button" className="button" onClick={() => download(`study-${id}.json`, study)}>
          {w('file')}
        </button>
        {mine && (
          <button type="button" className="button plain" onClick={() => setDoomed(true)}>
            {w('delete')}
          </button>
        )}
      </div>
      <p role="status">{isChanged ? '' : note}</p>
      {fault !== null && (
        <p className="fault" role="alert">
          {isFull ? w('full') : faultText(t, fault)}
        </p>
      )}
      {doomed && (
        <Dialog title={w('delete')} onClose={() => setDoomed(false)}>
          <p>
            <strong>{study.title}</strong>
          </p>
          <p>{w('deleteText')}</p>
          <div className="row">
            <button type="button" className="button primary" onClick={remove}>
              {w('delete')}
            </button>
            <button type="button" className="button" onClick={() => setDoomed(false)}>
              {t('here.keep')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
