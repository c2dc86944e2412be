// What one server has to carry on two cores, with the load itself on the same two and nothing else.

/** Tables of four sockets each, tables with a bot that searches, answers a second, and what is allowed. */
export const BARS = {
  tables: { tables: 1000, bots: 0, rate: 400, p99: 50, megabytes: 512, millisecondsPerAnswer: 1 },
  bots: { tables: 300, bots: 20, rate: 120, p99: 50, megabytes: 512, millisecondsPerAnswer: 1 },
}

/** So much of the wanted rate has to be reached: less, and answers wait in line. */
const RATE_REACHED = 0.98

/** What a run missed of a bar, in words. */
export function verdict(bar, run) {
  const { answersPerSecond, answerToEveryone, megabytes, serverCpu } = run
  const missed = []
  const atMost = (what, value, most) => {
    if (value > most) missed.push(`${what} ${value}, at most ${most}`)
  }
  if (answersPerSecond < bar.rate * RATE_REACHED)
    missed.push(`${answersPerSecond} answers/s, wanted ${bar.rate}`)
  atMost('p99 in ms', answerToEveryone.p99, bar.p99)
  atMost('MB', megabytes.most, bar.megabytes)
  atMost('ms of processor time per answer', serverCpu.millisecondsPerAnswer, bar.millisecondsPerAnswer)
  return missed
}
