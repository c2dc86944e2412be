import { type NotificationsResponse, type PushBody, paths } from '@railhead/protocol'
import { http } from '../table/http.js'

/** Whether this browser can get messages, and why not. */
export type PushState = 'unsupported' | 'server' | 'denied' | 'off' | 'on'

/** The browser did not get a subscription from its push service. */
export class PushFailed extends Error {
  override readonly name = 'PushFailed'
}

/** The key of the server as bytes, from base64url. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, letter => letter.charCodeAt(0))
}

/** A subscription as the server takes it; undefined if the browser left something out. */
export function bodyOf({ endpoint, keys }: PushSubscriptionJSON): PushBody | undefined {
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined
  return { endpoint, keys: { p256dh, auth } }
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return undefined
  return navigator.serviceWorker.getRegistration()
}

export async function pushState({ pushKey, pushes }: NotificationsResponse): Promise<PushState> {
  if (pushKey === null) return 'server'
  const worker = await registration()
  if (!worker) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return pushes > 0 && (await worker.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Subscribes this browser, asking the person first. */
export async function subscribe(pushKey: string): Promise<NotificationsResponse> {
  const worker = await registration()
  if (!worker) throw new PushFailed('There is no service worker.')
  if ((await Notification.requestPermission()) !== 'granted') throw new PushFailed('Not allowed.')
  // One of an earlier key of the server is of no use any more.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(pushKey) }
  const subscription = await worker.pushManager.subscribe(options).catch((error: unknown) => {
    throw new PushFailed(String(error))
  })
  const body = bodyOf(subscription.toJSON())
  if (!body) throw new PushFailed('The browser gave no keys.')
  return http('POST', paths.push, body)
}

/** This browser gets no more. The server forgets it when it next tries, or at once if it was the only one. */
export async function unsubscribe({ pushes }: NotificationsResponse): Promise<NotificationsResponse> {
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe()
  return pushes <= 1 ? unsubscribeAll() : http('GET', paths.notifications)
}

export const unsubscribeAll = (): Promise<NotificationsResponse> => http('DELETE', paths.push)
