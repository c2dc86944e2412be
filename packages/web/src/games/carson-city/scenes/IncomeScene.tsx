import { BUILDINGS, parcelName } from '@railhead/carson-city'
import { Icon } from '../../../icons/Icon.js'
import { nth } from '../../../ui/nth.js'
import { SeatMark } from '../../../ui/SeatMark.js'
import { ICONS } from '../icons.js'
import { ElevationPicture } from '../town/elevations.js'
import { buildingWord, dollars, nameOf, type Scene, wordsOf } from '../words.js'
import type { Earning } from './earnings.js'

/** Estate income: who earned what with which building. */
export function IncomeScene({
  scene,
  earnings,
}: {
  readonly scene: Scene
  readonly earnings: readonly Earning[]
}) {
  const seats = [...new Set(earnings.map(({ seat }) => seat))]
  return (
    <section className="income-scene">
      <h3>
        <Icon d={ICONS.income} /> {scene.say({ key: 'space.estateIncome' })}
      </h3>
      <ul>
        {seats.map(seat => {
          const own = earnings.filter(earning => earning.seat === seat)
          return (
            <li key={seat}>
              <SeatMark seat={seat} /> <strong>{nameOf(scene, seat)}</strong>{' '}
              {own.map((earning, i) => (
                <span key={nth(i, earning.parcel)} className="earning">
                  {earning.raid && (
                    <>
                      <Icon d={ICONS.duel} />
                      <span className="visually-hidden">{wordsOf(scene)('raided')}</span>
                    </>
                  )}
                  <ElevationPicture id={BUILDINGS[earning.building].id} />
                  <span className="visually-hidden">{buildingWord(scene, earning.building)}</span>
                  {parcelName(earning.parcel)} {dollars(scene, earning.amount)}
                </span>
              ))}
              <strong className="earned">
                ={' '}
                {dollars(
                  scene,
                  own.reduce((sum, { amount }) => sum + amount, 0),
                )}
              </strong>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
