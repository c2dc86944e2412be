/** What the tables of the rulings are made of. */
export const POINTS = { kind: 'number', from: -12, to: 30 } as const
export const MONEY = { kind: 'number', from: 0, to: 20 } as const
/** Breeding value of a city, and the space of the track that it is level with. */
export const VALUE = { kind: 'number', from: 0, to: 20 } as const
export const BLACK = { kind: 'choice', choices: [false, true] } as const
export const HANDS = { kind: 'choice', choices: ['none', 'green', 'black', 'both'] } as const

/** What an arrow between two cities of the strip does, besides its points. */
export const ARROW = { kind: 'choice', choices: ['none', 'objective', 'exchangeToken'] } as const

export const STATION = { kind: 'record', fields: { cost: MONEY, points: POINTS, black: BLACK } } as const

/** One side of a private building. */
export const FACE = {
  kind: 'record',
  fields: { builders: { kind: 'number', from: 1, to: 12 }, points: POINTS, hand: HANDS },
} as const
