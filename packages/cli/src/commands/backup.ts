import type { Command } from '../command.js'
import { Failure } from '../failure.js'
import { dataFolder } from './serve.js'

const DATA = { value: 'FOLDER', help: 'the data folder of the server (.railhead)' }

export const backup: Command = {
  name: 'backup',
  summary: 'Write everything that a server holds into one file, also while it runs.',
  operands: ['FILE'],
  flags: { data: DATA },
  async run(input, world) {
    const [file] = input.operands
    const data = await dataFolder(input, world)
    const server = await import('@railhead/server')
    try {
      server.backup(data, file)
    } catch (error) {
      throw Failure.from(error)
    }
    world.output.write(
      input.has('json') ? `${JSON.stringify({ data, file })}\n` : `Backed up ${data} into ${file}.\n`,
    )
    return 0
  },
}

export const restore: Command = {
  name: 'restore',
  summary: 'Put a backup in the place of what a data folder holds; what was there is kept beside it.',
  operands: ['FILE'],
  flags: { data: DATA },
  async run(input, world) {
    const [file] = input.operands
    const data = await dataFolder(input, world)
    const server = await import('@railhead/server')
    try {
      server.restore(file, data)
    } catch (error) {
      throw Failure.from(error)
    }
    world.output.write(
      input.has('json') ? `${JSON.stringify({ data, file })}\n` : `Restored ${file} into ${data}.\n`,
    )
    return 0
  },
}
