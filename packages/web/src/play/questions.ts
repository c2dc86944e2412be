import type { AnyGame, PlainOption } from '@railhead/kernel'
import type { Choice, GameScreen, Question, Scene } from '../games/screen.js'
import type { MatchNow } from '../table/table.js'

const HOTKEYS = 9

/** My open questions in words; those that hold the game up come first, and their options are on the keys. */
export function makeQuestions(
  game: AnyGame,
  screen: GameScreen,
  scene: Scene,
  decisions: MatchNow['decisions'],
): Question[] {
  let keys = 0
  const sorted = [...decisions].sort((a, b) => Number(!!a.optional) - Number(!!b.optional))
  return sorted.map(decision => {
    const choice = (option: PlainOption): Choice => {
      const hotkey = keys < HOTKEYS ? String(++keys) : null
      return {
        decision: decision.id,
        option,
        label: scene.say(game.text.option(scene.view, decision.seat, option)),
        anyTime: decision.optional === 'anyTime',
        piece: screen.pieceOf?.(option, decision, scene) ?? null,
        hotkey,
      }
    }
    return {
      id: decision.id,
      ask: decision.ask,
      prompt: scene.say(game.text.prompt(scene.view, decision)),
      anyTime: decision.optional === 'anyTime',
      choices: decision.options.map(choice),
    }
  })
}

/** The options by the piece that stands for them. */
export function choicesByPiece(questions: readonly Question[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const question of questions)
    for (const choice of question.choices) {
      if (choice.piece === null) continue
      const same = found.get(choice.piece)
      if (same) same.push(choice)
      else found.set(choice.piece, [choice])
    }
  return found
}
