import lightBulb from 'game-icon:light-bulb'
import { type Message, sameData } from '@railhead/kernel'
import { useEffect, useMemo } from 'react'
import { announcer } from '../../announce/announcer.js'
import { useT } from '../../app/AppContext.js'
import { gameWriter } from '../../i18n/index.js'
import { Icon } from '../../icons/Icon.js'
import { usePlay, useReady } from '../play.js'
import type { Advice } from './useHint.js'
import '../../styles/hint.css'

/** The best options, what they are worth against each other, and why; each can be chosen here. */
export function HintPanel() {
  const { asking } = usePlay()
  const { advice } = asking.hinting
  return advice && <Advised advice={advice} />
}

function Advised({ advice }: { readonly advice: Advice }) {
  const { asking, game, layout } = usePlay()
  const { questions, choose, hinting } = asking
  const isReady = useReady()
  const t = useT()
  const gameTexts = game.text.catalogues[t.lang]
  const say = useMemo(
    () => gameWriter(t.lang, [advice.texts[t.lang], gameTexts], String),
    [t.lang, advice.texts, gameTexts],
  )
  const tell = (reason: Message): string => advice.tell(reason, say, gameTexts)
  const best = advice.hints[0] && tell(advice.hints[0].reason)
  const choices = questions.find(({ id }) => id === advice.decision)?.choices ?? []
  const [first] = advice.hints
  const label = first && choices.find(candidate => sameData(candidate.option, first.option))?.label
  useEffect(() => {
    if (label !== undefined) announcer.answer([`${label}. ${best}`])
  }, [label, best])
  return (
    <section className="hint-panel" aria-label={t('hint.title')}>
      <header>
        <h2>
          <Icon d={lightBulb} /> {t('hint.title')}
        </h2>
        <button type="button" className="button small plain" aria-label={t('close')} onClick={hinting.clear}>
          ✕
        </button>
      </header>
      <ol>
        {advice.hints.map(({ option, reason }, i) => {
          // What holds for the next one too is shown once, below the last of them; beside them it would be of the last alone.
          const next = layout === 'lying' ? undefined : advice.hints[i + 1]
          const shared = next !== undefined && sameData(next.reason, reason)
          const choice = choices.find(candidate => sameData(candidate.option, option))
          return (
            choice && (
              <li key={JSON.stringify(option)}>
                <button
                  type="button"
                  className={i === 0 ? 'button option hinted' : 'button option'}
                  disabled={!isReady}
                  onClick={() => choose(choice)}
                >
                  {choice.chip.icon}
                  <span>{choice.label}</span>
                </button>
                <p className={shared ? 'visually-hidden' : undefined}>{tell(reason)}</p>
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}
