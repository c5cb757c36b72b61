import { create } from 'zustand'
import { ServerError, server } from '../server/api.ts'

const KEY = 'orrery-notify'
/** The cache in which the texts of notifications are stored for the service worker. */
const WORDS = 'orrery-words'

/** Whether this browser supports notifications. Whether it allows them is asked only when it matters: the answer comes from another process. */
export const canNotify = typeof Notification !== 'undefined'

const useStore = create<{ readonly on: boolean }>(() => ({
  on: localStorage.getItem(KEY) !== null && canNotify && Notification.permission === 'granted',
}))

// The service worker asks which table is shown: the browser only tells it where a page was opened.
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'orrery-where') ports[0]?.postMessage(location.pathname)
  })
}

/** Whether the user has turned notifications on. */
export function useNotify(): boolean {
  return useStore().on
}

/**
 * The result of turning notifications on or off: `always` (even without a tab), `tab` (this server notifies open tabs only), `no-service`
 * (it would do more, but the browser's push service cannot be used), `denied` (the browser forbids them), or `off`.
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
    // A subscription for keys that the server used before gets in the way of a new one.
    const old = await worker.pushManager.getSubscription()
    if (old === null) throw error
    await old.unsubscribe()
    return worker.pushManager.subscribe(wanted)
  })
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  // Without keys, nothing can be sent to this browser.
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
export interface NotifyTexts {
  readonly title: Readonly<Record<string, string>>
  readonly body: string
}

/** Stores the texts where the service worker finds them when no page is open. */
export async function storeNotifyTexts(words: NotifyTexts): Promise<void> {
  // There is no cache without a secure address, but then there is no push either.
  if (!('caches' in globalThis)) return
  const cache = await caches.open(WORDS)
  await cache.put('/notify-words', new Response(JSON.stringify(words)))
}

/** Shows a notification that a table waits, while its tab is open but hidden. */
export async function notifyTurn(table: string, title: string, body: string): Promise<void> {
  if (!useStore.getState().on || document.visibilityState === 'visible') return
  const options = { body, tag: `turn-${table}`, icon: '/icon.svg', data: { path: `/online/${table}` } }
  const worker = await registration()
  if (worker === undefined) new Notification(title, options)
  else await worker.showNotification(title, options)
}
