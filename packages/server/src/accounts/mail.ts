import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.js'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export type SendMail = (letter: Letter) => Promise<void>

const PATIENCE = 10_000

/** How mail is sent; undefined if the settings do not say. */
export function mailer({ smtpUrl, smtpPassword, mailFrom }: Settings): SendMail | undefined {
  if (smtpUrl === undefined) return undefined
  const transport = createTransport({
    url: withPassword(smtpUrl, smtpPassword),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  })
  return async letter => {
    await transport.sendMail({ from: mailFrom, ...letter })
  }
}

function withPassword(address: string, password: string | undefined): string {
  if (password === undefined) return address
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.href
}
