import type { Asked } from '../options/asked.js'

/** An open question, with its task as the one of its kind. */
export interface Question<Task = Asked['task']> extends Asked {
  readonly task: Task & Asked['task']
}
