import type { ReactNode } from 'react'

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.2, strokeLinecap: 'round' } as const

/** One arrow for a decision, two for a turn, three for a round, an arrow against a wall for the end; all point forward. */
const signs = {
  step: <path d="M-3,-6L3,0L-3,6" {...stroke} strokeLinejoin="round" />,
  turn: <path d="M-7,-6L-1,0L-7,6M1,-6L7,0L1,6" {...stroke} strokeLinejoin="round" />,
  round: <path d="M-10,-6L-4,0L-10,6M-3,-6L3,0L-3,6M4,-6L10,0L4,6" {...stroke} strokeLinejoin="round" />,
  end: <path d="M-5,-6L1,0L-5,6M6,-7V7" {...stroke} strokeLinejoin="round" />,
  play: (
    <path d="M-5,-8L8,0L-5,8Z" fill="currentColor" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
  ),
  pause: <path d="M-4,-7V7M4,-7V7" {...stroke} strokeWidth="4" />,
  link: (
    <path
      d="M-2,3.5L-4.6,6.1A3.6,3.6 0 0 1 -9.7,1L-5.6,-3.1A3.6,3.6 0 0 1 -.5,-3.1M2,-3.5L4.6,-6.1A3.6,3.6 0 0 1 9.7,-1L5.6,3.1A3.6,3.6 0 0 1 .5,3.1"
      {...stroke}
    />
  ),
  shield: (
    <path
      d="M0,-10L8,-7V-1C8,4.6 4.6,8.4 0,10C-4.6,8.4 -8,4.6 -8,-1V-7ZM-3.6,-.4L-.8,2.6L4,-3.4"
      {...stroke}
      strokeLinejoin="round"
    />
  ),
} satisfies Readonly<Record<string, ReactNode>>

/** The name of a sign. */
export type SignName = keyof typeof signs

/** A sign of the replay's controls; mirrored, it means back. */
export function Sign({
  name,
  back = false,
  size = 22,
}: {
  readonly name: SignName
  readonly back?: boolean
  readonly size?: number
}): ReactNode {
  return (
    <svg
      className="i"
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      transform={back ? 'scale(-1 1)' : undefined}
      aria-hidden="true"
    >
      {signs[name]}
    </svg>
  )
}
