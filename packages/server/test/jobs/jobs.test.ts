import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Job, type Jobs, LocalJobs, openSharedJobs } from '../../src/jobs/jobs.js'
import { pause } from '../testing/player.js'
import { type PostgresServer, startPostgres } from '../testing/postgres.js'

const log = pino({ level: 'silent' })
const link = (mail: string): Job => ({ kind: 'loginLink', mail })

const mailOf = (job: Job): string => (job.kind === 'loginLink' ? job.mail : job.kind)

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
}, 90_000)
afterAll(() => postgres.stop())

async function allDone(jobs: Jobs): Promise<void> {
  for (let i = 0; i < 200 && (await jobs.waiting()) > 0; i++) await pause(50)
  expect(await jobs.waiting()).toBe(0)
}

test('in one process: each job is done, one that fails is tried again', async () => {
  const done: string[] = []
  let failures = 0
  const handle = async (job: Job): Promise<void> => {
    const mail = mailOf(job)
    if (mail === 'second' && failures++ < 2) throw new Error('not yet')
    done.push(mail)
  }
  const jobs = new LocalJobs(handle, log, 10)
  for (const mail of ['first', 'second', 'third']) await jobs.add(link(mail))
  await allDone(jobs)
  expect([done.sort(), failures]).toEqual([['first', 'second', 'third'], 3])
  await jobs.close()
})

test('in one process: closing waits for what is at work, and not for another try', async () => {
  let tries = 0
  const jobs = new LocalJobs(
    async () => {
      tries++
      await pause(50)
      throw new Error('never')
    },
    log,
    60_000,
  )
  await jobs.add(link('mail'))
  await jobs.close()
  expect(tries).toBe(1)
})

test('on PostgreSQL: each job is done by one of the processes, also after a restart of the queue', async () => {
  const url = await postgres.newDatabase()
  const done: string[] = []
  const handle = async (job: Job): Promise<void> => void done.push(mailOf(job))
  const first = await openSharedJobs(url, handle, log)
  const second = await openSharedJobs(url, handle, log)
  const mails = ['a', 'b', 'c', 'd', 'e']
  for (const [i, mail] of mails.entries()) await (i % 2 === 0 ? first : second).add(link(mail))
  await second.close()
  for (let i = 0; i < 200 && done.length < mails.length; i++) await pause(50)
  expect(done.sort()).toEqual(mails)
  await allDone(first)
  await first.close()
})

test('on PostgreSQL: whoever wants to log in does not wait behind addresses that never answer', async () => {
  const done: string[] = []
  const stuck: (() => void)[] = []
  const handle = async (job: Job): Promise<void> => {
    if (job.kind === 'notify') await new Promise<void>(resolve => stuck.push(resolve))
    done.push(mailOf(job))
  }
  const jobs = await openSharedJobs(await postgres.newDatabase(), handle, log)
  for (let i = 0; i < 12; i++)
    await jobs.add({ kind: 'notify', person: 'somebody', table: `table ${i}`, what: 'yourTurn' })
  await expect.poll(() => stuck.length, { timeout: 20_000 }).toBe(6)
  await jobs.add(link('ann'))
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['ann'])
  const freeing = setInterval(() => {
    for (const free of stuck.splice(0)) free()
  }, 50)
  await allDone(jobs)
  clearInterval(freeing)
  await jobs.close()
})
