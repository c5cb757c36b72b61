import { Drawing } from '@orrery/board/draw'
import { type Colour, EmblemMark } from '@orrery/board/seats'
import type { ReactNode } from 'react'

/** The pieces of a player. */
export const pieceKinds = ['ark', 'colony', 'outpost', 'disc'] as const
export type PieceKind = (typeof pieceKinds)[number]

/** What tells one piece from another: its shadow, its outline, where the player's emblem stands on it, and what else is drawn. */
interface Look {
  readonly shadow: readonly [cx: number, cy: number, rx: number, ry: number]
  readonly outline: string
  readonly line: number
  readonly emblem: readonly [y: number, size: number]
  readonly below?: ReactNode
  readonly above?: (dark: { readonly fill: string }) => ReactNode
}

const looks: Readonly<Record<PieceKind, Look>> = {
  /** Nose up, about 26 high. */
  ark: {
    shadow: [1, 12, 9, 3],
    outline:
      'M0,-14C5.2,-9.4 7,-3.4 6.8,3L12.4,9.4L5.6,8.4L3.2,11H-3.2L-5.6,8.4L-12.4,9.4L-6.8,3C-7,-3.4 -5.2,-9.4 0,-14Z',
    line: 1.5,
    emblem: [-0.4, 9.4],
    below: <path d="M-3.4,9.6L0,16L3.4,9.6Z" fill="#bfe9ff" opacity=".75" />,
    above: (dark) => (
      <>
        <path d="M0,-12.6C-3.6,-8.6 -5.4,-3.4 -5.2,2.6L-9.4,7.6" fill="none" stroke="#fff" opacity=".65" />
        <circle cy="-.4" r="6.2" style={dark} />
      </>
    ),
  },
  /** A dome. */
  colony: {
    shadow: [0, 8.4, 10, 2.4],
    outline: 'M-9,6.4A9,10.6 0 0 1 9,6.4Z',
    line: 1.1,
    emblem: [0.8, 8.6],
    above: (dark) => (
      <path d="M-10,5.4H10V8.8H-10Z" style={dark} stroke="#fff" strokeWidth="1.1" strokeLinejoin="round" />
    ),
  },
  /** A five-sided house with a mast. */
  outpost: {
    shadow: [0, 9.2, 8, 2],
    outline: 'M0,-8L8.6,-.6L5.4,8.6H-5.4L-8.6,-.6Z',
    line: 1.3,
    emblem: [1.4, 8.6],
    below: <path d="M0,-11.4V-6M0,-11.4V-11.4" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />,
  },
  /** A small disc: a terraforming or score marker. */
  disc: {
    shadow: [0, 1.6, 8, 8],
    outline: 'M-8,0A8,8 0 1 1 8,0A8,8 0 1 1 -8,0Z',
    line: 1.1,
    emblem: [0, 9.6],
  },
}

/** A player's piece inside a drawing, centred on 0,0. */
export function PieceMark(props: {
  readonly kind: PieceKind
  readonly colour: Colour
  readonly glow?: boolean
}): ReactNode {
  const { kind, colour, glow = false } = props
  const { shadow, outline, line, emblem, below, above } = looks[kind]
  const [cx, cy, rx, ry] = shadow
  return (
    <>
      {glow ? <circle r="24" fill={`url(#ak-halo-${colour})`} /> : undefined}
      <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill="#00000a" opacity=".6" />
      {below}
      <path d={outline} fill={`url(#ak-marble-${colour})`} stroke="#fff" strokeWidth={line} strokeLinejoin="round" />
      {above?.({ fill: `var(--pl-${colour}-lo)` })}
      <g transform={`translate(0 ${emblem[0]}) scale(${emblem[1] / 15})`} style={{ color: '#fff' }}>
        <EmblemMark colour={colour} />
      </g>
    </>
  )
}

/** One of a player's pieces as a picture of its own. */
export function PieceIcon(props: {
  readonly kind: PieceKind
  readonly colour: Colour
  readonly size: number
}): ReactNode {
  const { kind, colour, size } = props
  return (
    <Drawing className="ak-ri" width={26} scale={size / 26}>
      <PieceMark kind={kind} colour={colour} />
    </Drawing>
  )
}
