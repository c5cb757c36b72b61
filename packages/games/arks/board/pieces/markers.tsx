import { type Colour, EmblemMark } from '@orrery/board/seats'
import type { ReactNode } from 'react'

const lo = (colour: Colour): string => `var(--pl-${colour}-lo)`
const body = (colour: Colour): string => `url(#ak-marble-${colour})`

function White({ colour, size }: { readonly colour: Colour; readonly size: number }): ReactNode {
  return (
    <g transform={`scale(${size / 15})`} style={{ color: '#fff' }}>
      <EmblemMark colour={colour} />
    </g>
  )
}

/** An ark, nose up, about 26 high, centred on 0,0. */
export function ArkMark({ colour, glow = false }: { readonly colour: Colour; readonly glow?: boolean }): ReactNode {
  return (
    <>
      {glow ? <circle r="24" fill={`url(#ak-halo-${colour})`} /> : undefined}
      <ellipse cx="1" cy="12" rx="9" ry="3" fill="#00000a" opacity=".55" />
      <path d="M-3.4,9.6L0,16L3.4,9.6Z" fill="#bfe9ff" opacity=".75" />
      <path
        d="M0,-14C5.2,-9.4 7,-3.4 6.8,3L12.4,9.4L5.6,8.4L3.2,11H-3.2L-5.6,8.4L-12.4,9.4L-6.8,3C-7,-3.4 -5.2,-9.4 0,-14Z"
        fill={body(colour)}
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M0,-12.6C-3.6,-8.6 -5.4,-3.4 -5.2,2.6L-9.4,7.6" fill="none" stroke="#fff" opacity=".65" />
      <circle cy="-.4" r="6.2" style={{ fill: lo(colour) }} />
      <g transform="translate(0 -.4)">
        <White colour={colour} size={9.4} />
      </g>
    </>
  )
}

/** A colony: a dome. */
export function ColonyMark({ colour }: { readonly colour: Colour }): ReactNode {
  return (
    <>
      <ellipse cy="8.4" rx="10" ry="2.4" fill="#00000a" opacity=".6" />
      <path
        d="M-9,6.4A9,10.6 0 0 1 9,6.4Z"
        fill={body(colour)}
        stroke="#fff"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
      <rect
        x="-10"
        y="5.4"
        width="20"
        height="3.4"
        rx="1.4"
        style={{ fill: lo(colour) }}
        stroke="#fff"
        strokeWidth="1.1"
      />
      <g transform="translate(0 .8)">
        <White colour={colour} size={8.6} />
      </g>
    </>
  )
}

/** A trading outpost: a five-sided house with a mast. */
export function OutpostMark({ colour }: { readonly colour: Colour }): ReactNode {
  return (
    <>
      <ellipse cy="9.2" rx="8" ry="2" fill="#00000a" opacity=".6" />
      <path d="M0,-11.4V-6" stroke="#fff" strokeWidth="1.6" />
      <circle cy="-11.4" r="1.7" fill="#fff" />
      <path
        d="M0,-8L8.6,-.6L5.4,8.6H-5.4L-8.6,-.6Z"
        fill={body(colour)}
        stroke="#fff"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <g transform="translate(0 1.4)">
        <White colour={colour} size={8.6} />
      </g>
    </>
  )
}

/** A terraforming or score marker: a small disc. */
export function DiscMark({ colour }: { readonly colour: Colour }): ReactNode {
  return (
    <>
      <circle cy="1.6" r="8" fill="#00000a" opacity=".6" />
      <circle r="8" fill={body(colour)} stroke="#fff" strokeWidth="1.1" />
      <White colour={colour} size={9.6} />
    </>
  )
}

/** One of a player's pieces as a picture of its own. */
export function PieceIcon(props: {
  readonly kind: 'ark' | 'colony' | 'outpost' | 'disc'
  readonly colour: Colour
  readonly size: number
}): ReactNode {
  const { kind, colour, size } = props
  return (
    <svg className="ak-ri" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      {kind === 'ark' ? (
        <ArkMark colour={colour} />
      ) : kind === 'colony' ? (
        <ColonyMark colour={colour} />
      ) : kind === 'outpost' ? (
        <OutpostMark colour={colour} />
      ) : (
        <DiscMark colour={colour} />
      )}
    </svg>
  )
}
