type Means = 'key' | 'pointer'

let last: Means | undefined

/** Notes from now on with what people act, before anything answers to it. */
export function watchMeans(): void {
  addEventListener('keydown', () => (last = 'key'), { capture: true })
  addEventListener('pointerdown', () => (last = 'pointer'), { capture: true })
}

/** With what somebody acted last since the app was opened; undefined if nobody did. */
export const lastMeans = (): Means | undefined => last
