import { createServer } from 'node:net'

export interface Letter {
  readonly to: string
  /** Headers and body as they came. */
  readonly text: string
}

export interface MailServer {
  readonly url: string
  readonly letters: Letter[]
  /** The next letter that comes, or came and was not asked for yet. */
  next(): Promise<Letter>
  close(): Promise<void>
}

/** A mail server that keeps what it gets: enough of SMTP for tests. */
export async function startMailServer(): Promise<MailServer> {
  const letters: Letter[] = []
  const waiting: (() => void)[] = []
  let taken = 0
  const server = createServer(socket => {
    let to = ''
    let body: string[] | undefined
    let rest = ''
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    const hear = (line: string): void => {
      if (body) {
        if (line !== '.') return void body.push(line)
        letters.push({ to, text: unfold(body.join('\n')) })
        body = undefined
        say('250 kept')
        for (const wake of waiting.splice(0)) wake()
        return
      }
      const [verb] = line.toUpperCase().split(' ')
      if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? ''
      if (verb === 'DATA') {
        body = []
        say('354 go on')
      } else if (verb === 'QUIT') {
        say('221 bye')
        socket.end()
      } else say('250 fine')
    }
    socket.on('error', () => socket.destroy())
    socket.on('data', data => {
      const lines = (rest + data.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
    say('220 test')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    async next() {
      while (letters.length <= taken) await new Promise<void>(resolve => waiting.push(resolve))
      return letters[taken++]
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** Long lines come in pieces (quoted-printable), and texts of many foreign letters as base64. */
function unfold(text: string): string {
  const [head, ...body] = text.split('\n\n')
  if (/^content-transfer-encoding: base64$/im.test(head))
    return `${head}\n\n${Buffer.from(body.join(''), 'base64').toString('utf8')}`
  return text.replace(/=\n/g, '').replace(/=3D/g, '=')
}
