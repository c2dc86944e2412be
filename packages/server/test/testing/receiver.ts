import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** Answers with this status from now on. */
  status: number
  close(): Promise<void>
}

/** An address on this machine that keeps what it is sent. Redirects, if its status says so, lead to `/elsewhere`. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(receiver.status, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}`,
    received,
    status: 201,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
  return receiver
}

/** The keys of a browser that gets pushes. */
export class Browser {
  private readonly ecdh = createECDH('prime256v1')
  private readonly auth = randomBytes(16)

  constructor() {
    this.ecdh.generateKeys()
  }

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.ecdh.getPublicKey('base64url'), auth: this.auth.toString('base64url') }
  }

  /** Reads a push as a browser does (RFC 8291). */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const length = body[20]
    const sender = body.subarray(21, 21 + length)
    const derive = (key: Buffer, salted: Buffer, info: string | Buffer, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, salted, info, size))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender])
    const input = derive(this.ecdh.computeSecret(sender), this.auth, info, 32)
    const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12)
    const locked = body.subarray(21 + length)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(locked.subarray(-16))
    const padded = Buffer.concat([cipher.update(locked.subarray(0, -16)), cipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
  }
}
