// What runs in the page: the browser gets each of these functions as a text, so that none may use anything around it.

/** Notes when the page says something to whoever keeps its table, and when it hears of new positions. */
export function listen() {
  const noted = { sent: 0, heard: [] }
  const isNews = data =>
    typeof data === 'string' ? data.startsWith('{"type":"update"') : data?.message?.type === 'update'
  const hear = ({ data }) => {
    if (noted.sent > 0 && isNews(data)) noted.heard.push(performance.now())
  }
  const { Worker: PlainWorker, WebSocket: PlainSocket } = window
  const note = () => {
    if (noted.sent === 0) noted.sent = performance.now()
  }
  window.Worker = class extends PlainWorker {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', hear)
    }

    postMessage(...given) {
      note()
      super.postMessage(...given)
    }
  }
  window.WebSocket = class extends PlainSocket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', hear)
    }

    send(...given) {
      note()
      super.send(...given)
    }
  }
  window.noted = noted
}

/**
 * Puts the first option into sight: where it is, if it can be clicked there, and what is asked. Null if there is none:
 * what was asked may be gone since it was looked for.
 */
export function aim(options) {
  for (const folded of document.querySelectorAll('.options .folded')) folded.open = true
  const option = document.querySelector(options)
  if (!option) return null
  option.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = option.getBoundingClientRect()
  const place = { x: left + width / 2, y: top + height / 2 }
  return {
    place: option.contains(document.elementFromPoint(place.x, place.y)) ? place : null,
    asked: document.querySelector('.prompt-question')?.textContent,
    option: option.getAttribute('aria-label'),
  }
}

/** From the next click on: milliseconds until the page has said it, heard, drawn and painted the position after it. */
export function watch() {
  const count = document.querySelector('.history-count')
  const moment = () => Number.parseInt(count.textContent, 10)
  // Whoever begins to watch a size is told in the frame that is painted next, just before it is: an urgent task that is
  // put there comes after it, mostly before the frames that follow.
  const painted = done => {
    const probe = document.createElement('i')
    document.body.append(probe)
    const watcher = new ResizeObserver(() => {
      watcher.disconnect()
      let isOver = false
      const over = () => {
        if (isOver) return
        isOver = true
        probe.remove()
        done(performance.now())
      }
      void scheduler.postTask(over, { priority: 'user-blocking' })
      // Where the next frame comes before any task (what lies under the pointer now is lit), that is when it begins.
      requestAnimationFrame(over)
    })
    watcher.observe(probe)
  }
  const before = moment()
  Object.assign(window.noted, { sent: 0, heard: [] })
  window.measured = new Promise(resolve => {
    const onClick = ({ timeStamp: clicked }) => {
      performance.mark('bench:clicked')
      Object.assign(window.noted, { sent: 0, heard: [] })
      const watcher = new MutationObserver(() => {
        if (moment() <= before) return
        watcher.disconnect()
        const drawn = performance.now()
        painted(done => {
          performance.mark('bench:painted')
          const { sent, heard } = window.noted
          const [first = sent] = heard
          resolve({
            at: clicked,
            sent: sent - clicked,
            host: first - sent,
            draw: drawn - first,
            paint: done - drawn,
            whole: done - clicked,
            // What others did in that time.
            updates: heard.length,
          })
        })
      })
      watcher.observe(count, { subtree: true, characterData: true })
    }
    addEventListener('click', onClick, { capture: true, once: true })
  })
}

/** What the page shows, and how far a click that nothing came of got. */
export function describe(place) {
  const met = place && document.elementFromPoint(place.x, place.y)
  const { sent, heard } = window.noted
  const panel = document.querySelector('.prompt')
  return JSON.stringify({
    place,
    met: met?.outerHTML.slice(0, 200),
    sent: sent > 0,
    heard: heard.length,
    panel: panel?.getAttributeNames(),
    asked: panel?.querySelector('.prompt-line')?.textContent,
    moment: document.querySelector('.history-count')?.textContent,
  })
}

/** A fixed piece of work. */
export function fixedWork() {
  let sum = 0
  for (let i = 0; i < 20_000_000; i++) sum = (sum + i * i) % 1_000_003
  return sum
}
