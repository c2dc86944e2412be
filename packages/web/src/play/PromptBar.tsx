import { type Seat, sameData } from '@railhead/kernel'
import { type RefObject, useEffect, useRef } from 'react'
import { useT } from '../app/AppContext.js'
import type { Choice, GameScreen, Question, Scene } from '../games/screen.js'
import { SeatMark } from '../ui/SeatMark.js'

interface PromptBarProps {
  readonly scene: Scene
  readonly questions: readonly Question[]
  readonly waiting: readonly Seat[]
  readonly over: boolean
  /** Looking at an earlier moment. */
  readonly past: boolean
}

/** Whose turn it is and what is asked, in one line. */
export function PromptLine({ scene, questions, waiting, over, past }: PromptBarProps) {
  const t = useT()
  const asked = questions.find(({ anyTime }) => !anyTime)
  if (over) return <h1 className="prompt-line">{t('prompt.over')}</h1>
  if (past) return <h1 className="prompt-line">{t('prompt.past')}</h1>
  if (asked)
    return (
      <h1 className="prompt-line mine" aria-live="polite">
        <span className="prompt-turn">
          <SeatMark seat={scene.seat ?? 0} /> {t('yourTurn')}
        </span>{' '}
        <span className="prompt-question">{asked.prompt}</span>
      </h1>
    )
  return (
    <h1 className="prompt-line" aria-live="polite">
      {waiting.map(seat => (
        <span key={seat} className="prompt-turn">
          <SeatMark seat={seat} /> {t('prompt.waiting', { name: scene.names[seat] ?? '' })}
        </span>
      ))}
    </h1>
  )
}

interface OptionsProps {
  readonly scene: Scene
  readonly screen: GameScreen
  readonly questions: readonly Question[]
  readonly busy: boolean
  readonly choose: (choice: Choice) => void
  readonly hinted: Choice['option'] | null
}

/** Every option as a button, in the order of the rules; arrows walk through them. */
export function Options({ scene, screen, questions, busy, choose, hinted }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const asked = questions[0]?.id
  useEffect(() => {
    void asked
    if (list.current) list.current.scrollTop = 0
  }, [asked])
  return (
    <div className="options" ref={list}>
      {questions.map(question => (
        <div key={question.id} className={question.anyTime ? 'option-group any-time' : 'option-group'}>
          {question.anyTime && <span className="quiet">{question.prompt}</span>}
          {question.choices.map(choice => (
            <button
              type="button"
              key={JSON.stringify(choice.option)}
              className={`button option${hinted !== null && sameData(choice.option, hinted) ? ' hinted' : ''}${choice.option.kind === 'pass' ? ' pass' : ''}`}
              data-choice={choice.piece ?? ''}
              disabled={busy}
              onClick={() => choose(choice)}
              onKeyDown={event => walk(list, event.key) && event.preventDefault()}
            >
              {choice.hotkey !== null && <kbd>{choice.hotkey}</kbd>}
              {screen.optionIcon?.(choice.option, scene)}
              <span>{choice.label}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Moves the focus to the option before or after. */
function walk(list: RefObject<HTMLElement | null>, key: string): boolean {
  const step =
    key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !list.current) return false
  const buttons = [...list.current.querySelectorAll<HTMLButtonElement>('.option')]
  const now = buttons.findIndex(button => button.matches(':focus'))
  buttons[(now + step + buttons.length) % buttons.length]?.focus()
  return true
}
