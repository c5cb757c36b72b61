import { makeBakery } from '@orrery/board/bake'
import { polar, short, speckle } from '@orrery/board/geometry'

/** Nebula and lens art: noise filters are far too slow for every frame, so each picture is made once and kept as a bitmap. */

const RAMPS: Readonly<Record<1 | 2 | 3, readonly string[]>> = {
  1: ['#150720', '#521a52', '#b83f70', '#ff9d7a', '#ffeccb'],
  2: ['#04101f', '#0d3d5e', '#1f93ab', '#8fe6cf', '#f6fff0'],
  3: ['#0b0727', '#33208a', '#8045da', '#ef8fcf', '#ffeccb'],
}

const channel = (hex: string, i: number): string => (Number.parseInt(hex.slice(i, i + 2), 16) / 255).toFixed(3)
const ramp = (size: 1 | 2 | 3, i: number): string => RAMPS[size].map((hex) => channel(hex, i)).join(' ')

const page = (size: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-140 -140 280 280">${body}</svg>`

function cloud(size: 1 | 2 | 3, variant: number): string {
  return page(
    300,
    `<filter id="f" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".0135 .0165" numOctaves="5" seed="${size * 11 + variant * 5 + 2}" result="n"/>
    <feTurbulence type="fractalNoise" baseFrequency=".009" numOctaves="2" seed="${size * 3 + variant * 17}" result="w"/>
    <feDisplacementMap in="n" in2="w" scale="90" xChannelSelector="R" yChannelSelector="G"/>
    <feColorMatrix values="2.2 .5 0 0 -.93  2.2 .5 0 0 -.93  2.2 .5 0 0 -.93  0 0 0 0 1"/>
    <feComponentTransfer><feFuncR type="table" tableValues="${ramp(size, 1)}"/><feFuncG type="table" tableValues="${ramp(size, 3)}"/><feFuncB type="table" tableValues="${ramp(size, 5)}"/></feComponentTransfer>
    </filter><rect x="-140" y="-140" width="280" height="280" filter="url(#f)"/>`,
  )
}

/** The dust and the faint spiral behind a galaxy, drawn in units of a hex side of 90. */
function dust(): string {
  const random = speckle(42)
  const blobs: string[] = []
  for (const turn of [0, 120, 240]) {
    for (let t = 0; t < 1; t += 0.028) {
      const [x, y] = polar(90 * (0.3 + t * 3.5), turn + 30 + t * 250)
      const tint = ['#8f7dff', '#5f8cff', '#ff9ad0'][Math.floor(random() * 3)] ?? '#8f7dff'
      blobs.push(
        `<circle cx="${short(x + (random() - 0.5) * 27)}" cy="${short(y + (random() - 0.5) * 27)}" r="${short(90 * (0.34 + 0.2 * random()) * (1 - t * 0.45))}" fill="${tint}" opacity="${short(0.17 * (1 - t * 0.75))}"/>`,
      )
    }
  }
  const stars = speckle(5)
  const specks: string[] = []
  for (let i = 0; i < 190; i++) {
    const [x, y] = polar(Math.sqrt(stars()) * 351, stars() * 360)
    const q = stars()
    specks.push(
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(0.45 + q * q * 1.1)}" fill="#dfe4ff" opacity="${short(0.12 + q * 0.5)}"/>`,
    )
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="760" viewBox="-360 -360 720 720">
    <filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"/></filter>
    <filter id="d" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".0042 .006" numOctaves="5" seed="8" result="n"/><feTurbulence type="fractalNoise" baseFrequency=".003" numOctaves="2" seed="3" result="w"/><feDisplacementMap in="n" in2="w" scale="260" xChannelSelector="R" yChannelSelector="G"/><feColorMatrix values="0 0 0 0 .50  0 0 0 0 .44  0 0 0 0 .95  1.9 .4 0 0 -.92"/></filter>
    <clipPath id="c"><circle r="351"/></clipPath>
    <g clip-path="url(#c)"><g filter="url(#b)">${blobs.join('')}</g><rect x="-576" y="-576" width="1152" height="1152" filter="url(#d)" opacity=".34"/>${specks.join('')}</g></svg>`
}

function sourceOf(name: string): string | undefined {
  if (name === 'dust') return dust()
  const [size, variant] = name.split('-').map(Number)
  return (size === 1 || size === 2 || size === 3) && variant !== undefined ? cloud(size, variant) : undefined
}

/** The address of a baked picture (`dust`, or size and variant as `2-1`), as soon as there is one. */
export const useBaked = makeBakery(sourceOf)
