import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'

/** How two pictures differ. */
interface Difference {
  /** The share of pixels that differ clearly, in percent; 100 where the sizes differ. */
  readonly percent: number
  /** What encloses them: left, top, width, height. */
  readonly box: readonly [number, number, number, number]
}

/** A channel of a pixel may differ by this much: the noise of JPEG and of smoothed edges is below it. */
const TOLERANCE = 48
/** A picture counts as changed from this share of pixels on, in percent. */
const CHANGED = 0.05

const asAddress = (file: string): string => `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`

/** Compares two pictures in the browser, which has taken them and can decode them. */
function difference(page: Page, before: string, after: string): Promise<Difference> {
  return page.evaluate(
    async ([a, b, tolerance]) => {
      const pixels = async (address: string): Promise<ImageData> => {
        const picture = new Image()
        picture.src = address
        await picture.decode()
        const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight)
        const context = canvas.getContext('2d')
        if (context === null) throw new Error('no canvas')
        context.drawImage(picture, 0, 0)
        return context.getImageData(0, 0, canvas.width, canvas.height)
      }
      const [old, now] = [await pixels(a), await pixels(b)]
      if (old.width !== now.width || old.height !== now.height) {
        return { percent: 100, box: [0, 0, now.width, now.height] as const }
      }
      let count = 0
      let [left, top, right, bottom] = [now.width, now.height, 0, 0]
      for (let i = 0; i < now.data.length; i += 4) {
        const differs = [0, 1, 2].some((c) => Math.abs((old.data[i + c] ?? 0) - (now.data[i + c] ?? 0)) > tolerance)
        if (!differs) continue
        count++
        const x = (i / 4) % now.width
        const y = Math.floor(i / 4 / now.width)
        left = Math.min(left, x)
        right = Math.max(right, x + 1)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y + 1)
      }
      return { percent: (400 * count) / now.data.length, box: [left, top, right - left, bottom - top] as const }
    },
    [asAddress(before), asAddress(after), TOLERANCE] as const,
  )
}

/** Lists the pictures of a folder that differ clearly from those accepted last, or are new; the most changed first. */
export async function listChanges(browser: Browser, accepted: string, taken: string): Promise<readonly string[]> {
  const page = await browser.newPage()
  // Functions that are sent to the page get their names by a helper when they come from a script.
  await page.evaluate('globalThis.__name = (named) => named')
  const changes: { readonly percent: number; readonly line: string }[] = []
  for (const name of readdirSync(taken).filter((file) => file.endsWith('.jpg'))) {
    const before = join(accepted, name)
    if (!existsSync(before)) {
      changes.push({ percent: 101, line: `${name}: new` })
      continue
    }
    const { percent, box } = await difference(page, before, join(taken, name))
    const [left, top, width, height] = box
    if (percent >= CHANGED) {
      changes.push({ percent, line: `${name}: ${percent.toFixed(2)} % within ${width}x${height} at ${left},${top}` })
    }
  }
  await page.close()
  return changes.sort((a, b) => b.percent - a.percent).map(({ line }) => line)
}
