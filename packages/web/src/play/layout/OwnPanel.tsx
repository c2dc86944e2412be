import { usePlay } from '../play.js'

/** Everything that is mine. */
export function OwnPanel() {
  const { screen, scene } = usePlay()
  return scene.seat === null ? null : screen.playerBoard?.(scene, scene.seat, true)
}
