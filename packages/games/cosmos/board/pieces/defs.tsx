import { makeFirst } from '@orrery/board/first'
import { hexPoints } from '@orrery/board/geometry'
import { gradientsOf } from '@orrery/board/gradients'
import { colours } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import { elementIds, kindIds, sectorIds } from '../data.ts'
import { EnergyBackDrawing, EnergyCardDrawing, kindVar, MiniCardDrawing } from './cards.tsx'
import { DotDrawing, GhostDrawing, NovaDrawing, StarDrawing } from './gems.tsx'
import { elementVar } from './geometry.ts'
import { ProtoDrawing, StableDrawing } from './life.tsx'
import { CrystalDrawing, MarbleDrawing, NebulaBackDrawing } from './tokens.tsx'

const { Linear, Radial } = gradientsOf('cc')

function ElementGradients(): ReactNode {
  return elementIds.map((element) => {
    const v = elementVar[element]
    const c = (suffix = ''): string => `var(--el-${v}${suffix})`
    return (
      <g key={element}>
        <Radial
          id={`glow-${v}`}
          list={[
            [0, c(), 0.55],
            [0.45, c(), 0.24],
            [1, c(), 0],
          ]}
        />
        <Radial
          id={`table-${v}`}
          list={[
            [0, c('-lo')],
            [1, c('-deep')],
          ]}
          at={[0.5, 0.35, 0.7]}
        />
        <Linear
          id={`ecard-${v}`}
          list={[
            [0, c()],
            [0.55, c('-lo')],
            [1, c('-deep')],
          ]}
          to={[0.2, 0, 0.7, 1]}
        />
        <Radial
          id={`well-${v}`}
          list={[
            [0, c('-lo'), 0.95],
            [0.55, c('-deep')],
            [1, '#04041a'],
          ]}
          at={[0.5, 0.62, 0.62]}
        />
      </g>
    )
  })
}

function PieceGradients(): ReactNode {
  return (
    <>
      <Radial
        id="glow-nova"
        list={[
          [0, '#ffe9a8', 0.85],
          [0.35, '#ffb52e', 0.4],
          [1, '#ff8a1e', 0],
        ]}
      />
      <Radial
        id="nova"
        list={[
          [0, '#fff9df'],
          [0.4, '#ffd964'],
          [0.75, '#ffb02a'],
          [1, '#f2791b'],
        ]}
      />
      <Radial
        id="glow-proto"
        list={[
          [0, '#b98aff', 0.38],
          [1, '#b98aff', 0],
        ]}
      />
      <Radial
        id="glow-stable"
        list={[
          [0, '#a4f04f', 0.45],
          [1, '#a4f04f', 0],
        ]}
      />
      <Radial
        id="glow-crystal"
        list={[
          [0, '#a8f2ff', 0.7],
          [1, '#5cc8ff', 0],
        ]}
      />
      <Linear
        id="proto-ring"
        list={[
          [0, 'var(--life-proto-hi)'],
          [0.6, 'var(--life-proto)'],
          [1, 'var(--life-proto-lo)'],
        ]}
        to={[0.2, 0, 0.8, 1]}
      />
      <Radial
        id="stable-disc"
        list={[
          [0, 'var(--life-stable-hi)'],
          [0.5, 'var(--life-stable)'],
          [1, 'var(--life-stable-lo)'],
        ]}
        at={[0.34, 0.26, 0.85]}
      />
      <Radial
        id="lifeform"
        list={[
          [0, '#2fa090'],
          [0.6, '#125a5c'],
          [1, '#06282f'],
        ]}
        at={[0.4, 0.3, 0.8]}
      />
      {colours.map((p) => (
        <Radial
          key={p}
          id={`marble-${p}`}
          list={[
            [0, `color-mix(in srgb, var(--pl-${p}) 62%, white)`],
            [0.45, `var(--pl-${p})`],
            [1, `var(--pl-${p}-lo)`],
          ]}
          at={[0.34, 0.28, 0.82]}
        />
      ))}
      <Radial
        id="marble-dark"
        list={[
          [0, '#4a4870'],
          [0.4, '#1a1a2e'],
          [1, '#050510'],
        ]}
        at={[0.34, 0.28, 0.82]}
      />
      <Radial
        id="ecard-well"
        list={[
          [0, '#04041a', 0.62],
          [0.6, '#04041a', 0.34],
          [1, '#04041a', 0],
        ]}
      />
      <Linear
        id="back"
        list={[
          [0, 'var(--sky-500)'],
          [1, 'var(--sky-900)'],
        ]}
        to={[0.2, 0, 0.8, 1]}
      />
      <Linear
        id="any"
        list={[
          [0, 'var(--el-h)'],
          [0.34, 'var(--el-h)'],
          [0.34, 'var(--el-o)'],
          [0.5, 'var(--el-o)'],
          [0.5, 'var(--el-he)'],
          [0.7, 'var(--el-he)'],
          [0.7, 'var(--el-c)'],
          [1, 'var(--el-c)'],
        ]}
        to={[0, 0, 1, 1]}
      />
    </>
  )
}

function BoardGradients(): ReactNode {
  return (
    <>
      <Linear
        id="metal"
        list={[
          [0, 'var(--metal-hi)'],
          [0.45, 'var(--metal)'],
          [0.75, 'var(--metal-lo)'],
          [1, 'var(--metal)'],
        ]}
        to={[0, 0, 0.6, 1]}
      />
      <Linear
        id="tile-rim"
        list={[
          [0, '#fff', 0.8],
          [0.4, '#fff', 0.22],
          [1, '#fff', 0.1],
        ]}
        to={[0.2, 0, 0.7, 1]}
      />
      <Radial
        id="neb-dim"
        list={[
          [0, '#05061c', 0.34],
          [0.62, '#05061c', 0.62],
          [1, '#03040f', 0.84],
        ]}
        at={[0.5, 0.44, 0.62]}
      />
      <Radial
        id="neb-done"
        list={[
          [0, '#05061c', 0],
          [0.6, '#05061c', 0.08],
          [1, '#05061c', 0.55],
        ]}
        at={[0.5, 0.5, 0.58]}
      />
      <Radial
        id="neb-core"
        list={[
          [0, '#fff', 0.34],
          [0.5, '#fff', 0.08],
          [1, '#fff', 0],
        ]}
      />
      {[1, 2, 3].map((n) => (
        <Linear
          key={n}
          id={`neb-flat-${n}`}
          list={[
            [0, `var(--neb-${n}c)`],
            [0.45, `var(--neb-${n}b)`],
            [1, `var(--neb-${n}a)`],
          ]}
          to={[0.1, 0, 0.8, 1]}
        />
      ))}
      <Radial
        id="lens"
        list={[
          [0, '#232668', 0.9],
          [0.5, '#12153f', 0.92],
          [0.86, '#0a0b26', 0.95],
          [1, '#06071a', 1],
        ]}
      />
      <Radial
        id="lamp"
        list={[
          [0, '#ffe3a6', 0.9],
          [0.4, '#ffc765', 0.35],
          [1, '#ffb347', 0],
        ]}
      />
      {sectorIds.map((z) => (
        <Radial
          key={z}
          id={`sec-${z}`}
          list={[
            [0, `var(--sec-${z})`, 0.2],
            [1, `var(--sec-${z})`, 0.08],
          ]}
        />
      ))}
      <clipPath id="cc-tile-clip">
        <polygon points={hexPoints(84)} />
      </clipPath>
      <clipPath id="cc-card-clip">
        <rect x="-30" y="-42" width="60" height="84" rx="7" />
      </clipPath>
    </>
  )
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

const useFirst = makeFirst()

/**
 * The shared drawings and gradients. Everything that shows a piece puts this beside it; only one of them draws, for ids
 * must be unique on a page.
 */
export function Defs(): ReactNode {
  if (!useFirst()) return null
  return (
    <svg className="night bd-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <ElementGradients />
        <PieceGradients />
        <BoardGradients />
        <Pieces />
      </defs>
    </svg>
  )
}

/** The well of a regulator takes the colours of its kind. */
export const wellFill = (kind: (typeof kindIds)[number]): string => `url(#cc-well-${kindVar[kind]})`
