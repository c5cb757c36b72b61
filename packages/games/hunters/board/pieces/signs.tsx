import { Drawing } from '@orrery/board/draw'
import { dot, full, line, oval, ring, strokes } from '@orrery/board/icons'
import { memo, type ReactNode } from 'react'

const signs = {
  attack: line('M-9,9L-4.6,4.6M-7.8,2.4L-2.4,7.8M-4.6,4.6L8.6,-8.6M8.6,-8.6H3.4L-3,-2.2M8.6,-8.6V-3.4L2.2,3', 1.9),
  defence: line('M0,-10L8.4,-7V-.6C8.4,4.6 4.6,8.4 0,10.4C-4.6,8.4 -8.4,4.6 -8.4,-.6V-7Z'),
  fight: line('M-9,9L9,-9M4.6,-9H9V-4.6M-8.6,3.4L-3.4,8.6M9,9L-9,-9M-4.6,-9H-9V-4.6M8.6,3.4L3.4,8.6', 1.9),
  fusion: strokes(dot(3, -7, -5.6), dot(3, -7, 5.6), ring(4.4, 2, 6.4), line('M-3.4,-4L1,-1.6M-3.4,4L1,1.6', 1.8)),
  decay: strokes(ring(4.4, 2, -6.4), dot(3, 7, -5.6), dot(3, 7, 5.6), line('M-1,-1.6L3.4,-4M-1,1.6L3.4,4', 1.8)),
  event: strokes(
    <rect x="-7" y="-9.6" width="14" height="19.2" rx="2.6" fill="none" stroke="currentColor" strokeWidth="1.9" />,
    full('M1.6,-6L-3.4,1H.2L-1.4,6.4L3.8,-1.2H.2Z'),
  ),
  infinity: line(
    'M0,0C-2.6,-3.6 -4.4,-4.8 -6.2,-4.8A4.8,4.8 0 0 0 -6.2,4.8C-4.4,4.8 -2.6,3.6 0,0C2.6,-3.6 4.4,-4.8 6.2,-4.8A4.8,4.8 0 0 1 6.2,4.8C4.4,4.8 2.6,3.6 0,0Z',
    2.1,
  ),
  rocket: line(
    'M0,-10.6C4.2,-7 5.2,-2.4 4.6,3.6H-4.6C-5.2,-2.4 -4.2,-7 0,-10.6ZM-4.8,-.4L-8.4,5V8.4L-4,6M4.8,-.4L8.4,5V8.4L4,6M0,7V10.6',
    1.8,
  ),
  hr: strokes(
    line('M-9.4,-9.4V9.4H9.4', 1.9),
    dot(1.9, -4.6, -5.4),
    dot(1.9, -0.6, -1),
    dot(1.9, 4, 3.6),
    dot(2.3, 6, -6),
  ),
  assist: strokes(dot(3.6, 1, 2), line('M-10,7C-8,-6 4,-10 9.6,-6.4M9.6,-6.4L5.2,-9.2M9.6,-6.4L6.4,-2.2', 1.9)),
  alpha: strokes(dot(3.5, -3.4, -2.6), dot(3.5, 3, 3.4), ring(3, 1.7, 3.6, -3.6), ring(3, 1.7, -3.4, 4)),
  burst: strokes(
    line('M-11,0H-4M4,0H11', 2.6),
    dot(3.2),
    line('M-7.4,-6L-3.4,-2.8M7.4,6L3.4,2.8M-7.4,6L-3.4,2.8M7.4,-6L3.4,-2.8', 1.6),
  ),
  shower: line('M-9,9L-2,2M-3,10L1,6M-10,3L-6,-1M3,-3L9,-9M3,-3L0,-2L2,-5ZM7,4L10,1', 1.9),
  flare: strokes(
    line('M-9,10A10.6,10.6 0 0 1 9,10'),
    line('M-4.6,0C-6,-9 5,-11 4.6,0M-1.6,-1C-2,-5 2,-5.4 1.6,-1', 1.8),
  ),
  hole: strokes(dot(4), oval(10.4, 3.6, 1.7, -20), line('M0,-10A10,10 0 0 1 8.6,-5M0,10A10,10 0 0 1 -8.6,5', 1.5)),
  planets: strokes(dot(4, -5.4, 2), dot(3, 5.6, -2), line('M-11,7C-4,2 4,-2 11,-6', 1.4)),
  atom: strokes(dot(2.4), oval(10, 4, 1.6, 30), oval(10, 4, 1.6, -30)),
  orbit: strokes(oval(10, 6, 1.7), dot(2.6, -5), dot(2.2, 8, -3.6)),
  shield: line('M-3,-9C-11,-6 -11,6 -3,9M2,-9C-4,-5 -4,5 2,9M7,0A2.4,2.4 0 1 1 6.9,0', 1.8),
  question: strokes(line('M-4,-4A4.2,4.2 0 1 1 1.6,0C.2,.8 0,1.6 0,3.4'), dot(1.5, 0, 7.6)),
  eclipse: strokes(
    dot(6),
    line(
      'M0,-10.4V-8M0,8V10.4M-10.4,0H-8M8,0H10.4M-7.4,-7.4L-5.8,-5.8M7.4,7.4L5.8,5.8M-7.4,7.4L-5.8,5.8M7.4,-7.4L5.8,-5.8',
      1.7,
    ),
  ),
  wave: line('M-10,0C-8,-8 -6,-8 -4,0C-2,8 0,8 2,0C4,-8 6,-8 8,0L10,4', 1.9),
  star: full('M0,-9C.9,-2.6 2.6,-.9 9,0C2.6,.9 .9,2.6 0,9C-.9,2.6 -2.6,.9 -9,0C-2.6,-.9 -.9,-2.6 0,-9Z'),
  point: strokes(dot(2.6), line('M0,-9A9,9 0 1 1 0,9A9,9 0 1 1 0,-9Z', 1.5, '3 3.4')),
  bridge: line('M-9,-8C-2,-4 -2,4 -9,8M9,-8C2,-4 2,4 9,8M-4,0H4', 1.9),
  void: line('M-8,-8L8,8M0,-10A10,10 0 1 1 -.1,-10', 1.9),
  satellite: strokes(dot(4), line('M-3,-3L-10,-7M-3,3L-10,7M3,-3L10,-9M3,3L10,9', 1.6)),
} as const

/** The name of a sign of this game. */
export type SignName = keyof typeof signs

/** A sign inside a drawing, in a box of 24. */
export function SignMark({ name }: { readonly name: SignName }): ReactNode {
  return signs[name]
}

/** A sign as a picture of its own. */
export const GameSign = memo(function GameSign(props: { readonly name: SignName; readonly size?: number }): ReactNode {
  return (
    <Drawing width={24} scale={(props.size ?? 18) / 24}>
      {signs[props.name]}
    </Drawing>
  )
})

const cardSigns: Readonly<Record<string, SignName>> = {
  perseids: 'shower',
  carrington: 'flare',
  sn1054: 'burst',
  cygnus_x1: 'hole',
  conjunction: 'planets',
  apollo_11: 'rocket',
  sputnik_1: 'satellite',
  tokamak: 'fusion',
  polonium_radium: 'decay',
  voyager_1: 'assist',
  lagrange_l2: 'point',
  einstein_rosen: 'bridge',
  kepler: 'orbit',
  hayabusa_2: 'assist',
  t_crb: 'star',
  gamma_burst: 'burst',
  magnetosphere: 'shield',
  uncertainty: 'question',
  eclipse: 'eclipse',
  cannon: 'hr',
  dark_energy: 'void',
  line_21cm: 'wave',
  alpha: 'alpha',
}

/** The sign of an event card. */
export const cardSign = (card: string): SignName => cardSigns[card] ?? 'event'
