import { z } from 'zod'
import { LIMITS } from '../limits.js'
import {
  boundedCount,
  count,
  id,
  line,
  paragraph,
  seatNumber,
  sentOption,
  time,
  visibleLine,
  type Wire,
} from './common.js'

/** The name of a piece of the board, as the drawings of the game call it. */
const piece = z.string().min(1).max(LIMITS.study.piece)

/** Drawn over the board; from a piece to itself, a circle around it. */
export const studyArrow = z.strictObject({ from: piece, to: piece })
export type StudyArrow = Wire<typeof studyArrow>

/** What the author says of one moment. */
export const studyNote = z.strictObject({
  /** After so many answers. */
  moment: boundedCount,
  text: paragraph(LIMITS.study.text),
  arrows: z.array(studyArrow).max(LIMITS.study.arrows),
})
export type StudyNote = Wire<typeof studyNote>

/** A match of a study, with comments. */
export const studyChapter = z.strictObject({
  title: line(LIMITS.study.title),
  /** The match as a file; a fork need not be over. */
  match: z.strictObject({
    format: z.literal('railhead-match'),
    game: z.string().min(1).max(60),
    rules: z.string().max(60),
    config: z.unknown(),
    seed: z.string().min(1).max(LIMITS.seed),
    answers: z.array(z.strictObject({ seat: seatNumber, option: sentOption })).max(LIMITS.study.answers),
    hash: z.string().max(100),
  }),
  /** Names by seat. */
  names: z.array(line(LIMITS.title)).max(16),
  /** Through whose eyes the board is shown. */
  seat: seatNumber,
  /** An earlier chapter that this one was forked from, after so many answers. */
  from: z.strictObject({ chapter: boundedCount, moment: boundedCount }).exactOptional(),
  /** In the order of their moments, one for each. */
  notes: z.array(studyNote).max(LIMITS.study.notes),
})
export type StudyChapter = Wire<typeof studyChapter>

/** Forks and comments: a file, and on a server a page. All chapters are of one game. */
export const study = z.strictObject({
  format: z.literal('railhead-study'),
  version: z.literal(1),
  title: visibleLine(LIMITS.study.title),
  /** The language that the author writes in: 'en', 'pl' … */
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/)
    .max(20),
  chapters: z.array(studyChapter).min(1).max(LIMITS.study.chapters),
})
export type Study = Wire<typeof study>

/** POST /api/studies: puts a study on the server. Answers `StudyResponse`, status 201; whoever has its address may read it. */
export const studyBody = z.strictObject({ study })
export type StudyBody = Wire<typeof studyBody>

/** PUT /api/studies/:id, by its author: `revision` is the one that was changed; another one is `stale`. */
export const studyChange = z.strictObject({ study, revision: boundedCount })
export type StudyChange = Wire<typeof studyChange>

/** GET /api/studies/:id. DELETE, by its author or an administrator, removes it (204). */
export const studyResponse = z.strictObject({
  id,
  study,
  author: z.strictObject({ id, name: z.string() }),
  /** Whether the one who asks is the author. */
  mine: z.boolean(),
  /** Grows with every change. */
  revision: count,
  createdAt: time,
  changedAt: time,
})
export type StudyResponse = Wire<typeof studyResponse>

/** GET /api/studies: those of the one who asks, the last changed first. */
export const studiesResponse = z.strictObject({
  studies: z.array(
    z.strictObject({
      id,
      title: z.string(),
      game: z.string(),
      chapters: count,
      notes: count,
      changedAt: time,
    }),
  ),
})
export type StudiesResponse = Wire<typeof studiesResponse>
