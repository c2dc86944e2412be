import type { NotificationsResponse } from '@railhead/protocol'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../errors.js'
import { readAs } from '../json.js'
import { canEncryptFor } from '../notifications/channels/push.js'
import { mustBePublic } from '../notifications/post.js'
import type { Vault } from '../notifications/vault.js'
import { noBody, notificationsBody, pushBody } from '../schemas.js'
import { accountOf } from '../storage/accounts.js'
import { saveWishes, wishesOf } from '../storage/notifications.js'
import type { Service } from './app.js'
import { mustBeLoggedIn } from './session.js'

/** How people want to be told what happens while they are away. */
export function notificationRoutes(app: FastifyInstance, service: Service): void {
  const { store, settings, notifier, vault, now } = service

  async function answer(person: string): Promise<NotificationsResponse> {
    const wishes = await wishesOf(store.db, person)
    return {
      mail: wishes.mail === 1,
      webhook: wishes.webhook !== null,
      pushes: notifier.push.pushesOf(wishes).length,
      pushKey: await notifier.push.key(),
    }
  }

  function mustHaveVault(): Vault {
    if (vault) return vault
    throw new Refused(
      'unavailable',
      'This server cannot keep such addresses: its operator has set no secret.',
    )
  }

  function mustBeCallable(address: string, path: string): void {
    try {
      mustBePublic(new URL(address), settings.webhooksToLoopback)
    } catch (error) {
      throw new Refused('badRequest', error instanceof Error ? error.message : 'No.', undefined, path)
    }
  }

  app.get('/api/notifications', async (request): Promise<NotificationsResponse> => {
    return answer((await mustBeLoggedIn(store, request, now())).id)
  })

  app.put('/api/notifications', async (request): Promise<NotificationsResponse> => {
    const me = await mustBeLoggedIn(store, request, now())
    const { mail, webhook } = readAs(notificationsBody, request.body)
    if (mail === true && (await accountOf(store.db, me.id))?.verified !== 1)
      throw new Refused(
        'badRequest',
        'Only a verified address gets mail: log in by a link once.',
        undefined,
        'mail',
      )
    if (typeof webhook === 'string') mustBeCallable(webhook, 'webhook')
    await saveWishes(store.db, me.id, {
      ...(mail === undefined ? {} : { mail: mail ? 1 : 0 }),
      ...(webhook === undefined ? {} : { webhook: webhook === null ? null : mustHaveVault().lock(webhook) }),
    })
    return answer(me.id)
  })

  app.post('/api/notifications/push', async (request): Promise<NotificationsResponse> => {
    const me = await mustBeLoggedIn(store, request, now())
    const subscription = readAs(pushBody, request.body)
    mustBeCallable(subscription.endpoint, 'endpoint')
    if (!canEncryptFor(subscription))
      throw new Refused('badRequest', 'These are not the keys of a browser.', undefined, 'keys')
    mustHaveVault()
    await notifier.push.add(me.id, subscription)
    return answer(me.id)
  })

  app.delete('/api/notifications/push', async (request): Promise<NotificationsResponse> => {
    const me = await mustBeLoggedIn(store, request, now())
    readAs(noBody, request.body)
    await saveWishes(store.db, me.id, { pushes: null })
    return answer(me.id)
  })
}
