// Processor time of the page from click to paint, by the browser's own trace.
import { patiently } from './figures.mjs'

/** What the main thread does, by the names that the trace has for it. */
const KINDS = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  '__metadata',
]

/** Begins to trace; what it returns ends that and gives the events. */
export async function trace(browser) {
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
    transferMode: 'ReportEvents',
  })
  return async () => {
    const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await patiently("the browser's trace", complete)
    return events
  }
}

/** Milliseconds of the processor for each answer. */
export function processorTimes(events) {
  const marks = name =>
    events
      .filter(event => event.name === name && event.cat.includes('user_timing'))
      .sort((a, b) => a.ts - b.ts)
  const painted = marks('bench:painted')
  const workers = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && /DedicatedWorker/.test(args.name)).map(idOf),
  )
  const spans = events.filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined).sort((a, b) => a.ts - b.ts)
  return marks('bench:clicked').flatMap(clicked => {
    const end = painted.find(({ ts }) => ts > clicked.ts)
    if (!end) return []
    const within = spans.filter(({ ts, dur }) => ts + dur > clicked.ts && ts < end.ts)
    const main = within.filter(event => idOf(event) === idOf(clicked))
    const sum = list => list.reduce((total, { tdur }) => total + tdur / 1000, 0)
    const times = { style: 0, layout: 0, paint: 0 }
    for (const kind of Object.keys(times))
      times[kind] = sum(outermost(main.filter(({ name }) => KINDS[name] === kind)))
    const whole = sum(outermost(main.filter(({ name }) => name === 'RunTask')))
    const worker = sum(outermost(within.filter(event => workers.has(idOf(event)))))
    const script = whole - times.style - times.layout - times.paint
    const pictures = main.filter(({ name }) => name === 'Commit').length
    return [{ script, ...times, main: whole, worker, pictures }]
  })
}

const idOf = ({ pid, tid }) => `${pid}.${tid}`

/** Spans that lie in no other one of the list. */
function outermost(spans) {
  let end = 0
  return spans.filter(({ ts, dur }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
}
