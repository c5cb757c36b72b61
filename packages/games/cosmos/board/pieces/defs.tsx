import { makeDefs } from '@orrery/board/defs'
import { hexPoints } from '@orrery/board/geometry'
import { gradientsFor, gradientsOf, marble } from '@orrery/board/gradients'
import { colours } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import { elementIds, kindIds, sectorIds } from '../data.ts'
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

/** Pieces with their halo and shadow as they lie on a board, and flat ones for panels. */
function Pieces(): ReactNode {
  return (
    <>
      {elementIds.map((element) => (
        <g key={element}>
          <g id={`cc-flat-${element}`}>
            <StarDrawing element={element} />
          </g>
          <g id={`cc-star-${element}`}>
            <circle r="33" fill={`url(#cc-glow-${elementVar[element]})`} opacity=".85" />
            <ellipse cx="1" cy={element === 'He' ? 15 : 17} rx="16" ry="6" fill="#00000a" opacity=".5" />
            <use href={`#cc-flat-${element}`} />
          </g>
          <g id={`cc-dot-${element}`}>
            <DotDrawing element={element} />
          </g>
          <g id={`cc-lack-${element}`}>
            <DotDrawing element={element} lack />
          </g>
          <g id={`cc-ghost-${element}`}>
            <GhostDrawing element={element} own={false} />
          </g>
          <g id={`cc-own-ghost-${element}`}>
            <GhostDrawing element={element} own />
          </g>
          <g id={`cc-pip-${element}`}>
            <circle r="8.2" fill="#0a0b22" style={{ stroke: 'var(--nova-hi)' }} strokeWidth="1" />
            <use href={`#cc-dot-${element}`} transform="scale(.28)" />
          </g>
        </g>
      ))}
      <g id="cc-flat-nova">
        <NovaDrawing />
      </g>
      <g id="cc-supernova">
        <circle r="38" fill="url(#cc-glow-nova)" />
        <NovaDrawing />
      </g>
      <g id="cc-flat-proto">
        <ProtoDrawing />
      </g>
      <g id="cc-proto">
        <circle r="20" fill="url(#cc-glow-proto)" />
        <ProtoDrawing />
      </g>
      <g id="cc-flat-stable">
        <StableDrawing />
      </g>
      <g id="cc-stable">
        <circle r="20" fill="url(#cc-glow-stable)" />
        <ellipse cy="10.5" rx="10" ry="4.4" fill="#00000a" opacity=".5" />
        <StableDrawing />
      </g>
      <g id="cc-crystal">
        <CrystalDrawing />
      </g>
      {[...colours, 'dark' as const].map((colour) => (
        <g key={colour} id={`cc-marble-of-${colour}`}>
          <MarbleDrawing colour={colour} />
        </g>
      ))}
      {[1, 2, 3].map((size) => (
        <g key={size} id={`cc-neb-back-${size}`}>
          <NebulaBackDrawing size={size} />
        </g>
      ))}
      {kindIds.map((kind) => (
        <g key={kind} id={`cc-energy-${kind}`}>
          <EnergyCardDrawing kind={kind} />
        </g>
      ))}
      <g id="cc-energy-back">
        <EnergyBackDrawing />
      </g>
      {[...kindIds, 'any' as const, 'same' as const].map((match) => (
        <g key={match} id={`cc-mini-${match}`}>
          <MiniCardDrawing match={match} />
        </g>
      ))}
    </>
  )
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
    <Pieces />
  </>
))

/** The well of a regulator takes the colours of its kind. */
export const wellFill = (kind: (typeof kindIds)[number]): string => `url(#cc-well-${kindVar[kind]})`
