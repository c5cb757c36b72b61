/** Where a record that another app has shared waits until the page opens it. */
const CACHE = 'orrery-shared'
const PLACE = '/shared-record'

/** The address that the manifest names for shared files. */
export const SHARE_PATH = '/share'

/** In the service worker: keeps the file of a shared form, and sends the page to where records are opened. */
export async function keepShared(request: Request): Promise<Response> {
  const file = (await request.formData()).get('record')
  if (file instanceof File) {
    const cache = await caches.open(CACHE)
    await cache.put(PLACE, new Response(file, { headers: { 'x-name': encodeURIComponent(file.name) } }))
  }
  return Response.redirect('/replay?shared', 303)
}

/** In the page: takes the shared file, once. */
export async function takeShared(): Promise<File | undefined> {
  if (!('caches' in globalThis)) return undefined
  const cache = await caches.open(CACHE)
  const kept = await cache.match(PLACE)
  if (kept === undefined) return undefined
  await cache.delete(PLACE)
  return new File([await kept.blob()], decodeURIComponent(kept.headers.get('x-name') ?? 'record.json'))
}
