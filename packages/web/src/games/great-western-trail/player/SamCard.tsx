import {
  type Movement,
  message,
  type Sam,
  type SamAction,
  type State,
  stepsOf,
  tablesOf,
} from '@railhead/great-western-trail'
import { Icon } from '../../../icons/Icon.js'
import type { Scene } from '../../screen.js'
import { ICONS, WORKER_ICONS } from '../icons.js'

const ACTION_ICONS: Readonly<Record<SamAction, string>> = {
  hireCheapest: ICONS.hire,
  hireSpecialty: ICONS.hire,
  buyCattle: ICONS.cattle,
  growAndBuyCattle: ICONS.cattle,
  takeValue3: ICONS.cattle,
  build: ICONS.house,
  buildWithOne: ICONS.house,
  engine: ICONS.engine,
  engineToStation: ICONS.station,
  takeObjective: ICONS.objective,
  takeOutlaw: ICONS.outlaw,
  takeHazard: ICONS.hazard,
  nothing: ICONS.boot,
}

interface SamCardProps {
  readonly scene: Scene<State>
  readonly sam: Sam
  /** Its number. */
  readonly card: number
}

/** The card that Sam drew last: how far his herder goes and what he does; of two halves, the one that counts. */
export function SamCard({ scene, sam, card: number }: SamCardProps) {
  const { say, view } = scene
  const card = tablesOf(view).samCards[number]
  if (!card) return null
  const { otherwise } = card
  const isOther = otherwise !== undefined && sam.specialty !== otherwise.unless
  return (
    <figure className="sam-card">
      <figcaption>{say(message('sam.card', { card: number }))}</figcaption>
      <p>
        <Icon d={ICONS.boot} /> {say(movementText(card.movement, stepsOf(view, sam, card.movement)))}
      </p>
      <Half scene={scene} action={card.action} specialty={otherwise?.unless} off={isOther} />
      {otherwise && <Half scene={scene} action={otherwise.action} off={!isOther} />}
    </figure>
  )
}

const movementText = (movement: Movement, steps: number) =>
  message(typeof movement === 'number' ? 'sam.movement.printed' : `sam.movement.${movement}`, { steps })

interface HalfProps {
  readonly scene: Scene<State>
  readonly action: SamAction
  /** With this specialty only. */
  readonly specialty?: number | undefined
  /** Does not count now. */
  readonly off: boolean
}

function Half({ scene, action, specialty, off }: HalfProps) {
  return (
    <p className={off ? 'sam-half off' : 'sam-half'}>
      {specialty !== undefined && <Icon d={WORKER_ICONS[specialty]} />}
      <Icon d={ACTION_ICONS[action]} /> {scene.say(message(`sam.action.${action}`))}
    </p>
  )
}
