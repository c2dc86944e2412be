import { paths } from '@railhead/protocol'
import { newSecret, sha256 } from '../ids.js'
import type { Job } from '../jobs/jobs.js'
import { accountByMail, addLoginLink } from '../storage/accounts.js'
import type { Queries } from '../storage/store.js'
import { writerOf } from '../texts/index.js'
import type { SendMail } from './mail.js'

export const LINK_LASTS = 20 * 60_000

/** Makes a login link and mails it. Nothing is sent to those who are neither an account nor a guest. */
export async function mailLoginLink(
  db: Queries,
  send: SendMail,
  publicUrl: string,
  { mail, person, lang = 'en' }: Extract<Job, { kind: 'loginLink' }>,
  now: number,
): Promise<void> {
  if (person === undefined && !(await accountByMail(db, mail))) return
  const token = newSecret()
  await addLoginLink(db, {
    token_hash: sha256(token),
    mail,
    person_id: person ?? null,
    expires_at: now + LINK_LASTS,
  })
  const link = new URL(paths.loginPage(token), publicUrl).href
  const write = writerOf(lang)
  const text = `${write('login.before')}\n\n${link}\n\n${write('login.after')}\n`
  await send({ to: mail, subject: write('login.subject'), text })
}
