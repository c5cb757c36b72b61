// Part of the service worker: shows "your turn" when no page of the table is in sight, and opens the table on a click.
// The words are put into a cache by the page, in the reader's language (src/online/notify.ts).

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}))
})

async function show({ table, game }) {
  if (typeof table !== 'string') return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const path = `/online/${table}`
  // Whoever looks at the table sees it there.
  if (pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path)) return
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
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => new URL(url).pathname === path)
  if (page !== undefined) await page.focus()
  else await self.clients.openWindow(path)
}
