// Part of the service worker: shows "your turn" when no page of the table is in sight, and opens the table on a click.
// The words are put into a cache by the page, in the reader's language (src/online/notify.ts).

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}))
})

async function show({ table, game }) {
  if (typeof table !== 'string') return
  const path = `/online/${table}`
  // Somebody who is looking at the table sees it there.
  if ((await pagesAt(path)).some(({ visibilityState }) => visibilityState === 'visible')) return
  const kept = await (await caches.open('orrery-words')).match('/notify-words')
  const words = kept === undefined ? undefined : await kept.json()
  await self.registration.showNotification(words?.title?.[game] ?? 'Orrery', {
    body: words?.body ?? '',
    tag: `turn-${table}`,
    icon: '/icon.svg',
    data: { path },
  })
  await self.navigator.setAppBadge?.(1)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path ?? '/online'))
})

async function open(path) {
  const [page] = await pagesAt(path)
  if (page !== undefined) await page.focus()
  else await self.clients.openWindow(path)
}

/** The pages that show an address now. A browser only knows at which address a page was opened, so each page is asked where it is. */
async function pagesAt(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const places = await Promise.all(pages.map(where))
  return pages.filter((_, i) => places[i] === path)
}

/** Where a page is. One that does not answer in time, because it sleeps or knows nothing about tables, is assumed to be where it was opened. */
function where(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(() => resolve(new URL(page.url).pathname), 500)
    page.postMessage('orrery-where', [port2])
  })
}
