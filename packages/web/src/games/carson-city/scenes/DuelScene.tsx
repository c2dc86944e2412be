import { Icon } from '../../../icons/Icon.js'
import { nth } from '../../../ui/nth.js'
import { SeatMark, seatColour } from '../../../ui/SeatMark.js'
import { CowboyPicture } from '../Cowboy.js'
import { ICONS } from '../icons.js'
import { UNHEARD } from '../roles.js'
import { nameOf, type Scene, spotWord, wordsOf } from '../words.js'
import { Die } from './Die.js'
import { type Duel, type Shot, sumOf } from './duels.js'

interface DuelsProps {
  readonly scene: Scene
  readonly duels: readonly Duel[]
}

/** A street at noon: one duel under the other, each with its sums. */
export function DuelScene({ scene, duels }: DuelsProps) {
  const coming = scene.view.queue
  return (
    <div className="duel-scene">
      {duels.map((duel, i) => (
        <DuelRow key={nth(i, duel.spot)} scene={scene} duel={duel} delay={i} titled={duels.length > 1} />
      ))}
      {coming.length > 0 && (
        <p className="quiet">
          {wordsOf(scene)('duel.coming', { spots: coming.map(spot => spotWord(scene, spot)).join(', ') })}
        </p>
      )}
    </div>
  )
}

interface DuelRowProps {
  readonly scene: Scene
  readonly duel: Duel
  /** How many were fought before. */
  readonly delay: number
  /** Whether it says itself what it is about. */
  readonly titled: boolean
}

function DuelRow({ scene, duel, delay, titled }: DuelRowProps) {
  const w = wordsOf(scene)
  return (
    <section className="duel" style={{ animationDelay: `calc(var(--duel) * ${delay})` }}>
      {titled && (
        <h3>
          <Icon d={ICONS.duel} /> {spotWord(scene, duel.spot)}
        </h3>
      )}
      <div className="duel-street">
        <svg
          className="duel-ground"
          viewBox="0 0 400 100"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <rect className="duel-sky" width="400" height="60" />
          <circle className="duel-sun" cx="200" cy="40" r="26" />
          <path
            className="duel-hills"
            d="M0 60L40 38L90 55L140 30L190 52L250 34L310 56L360 40L400 58V62H0Z"
          />
          <path className="duel-dust" d="M0 60H400V100H0Z" />
        </svg>
        {duel.shots.map(shot => (
          <Side key={shot.seat} scene={scene} shot={shot} won={shot.seat === duel.winner} />
        ))}
      </div>
      <p className="duel-end">
        <SeatMark seat={duel.winner} />{' '}
        <strong>{w('duel.wins', { player: scene.names[duel.winner] ?? '' })}</strong>
        {duel.tie && ` ${w('duel.tie', { player: scene.names[duel.winner] ?? '' })}`}
      </p>
    </section>
  )
}

function Side({ scene, shot, won }: { readonly scene: Scene; readonly shot: Shot; readonly won: boolean }) {
  const w = wordsOf(scene)
  return (
    <div className={won ? 'duel-side won' : 'duel-side'} style={{ borderColor: seatColour(shot.seat) }}>
      <CowboyPicture of={shot.seat} />
      <span className="duel-name">{nameOf(scene, shot.seat)}</span>
      <span className="duel-sum">
        {shot.token ? (
          <span className="token" role="img" aria-label={w('tokenValue', { value: shot.roll })}>
            {shot.roll}
          </span>
        ) : (
          <Die value={shot.roll} />
        )}
        <Part count={shot.cowboys} icon={ICONS.cowboy} word={w('count.cowboys', { count: shot.cowboys })} />
        <Part
          count={shot.revolvers}
          icon={ICONS.revolver}
          word={w('count.revolvers', { count: shot.revolvers })}
        />
        <Part
          count={shot.ofRound}
          icon={ICONS.revolver}
          word={w('yield.revolvers', { count: shot.ofRound })}
          ofRound
        />
        <span>=</span>
        <strong>{sumOf(shot)}</strong>
      </span>
    </div>
  )
}

interface PartProps {
  readonly count: number
  readonly icon: string
  readonly word: string
  /** Only until the end of the round. */
  readonly ofRound?: boolean
}

/** A part of the firepower: '+ 3 cowboys'. */
function Part({ count, icon, word, ofRound = false }: PartProps) {
  if (count === 0) return null
  return (
    <span className={ofRound ? 'this-round' : ''}>
      <span {...UNHEARD}>
        +{count}
        <Icon d={icon} />
      </span>
      <span className="visually-hidden">+ {word}</span>
    </span>
  )
}
