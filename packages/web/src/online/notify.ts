import { create } from 'zustand'
import { ServerError, server } from '../server/api.ts'

const KEY = 'orrery-notify'
/** Where the words of a notification are kept for the service worker. */
const WORDS = 'orrery-words'

/** Whether this browser has notifications at all. Whether it allows them is asked only when it matters: the answer comes from another process. */
export const canNotify = typeof Notification !== 'undefined'

const useStore = create<{ readonly on: boolean }>(() => ({
  on: localStorage.getItem(KEY) !== null && canNotify && Notification.permission === 'granted',
}))

// The service worker wants to know which table is in sight: the browser tells it only where a page began.
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'orrery-where') ports[0]?.postMessage(location.pathname)
  })
}

/** Whether the person wants to be told. */
export function useNotify(): boolean {
  return useStore().on
}

/**
 * What came of turning notifications on or off: `always` (also without a tab), `tab` (this server tells open tabs only), `no-service` (it would tell
 * more, but the browser's own service for it cannot be used), `denied` (the browser forbids them), or `off`.
 */
export type NotifyOutcome = 'always' | 'tab' | 'no-service' | 'denied' | 'off'

/** Turns notifications on or off; asks the browser, and the server where it can push. */
export async function switchNotify(on: boolean): Promise<NotifyOutcome> {
  const allowed = on && (await Notification.requestPermission()) === 'granted'
  if (allowed) localStorage.setItem(KEY, 'yes')
  else localStorage.removeItem(KEY)
  useStore.setState({ on: allowed })
  try {
    if (allowed) return await subscribe()
    await unsubscribe()
  } catch (error) {
    // Without push there is still the notification of an open tab.
    if (!(error instanceof ServerError) && !(error instanceof DOMException)) throw error
    if (allowed) return error instanceof DOMException ? 'no-service' : 'tab'
  }
  return on ? 'denied' : 'off'
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
}

async function subscribe(): Promise<NotifyOutcome> {
  const worker = await registration()
  if (worker?.pushManager === undefined) return 'tab'
  const wanted = { userVisibleOnly: true, applicationServerKey: await server.pushKey() }
  const subscription = await worker.pushManager.subscribe(wanted).catch(async (error: unknown) => {
    // A subscription for keys that the server had before is in the way of a new one.
    const old = await worker.pushManager.getSubscription()
    if (old === null) throw error
    await old.unsubscribe()
    return worker.pushManager.subscribe(wanted)
  })
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  // A browser that gives no keys cannot be sent anything.
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'no-service'
  await server.subscribe({ endpoint, keys: { p256dh, auth } })
  return 'always'
}

async function unsubscribe(): Promise<void> {
  const subscription = await (await registration())?.pushManager?.getSubscription()
  if (subscription === null || subscription === undefined) return
  await server.unsubscribe(subscription.endpoint)
  await subscription.unsubscribe()
}

/** What a notification says, in the reader's language, by game. */
export interface NotifyWords {
  readonly title: Readonly<Record<string, string>>
  readonly body: string
}

/** Keeps the words where the service worker finds them when no page is open. */
export async function keepWords(words: NotifyWords): Promise<void> {
  // No cache without a secure address; then there is no push either.
  if (!('caches' in globalThis)) return
  const cache = await caches.open(WORDS)
  await cache.put('/notify-words', new Response(JSON.stringify(words)))
}

/** Tells that a table waits, while its tab is open but not in sight. */
export async function notifyTurn(table: string, title: string, body: string): Promise<void> {
  if (!useStore.getState().on || document.visibilityState === 'visible') return
  const options = { body, tag: `turn-${table}`, icon: '/icon.svg', data: { path: `/online/${table}` } }
  const worker = await registration()
  if (worker === undefined) new Notification(title, options)
  else await worker.showNotification(title, options)
}
