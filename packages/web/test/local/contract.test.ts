import { anyGame, type Seat } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { applyChanges, type ServerMessage, type Sync } from '@railhead/protocol'
import {
  type ContractTable,
  dither,
  type Reply,
  SCRIPTS,
  type Script,
  transcriptOf,
} from '@railhead/table/testing'
import { expect, test } from 'vitest'
import { EngineLine } from '../../src/local/line.js'
import type { LocalSeat } from '../../src/local/saved.js'
import { Device } from './testing.js'

/** A table of this device: one engine, and the people sit down at its screen one after the other. */
async function localTable({ seats, bot, game = 'high-card' }: Script): Promise<ContractTable> {
  const device = new Device(id => (id === 'dither' ? anyGame(dither) : anyGame(highCard)))
  if (bot) device.choose = (_game, question) => bot.choose(question)
  const places: LocalSeat[] = Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    name: `Seat ${seat}`,
  }))
  if (bot) places.push({ kind: 'bot', level: bot.level })
  const id = await device.create({ game, config: { players: places.length }, seats: places })
  const sent: ServerMessage[] = []
  let shown: Sync | undefined
  let heard: (message?: ServerMessage) => void = () => undefined
  const receive = (message: ServerMessage): void => {
    sent.push(message)
    if (message.type === 'welcome') shown = message.sync ?? undefined
    if (message.type === 'sync') shown = message
    if (message.type === 'update' && shown) {
      expect(message.number).toBe(shown.number + 1)
      shown = { ...message, view: applyChanges(shown.view, message.changes) }
    }
    heard(message)
  }
  const connect = (): EngineLine =>
    new EngineLine(device.port(), message => {
      if ('message' in message) receive(message.message)
    })
  let line = connect()
  await line.call('open', id)
  const sit = async (seat: Seat): Promise<void> => {
    await line.call('sit', seat)
  }
  return {
    async command(seat, message) {
      await sit(seat)
      return new Promise<Reply>(resolve => {
        heard = reply => {
          if (reply && 'key' in reply && reply.key === message.key) resolve(reply as Reply)
        }
        line.send(message)
      })
    },
    async position(seat) {
      await sit(seat)
      if (!shown) throw new Error('Nothing is shown.')
      return shown
    },
    async until(seat, wanted) {
      await sit(seat)
      await new Promise<void>(resolve => {
        heard = () => {
          if (shown && wanted(shown)) resolve()
        }
        heard()
      })
    },
    async resync(seat, seen) {
      await sit(seat)
      return new Promise(resolve => {
        heard = message => {
          if (message?.type === 'sync') resolve(message)
        }
        line.send({ type: 'resync', ...(seen === undefined ? {} : { seen }) })
      })
    },
    sent: () => sent,
    async comeBack() {
      await line.hangUp()
      line = connect()
      await line.call('open', id)
    },
  }
}

test.each(SCRIPTS)('a table of the device: $title', async script => {
  const table = await localTable(script)
  expect(await transcriptOf(script, table)).toEqual(script.expected)
})
