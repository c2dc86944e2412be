import type { ReviewTurn } from '@railhead/review'

/** The element of a marked turn. */
export const turnId = ({ turn, seat }: Pick<ReviewTurn, 'turn' | 'seat'>): string => `turn-${turn}-${seat}`
