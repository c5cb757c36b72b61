import { type Language, textsNeeded } from '@orrery/kernel'

/**
 * Lets the service worker store the page for offline use, with the texts of one language. Another language means another address, so that
 * the browser installs the worker again: it fetches the texts that are missing and deletes those that nobody reads.
 */
export async function keepForOffline(language: Language): Promise<void> {
  // In development, the server is always asked.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(`/sw.js?texts=${textsNeeded(language).join(',')}`)
}
