/** Tables are drawn for a window of about this size; in a larger one everything grows with it. */
const WIDTH = 1600
const HEIGHT = 900
const MOST = 2.4

/** How much larger than usual tables are drawn in a window of this size. */
function zoomFor(width: number, height: number): number {
  const room = Math.min(width / WIDTH, height / HEIGHT)
  return Math.round(Math.min(MOST, Math.max(1, room)) * 100) / 100
}

/** Keeps `--zoom` of the page true to the size of its window. */
export function followWindow(): void {
  const apply = (): void =>
    document.documentElement.style.setProperty('--zoom', String(zoomFor(innerWidth, innerHeight)))
  apply()
  addEventListener('resize', apply)
}
