import { type Channel, type NotifierOptions, NotSent, post } from './channel.js'

/** A POST to an address of the person, as Discord takes it. */
export function webhookChannel(options: NotifierOptions): Channel {
  return {
    wanted: ({ webhook }) => webhook !== null,
    async send({ webhook }, { text, url }) {
      const address = options.vault?.tryUnlock(webhook)
      if (address === undefined) return
      // Whatever a title says, nobody is called by it.
      const body = JSON.stringify({ content: `${text}\n${url}`, allowed_mentions: { parse: [] } })
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const status = await post(options, 'webhook', address, headers, body)
      if (status >= 300) throw new NotSent(`The webhook answered ${status}.`)
    },
  }
}
