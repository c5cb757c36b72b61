import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { elements } from '../components/elements.ts'

/** The colours of the crystals: as printed (H1.4), and their letters can be read in both themes. */

const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8')

/** The custom properties of the first rule whose selector contains this. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const body = css.slice(css.indexOf('{', css.indexOf(selector)) + 1)
  const found = body.slice(0, body.indexOf('}')).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)
  return new Map([...found].map(([, name = '', value = '']) => [name, value]))
}

const night = tokensOf('.hx-tokens,')
const light = tokensOf('[data-theme="light"]')

type Rgb = readonly [r: number, g: number, b: number]

function rgb(hex: string | undefined): Rgb {
  const n = Number.parseInt((hex ?? '').slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

function luminance(hex: string | undefined): number {
  const [r, g, b] = rgb(hex).map((each) => {
    const part = each / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function contrast(a: string | undefined, b: string | undefined): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** The name that a colour goes by. */
function nameOf(hex: string | undefined): string {
  const [r, g, b] = rgb(hex)
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)]
  if (low > 215) return 'white'
  const span = high - low
  const sixth = high === r ? (g - b) / span : high === g ? 2 + (b - r) / span : 4 + (r - g) / span
  const hue = (sixth * 60 + 360) % 360
  if (hue < 15 || hue > 345) return 'red'
  if (hue < 40) return 'brown'
  if (hue < 65) return 'yellow'
  if (hue < 170) return 'green'
  return hue > 245 && hue < 290 ? 'violet' : `hue ${hue}`
}

test('H1.4 crystals have the colours of the printed game', () => {
  const names = Object.fromEntries(elements.map(({ id }) => [id, nameOf(night.get(`el-${id.toLowerCase()}`))]))
  expect(names).toEqual({ H: 'violet', He: 'green', C: 'brown', O: 'white', Si: 'yellow', Fe: 'red' })
})

test.each(elements.map(({ id }) => id))(
  'the letter of %s can be read on it, and its outline when it is lacking',
  (id) => {
    const name = `el-${id.toLowerCase()}`
    const letter = night.get(`${name}-letter`) ?? '#ffffff'
    expect(contrast(letter, night.get(`${name}-face`) ?? night.get(`${name}-lo`))).toBeGreaterThan(4.5)
    expect(contrast(night.get(`${name}-ink`) ?? night.get(`${name}-hi`), '#04051a')).toBeGreaterThan(4.5)
    expect(contrast(light.get(`${name}-ink`), '#ffffff')).toBeGreaterThan(4.5)
  },
)
