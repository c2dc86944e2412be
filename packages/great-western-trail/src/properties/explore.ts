import type { Config } from '../config.js'
import { installRules, type RulesTable, type Task, type TaskKind, type TaskRules } from '../task.js'
import { TASK_RULES } from '../tasks/index.js'
import type { Coverage } from './coverage.js'
import { explorer } from './explorer.js'
import { type Playout, play, together, type Watcher } from './playout.js'

/** A match of the exploring player, counted by the coverage; its look-ahead is not counted. */
export function explore(coverage: Coverage, config: Config, number: number, watcher: Watcher = {}): Playout {
  const choose = explorer(coverage, number)
  let playing = true
  return spyOnTasks(
    kind => playing && coverage.task(kind),
    () =>
      play(
        config,
        `explore/${number}`,
        (...question) => {
          playing = false
          const answer = choose(...question)
          playing = true
          return answer
        },
        together([coverage, watcher]),
      ),
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
