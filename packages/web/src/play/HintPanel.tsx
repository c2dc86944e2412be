import lightBulb from 'game-icon:light-bulb'
import { sameData } from '@railhead/kernel'
import { useMemo } from 'react'
import { useT } from '../app/AppContext.js'
import type { Choice, GameScreen, Question, Scene } from '../games/screen.js'
import { gameWriter } from '../i18n/index.js'
import { Icon } from '../icons/Icon.js'
import type { Advice } from './useHint.js'
import '../styles/hint.css'

interface HintPanelProps {
  readonly advice: Advice
  readonly questions: readonly Question[]
  readonly scene: Scene
  readonly screen: GameScreen
  readonly busy: boolean
  readonly choose: (choice: Choice) => void
  readonly onClose: () => void
}

/** The best options, what they are worth against each other, and why; each can be chosen here. */
export function HintPanel({ advice, questions, scene, screen, busy, choose, onClose }: HintPanelProps) {
  const t = useT()
  const say = useMemo(() => gameWriter(t.lang, [advice.texts[t.lang]], String), [t.lang, advice.texts])
  const choices = questions.find(({ id }) => id === advice.decision)?.choices ?? []
  return (
    <section className="hint-panel" aria-label={t('hint.title')} aria-live="polite">
      <header>
        <h2>
          <Icon d={lightBulb} /> {t('hint.title')}
        </h2>
        <button type="button" className="button small plain" aria-label={t('close')} onClick={onClose}>
          ✕
        </button>
      </header>
      <ol>
        {advice.hints.map(({ option, value, reason }, i) => {
          const choice = choices.find(candidate => sameData(candidate.option, option))
          return (
            choice && (
              <li key={JSON.stringify(option)}>
                <button
                  type="button"
                  className={i === 0 ? 'button option hinted' : 'button option'}
                  disabled={busy}
                  onClick={() => choose(choice)}
                >
                  {screen.optionIcon?.(option, scene)}
                  <span>{choice.label}</span>
                </button>
                <p>
                  <strong>{i === 0 ? t('hint.best') : t('hint.less', { points: Math.abs(value) })}</strong>
                  {' · '}
                  {say(reason)}
                </p>
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}
