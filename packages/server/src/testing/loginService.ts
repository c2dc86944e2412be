import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

const newKey = (): Promise<Awaited<ReturnType<typeof generateKeyPair>>> =>
  generateKeyPair('ES256', { extractable: true })

/** A small OpenID Connect provider, for tests: whoever comes is logged in as `subject`. */
export interface TestLoginService {
  readonly issuer: string
  readonly client: string
  readonly secret: string
  /** Who logs in next. */
  subject: string
  /** Claims that the next tokens have beside or instead of the right ones. */
  claims: JWTPayload
  /** What the next answers say as `iss` in the address; undefined: the truth. */
  iss: string | undefined
  /** Sign with a key that the service does not publish. */
  forge: boolean
  /** What time it is at the service. */
  now: () => number
  /** How often keys were fetched. */
  keysFetched: number
  /** From now on tokens are signed with another key, of another name. */
  rotate(): Promise<void>
  /** What a browser does at the service: the address that it is sent back to. */
  visit(address: string): string
  close(): Promise<void>
}

interface Code {
  readonly challenge: string
  readonly nonce: string
  readonly redirect: string
  readonly subject: string
}

export async function startLoginService(): Promise<TestLoginService> {
  const codes = new Map<string, Code>()
  let name = 1
  let key = await newKey()
  const http = createServer((request, response) => {
    answer(request).then(
      ({ status = 200, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage): Promise<{ status?: number; body: unknown }> {
    if (request.url === '/.well-known/openid-configuration')
      return {
        body: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          authorization_response_iss_parameter_supported: true,
        },
      }
    if (request.url === '/keys') {
      service.keysFetched++
      return { body: { keys: [{ ...(await exportJWK(key.publicKey)), kid: `k${name}`, use: 'sig' }] } }
    }
    const form = new URLSearchParams(await read(request))
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const basic = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString()
    const [client, secret] = basic.split(':').map(decodeURIComponent)
    if (client !== service.client || secret !== service.secret)
      return { status: 401, body: { error: 'invalid_client' } }
    if (code?.challenge !== proof || form.get('redirect_uri') !== code.redirect)
      return { status: 400, body: { error: 'invalid_grant' } }
    const { subject, nonce } = code
    const exp = Math.floor(service.now() / 1000) + 300
    const claims = { exp, iss: issuer, aud: service.client, sub: subject, nonce, ...service.claims }
    const signer = service.forge ? (await newKey()).privateKey : key.privateKey
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: `k${name}` })
      .setIssuedAt(Math.floor(service.now() / 1000))
      .sign(signer)
    return { body: { token_type: 'Bearer', access_token: 'none', id_token: token } }
  }

  const service: TestLoginService = {
    issuer,
    client: 'railhead',
    secret: 'a secret between the two',
    subject: 'somebody',
    claims: {},
    iss: undefined,
    forge: false,
    now: Date.now,
    keysFetched: 0,
    async rotate() {
      key = await newKey()
      name++
    },
    visit(address) {
      const { searchParams: asked } = new URL(address)
      const redirect = asked.get('redirect_uri') ?? ''
      const code = `code-${codes.size}-${Math.random()}`
      codes.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        nonce: asked.get('nonce') ?? '',
        redirect,
        subject: service.subject,
      })
      const back = new URL(redirect)
      back.searchParams.set('code', code)
      back.searchParams.set('state', asked.get('state') ?? '')
      back.searchParams.set('iss', service.iss ?? issuer)
      return back.href
    },
    close: () => new Promise(resolve => http.close(() => resolve())),
  }
  return service
}

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
