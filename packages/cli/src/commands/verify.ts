import type { Command } from '../command.js'
import { readMatchFile } from '../files.js'

export const verify: Command = {
  name: 'verify',
  summary: 'Check that an exported match was played with the seed that was promised at its start.',
  operands: ['FILE'],
  flags: {
    hash: { value: 'SHA256', help: 'the hash of the seed as it was shown then (the one in the file)' },
  },
  async run(input, world) {
    const { verifyFairness } = await import('@railhead/server')
    const report = verifyFairness(readMatchFile(input.operands[0]), input.text('hash'), world.games)
    world.output.write(
      input.has('json')
        ? `${JSON.stringify({ fair: true, ...report })}\n`
        : `Fair: ${report.answers} answers, all legal, with the promised seed (SHA-256 ${report.seedHash})${report.words === undefined ? '' : ` and the promised words of ${report.words} people`}${report.drawn ? ', which also drew the seats' : ''}.\n`,
    )
    return 0
  },
}
