import { accountOf } from '../../storage/accounts.js'
import type { Channel, NotifierOptions } from './channel.js'

/** Mail to the verified address of an account. */
export function mailChannel({ store, sendMail }: NotifierOptions): Channel {
  return {
    wanted: ({ mail }) => mail === 1,
    async send({ mail, person_id }, { title, text, url }) {
      if (mail === 0 || !sendMail) return
      const account = await accountOf(store.db, person_id)
      if (account?.verified !== 1) return
      await sendMail({ to: account.mail, subject: title, text: `${text}\n\n${url}\n` })
    },
  }
}
