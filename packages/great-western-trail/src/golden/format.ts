import type { Answer, MatchRecord } from '@railhead/kernel'
import type { Option } from '../option.js'

/** A recorded match in few bytes: every different option once, and for each answer its seat and option number. */
export interface GoldenMatch {
  readonly rules: string
  readonly config: unknown
  readonly seed: string
  readonly options: readonly Option[]
  /** Seat and option of every answer: seat + SEATS × option. */
  readonly answers: readonly number[]
  readonly hash: string
}

const SEATS = 4

export function packed({ rules, config, seed, answers, hash }: MatchRecord<Option>): GoldenMatch {
  const numbers = new Map<string, number>()
  const options: Option[] = []
  const codes = answers.map(({ seat, option }) => {
    const text = JSON.stringify(option)
    let number = numbers.get(text)
    if (number === undefined) {
      number = options.push(option) - 1
      numbers.set(text, number)
    }
    return seat + SEATS * number
  })
  return { rules, config, seed, options, answers: codes, hash }
}

export const unpackedAnswers = ({ options, answers }: GoldenMatch): Answer<Option>[] =>
  answers.map(code => ({ seat: code % SEATS, option: options[Math.floor(code / SEATS)] }))
