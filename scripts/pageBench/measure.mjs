// Answers at one table, measured.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answer, asked } from './answering.mjs'
import { patiently } from './figures.mjs'
import { fixedWork } from './inPage.mjs'
import { processorTimes, trace } from './processor.mjs'

/** What was just loaded is compiled in the first answers. */
const WARM_UP = 3
/** So many answers in a row that cannot be given, and a table is left. */
const MOST_FAILURES = 3
const FIXED_WORK_EVERY = 10

/**
 * Gives answers and measures each. One that cannot be given is said and left out; where several in a row cannot, the
 * table ends there with those that could.
 */
export async function measure(browser, page, name, { most, processor, profile }) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name: metric }) => metric === 'TaskDuration')?.value ?? 0) * 1000
  }
  const moment = async () => Number((await page.locator('.history-count').innerText()).split('/')[0])
  const troubles = []
  const tryAnswer = async () => {
    for (let failures = 0; failures < MOST_FAILURES; failures++)
      try {
        return await answer(page)
      } catch ({ message }) {
        troubles.push(message)
        console.error(`${name}: ${message}`)
      }
    return undefined
  }
  for (let i = 0; i < WARM_UP; i++) await tryAnswer()
  await asked(page)
  const stopProfile = profile !== undefined && !processor ? await startProfile(page, session) : undefined
  const stopTrace = processor ? await trace(browser) : undefined
  const [workBefore, momentBefore] = [await work(), await moment()]
  const answers = []
  const units = []
  let elements = 0
  while (answers.length < most) {
    const given = await tryAnswer()
    if (!given) break
    answers.push(given)
    elements = Math.max(elements, await page.evaluate('document.querySelectorAll("*").length'))
    if (answers.length % FIXED_WORK_EVERY !== 0) continue
    const before = await work()
    await page.evaluate(fixedWork)
    units.push((await work()) - before)
  }
  const counted = (await work()) - workBefore - units.reduce((sum, one) => sum + one, 0)
  const moments = (await moment()) - momentBefore
  const found = { answers, units, elements, work: counted, moments, troubles, times: [] }
  if (stopProfile) {
    const { started, data } = await stopProfile()
    keep(profile, `${name}.cpuprofile`, data)
    keep(profile, `${name}.json`, { started, answers })
  }
  if (!stopTrace) return found
  const events = await stopTrace()
  if (profile !== undefined) {
    keep(profile, `${name}.trace.json`, events)
    keep(profile, `${name}.json`, { answers })
  }
  return { ...found, times: processorTimes(events) }
}

async function startProfile(page, session) {
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 200 })
  await session.send('Profiler.start')
  const started = await page.evaluate('performance.now()')
  return async () => {
    const { profile: data } = await patiently('the profile', session.send('Profiler.stop'))
    return { started, data }
  }
}

/** Keeps something of a run in the folder of profiles. */
function keep(folder, file, data) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), JSON.stringify(data))
}
