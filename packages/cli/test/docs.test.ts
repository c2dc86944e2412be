import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseInput } from '../src/command.js'
import { COMMANDS } from '../src/railhead.js'
import { commandsOf, PAGES, ROOT, wordsOf } from './pages.js'
import { run } from './testing.js'

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const { paths: calls } = JSON.parse(readFileSync(join(ROOT, 'docs', 'openapi.json'), 'utf8')) as {
  paths: Record<string, unknown>
}

/** What is wrong with a line, if anything: checked as far as that costs nothing. */
function faultOf(line: string): string | undefined {
  const [first, ...rest] = wordsOf(line)
  const [program, args] = first === 'npx' ? [rest[0], rest.slice(1)] : [first, rest]
  switch (program) {
    case 'railhead': {
      const command = COMMANDS.find(({ name }) => name === args[0])
      if (!command)
        return args[0] === '--help' || args[0] === 'COMMAND' ? undefined : `no command '${args[0]}'`
      try {
        parseInput(command, [...args.slice(1).filter(word => word !== '…'), '--help'])
        return undefined
      } catch (error) {
        return String(error)
      }
    }
    case 'npm': {
      const script = args[0] === 'run' ? args[1] : args[0]
      return script in scripts || ['ci', 'install', 'pack'].includes(script)
        ? undefined
        : `no script '${script}'`
    }
    case 'node':
      return existsSync(join(ROOT, args[0])) ? undefined : `no file ${args[0]}`
    case 'vitest':
      // `new-game` makes the one game that is not there; its own tests try that.
      return args.every(word => /^(-|run$|packages\/gold-rush$)/.test(word) || existsSync(join(ROOT, word)))
        ? undefined
        : 'no such tests'
    case 'tsc':
    case 'biome':
      return undefined
    case 'curl': {
      const address = args.find(word => word.includes('/api/'))?.replace(/^.*?(?=\/api\/)/, '')
      return address !== undefined && address in calls ? undefined : `no call ${address}`
    }
    default:
      return `'${program}' is no program that we know`
  }
}

describe.each(PAGES)('%s', page => {
  const lines = commandsOf(page)
  test('every command in it exists, with its flags', () => {
    expect(lines.flatMap(line => faultOf(line) ?? []).map(fault => `${fault}`)).toEqual([])
  })
})

test('every command tells what it does', async () => {
  for (const { name } of COMMANDS) {
    const { code, output } = await run([name, '--help'])
    expect(code).toBe(0)
    expect(output).toContain(`railhead ${name}`)
  }
})

test('the list of commands in the README is the list of commands', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  for (const { name } of COMMANDS) expect(readme).toMatch(new RegExp(`\`${name}\`[^\\n]*\\|`))
})
