import { sameData } from '@railhead/kernel'
import { paths } from '@railhead/protocol'
import { type AnimationEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { Link } from 'react-router'
import { spoken } from '../../announce/announcer.js'
import { useT } from '../../app/AppContext.js'
import type { Choice, GameScreen, Question } from '../../games/screen.js'
import { ForkHere } from '../../review/ForkHere.js'
import { RuleLink, useRulebook } from '../../rules/RuleLink.js'
import { SeatMark } from '../../ui/SeatMark.js'
import { sentence } from '../../ui/sentence.js'
import { isSmall } from '../layout/useLayout.js'
import { LessonCard } from '../lesson/LessonCard.js'
import { TurnTimes } from '../people/TurnTimes.js'
import { usePlay, useReady } from '../play.js'
import { useTurnLine } from '../story/turnLine.js'
import { MomentCaption } from '../time/HistoryBar.js'
import { signsOf } from '../words/text/index.js'
import { HintPanel } from './HintPanel.js'
import { foldsOf, nameOf, shelve } from './questions.js'
import { useTouchable } from './useTouchable.js'

/** What can be touched on the board of a small screen stands beside it if it needs no second row. */
const ONE_ROW = 3

/** Whose turn it is and what is asked, in one line. */
export function PromptLine() {
  const t = useT()
  const { scene, asking, time, live } = usePlay()
  const line = useTurnLine()
  if (time.isPast)
    return (
      <h1 className="prompt-line" tabIndex={-1}>
        {t('prompt.past')}
      </h1>
    )
  if (live.outcome && time.isLive)
    return (
      <h1 className="prompt-line" tabIndex={-1}>
        {t('prompt.over')}
      </h1>
    )
  const { asked } = asking
  if (asked)
    return (
      <h1 className="prompt-line mine" tabIndex={-1}>
        <span className="prompt-turn">
          <SeatMark seat={scene.seat ?? 0} /> {t('yourTurn')}
        </span>{' '}
        <span className="prompt-question">{asked.prompt}</span>
      </h1>
    )
  if (time.isPlaying && time.turn && time.turn.seat !== null)
    return (
      <h1 className="prompt-line" tabIndex={-1}>
        <span className="prompt-turn">
          <SeatMark seat={time.turn.seat} /> {scene.names[time.turn.seat]}
        </span>{' '}
        <span className="turn-so-far">
          {line({ ...time.turn, lines: time.turn.lines.filter(({ moment }) => moment <= time.moment) })}
        </span>
      </h1>
    )
  return (
    <h1 className="prompt-line" tabIndex={-1}>
      {time.waiting.map(seat => (
        <span key={seat} className="prompt-turn">
          <SeatMark seat={seat} /> {t('prompt.waiting', { name: scene.names[seat] ?? '' })}
        </span>
      ))}
    </h1>
  )
}

/** Whose turn it is, what is asked, every answer, and what is worth knowing beside it. */
export function QuestionPanel() {
  const t = useT()
  const { asking, time, info, live, state, table, teaching } = usePlay()
  return (
    <section className="prompt" ref={asking.panel} aria-label={t('panel.question')}>
      {teaching && <LessonCard teaching={teaching} />}
      <div className="prompt-head">
        <PromptLine />
        {time.isLive && !live.outcome && <TurnTimes info={info} waiting={time.waiting} ahead={state.ahead} />}
      </div>
      {time.isPast && (
        <>
          <MomentCaption />
          <ForkHere />
          <button type="button" className="button" onClick={() => time.go(time.last)}>
            {t('history.live')}
          </button>
        </>
      )}
      {time.isPlaying && (
        <button type="button" className="button small" onClick={time.skip}>
          {t('replay.skip')}
        </button>
      )}
      {live.outcome && time.isLive && (
        <Link className="button" to={paths.review(table.id)}>
          {t('score.review')}
        </Link>
      )}
      <HintPanel />
      <Options />
      <Told />
    </section>
  )
}

/** A choice of one that was made for me, for a moment: whoever turns the screen later does not see it again. */
function Told() {
  const t = useT()
  const { asking } = usePlay()
  const { told, forgetTold } = asking
  const isGone = ({ animationName }: AnimationEvent): void => {
    if (animationName === 'told-away') forgetTold()
  }
  return (
    <p className="told">
      {told && (
        <span key={told.id} onAnimationEnd={isGone}>
          {t('auto.told', { what: told.label })}
        </span>
      )}
    </p>
  )
}

/** What a game has its own way of answering, or every option. */
export function Options() {
  const { screen } = usePlay()
  return screen.answer ? <OwnOptions answer={screen.answer} /> : <AllOptions />
}

function OwnOptions({ answer }: { readonly answer: NonNullable<GameScreen['answer']> }) {
  const { asking, scene } = usePlay()
  const { asked: question, choose } = asking
  const isReady = useReady()
  const own = question && answer({ scene, question, isReady, choose })
  if (!own) return <AllOptions />
  return (
    <div className="options">
      {own}
      <WhyNot />
    </div>
  )
}

/** Every option as a chip, in the order of the rules; those that end are pinned. */
function AllOptions() {
  const { asking } = usePlay()
  const list = useRef<HTMLDivElement>(null)
  const { questions } = asking
  const ends = questions.flatMap(question => (question.anyTime ? [] : shelve(question.choices).ends))
  return (
    <div className="options" ref={list}>
      {/* A list of its own for each question: it begins at its top. */}
      <div className="options-scroll" key={questions[0]?.id}>
        {questions.map(question => (
          <OptionGroup key={question.id} question={question} list={list} />
        ))}
      </div>
      <div className="options-foot">
        <WhyNot />
        {ends.length > 0 && (
          <div className="option-group pinned">
            {ends.map(choice => (
              <OptionChip key={nameOf(choice)} choice={choice} list={list} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

interface GroupProps {
  readonly question: Question
  readonly list: RefObject<HTMLElement | null>
}

function OptionGroup({ question, list }: GroupProps) {
  const t = useT()
  const { layout } = usePlay()
  const { plain, dearer } = shelve(question.choices)
  const small = isSmall(layout)
  const pieces = plain.flatMap(({ piece }) => (piece === null ? [] : [piece]))
  const haveAll = plain.length > 0 && pieces.length === plain.length
  const touchable = useTouchable(
    pieces,
    question.id,
    small && haveAll && !question.anyTime && plain.length > ONE_ROW,
  )
  const folds = foldsOf(question, small, touchable)
  const chips = (choices: readonly Choice[]) =>
    choices.map(choice => <OptionChip key={nameOf(choice)} choice={choice} list={list} />)
  const { choices: runs, after } = question.runs
  const inOneGo =
    after === null ? t('options.inOneGo') : t('pair', { what: after, value: t('options.inOneGo') })
  if (question.anyTime)
    return (
      <details className="option-group any-time">
        <summary>{question.prompt}</summary>
        <div className="chips">{chips(question.choices)}</div>
      </details>
    )
  return (
    <div className="option-group">
      {folds.plain ? (
        <details className="folded">
          <summary>{t('options.onBoard', { count: plain.length })}</summary>
          <div className="chips">{chips(plain)}</div>
        </details>
      ) : (
        plain.length > 0 && <div className="chips">{chips(plain)}</div>
      )}
      {runs.length > 0 &&
        (folds.runs ? (
          <details className="folded">
            <summary>{inOneGo}</summary>
            <div className="chips">{chips(runs)}</div>
          </details>
        ) : (
          <fieldset className="runs">
            <legend>{inOneGo}</legend>
            <div className="chips">{chips(runs)}</div>
          </fieldset>
        ))}
      {dearer.length > 0 && (
        <details className="folded">
          <summary>{t('options.otherWays', { count: dearer.length })}</summary>
          <div className="chips">{chips(dearer)}</div>
        </details>
      )}
    </div>
  )
}

interface OptionChipProps {
  readonly choice: Choice
  readonly list: RefObject<HTMLElement | null>
}

/** One option: icon, short words, cost. The sentence is its tip and its name. */
function OptionChip({ choice, list }: OptionChipProps) {
  const { asking } = usePlay()
  const t = useT()
  const { chip, label } = choice
  // As it is said: readers leave a tip out that repeats the name.
  const said = spoken(label, signsOf(t.lang))
  const hinted = asking.hinting.advice?.option
  const classes = ['button', 'option']
  if (chip.ends) classes.push('ends')
  if (hinted && !choice.followedBy && sameData(choice.option, hinted)) classes.push('hinted')
  const onClick = ({ detail }: MouseEvent): void => {
    // Keys have no pointer under which something could appear.
    if (detail === 0) asking.choose(choice)
    else asking.click(choice)
  }
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-choice={choice.piece ?? ''}
      data-option={nameOf(choice)}
      aria-label={said}
      aria-keyshortcuts={choice.hotkey ?? undefined}
      title={said}
      onMouseDown={takeNoFocus}
      onClick={onClick}
      onKeyDown={event => walk(list, event.key) && event.preventDefault()}
    >
      {choice.hotkey !== null && <kbd>{choice.hotkey}</kbd>}
      {chip.icon}
      <span className="chip-words">{sentence(chip.words)}</span>
      {chip.cost !== undefined && chip.cost !== 0 && (
        <span className={chip.cost < 0 ? 'chip-cost gain' : 'chip-cost'}>
          {chip.cost < 0 ? `+$${-chip.cost}` : `$${chip.cost}`}
        </span>
      )}
    </button>
  )
}

/**
 * A chip that is pressed is about to go: it does not take the focus, or the browser would make pictures of it coming and
 * going, and lay out the page twice. Whoever typed elsewhere leaves that, as by any other press.
 */
function takeNoFocus(event: MouseEvent): void {
  event.preventDefault()
  if (
    document.activeElement instanceof HTMLElement &&
    !event.currentTarget.closest('.prompt')?.contains(document.activeElement)
  )
    document.activeElement.blur()
}

/** Moves the focus to the option before or after. */
function walk(list: RefObject<HTMLElement | null>, key: string): boolean {
  const step =
    key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !list.current) return false
  const buttons = [...list.current.querySelectorAll<HTMLButtonElement>('.option')].filter(button =>
    button.checkVisibility(),
  )
  const now = buttons.findIndex(button => button.matches(':focus'))
  buttons[(now + step + buttons.length) % buttons.length]?.focus()
  return true
}

/** What one might expect to be offered, and why it is not. */
function WhyNot() {
  const t = useT()
  const { asking, scene } = usePlay()
  const rulebook = useRulebook()
  if (asking.refusals.length === 0) return null
  return (
    <details className="why-not">
      <summary>{t('prompt.whyNot')}</summary>
      <ul>
        {asking.refusals.map(({ option, piece, what, why }) => (
          <li key={what + why} data-choice={piece ?? undefined}>
            <strong>{what}</strong> — {why}
            <RuleLink section={rulebook?.aboutOption(option, asking.asked?.ask ?? '', scene.view)} sign />
          </li>
        ))}
      </ul>
    </details>
  )
}
