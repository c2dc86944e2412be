import { type AnyGame, Match, type MatchRecord, RailheadError, sameData } from '@railhead/kernel'
import type { Study, StudyChapter } from '@railhead/protocol'

const wrong = (message: string, path: string, expected?: unknown): RailheadError =>
  new RailheadError('matchFile', message, expected, path)

/**
 * Looks through a study whose form is right: every match is played by the rules, every fork leaves the chapter where it
 * says, every note has its moment. Yields after each chapter, since replaying takes a while. A chapter that `isKnown` is
 * not played again.
 */
export function* checkStudy(
  game: AnyGame,
  { chapters }: Study,
  isKnown: (chapter: StudyChapter) => boolean = () => false,
): Generator<void> {
  for (const [i, chapter] of chapters.entries()) {
    const { match, names, seat, from, notes } = chapter
    const path = `chapters[${i}]`
    if (match.game !== game.id)
      throw wrong('All matches of a study are of one game.', `${path}.match.game`, game.id)
    if (!isKnown(chapter)) {
      const { seats } = Match.replay(game, match)
      if (names.length !== seats) throw wrong('Every seat has a name.', `${path}.names`, seats)
      if (seat >= seats) throw wrong(`There is no seat ${seat}.`, `${path}.seat`, seats)
    }
    if (from !== undefined) mustLeave(chapters, i, from)
    notes.forEach(({ moment }, n) => {
      const last = n === 0 ? -1 : notes[n - 1].moment
      if (moment > match.answers.length || moment <= last)
        throw wrong('Notes stand in the order of their moments, one for each.', `${path}.notes[${n}].moment`)
    })
    yield
  }
}

/** A fork has the set-up of its origin, and the same answers until they part. */
function mustLeave(
  chapters: readonly StudyChapter[],
  index: number,
  { chapter, moment }: { readonly chapter: number; readonly moment: number },
): void {
  const { match } = chapters[index]
  const path = `chapters[${index}].from`
  if (chapter >= index) throw wrong('A fork comes after the chapter that it leaves.', path)
  if (forkMoment(chapters[chapter].match, match) < moment)
    throw wrong('The fork does not leave that chapter there.', path)
}

type Line = Pick<MatchRecord, 'config' | 'seed' | 'answers' | 'rules'>

/** How many answers two matches have in common; −1 if they did not even begin alike. */
export function forkMoment(one: Line, other: Line): number {
  if (one.seed !== other.seed || one.rules !== other.rules || !sameData(one.config, other.config)) return -1
  const most = Math.min(one.answers.length, other.answers.length)
  for (let i = 0; i < most; i++) if (!sameData(one.answers[i], other.answers[i])) return i
  return most
}

/** Where a match leaves the chapters of a study: the one that it follows longest. */
export function originOf(
  chapters: readonly StudyChapter[],
  match: Line,
): { readonly chapter: number; readonly moment: number } | undefined {
  const found = chapters
    .map((chapter, i) => ({ chapter: i, moment: forkMoment(chapter.match, match) }))
    .filter(({ moment }) => moment >= 0)
  return found.length === 0 ? undefined : found.reduce((best, one) => (one.moment > best.moment ? one : best))
}
