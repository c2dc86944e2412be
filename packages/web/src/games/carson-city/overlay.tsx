import type { Event } from '@railhead/carson-city'
import type { Overlay } from '../screen.js'
import { DuelScene } from './scenes/DuelScene.js'
import { type Duel, duelsIn } from './scenes/duels.js'
import { type Earning, earningsIn } from './scenes/earnings.js'
import { IncomeScene } from './scenes/IncomeScene.js'
import { RoundScene } from './scenes/RoundScene.js'
import { gainsOf, type RoundGains } from './scenes/round.js'
import { type Scene, spotWord, wordsOf } from './words.js'

/** Long enough to read what a round brought. */
const ROUND_LASTS = 9000

/** Duels that were just fought, income that was just paid and a round that has just ended take the stage for a moment. */
export function overlayOf(
  scene: Scene & { readonly happened: readonly Event[] },
  told: () => readonly Event[],
): Overlay | undefined {
  const duels = duelsIn(scene.happened)
  const earnings = earningsIn(scene.happened)
  const gains = gainsOf(scene.happened, told, scene.view.players)
  if (duels.length + earnings.length === 0 && !gains) return undefined
  return {
    key: `${scene.view.round} ${JSON.stringify([duels, earnings, gains?.round])}`,
    title: titleOf(scene, duels, gains),
    content: <Content scene={scene} duels={duels} earnings={earnings} gains={gains} />,
    ...(gains && { lasts: ROUND_LASTS }),
  }
}

function titleOf(scene: Scene, duels: readonly Duel[], gains: RoundGains | undefined): string {
  const w = wordsOf(scene)
  if (gains) return w('roundOver', { round: gains.round })
  if (duels.length === 0) return scene.say({ key: 'space.estateIncome' })
  return duels.length === 1
    ? w('duel', { spot: spotWord(scene, duels[0].spot) })
    : w('duels', { count: duels.length })
}

interface ContentProps {
  readonly scene: Scene
  readonly duels: readonly Duel[]
  readonly earnings: readonly Earning[]
  readonly gains: RoundGains | undefined
}

function Content({ scene, duels, earnings, gains }: ContentProps) {
  return (
    <>
      {gains && <RoundScene scene={scene} gains={gains} />}
      {duels.length > 0 && <DuelScene scene={scene} duels={duels} />}
      {earnings.length > 0 && <IncomeScene scene={scene} earnings={earnings} />}
    </>
  )
}
