// A fixed piece of work, as a server does it: something plain is written, read and compared. It is small and comes as often
// as answers do, so that it meets a core on which others have been meanwhile. Tells how many milliseconds of processor time
// it takes many times in a row, and what each piece took since that was last asked.
const EVERY = 8
const IN_A_ROW = 1000

const position = Object.fromEntries(
  Array.from({ length: 60 }, (_, i) => [
    `part${i}`,
    { name: `name ${i}`, list: Array.from({ length: 40 }, (_, n) => n * i), open: i % 3 === 0 },
  ]),
)

function differences(a, b) {
  let count = 0
  for (const name in a) {
    const [one, other] = [a[name].list, b[name].list]
    for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) count++
  }
  return count
}

let sink = 0
function piece() {
  const text = JSON.stringify(position)
  sink += differences(position, JSON.parse(text)) + text.length
}

function timed(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function many() {
  for (let i = 0; i < IN_A_ROW; i++) piece()
}

// The engine has to know the work first.
many()
const inARow = timed(many) / IN_A_ROW
let took = []
setInterval(() => took.push(timed(piece)), EVERY)
process.on('message', () => {
  process.send({ inARow, took })
  took = []
})
process.on('disconnect', () => process.exit(sink < 0 ? 1 : 0))
