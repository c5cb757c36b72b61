import type { Page } from 'playwright-core'

/** Somebody takes pictures of the tests: everything is drawn then. */
export const pictured = Object.keys(process.env).some((name) => name.endsWith('_PICTURES'))

/**
 * Makes the page transparent. Everything is still laid out, lit and clicked, but no pixel has to be computed, which would take nearly half
 * of the processor's time here, without a graphics card. Print is drawn as ever. Whoever asks what is seen takes the cover off.
 */
export async function coverPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const cover = new CSSStyleSheet()
    cover.replaceSync(`@media screen {
      html, dialog, [popover] { opacity: 0 !important }
      ::backdrop { background: none !important; backdrop-filter: none !important }
    }`)
    document.adoptedStyleSheets.push(cover)
    Reflect.set(window, 'orreryCover', cover)
    // Art with noise is the dearest to draw: boards keep the flat tone below it, as where a browser cannot draw it.
    const { decode } = HTMLImageElement.prototype
    HTMLImageElement.prototype.decode = function decodePlain() {
      return this.src.includes('feTurbulence') ? Promise.reject(new Error('not drawn')) : decode.call(this)
    }
  })
}
