/**
 * Lets the app open without a network. Pages come from the network whenever it answers, so after an upgrade the new
 * page comes at once and asks for its own files; the kept page is only for when nobody answers. Files with a hash in
 * their name never change and come from the cache first. Nothing else is touched: answers of the interface are never
 * kept. The build puts the list of files and its version in. It also shows what the server tells people who are away.
 */
import { pageOf, readMessage } from './message.js'

const FILES: readonly string[] = JSON.parse('__FILES__')
const CACHE = 'railhead-__VERSION__'
const PAGE = '/index.html'

const worker = globalThis as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      // `reload` goes past the browser's own cache: the list and the files are of one build.
      .then(cache => cache.addAll(FILES.map(file => new Request(file, { cache: 'reload' }))))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', event => {
  const clean = async (): Promise<void> => {
    const names = await caches.keys()
    await Promise.all(
      names.filter(name => name.startsWith('railhead-') && name !== CACHE).map(name => caches.delete(name)),
    )
    await worker.clients.claim()
  }
  event.waitUntil(clean())
})

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path)
}

/** From the network; what was kept if nobody answers, or only an excuse. */
async function newest(request: Request, path: string): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(request)
  } catch (error) {
    const old = await kept(path)
    if (old) return old
    throw error
  }
  return answer.status >= 500 ? ((await kept(path)) ?? answer) : answer
}

worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (pathname === '/api' || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(newest(request, PAGE))
  else if (!FILES.includes(pathname)) return
  else if (pathname.startsWith('/assets/'))
    event.respondWith(kept(pathname).then(found => found ?? fetch(request)))
  else event.respondWith(newest(request, pathname))
})

worker.addEventListener('push', event => {
  const message = readMessage(event.data?.json())
  if (!message) return
  const { title, text, url } = message
  event.waitUntil(
    // One message for each table: a newer one takes the place of the older.
    worker.registration.showNotification(title, {
      body: text,
      tag: url,
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: pageOf(url, worker.location.origin),
    }),
  )
})

/** Goes to the window that shows the page already, or opens one. */
async function show(page: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => pageOf(url, worker.location.origin) === page)
  if (there) await there.focus()
  else await worker.clients.openWindow(page)
}

worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(show(pageOf(event.notification.data, worker.location.origin)))
})
