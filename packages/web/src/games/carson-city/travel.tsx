import type { Event } from '@railhead/carson-city'
import type { Travel } from '../screen.js'
import { Cowboy } from './Cowboy.js'
import { spotPiece } from './pieces.js'
import { dollars, type Scene } from './words.js'

/** Coins fly from buildings to those who earn, cowboys from their owners to where they are placed. */
export function travelOf(event: Event, scene: Scene): Travel | undefined {
  switch (event.type) {
    case 'income':
    case 'raid':
      return {
        what: <Coin text={dollars(scene, event.amount)} />,
        along: [`parcel:${event.parcel}`, `seat:${event.seat}`],
      }
    case 'placed':
      return {
        what: <Cowboy of={event.white ? 'white' : event.seat} />,
        along: [`seat:${event.seat}`, spotPiece(event.spot)],
      }
    case 'moved':
      return {
        what: <Cowboy of={event.white ? 'white' : event.seat} />,
        along: [spotPiece(event.from), spotPiece(event.spot)],
      }
    case 'claimed':
      return event.price === 0
        ? undefined
        : {
            what: <Coin text={dollars(scene, event.price)} />,
            along: [`seat:${event.seat}`, `parcel:${event.parcel}`],
          }
    default:
      return undefined
  }
}

function Coin({ text }: { readonly text: string }) {
  return (
    <g className="flying-coin">
      <circle r="19" />
      <text y="6">{text}</text>
    </g>
  )
}
