import { defaultIn, departures, type ResolvedRulings, rulesOf } from '@railhead/kernel'
import { useMemo } from 'react'
import { useT } from '../../app/AppContext.js'
import { rulingWords } from '../../lobby/rulingWords.js'
import { usePlay } from '../play.js'

/** What this table plays otherwise than usual. */
export function HouseRules() {
  const t = useT()
  const { game, info, scene } = usePlay()
  const differ = useMemo(() => {
    const { config } = info
    const rulings: unknown =
      typeof config === 'object' && config !== null ? Reflect.get(config, 'rulings') : undefined
    if (typeof rulings !== 'object' || rulings === null) return []
    const found = departures(game, rulings as ResolvedRulings, rulesOf(game, config))
    return (game.rulings ?? [])
      .filter(({ id }) => Object.hasOwn(found, id))
      .map(one => ({
        one,
        value: found[one.id],
        usual: defaultIn(game, one, rulesOf(game, config)),
      }))
  }, [game, info])
  if (differ.length === 0) return null
  const catalogue = game.text.catalogues[t.lang]
  return (
    <details className="house-rules">
      <summary>{t('people.houseRules', { count: differ.length })}</summary>
      <ul>
        {differ.map(({ one, value, usual }) => (
          <li key={one.id}>
            {scene.say({ key: `ruling.${one.id}` })}{' '}
            <strong>{rulingWords({ say: scene.say, catalogue }, one, value, usual)}</strong>
          </li>
        ))}
      </ul>
    </details>
  )
}
