import type { Refusal as GeneralRefusal } from '@railhead/kernel'
/** Every answer a player can give. Flat plain data; what it means depends on the question. */
export type Option =
  | { readonly kind: 'pass' }
  /** Cattleman to a space; `way` is the branch taken at each fork, as bits behind a leading 1. */
  | { readonly kind: 'move'; readonly to: number; readonly way: number; readonly fee: number }
  | { readonly kind: 'place'; readonly space: number }
  /** Local action of the location; `either` picks the alternative. */
  | { readonly kind: 'local'; readonly action: number; readonly either: number }
  | { readonly kind: 'auxiliary'; readonly which: number; readonly times: 1 | 2 }
  | { readonly kind: 'play'; readonly card: number }
  | { readonly kind: 'take' }
  | { readonly kind: 'copy'; readonly space: number }
  /** `place` tells equal objective cards of the display apart where their order matters. */
  | { readonly kind: 'card'; readonly card: number; readonly place?: number }
  | { readonly kind: 'deck' }
  | { readonly kind: 'draw'; readonly count: number }
  | { readonly kind: 'hire'; readonly worker: number; readonly row: number }
  | { readonly kind: 'buy'; readonly purchase: number; readonly card: number }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'building'; readonly building: number }
  | { readonly kind: 'site'; readonly space: number }
  | { readonly kind: 'engine'; readonly to: number }
  | { readonly kind: 'station'; readonly station: number }
  | { readonly kind: 'disc'; readonly disc: number }
  | { readonly kind: 'worker'; readonly worker: number }
  | { readonly kind: 'hazard'; readonly space: number }
  | { readonly kind: 'outlaw'; readonly space: number }
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'spend'; readonly certificates: number }
  | { readonly kind: 'raise'; readonly count: number }
  | { readonly kind: 'city'; readonly city: number }
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'shop'; readonly town: number; readonly space: number }
  | { readonly kind: 'master'; readonly tile: number }
  | { readonly kind: 'exchange'; readonly draw: number }

export type OptionKind = Option['kind']
export type OptionOf<Kind extends OptionKind> = Extract<Option, { readonly kind: Kind }>

export const PASS: Option = { kind: 'pass' }
export const TAKE: Option = { kind: 'take' }

/** One shared object for each number: options are compared and copied a lot, and made anew never. */
function interned<T extends Option>(make: (index: number) => T): (index: number) => T {
  const made: T[] = []
  return index => {
    let option = made[index]
    if (option === undefined) {
      option = make(index)
      made[index] = option
    }
    return option
  }
}

export const cardOption = interned(card => ({ kind: 'card', card }))
export const playOption = interned(card => ({ kind: 'play', card }))
export const engineOption = interned(to => ({ kind: 'engine', to }))
export const siteOption = interned(space => ({ kind: 'site', space }))
export const buildingOption = interned(building => ({ kind: 'building', building }))
export const hazardOption = interned(space => ({ kind: 'hazard', space }))
export const outlawOption = interned(space => ({ kind: 'outlaw', space }))
export const cityOption = interned(city => ({ kind: 'city', city }))
export const discOption = interned(disc => ({ kind: 'disc', disc }))
export const tileOption = interned(tile => ({ kind: 'tile', tile }))
export const spendOption = interned(certificates => ({ kind: 'spend', certificates }))
export const placeOption = interned(space => ({ kind: 'place', space }))
export const stationOption = interned(station => ({ kind: 'station', station }))
export const workerOption = interned(worker => ({ kind: 'worker', worker }))
export const drawOption = interned(count => ({ kind: 'draw', count }))
export const raiseOption = interned(count => ({ kind: 'raise', count }))
export const copyOption = interned(space => ({ kind: 'copy', space }))
export const exchangeOption = interned(draw => ({ kind: 'exchange', draw }))
const hires = interned(index => ({ kind: 'hire', worker: index & 3, row: index >> 2 }))
export const hireOption = (worker: number, row: number): Option => hires((row << 2) | worker)
const buys = interned(index => ({ kind: 'buy', purchase: index >> 5, card: index & 31 }))
export const buyOption = (purchase: number, card: number): Option => buys((purchase << 5) | card)
const locals = interned(index => ({ kind: 'local', action: index >> 1, either: index & 1 }))
export const localOption = (action: number, either: number): Option => locals((action << 1) | either)
const auxiliaries = interned(
  (index): OptionOf<'auxiliary'> => ({ kind: 'auxiliary', which: index >> 1, times: index & 1 ? 2 : 1 }),
)
export const auxiliaryOption = (which: number, times: 1 | 2): Option =>
  auxiliaries((which << 1) | (times - 1))
export const choiceOption = interned(index => ({ kind: 'choice', index }))
export const masterOption = interned(tile => ({ kind: 'master', tile }))
const shopOptions = interned(index => ({ kind: 'shop', town: index >> 2, space: index & 3 }))
export const shopOption = (town: number, space: number): Option => shopOptions((town << 2) | space)
export const REVEAL: Option = { kind: 'reveal' }
export const DECK: Option = { kind: 'deck' }

/** The option as one of the kind that the question offers. */
export function chosen<Kind extends OptionKind>(option: Option, kind: Kind): OptionOf<Kind> {
  if (option.kind !== kind) throw new Error(`The question offers '${kind}', not '${option.kind}'.`)
  return option as OptionOf<Kind>
}

/** What a person might expect to be offered and is not. */
export type Refusal = GeneralRefusal<Option>
