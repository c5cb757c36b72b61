import { type Language, textsNeeded } from '@orrery/kernel'

/**
 * Has the service worker keep the page for later, with the texts of one language. Another language is another address, so that the
 * browser installs the worker anew: it fetches the texts that are missing and drops those that nobody reads.
 */
export async function keepForOffline(language: Language): Promise<void> {
  // In development the server itself is the truth.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(`/sw.js?texts=${textsNeeded(language).join(',')}`)
}
