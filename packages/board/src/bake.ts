import { useSyncExternalStore } from 'react'

/** Draws the source once onto a canvas; the canvas becomes a picture that needs no filter. */
async function bake(source: string): Promise<string> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.92)
}

/**
 * Art with noise: filters are far too slow for every frame, so each picture is made once, when it is first wanted, and kept
 * as a bitmap. `sourceOf` gives the drawing of a name. The hook gives the address of the picture as soon as there is one.
 */
export function makeBakery(sourceOf: (name: string) => string | undefined): (name: string) => string | undefined {
  const pictures = new Map<string, string>()
  const wanted: string[] = []
  const asked = new Set<string>()
  const listeners = new Set<() => void>()
  let version = 0
  let working = false

  /** One after the other, so that the page stays awake in between. */
  async function work(): Promise<void> {
    if (working) return
    working = true
    for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
      const source = sourceOf(name)
      if (source === undefined) continue
      try {
        pictures.set(name, await bake(source))
      } catch {
        // A browser that cannot rasterise it keeps the flat tone below the art.
      }
      version++
      for (const listener of listeners) listener()
    }
    working = false
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return function useBaked(name) {
    useSyncExternalStore(subscribe, () => version)
    if (!asked.has(name)) {
      asked.add(name)
      wanted.push(name)
      // Not while the page is being drawn.
      setTimeout(() => void work(), 0)
    }
    return pictures.get(name)
  }
}
