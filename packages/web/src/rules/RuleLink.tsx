import { Suspense, useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { isGameId } from '../games/registry.js'
import { makeWriter } from '../i18n/index.js'
import { usePlay } from '../play/play.js'
import { late } from '../ui/late.js'
import { UnreachedDialog } from '../ui/Unreached.js'
import type { AnyRulebook } from './anyRulebook.js'
import { openRule, useOpenRule } from './opened.js'
import { rulebookOf } from './rulebooks.js'
import { ruleTexts } from './texts/index.js'

const RuleDialog = late(
  () => import('./RuleDialog.js'),
  () => <UnreachedDialog onClose={() => openRule(null)} />,
)

/** What leads to the rules of the match on the screen; null until it is fetched. */
export function useRulebook(): AnyRulebook | null {
  const { game } = usePlay()
  const [rulebook, setRulebook] = useState<AnyRulebook | null>(null)
  useEffect(() => {
    if (!isGameId(game.id)) return
    let current = true
    rulebookOf(game.id).then(found => current && setRulebook(found), console.warn)
    return () => {
      current = false
    }
  }, [game.id])
  return rulebook
}

interface RuleLinkProps {
  /** The section; nothing is drawn without one. */
  readonly section: string | undefined
  /** In words, or only as a sign beside a line. */
  readonly sign?: boolean
}

/** Opens the rule that something is about. */
export function RuleLink({ section, sign = false }: RuleLinkProps) {
  const { lang } = useT()
  const say = makeWriter(lang, ruleTexts[lang])
  if (section === undefined) return null
  return (
    <button
      type="button"
      className="button small plain rule-link"
      aria-label={sign ? say('rules.whichRule') : undefined}
      title={sign ? say('rules.whichRule') : undefined}
      onClick={() => openRule(section)}
    >
      {sign ? '§' : say('rules.more')}
    </button>
  )
}

/** The rule that somebody wants to read, over the match. */
export function RuleLayer() {
  const section = useOpenRule()
  useEffect(() => () => openRule(null), [])
  if (section === null) return null
  return (
    <Suspense>
      <RuleDialog section={section} />
    </Suspense>
  )
}
