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
export function mailer({ smtpUrl, mailFrom }: Settings): SendMail | undefined {
  if (smtpUrl === undefined) return undefined
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  })
  return async letter => {
    await transport.sendMail({ from: mailFrom, ...letter })
  }
}
