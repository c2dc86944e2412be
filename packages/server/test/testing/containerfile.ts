export interface Instruction {
  /** FROM, COPY, RUN, … */
  readonly name: string
  readonly text: string
}

/** The instructions of a container file; lines that go on are joined, comments left out. */
export function readContainerfile(text: string): Instruction[] {
  return text
    .split('\n')
    .filter(line => !line.trimStart().startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
      return { name, text: rest }
    })
}
