import { blend } from '@orrery/board/elements'
import { type Colour, EmblemMark, seatColour } from '@orrery/board/seats'
import { memo, type ReactNode } from 'react'

const Emblem = ({ colour, k }: { colour: Colour; k: number }): ReactNode => (
  <g transform={`scale(${k})`} color="#fff">
    <EmblemMark colour={colour} />
  </g>
)

/** A rocket 44 high, nose up, with the emblem of its seat in the window. */
export const Rocket = memo(function Rocket(props: { readonly seat: number; readonly mine: boolean }): ReactNode {
  const { seat, mine } = props
  const colour = seatColour(seat)
  const c = `var(--pl-${colour})`
  const low = `var(--pl-${colour}-lo)`
  return (
    <>
      {mine && <circle r="30" style={{ fill: c }} opacity=".22" />}
      <ellipse cy="24" rx="12" ry="3.6" fill="#00000a" opacity=".6" />
      <g className="hx-flame">
        <path d="M-4.4,15C-4.4,21 0,26 0,26C0,26 4.4,21 4.4,15Z" fill="#ffb347" />
        <path d="M-2.2,15C-2.2,19 0,22 0,22C0,22 2.2,19 2.2,15Z" fill="#fff2c8" />
      </g>
      <path
        d="M-9.4,4L-15.6,13V19L-7,14.4ZM9.4,4L15.6,13V19L7,14.4Z"
        style={{ fill: low, stroke: blend(c, 70, '#fff') }}
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
      <path
        d="M0,-24C9,-16 11.4,-6 10.4,4C10,9 8.6,13 7.4,16H-7.4C-8.6,13 -10,9 -10.4,4C-11.4,-6 -9,-16 0,-24Z"
        fill={`url(#hx-marble-${colour})`}
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path
        d="M-5.8,-12C-7.6,-6 -7.6,4 -5.6,13"
        fill="none"
        stroke="#fff"
        strokeOpacity=".45"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <circle cy="-2" r="8" style={{ fill: low }} stroke="#fff" strokeOpacity=".9" strokeWidth="1.3" />
      <g transform="translate(0 -2)">
        <Emblem colour={colour} k={0.72} />
      </g>
    </>
  )
})

/** The marker of a seat on the diagram. */
export const Marker = memo(function Marker({ seat, r }: { readonly seat: number; readonly r: number }): ReactNode {
  const colour = seatColour(seat)
  return (
    <>
      <circle r={r} fill={`url(#hx-marble-${colour})`} stroke="#fff" strokeWidth="1.3" />
      <Emblem colour={colour} k={r / 11.5} />
    </>
  )
})

/** Where the pips of each value lie, by the keys of a telephone: 1 is the upper left, 9 the lower right. */
const pips = ['', '5', '19', '159', '1379', '13579', '134679']

/** A die in the colour of a seat; 0 has not been rolled yet. */
export const Die = memo(function Die(props: {
  readonly seat: number
  readonly value: number
  readonly size: number
  readonly tumbling?: boolean
}): ReactNode {
  const { seat, value, size, tumbling = false } = props
  return (
    <svg
      width={size}
      height={size}
      viewBox="-42 -42 84 84"
      aria-hidden="true"
      className={`hx-die ${tumbling ? 'is-tumbling' : ''} ${value === 0 ? 'is-waiting' : ''}`}
    >
      <g transform={`rotate(${seat % 2 === 0 ? -7 : 6})`}>
        <rect x="-32" y="-28" width="64" height="64" rx="14" fill="#00000a" opacity=".45" />
        <rect
          x="-32"
          y="-32"
          width="64"
          height="64"
          rx="14"
          fill={`url(#hx-marble-${seatColour(seat)})`}
          stroke="#fff"
          strokeOpacity=".55"
          strokeWidth="1.6"
        />
        <rect x="-28.4" y="-28.4" width="56.8" height="56.8" rx="11" fill="none" stroke="#fff" strokeOpacity=".2" />
        {[...(pips[value] ?? '')].map((key) => (
          <circle
            key={key}
            cx={((Number(key) - 1) % 3) * 16 - 16}
            cy={Math.floor((Number(key) - 1) / 3) * 16 - 16}
            r="6.2"
            fill="#fff"
          />
        ))}
      </g>
    </svg>
  )
})
