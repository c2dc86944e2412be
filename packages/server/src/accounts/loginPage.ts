import { createHash } from 'node:crypto'
import type { Lang } from '@railhead/kernel'
import type { FastifyReply } from 'fastify'
import { writerOf } from '../texts/index.js'

const STYLE =
  ':root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:26rem;margin:12vh auto;' +
  'padding:0 min(1.5rem,5vw);text-align:center;overflow-wrap:anywhere}h1{font-size:clamp(1.4rem,8vw,2.2rem)}button,a{font:inherit;display:inline-block;padding:.7rem 1.4rem;' +
  'border-radius:.5rem;border:0;background:#8a4b20;color:#fff;text-decoration:none;cursor:pointer}' +
  'button:focus-visible,a:focus-visible{outline:3px solid;outline-offset:3px}.quiet{opacity:.75;font-size:.95rem}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
/** The page needs nothing but its own style and its own button. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

/**
 * The page that a mailed link opens: one button, because programs that look at letters press none. It says whom it
 * logs in, so that nobody walks into a stranger's account. `mail` is undefined if the link is worth nothing any more.
 */
export function sendLoginPage(reply: FastifyReply, lang: Lang, mail: string | undefined): FastifyReply {
  const write = writerOf(lang)
  const body =
    mail === undefined
      ? `<p>${write('login.tooLate')}</p><p><a href="/account">${write('login.another')}</a></p>`
      : `<p>${escaped(write('login.as', { mail }))}</p><form method="post"><button>${write('login.button')}</button></form><p class="quiet">${write('login.comeAlong')}</p>`
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Railhead</title><style>${STYLE}</style><main><h1>Railhead</h1>${body}</main></html>`
  return (
    reply
      .code(mail === undefined ? 401 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language')
      .header('content-security-policy', POLICY)
      // With 'no-referrer' browsers send the form as from nowhere, which is refused. The address itself, which holds
      // the token, is told to nobody by this one either.
      .header('referrer-policy', 'strict-origin')
      .send(page)
  )
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
}
