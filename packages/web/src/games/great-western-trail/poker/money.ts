import type { State } from '@railhead/great-western-trail'
import type { Scene } from '../../screen.js'

/** An amount as the language writes it. */
export const dollars = (scene: Scene<State>, amount: number): string =>
  scene.say({ key: 'money', params: { amount } })
