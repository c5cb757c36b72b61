// Makes the icons of the installed page from public/icon.svg: unchanged in two sizes, with a wider sky for systems that cut their own shape
// out of it, and for home screens of phones that accept no other. They are committed; run this when the drawing changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launch } from '../tests/browser.ts'

const folder = fileURLToPath(new URL('../public', import.meta.url))
const drawing = readFileSync(`${folder}/icon.svg`, 'utf8')

/** Half the width of the unchanged drawing. */
const HALF = 256

const icons = [
  { name: 'icon-192.png', size: 192, half: HALF },
  { name: 'icon-512.png', size: 512, half: HALF },
  // A mask may cut away everything outside a circle of four fifths: the sky grows, its contents do not.
  { name: 'icon-maskable-512.png', size: 512, half: 300 },
  { name: 'icon-touch-180.png', size: 180, half: HALF },
] as const

const box = (half: number): string => `${-half} ${-half} ${2 * half} ${2 * half}`
const sky = (half: number): string => `x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}"`
for (const part of [box(HALF), sky(HALF)]) {
  if (!drawing.includes(part)) throw new Error(`icon.svg should contain ${part}, so that its sky can be widened`)
}

const browser = await launch()
try {
  for (const { name, size, half } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const wide = drawing.replace(box(HALF), box(half)).replace(sky(HALF), sky(half))
    const address = `data:image/svg+xml;base64,${Buffer.from(wide).toString('base64')}`
    await page.setContent(
      `<style>body{margin:0}img{display:block}</style><img src="${address}" width="${size}" height="${size}" alt="">`,
    )
    await page.waitForFunction(() => document.querySelector('img')?.complete === true)
    writeFileSync(`${folder}/${name}`, await page.screenshot({ type: 'png' }))
    await page.close()
  }
} finally {
  await browser.close()
}
