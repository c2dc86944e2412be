// People who answer at random, at a fixed rate over all tables, and who watch closely what they are told.
/** How long what is on its way may take at the end before it counts as lost. */
const SETTLE = 10_000

export const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Plays tables and keeps what it saw. */
export class Play {
  measuring = false
  closing = false
  answers = 0
  /** Of bots, and of those who play with them. */
  botAnswers = 0
  /** Milliseconds from sending an answer: until each socket of the table had it, until the last one had it, and until it was acknowledged. */
  each = []
  everyone = []
  acknowledged = []
  updateBytes = []
  errors = []
  /** Updates that came twice, and numbers that a socket never got, though it was told later ones or the match went on. */
  duplicated = 0
  lost = 0
  /** Times that a socket was sent the whole position instead of what changed. */
  wholePositions = 0
  /** Tables that wait for somebody; each once. */
  #ready = []
  #keys = 0
  #acknowledgements = new Map()

  message(table, seat, message, size) {
    if (message.type === 'refused' || message.type === 'stale') this.errors.push(message)
    if (message.type === 'done') this.#done(table, message)
    const position = message.type === 'welcome' ? message.sync : message
    if (!position?.decisions) return
    if (message.type === 'update') this.#update(table, seat, message, size)
    else {
      if (message.type === 'sync') this.wholePositions++
      table.seen[seat] = position.number
    }
    const decision = position.decisions.find(({ optional }) => optional === undefined)
    if (decision) table.asked = { seat, decision }
    if (!table.asked || table.sent || table.ready) return
    if (table.withBots) this.#send(table)
    else {
      table.ready = true
      this.#ready.push(table)
    }
  }

  closed(code) {
    if (!this.closing) this.errors.push({ type: 'closed', code })
  }

  #update(table, seat, { number }, size) {
    const expected = (table.seen[seat] ?? 0) + 1
    if (number < expected) this.duplicated++
    else {
      this.lost += number - expected
      table.seen[seat] = number
    }
    if (table.withBots) {
      if (this.measuring) this.botAnswers++
      table.sent = undefined
      return
    }
    if (this.measuring) this.updateBytes.push(size)
    const { sent } = table
    if (!sent) return
    const took = performance.now() - sent.at
    if (sent.measured) this.each.push(took)
    if (--sent.open > 0) return
    if (sent.measured) this.everyone.push(took)
    table.sent = undefined
  }

  #done(table, { key, number }) {
    const sent = this.#acknowledgements.get(key)
    if (!sent) {
      this.duplicated++
      return
    }
    this.#acknowledgements.delete(key)
    table.number = number
    if (sent.measured) this.acknowledged.push(performance.now() - sent.at)
  }

  /** One of the tables that wait, by chance; the last one takes its place. */
  #answerOne() {
    const i = Math.floor(Math.random() * this.#ready.length)
    const table = this.#ready[i]
    const last = this.#ready.pop()
    if (!table) return
    if (table !== last) this.#ready[i] = last
    table.ready = false
    if (this.measuring) this.answers++
    this.#send(table)
  }

  #send(table) {
    const { seat, decision } = table.asked
    table.asked = undefined
    const option = decision.options[Math.floor(Math.random() * decision.options.length)]
    const measured = this.measuring && !table.withBots
    table.sent = { at: performance.now(), open: table.sockets.length, measured }
    const key = `load.${++this.#keys}.of.many`
    this.#acknowledgements.set(key, table.sent)
    table.sockets[seat].send(JSON.stringify({ type: 'answer', key, decision: decision.id, option }))
  }

  /** Answers at that rate for so long. */
  async answer(perSecond, seconds) {
    const gap = 1000 / perSecond
    const begin = performance.now()
    let due = begin
    for (let now = begin; now < begin + seconds * 1000; now = performance.now()) {
      for (; due <= now; due += gap) this.#answerOne()
      await pause(Math.max(0, due - performance.now()))
    }
    return (performance.now() - begin) / 1000
  }

  /** Waits for what is on its way; what does not come is lost. */
  async settle(tables) {
    const behind = () =>
      tables
        .flatMap(table => table.seen.map(seen => Math.max(0, table.number - seen)))
        .reduce((a, b) => a + b, 0)
    const end = performance.now() + SETTLE
    while ((behind() > 0 || this.#acknowledgements.size > 0) && performance.now() < end) await pause(50)
    this.lost += behind() + this.#acknowledgements.size
  }
}
