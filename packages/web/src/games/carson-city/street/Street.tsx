import { trackCells } from '@railhead/carson-city'
import { useEffect, useRef } from 'react'
import { strip } from '../roles.js'
import { type Scene, wordsOf } from '../words.js'
import { Sign } from './Sign.js'
import { cellNow } from './track.js'

/** The action track in order of resolution: a street with two rows of shop signs, or one strip. */
export function Street({ scene }: { readonly scene: Scene }) {
  const street = useRef<HTMLDivElement>(null)
  const now = cellNow(scene.view)
  // Where the street is a strip or a column that scrolls, it follows the lantern.
  useEffect(() => {
    const strip = street.current
    const sign = strip?.children[now]
    if (!strip || !(sign instanceof HTMLElement)) return
    if (strip.scrollWidth > strip.clientWidth) {
      strip.scrollTo({ left: sign.offsetLeft - (strip.clientWidth - sign.offsetWidth) / 2 })
      return
    }
    const sheet = strip.closest('.carson-sheet')
    sheet?.scrollTo({ top: sign.offsetTop - (sheet.clientHeight - sign.offsetHeight) / 2 })
  }, [now])
  return (
    <div className="street" {...strip(wordsOf(scene)('street'))} ref={street}>
      {trackCells(scene.view).map((cell, index) => (
        <Sign
          key={cell.cell}
          scene={scene}
          cell={cell}
          place={index + 1}
          status={index === now ? 'now' : index < now ? 'done' : 'coming'}
        />
      ))}
    </div>
  )
}
