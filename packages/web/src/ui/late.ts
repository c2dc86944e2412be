import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Something that is fetched when it is first shown; without a network something else stands there, until a reload. */
export const late = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: instead })))
