/** What happens when a card is taken. */
export type TakeEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'whiteCowboy' }
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'roads'; readonly amount: number }
  /** Cash at once, or the card's later benefit. */
  | { readonly kind: 'cashOrLater'; readonly cash: number }
  /** Any tile of the market for a fixed price. */
  | { readonly kind: 'tile'; readonly price: number }
  /** Any unowned parcel for nothing. */
  | { readonly kind: 'parcel' }
  | { readonly kind: 'packages' }

/** What the card brings later in the round, if its holder waited for it. */
export type LaterBenefit = 'doubleIncome' | 'pointsPerHouse' | 'perMountain'

export interface Package {
  readonly amount: number
  readonly price: number
}

export interface SideRow {
  readonly card: number
  /** Money above this must be paid at the end of the round. */
  readonly cashLimit: number
  readonly take: TakeEffect
  readonly later?: LaterBenefit
  /** What is sold in packages: at most one, on taking the card or (points) at the end of the round. */
  readonly sells?: {
    readonly what: 'cowboys' | 'revolvers' | 'points'
    readonly packages: readonly Package[]
  }
  /** Revolvers until the end of the round. */
  readonly revolvers: number
  readonly halfPrice: boolean
  /** Starts no duel and attacks nobody; gains points for lost duels. */
  readonly peaceful: boolean
}

export const CHARACTER_IDS = [
  'sheriff',
  'banker',
  'grocer',
  'worker',
  'settler',
  'captain',
  'mercenary',
] as const
export type CharacterId = (typeof CHARACTER_IDS)[number]
export const CARDS = CHARACTER_IDS.length
export const SHERIFF = 0
export const BANKER = 1
export const GROCER = 2
export const WORKER = 3
export const SETTLER = 4
export const CAPTAIN = 5
export const MERCENARY = 6

export const YELLOW = 0
export const RED = 1
export const SIDE_IDS = ['yellow', 'red'] as const

const none = { kind: 'none' } as const
const plain = { take: none, revolvers: 0, halfPrice: false, peaceful: false } as const

const yellow: readonly SideRow[] = [
  { ...plain, card: SHERIFF, cashLimit: 20, take: { kind: 'whiteCowboy' } },
  { ...plain, card: BANKER, cashLimit: 120, take: { kind: 'money', amount: 9 } },
  {
    ...plain,
    card: GROCER,
    cashLimit: 60,
    take: { kind: 'cashOrLater', cash: 8 },
    later: 'doubleIncome',
  },
  { ...plain, card: WORKER, cashLimit: 30, take: { kind: 'roads', amount: 2 }, halfPrice: true },
  { ...plain, card: SETTLER, cashLimit: 30, take: { kind: 'parcel' } },
  {
    ...plain,
    card: CAPTAIN,
    cashLimit: 25,
    take: { kind: 'packages' },
    sells: {
      what: 'cowboys',
      packages: [
        { amount: 1, price: 1 },
        { amount: 2, price: 4 },
        { amount: 3, price: 9 },
      ],
    },
  },
  { ...plain, card: MERCENARY, cashLimit: 20, revolvers: 3 },
]

const red: readonly SideRow[] = [
  { ...plain, card: SHERIFF, cashLimit: 20, peaceful: true },
  {
    ...plain,
    card: BANKER,
    cashLimit: 60,
    sells: {
      what: 'points',
      packages: [
        { amount: 3, price: 3 },
        { amount: 5, price: 12 },
        { amount: 7, price: 25 },
      ],
    },
  },
  {
    ...plain,
    card: GROCER,
    cashLimit: 60,
    take: { kind: 'cashOrLater', cash: 8 },
    later: 'pointsPerHouse',
  },
  { ...plain, card: WORKER, cashLimit: 30, take: { kind: 'tile', price: 5 } },
  { ...plain, card: SETTLER, cashLimit: 20, take: { kind: 'cashOrLater', cash: 8 }, later: 'perMountain' },
  {
    ...plain,
    card: CAPTAIN,
    cashLimit: 20,
    take: { kind: 'packages' },
    sells: {
      what: 'revolvers',
      packages: [
        { amount: 1, price: 3 },
        { amount: 2, price: 9 },
      ],
    },
  },
  { ...plain, card: MERCENARY, cashLimit: 30, revolvers: 2 },
]

/** By side, then card. */
export const SIDES: readonly (readonly SideRow[])[] = [yellow, red]
