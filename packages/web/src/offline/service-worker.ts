// The service worker: stores the whole page in the reader's language, so that it opens without a network. Built by scripts/offline.ts.
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { filesFor, type PageFile } from './files.ts'
import { keepShared, SHARE_PATH } from './shared.ts'

declare const self: ServiceWorkerGlobalScope
/** Every file of the page, in all languages. */
declare const PAGE_FILES: PageFile[]

// Shows "your turn" notifications when no page is open.
importScripts('/push.js')

// A new version takes over at once, even pages that are already open.
void self.skipWaiting()
clientsClaim()

precacheAndRoute(filesFor(PAGE_FILES, self.location.href))
cleanupOutdatedCaches()
// A record that another app shares with the installed page.
registerRoute(
  ({ url }) => url.pathname === SHARE_PATH,
  ({ request }) => keepShared(request),
  'POST',
)
// Every path serves the page, except those that only the server can answer.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(?:api|ws|health|ready|metrics)\b/],
  }),
)
