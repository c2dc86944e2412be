import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'

/** Behind the server, but not so far that a busy machine leaves them nothing: people wait for bots. */
export const LOW_PRIORITY = 10
/** Behind everything else: what nobody waits for costs the people nothing. */
export const LOWEST_PRIORITY = 19

/** Starts a program of ours with nothing of our environment. */
export function forkAlone(program: string, args: readonly string[]): ChildProcess {
  return fork(program, [...args], {
    execArgv: [],
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** From now on the process stands back behind those of a smaller number. */
export function standBack(child: ChildProcess, priority: number): void {
  try {
    if (child.pid !== undefined) setPriority(child.pid, priority)
  } catch {
    // The process is gone already; whoever started it sees its exit.
  }
}
