import { short, speckle } from '@orrery/board/geometry'

/** The looks of a planet: five steps from dark to bright for each side, the glow of its cracks, the colour of its air. */
interface Look {
  readonly seed: number
  /** The grain along and across; bands where they differ. */
  readonly grain: readonly [number, number]
  readonly dead: readonly string[]
  readonly live: readonly string[]
  readonly scar: string
  readonly air: string
}

/** Seed and grain | the dead side | the living side | cracks and air, for every planet. */
const looks: Readonly<Record<string, string>> = {
  keyi: '5 .022 .03 | 120709 3b1714 74331f a85a34 cf9763 | 0d4a63 1f8a96 d9b178 c4572f f2d3a4 | ff6a3a ffb98a',
  nyekundu: '23 .012 .046 | 16060a 4a1219 862422 a64a33 c58d76 | 3b1440 8d2a4c e0663f ffb27a ffe6c4 | ff4d2e ff9a8a',
  pyrrha: '31 .026 .026 | 0d0605 2c120b 57230f 8f3a12 e08431 | 123c5c 2a7f8c 8ca152 d2763a f8d9a0 | ff7a1e ffc48a',
  adumah: '52 .034 .02 | 140a0a 3d1f1a 7a4430 b07a58 e0c2a2 | 241452 4f35a0 d4714a f0ac74 fbe8cc | ff5a86 ffb0b8',
  vermil: '17 .014 .054 | 170604 4d120a 9a2a10 d0541c efa24c | 0b4452 1d8c84 e8542e ff9150 ffe2a8 | ffd23a ffa070',
  ryugu: '14 .018 .026 | 0a0d16 1f2a3f 3d4f6c 6d819b a8b6c6 | 06265e 0e4fa6 1c86d6 5fc58a f0e2a6 | 8fd6ff 7cc7ff',
  samawa: '8 .024 .034 | 0a0f14 1c3038 355059 66838a b3c6c8 | 0a2f6a 1669b8 46b6de a8d98c fff0c8 | a6f0ff 9be4ff',
  minek79: '79 .036 .036 | 090b12 232a3c 4a5468 86827e d2b48e | 0a2350 1c4f9e 4a90d8 c9a66c f6ead0 | ffb06a a4c8ff',
  thalassa: '42 .01 .04 | 080c18 18233f 2e4166 536a92 8fa3bf | 04225a 0b56b0 20a3dc 7fe0e6 f4fff6 | 7fb8ff 7fd9ff',
  aoi31: '36 .02 .022 | 07081a 1a1d4e 363f8e 7484c4 c4cff2 | 0a1a70 1a3fd0 2f8cf0 6fd0c8 eafff4 | c08cff 8fb0ff',
  elpis: '91 .024 .024 | 0c0d0a 26301f 4c5a36 788253 b7b58c | 08395c 1283a0 35b06a b4dc5a fff3b8 | d4f05a b6f5c6',
  kijani: '64 .022 .028 | 0b0d08 23291a 44492c 6f7147 a39d72 | 06405c 0f7f8f 1f9a52 7cc64a f1e8a4 | c6e04a 9df0b4',
  midorai: '77 .014 .038 | 090f0c 1b2c22 38513a 66775a a9ac8a | 06324a 0f6d63 27a85c 9ad84f f6f3b6 | a8ff6a a6ffc0',
  uaine: '58 .011 .052 | 07100e 17302c 2d524a 5a8276 a2baac | 083a58 127a80 1fae7a 70dc8c e8ffd2 | 5affd0 8affd6',
  zelen5: '28 .032 .021 | 0e0f05 33370f 62661c 949238 cfc67a | 0a3a4a 12707a 5aa83a c2da3c fff6b0 | f0ff4a e2ff90',
}

function lookOf(id: string): Look | undefined {
  const [grains = '', dead = '', live = '', glow = ''] = looks[id]?.split(' | ') ?? []
  if (glow === '') return undefined
  const colours = (list: string): string[] => list.split(' ').map((hex) => `#${hex}`)
  const [seed = 0, along = 0, across = 0] = grains.split(' ').map(Number)
  const [scar = '', air = ''] = colours(glow)
  return { seed, grain: [along, across], dead: colours(dead), live: colours(live), scar, air }
}

const channel = (hex: string, from: number): string => (Number.parseInt(hex.slice(from, from + 2), 16) / 255).toFixed(3)

function ramp(steps: readonly string[]): string {
  const values = (from: number): string => steps.map((hex) => channel(hex, from)).join(' ')
  return `<feComponentTransfer><feFuncR type="table" tableValues="${values(1)}"/><feFuncG type="table" tableValues="${values(3)}"/><feFuncB type="table" tableValues="${values(5)}"/></feComponentTransfer>`
}

const noise = (frequency: string, octaves: number, seed: number, warp: string, scale: number): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="n"/><feTurbulence type="fractalNoise" baseFrequency="${warp}" numOctaves="2" seed="${seed + 3}" result="w"/><feDisplacementMap in="n" in2="w" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/>`

const filter = (id: string, body: string): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${body}</filter>`

const grey = (r: number, g: number, off: number): string =>
  `<feColorMatrix values="${`${r} ${g} 0 0 ${off}  `.repeat(3)}0 0 0 0 1"/>`

type Around = readonly [cx: number, cy: number, r: number]

/** A gradient around a point: offset, colour and opacity of each of its stops. */
function radial(id: string, stops: string, [cx, cy, r]: Around = [0.5, 0.5, 0.5]): string {
  const drawn = stops.split(' | ').map((stop) => {
    const [offset, colour, opacity] = stop.split(' ')
    return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  })
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${drawn.join('')}</radialGradient>`
}

/** Light comes from the upper left. */
const LIT: Around = [0.32, 0.27, 0.86]

/** The radius of a planet in its picture, and half the side of that picture: there is room for the air around it. */
export const PLANET_RADIUS = 44
export const PLANET_HALF = 58

const page = (half: number, pixels: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${-half} ${-half} ${half * 2} ${half * 2}">${body}</svg>`

const square = (side: number, rest: string): string =>
  `<rect x="${-side}" y="${-side}" width="${side * 2}" height="${side * 2}" ${rest}/>`

const shade = `<circle r="44" fill="url(#shade)"/>`

/** A dead world: craters, glowing cracks. */
function deadSide({ seed, grain: [fx, fy], dead, scar }: Look): string {
  const random = speckle(seed * 7 + 1)
  let craters = ''
  for (let i = 0; i < 11; i++) {
    const turn = random() * 6.283
    const away = Math.sqrt(random()) * 39.6
    const r = 2 + random() * random() * 8
    const squeeze = Math.max(0.45, 1 - (away / 44) * 0.5)
    craters += `<g transform="translate(${short(away * Math.cos(turn))} ${short(away * Math.sin(turn))}) rotate(${short(turn * 57.3)}) scale(${short(squeeze)} 1)"><circle r="${short(r)}" fill="#02030c" opacity=".44"/><circle r="${short(r)}" fill="none" stroke="#fff" stroke-width=".9" opacity=".2"/></g>`
  }
  let cracks = ''
  for (let i = 0; i < 3; i++) {
    let x = (random() - 0.5) * 52.8
    let y = (random() - 0.5) * 52.8
    let turn = random() * 6.283
    cracks += `M${short(x)},${short(y)}`
    for (let j = 0; j < 6; j++) {
      turn += (random() - 0.5) * 1.5
      x += Math.cos(turn) * 9
      y += Math.sin(turn) * 9
      cracks += `L${short(x)},${short(y)}`
    }
  }
  const surface = filter(
    's',
    `${noise(`${short(fx * 1150) / 1000} ${short(fy * 1150) / 1000}`, 5, seed, '.02', 26)}${grey(2.5, 0.5, -1.02)}${ramp(dead)}`,
  )
  const dusk = radial('shade', '0 #fff .22 | .28 #fff 0 | .5 #02030c .05 | .78 #02030c .62 | 1 #02030c .93', LIT)
  return `<defs>${surface}${dusk}<clipPath id="c"><circle r="44"/></clipPath></defs><g clip-path="url(#c)"><g transform="rotate(-9)">${square(66, 'filter="url(#s)"')}</g>${craters}<path d="${cracks}" fill="none" stroke="#02030c" stroke-width="3" opacity=".6" stroke-linejoin="round"/><path d="${cracks}" fill="none" stroke="${scar}" stroke-width="1.15" opacity=".85" stroke-linejoin="round"/>${shade}</g><circle r="44" fill="none" stroke="#fff" stroke-opacity=".16"/>`
}

/** A living world: seas, clouds, a polar cap, air, lights on its night side. */
function liveSide({ seed, grain: [fx, fy], live, air }: Look): string {
  const random = speckle(seed * 7 + 1)
  let lights = ''
  for (let i = 0; i < 16; i++) {
    const turn = 0.1 + random() * 1.3
    const away = 44 * (0.72 + random() * 0.24)
    lights += `<circle cx="${short(away * Math.cos(turn))}" cy="${short(away * Math.sin(turn))}" r="${short(0.5 + random() * 0.6)}" fill="#e6f6ff" opacity="${short(0.5 + random() * 0.5)}"/>`
  }
  // The sea takes more room than the land, the beach little.
  const steps = [0, 0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4].map((i) => live[i] ?? '#000000')
  const surface = filter('s', `${noise(`${fx} ${fy}`, 5, seed, '.02', 26)}${grey(2.7, 0.4, -1.1)}${ramp(steps)}`)
  const clouds = filter(
    'k',
    `${noise('.022 .06', 5, seed + 40, '.018', 40)}<feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 5.6 0 0 -3.2"/>`,
  )
  const dusk = radial('shade', '0 #fff .24 | .24 #fff .02 | .55 #021022 0 | .82 #021022 .5 | 1 #010616 .9', LIT)
  const glow = radial('air', `0 ${air} 0 | .72 ${air} 0 | .8 ${air} .55 | 1 ${air} 0`)
  return `<defs>${surface}${clouds}${dusk}${glow}<filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="2"/></filter><clipPath id="c"><circle r="44"/></clipPath></defs><circle r="56.3" fill="url(#air)"/><g clip-path="url(#c)"><g transform="rotate(-16)">${square(66, 'filter="url(#s)"')}${square(66, 'filter="url(#k)" opacity=".7"')}<ellipse cy="-42.2" rx="18.5" ry="5.3" fill="#fff" opacity=".85" filter="url(#b)"/></g>${shade}${lights}</g><circle r="44" fill="none" stroke="${air}" stroke-opacity=".75" stroke-width="1.6"/>`
}

function portal(): string {
  const swirl = filter(
    's',
    `${noise('.02', 4, 6, '.016', 70)}${grey(2.6, 0.5, -1.05)}${ramp(['#070423', '#2a1a86', '#6d3fe0', '#7fc6ff', '#f4fbff'])}`,
  )
  const deep = radial('deep', '0 #fff .95 | .16 #cfe9ff .7 | .45 #6d3fe0 0 | .86 #04031a .55 | 1 #04031a .95')
  return `<defs>${swirl}${deep}<clipPath id="c"><circle r="44"/></clipPath></defs><g clip-path="url(#c)">${square(66, 'filter="url(#s)"')}<circle r="44" fill="url(#deep)"/></g>`
}

/** The mist of unexplored space. */
function mist(): string {
  const fog = filter(
    's',
    `${noise('.006 .009', 5, 21, '.006', 120)}<feColorMatrix values="0 0 0 0 .36  0 0 0 0 .38  0 0 0 0 .86  2.6 .6 0 0 -1.25"/>`,
  )
  return `<defs>${fog}</defs>${square(280, 'filter="url(#s)"')}`
}

/** The drawing behind a picture: `portal`, `mist`, or a planet as `keyi` and, terraformed, `keyi+`. */
export function artOf(name: string): string | undefined {
  if (name === 'portal') return page(PLANET_HALF, 300, portal())
  if (name === 'mist') return page(280, 560, mist())
  const live = name.endsWith('+')
  const look = lookOf(live ? name.slice(0, -1) : name)
  if (look === undefined) return undefined
  return page(PLANET_HALF, 320, live ? liveSide(look) : deadSide(look))
}

/** The middle tone of a planet's side: what stands there until its picture is made. */
export function toneOf(id: string, live: boolean): string {
  const look = lookOf(id)
  return (live ? look?.live[1] : look?.dead[2]) ?? '#2a1a86'
}
