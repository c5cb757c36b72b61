import { useSyncExternalStore } from 'react'
import { artOf } from './planet-art.ts'

/** Planet art: noise filters are far too slow for every frame, so each picture is made once, when it is first wanted, and kept as a bitmap. */
const pictures = new Map<string, string>()
const wanted: string[] = []
const asked = new Set<string>()
const listeners = new Set<() => void>()
let version = 0
let working = false

async function bake(name: string): Promise<void> {
  const source = artOf(name)
  if (source === undefined) return
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  pictures.set(name, canvas.toDataURL('image/webp', 0.92))
}

/** One after the other, so that the page stays awake in between. */
async function work(): Promise<void> {
  if (working) return
  working = true
  for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
    try {
      await bake(name)
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

/** The address of a picture, as soon as there is one; asking for it has it made. */
export function useArt(name: string): string | undefined {
  useSyncExternalStore(subscribe, () => version)
  if (!asked.has(name)) {
    asked.add(name)
    wanted.push(name)
    // Not while the page is being drawn.
    setTimeout(() => void work(), 0)
  }
  return pictures.get(name)
}
