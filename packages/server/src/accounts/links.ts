import { paths } from '@railhead/protocol'
import { newSecret, sha256 } from '../ids.js'
import type { Job } from '../jobs/jobs.js'
import { accountByMail, accountOf, addLoginLink } from '../storage/accounts.js'
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

/** Tells the owner of an account that another login was linked to it, or removed: nobody is to do that unnoticed. */
export async function mailServiceChange(
  db: Queries,
  send: SendMail,
  publicUrl: string,
  { person, what, name, lang }: Extract<Job, { kind: 'service' }>,
): Promise<void> {
  const account = await accountOf(db, person)
  if (!account) return
  const write = writerOf(lang)
  const link = new URL('/account', publicUrl).href
  const text = `${write(`service.${what}`, { name })}\n\n${write('service.notMe')}\n\n${link}\n`
  await send({ to: account.mail, subject: write('service.subject'), text })
}
