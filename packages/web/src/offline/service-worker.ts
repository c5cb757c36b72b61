// The service worker: keeps the whole page, so that it opens without a network. Built by scripts/offline.ts.
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope
/** Every file of the page. A file whose name has no hash of its content comes with a revision. */
declare const PAGE_FILES: { url: string; revision: string | null }[]

// What a browser does with "your turn" when no page is open.
importScripts('/push.js')

// A new version takes over at once, also from pages that are open.
void self.skipWaiting()
clientsClaim()

precacheAndRoute(PAGE_FILES)
cleanupOutdatedCaches()
// Every path is the page, except for what only the server can answer.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(?:api|ws|health|ready|metrics)\b/],
  }),
)
