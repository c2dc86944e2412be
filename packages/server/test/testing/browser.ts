import { type Me, type OidcResponse, paths, type SessionResponse } from '@railhead/protocol'
import { expect } from 'vitest'
import type { TestLoginService } from '../../src/testing/loginService.js'
import type { Guest } from './client.js'

/** A browser: it keeps its cookies. */
export class CookieBrowser {
  readonly cookies = new Map<string, string>()

  constructor(
    private readonly at: string,
    private readonly service: TestLoginService,
    guest?: Guest,
  ) {
    const [name, value] = guest?.cookie.split('=') ?? []
    if (name !== undefined && value !== undefined) this.cookies.set(name, value)
  }

  async send(method: string, address: string, body?: unknown): Promise<Response> {
    const response = await fetch(new URL(address, this.at), {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=')
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  async begin(body: object = {}): Promise<string> {
    const response = await this.send('POST', paths.oidc, body)
    expect(response.status).toBe(200)
    return ((await response.json()) as OidcResponse).address
  }

  /** Comes back from the service; where the server sends the browser then. */
  async comeBack(address: string): Promise<string | null> {
    const response = await this.send('GET', address)
    expect(response.status).toBe(303)
    return response.headers.get('location')
  }

  /** The whole way there and back. */
  async login(subject: string, body: object = {}): Promise<string | null> {
    this.service.subject = subject
    return this.comeBack(this.service.visit(await this.begin(body)))
  }

  async me(): Promise<Me | null> {
    return ((await (await this.send('GET', paths.session)).json()) as SessionResponse).me
  }
}
