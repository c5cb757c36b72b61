import { makeDefs } from '@orrery/board/defs'
import { hexPoints } from '@orrery/board/geometry'
import { gradientsFor, gradientsOf, marble } from '@orrery/board/gradients'
import { colours } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import { type ElementId, elementIds, kindIds, sectorIds } from '../data.ts'
import { EnergyBackDrawing, EnergyCardDrawing, kindVar, MiniCardDrawing } from './cards.tsx'
import { DotDrawing, GhostDrawing, NovaDrawing, StarDrawing } from './gems.tsx'
import { elementVar } from './geometry.ts'
import { ProtoDrawing, StableDrawing } from './life.tsx'
import { CrystalDrawing, MarbleDrawing, NebulaBackDrawing } from './tokens.tsx'

const Gradients = gradientsOf('cc')
const gradients = {
  ...gradientsFor(elementIds, (element) => {
    const v = elementVar[element]
    const c = `var(--el-${v})`
    const [lo, deep] = [`var(--el-${v}-lo)`, `var(--el-${v}-deep)`]
    return {
      [`glow-${v}`]: `radial | 0 ${c} .55 | .45 ${c} .24 | 1 ${c} 0`,
      [`table-${v}`]: `radial .5 .35 .7 | 0 ${lo} | 1 ${deep}`,
      [`ecard-${v}`]: `linear .2 0 .7 1 | 0 ${c} | .55 ${lo} | 1 ${deep}`,
      [`well-${v}`]: `radial .5 .62 .62 | 0 ${lo} .95 | .55 ${deep} | 1 #04041a`,
    }
  }),
  ...gradientsFor(colours, (colour) => ({ [`marble-${colour}`]: `radial .34 .28 .82 | ${marble(colour)}` })),
  'marble-dark': 'radial .34 .28 .82 | 0 #4a4870 | .4 #1a1a2e | 1 #050510',
  'glow-nova': 'radial | 0 #ffe9a8 .85 | .35 #ffb52e .4 | 1 #ff8a1e 0',
  nova: 'radial | 0 #fff9df | .4 #ffd964 | .75 #ffb02a | 1 #f2791b',
  'glow-proto': 'radial | 0 #b98aff .38 | 1 #b98aff 0',
  'glow-stable': 'radial | 0 #a4f04f .45 | 1 #a4f04f 0',
  'glow-crystal': 'radial | 0 #a8f2ff .7 | 1 #5cc8ff 0',
  'proto-ring': 'linear .2 0 .8 1 | 0 var(--life-proto-hi) | .6 var(--life-proto) | 1 var(--life-proto-lo)',
  'stable-disc': 'radial .34 .26 .85 | 0 var(--life-stable-hi) | .5 var(--life-stable) | 1 var(--life-stable-lo)',
  lifeform: 'radial .4 .3 .8 | 0 #2fa090 | .6 #125a5c | 1 #06282f',
  'ecard-well': 'radial | 0 #04041a .62 | .6 #04041a .34 | 1 #04041a 0',
  back: 'linear .2 0 .8 1 | 0 var(--sky-500) | 1 var(--sky-900)',
  any: `linear 0 0 1 1 | 0 var(--el-h) | .34 var(--el-h) | .34 var(--el-o) | .5 var(--el-o) | .5 var(--el-he) | .7 var(--el-he) | .7 var(--el-c) | 1 var(--el-c)`,
  metal: 'linear 0 0 .6 1 | 0 var(--metal-hi) | .45 var(--metal) | .75 var(--metal-lo) | 1 var(--metal)',
  'tile-rim': 'linear .2 0 .7 1 | 0 #fff .8 | .4 #fff .22 | 1 #fff .1',
  'neb-dim': 'radial .5 .44 .62 | 0 #05061c .34 | .62 #05061c .62 | 1 #03040f .84',
  'neb-done': 'radial .5 .5 .58 | 0 #05061c 0 | .6 #05061c .08 | 1 #05061c .55',
  'neb-core': 'radial | 0 #fff .34 | .5 #fff .08 | 1 #fff 0',
  ...gradientsFor([1, 2, 3], (n) => ({
    [`neb-flat-${n}`]: `linear .1 0 .8 1 | 0 var(--neb-${n}c) | .45 var(--neb-${n}b) | 1 var(--neb-${n}a)`,
  })),
  lens: 'radial | 0 #232668 .9 | .5 #12153f .92 | .86 #0a0b26 .95 | 1 #06071a',
  lamp: 'radial | 0 #ffe3a6 .9 | .4 #ffc765 .35 | 1 #ffb347 0',
  ...gradientsFor(sectorIds, (z) => ({ [`sec-${z}`]: `radial | 0 var(--sec-${z}) .2 | 1 var(--sec-${z}) .08` })),
}

const shadow = (ry: number, rx: number, cy: number, cx = 0): ReactNode => (
  <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill="#00000a" opacity=".5" />
)

/** The drawings of an element: flat ones for panels, with halo and shadow as they lie on a board. */
const elementPieces = (element: ElementId): Readonly<Record<string, ReactNode>> => ({
  [`flat-${element}`]: <StarDrawing element={element} />,
  [`star-${element}`]: (
    <>
      <circle r="33" fill={`url(#cc-glow-${elementVar[element]})`} opacity=".85" />
      {shadow(6, 16, element === 'He' ? 15 : 17, 1)}
      <StarDrawing element={element} />
    </>
  ),
  [`dot-${element}`]: <DotDrawing element={element} />,
  [`lack-${element}`]: <DotDrawing element={element} lack />,
  [`ghost-${element}`]: <GhostDrawing element={element} own={false} />,
  [`own-ghost-${element}`]: <GhostDrawing element={element} own />,
  [`pip-${element}`]: (
    <>
      <circle r="8.2" fill="#0a0b22" style={{ stroke: 'var(--nova-hi)' }} strokeWidth="1" />
      <use href={`#cc-dot-${element}`} transform="scale(.28)" />
    </>
  ),
})

const glowing = (r: number, glow: string, piece: ReactNode): ReactNode => (
  <>
    <circle r={r} fill={`url(#cc-glow-${glow})`} />
    {piece}
  </>
)

/** Every piece by its id. */
const pieces: Readonly<Record<string, ReactNode>> = {
  ...Object.assign({}, ...elementIds.map(elementPieces)),
  'flat-nova': <NovaDrawing />,
  supernova: glowing(38, 'nova', <NovaDrawing />),
  'flat-proto': <ProtoDrawing />,
  proto: glowing(20, 'proto', <ProtoDrawing />),
  'flat-stable': <StableDrawing />,
  stable: glowing(
    20,
    'stable',
    <>
      {shadow(4.4, 10, 10.5)}
      <StableDrawing />
    </>,
  ),
  crystal: <CrystalDrawing />,
  'energy-back': <EnergyBackDrawing />,
  'mini-any': <MiniCardDrawing match="any" />,
  'mini-same': <MiniCardDrawing match="same" />,
  ...Object.fromEntries([
    ...[...colours, 'dark' as const].map((colour) => [`marble-of-${colour}`, <MarbleDrawing key="" colour={colour} />]),
    ...[1, 2, 3].map((size) => [`neb-back-${size}`, <NebulaBackDrawing key="" size={size} />]),
    ...kindIds.flatMap((kind) => [
      [`energy-${kind}`, <EnergyCardDrawing key="" kind={kind} />],
      [`mini-${kind}`, <MiniCardDrawing key="" match={kind} />],
    ]),
  ]),
}

/** The shared drawings and gradients. */
export const Defs = makeDefs(() => (
  <>
    <Gradients of={gradients} />
    <clipPath id="cc-tile-clip">
      <polygon points={hexPoints(84)} />
    </clipPath>
    <clipPath id="cc-card-clip">
      <rect x="-30" y="-42" width="60" height="84" rx="7" />
    </clipPath>
    {Object.entries(pieces).map(([id, piece]) => (
      <g key={id} id={`cc-${id}`}>
        {piece}
      </g>
    ))}
  </>
))

/** The well of a regulator takes the colours of its kind. */
export const wellFill = (kind: (typeof kindIds)[number]): string => `url(#cc-well-${kindVar[kind]})`
