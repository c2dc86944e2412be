import { Icon } from '../../../icons/Icon.js'
import { nth } from '../../../ui/nth.js'
import { SeatMark } from '../../../ui/SeatMark.js'
import { ICONS } from '../icons.js'
import { dollars, nameOf, type Scene, wordsOf } from '../words.js'
import type { RoundGains } from './round.js'

/** The end of a round: what everybody got, and where it came from. */
export function RoundScene({ scene, gains }: { readonly scene: Scene; readonly gains: RoundGains }) {
  const seats = scene.view.money.map((_, seat) => seat)
  return (
    <table className="round-scene">
      <thead>
        <tr>
          <td />
          {seats.map(seat => (
            <th scope="col" key={seat}>
              <SeatMark seat={seat} /> <span className="round-name">{nameOf(scene, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <Part scene={scene} icon={ICONS.money} rows={gains.money} say={amount => signed(scene, amount)} />
      <Part scene={scene} icon={ICONS.points} rows={gains.points} say={String} />
    </table>
  )
}

function signed(scene: Scene, amount: number): string {
  return amount < 0 ? `−${dollars(scene, -amount)}` : dollars(scene, amount)
}

interface PartProps {
  readonly scene: Scene
  readonly icon: string
  readonly rows: RoundGains['money']
  readonly say: (amount: number) => string
}

function Part({ scene, icon, rows, say }: PartProps) {
  const w = wordsOf(scene)
  const sources = Object.entries(rows)
  if (sources.length === 0) return null
  const total = scene.view.money.map((_, seat) => sources.reduce((sum, [, by]) => sum + by[seat], 0))
  const name = (key: string): string =>
    key === 'raid' ? w('raided') : key === 'cashLimit' ? w('cashLimit') : scene.say({ key })
  return (
    <tbody>
      {sources.map(([key, by]) => (
        <tr key={key}>
          <th scope="row">
            <span className="round-source">
              <Icon d={icon} /> <span>{name(key)}</span>
            </span>
          </th>
          {by.map((amount, seat) => (
            <td key={nth(seat, key)}>{amount === 0 ? '' : say(amount)}</td>
          ))}
        </tr>
      ))}
      <tr className="round-total">
        <th scope="row">{scene.t('score.total')}</th>
        {total.map((amount, seat) => (
          <td key={nth(seat, 'total')}>{say(amount)}</td>
        ))}
      </tr>
    </tbody>
  )
}
