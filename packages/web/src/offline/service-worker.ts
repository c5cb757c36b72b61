// The service worker: keeps the whole page in the reader's language, so that it opens without a network. Built by scripts/offline.ts.
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { filesFor, type PageFile } from './files.ts'

declare const self: ServiceWorkerGlobalScope
/** Every file of the page, in all languages. */
declare const PAGE_FILES: PageFile[]

// What a browser does with "your turn" when no page is open.
importScripts('/push.js')

// A new version takes over at once, also from pages that are open.
void self.skipWaiting()
clientsClaim()

precacheAndRoute(filesFor(PAGE_FILES, self.location.href))
cleanupOutdatedCaches()
// Every path is the page, except for what only the server can answer.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(?:api|ws|health|ready|metrics)\b/],
  }),
)
