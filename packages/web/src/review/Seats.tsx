import { MARKS, PHASES, type Review } from '@railhead/review'
import { useT } from '../app/AppContext.js'
import { SeatMark } from '../ui/SeatMark.js'
import { SCROLLED } from '../ui/scrolled.js'
import { useReviewWords } from './Words.js'

interface SeatsProps {
  readonly review: Review
  readonly names: readonly string[]
}

/** What came of the match for each seat. */
export function Seats({ review: { seats }, names }: SeatsProps) {
  const t = useT()
  const { lang } = t
  const w = useReviewWords()
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 })
  const signed = new Intl.NumberFormat(lang, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  const percent = (value: number | null): string => (value === null ? '–' : `${number.format(value)} %`)
  return (
    <div className="score-scroll" {...SCROLLED}>
      <table className="plain-table review-seats">
        <thead>
          <tr>
            <th scope="col">{w('seats.name')}</th>
            <th scope="col">{w('seats.accuracy')}</th>
            <th scope="col">{w('seats.phases')}</th>
            <th scope="col">{w('seats.lost')}</th>
            <th scope="col">{w('seats.luck')}</th>
            <th scope="col">{w('seats.score')}</th>
            <th scope="col">{w('seats.adjusted')}</th>
            <th scope="col">{w('seats.marks')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(one => (
            <tr key={one.seat}>
              <th scope="row">
                <SeatMark seat={one.seat} /> {names[one.seat]}
              </th>
              <td>
                <strong>{one.accuracy === null ? w('seats.none') : percent(one.accuracy)}</strong>
              </td>
              <td>{PHASES.map(phase => percent(one.phases[phase])).join(' · ')}</td>
              <td>{number.format(100 * one.loss)}</td>
              <td>{signed.format(one.luck).replace('-', '−')}</td>
              <td>{one.score}</td>
              <td>{number.format(Math.round(one.scoreAdjusted))}</td>
              <td>
                {MARKS.map(([mark]) => (
                  <span key={mark} className={`mark ${mark}`} title={t(`mark.${mark}`)}>
                    <span className="visually-hidden">{t(`mark.${mark}`)} </span>
                    {one.marks[mark]}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
