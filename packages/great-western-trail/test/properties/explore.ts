import { seedChance } from '@railhead/kernel'
import type { Config } from '../../src/config.js'
import { installRules, type RulesTable, type Task, type TaskKind, type TaskRules } from '../../src/task.js'
import { TASK_RULES } from '../../src/tasks/index.js'
import type { Coverage } from './coverage.js'
import { explorer } from './explorer.js'
import { type Chooser, type Playout, play, together, type Watcher } from './playout.js'

/** A match of the exploring player, counted by the coverage that leads it. */
export function explore(coverage: Coverage, config: Config, number: number, watcher: Watcher = {}): Playout {
  return playWatched(config, `explore/${number}`, explorer(coverage, number), together([coverage, watcher]))
}

/** Goes on otherwise after the first `cut` answers of a match that has come far already. */
export function exploreFrom(
  coverage: Coverage,
  { config, seed, answers }: Playout,
  cut: number,
  number: number,
  watcher: Watcher = {},
): Playout {
  const chance = seedChance(`explore/${number}`)
  const choose = explorer(coverage, number)
  let next = 0
  return playWatched(
    config,
    seed,
    (state, open) => (next < cut ? answers[next++] : choose(state, open, chance)),
    together([coverage, watcher]),
  )
}

/** Plays a match and tells the watcher of tasks too, but not of those in the player's look-ahead. */
export function playWatched(config: Config, seed: string, choose: Chooser, watcher: Watcher): Playout {
  let playing = true
  const chooseUnwatched: Chooser = (...question) => {
    playing = false
    const answer = choose(...question)
    playing = true
    return answer
  }
  return spyOnTasks(
    kind => playing && watcher.task?.(kind),
    () => play(config, seed, chooseUnwatched, watcher),
  )
}

/** Tells which tasks are carried out while `work` is done. */
function spyOnTasks<T>(seen: (kind: TaskKind) => void, work: () => T): T {
  const spied: Record<string, TaskRules<Task>> = {}
  for (const [kind, rules] of Object.entries(TASK_RULES) as [TaskKind, TaskRules<Task>][])
    spied[kind] = watched(rules, () => seen(kind))
  installRules(spied as unknown as RulesTable)
  try {
    return work()
  } finally {
    installRules(TASK_RULES)
  }
}

function watched(rules: TaskRules<Task>, seen: () => void): TaskRules<Task> {
  const { run, answer } = rules
  return {
    ...rules,
    ...(run && {
      run: (state, task, tell) => {
        seen()
        run(state, task, tell)
      },
    }),
    ...(answer && {
      answer: (state, task, option, tell) => {
        seen()
        answer(state, task, option, tell)
      },
    }),
  }
}
