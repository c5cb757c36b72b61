import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { MessagePort } from 'node:worker_threads'

/** What a thread is asked to draw, and what it answers. */
export interface PictureQuestion {
  readonly svg: string
}
export type PictureAnswer = { readonly png: Uint8Array } | { readonly fault: string }

/** Both weights of the font, which `drawable` has to agree with. */
const fonts = ['inter-400.ttf', 'inter-700.ttf']

/** Draws pictures in a thread of its own: each takes longer than players should wait for. */
export async function servePictures(port: MessagePort): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  const files = ['@resvg/resvg-wasm/index_bg.wasm', ...fonts.map((name) => `@orrery/picture/fonts/${name}`)]
  const [program, ...fontBuffers] = await Promise.all(files.map((file) => readFile(resolve(file))))
  if (program === undefined) throw new Error('nothing draws pictures')
  await initWasm(program)
  port.on('message', ({ svg }: PictureQuestion) => port.postMessage(draw(svg)))

  function draw(svg: string): PictureAnswer {
    try {
      const drawing = new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Inter' } })
      const picture = drawing.render()
      const png = picture.asPng()
      picture.free()
      drawing.free()
      return { png }
    } catch (error) {
      return { fault: String(error) }
    }
  }
}
