import type { ReactNode } from 'react'

/** How a face is drawn: its colours, hair and what it wears. */
interface Features {
  readonly skin: string
  readonly hair: string
  /** The outline of the hair over a head of radius 9 around 0,0. */
  readonly cut: string
  readonly wears?: ReactNode
}

const short = 'M-9.4,-1C-10,-8.5 -5,-11 0,-11C5,-11 10,-8.5 9.4,-1C8,-5 4,-6.4 0,-6.4C-4,-6.4 -8,-5 -9.4,-1Z'
const long = 'M-9.6,9C-12,-2 -9,-11.5 0,-11.5C9,-11.5 12,-2 9.6,9L6.8,9C8.4,2 7.4,-4.4 0,-5.6C-7.4,-4.4 -8.4,2 -6.8,9Z'
const curls =
  'M-9,1C-13,-1 -12,-6 -9,-7C-9,-11 -4,-13 -1,-11C2,-13.5 7,-12 8,-8.5C12,-7.5 12.5,-2 9,1C9,-3 6,-6 0,-6C-6,-6 -9,-3 -9,1Z'
const bun = `${short}M-3.4,-12.4A3.6,3.2 0 1 1 3.4,-12.4Z`

const glasses = (
  <g fill="none" stroke="#1b1e2e" strokeWidth="0.9">
    <circle cx="-3.4" cy="-0.6" r="2.5" />
    <circle cx="3.4" cy="-0.6" r="2.5" />
    <path d="M-0.9,-0.6H0.9" />
  </g>
)
const beard = <path d="M-7.6,2.6C-7,9 -3,11.4 0,11.4C3,11.4 7,9 7.6,2.6C5,5.4 3,4.4 0,4.4C-3,4.4 -5,5.4 -7.6,2.6Z" />
const moustache = <path d="M-4.4,4.4C-3,2.6 -1,2.8 0,3.6C1,2.8 3,2.6 4.4,4.4C3,5 1.4,5 0,4.4C-1.4,5 -3,5 -4.4,4.4Z" />
const flower = (
  <g fill="#ff8fb1" transform="translate(6.6 -7.4)">
    <circle cx="-1.5" r="1.5" />
    <circle cx="1.5" r="1.5" />
    <circle cy="-1.5" r="1.5" />
    <circle cy="1.5" r="1.5" />
    <circle r="1.1" fill="#ffd76a" />
  </g>
)
const visor = <path d="M-9.6,-4.6C-6,-7.4 6,-7.4 9.6,-4.6L9.2,-2.2C5,-4.4 -5,-4.4 -9.2,-2.2Z" fill="#5bd1d7" />
const scar = <path d="M4.4,1.4L7.4,4.6" stroke="#a33d3d" strokeWidth="1" fill="none" />
const monocle = <circle cx="3.4" cy="-0.6" r="2.9" fill="none" stroke="#ffd76a" strokeWidth="1" />
const patch = (
  <path d="M-9,-3.4L9,-4.4M-6.2,-2.6H-0.8L-1.4,1.2C-2.6,2.2 -4.4,2.2 -5.6,1.2Z" stroke="#1b1e2e" strokeWidth="0.8" />
)

const faces: Readonly<Record<string, Features>> = {
  architect: { skin: '#f0c9a4', hair: '#6b4226', cut: bun, wears: glasses },
  gardener: { skin: '#d9a066', hair: '#2d2a26', cut: short, wears: flower },
  watchmaker: { skin: '#f5d5b8', hair: '#b5523b', cut: long, wears: monocle },
  rival: { skin: '#e8b98f', hair: '#3c3f4d', cut: short, wears: moustache },
  racer: { skin: '#c98d5b', hair: '#211d1a', cut: short, wears: visor },
  dreamer: { skin: '#f2cfae', hair: '#8a6a3b', cut: curls },
  fighter: { skin: '#e3b087', hair: '#8d8f99', cut: curls, wears: scar },
  schemer: { skin: '#e6bd95', hair: '#5b4636', cut: short, wears: beard },
  settler: { skin: '#f3d0b0', hair: '#3a2b20', cut: long },
  engineer: { skin: '#e9c29c', hair: '#b9bcc6', cut: short, wears: beard },
  pioneer: { skin: '#b77b4e', hair: '#1d1a18', cut: short, wears: patch },
  rescuer: { skin: '#8d5a3a', hair: '#1a1615', cut: curls, wears: glasses },
}

/** The face of a bot with a character; nothing for one without. */
export function Face({ character, size }: { readonly character: string; readonly size: number }): ReactNode {
  const face = faces[character]
  if (face === undefined) return undefined
  const { skin, hair, cut, wears } = face
  return (
    <svg className="face" width={size} height={size} viewBox="-16 -17 32 32" aria-hidden="true">
      <circle cy="-1" r="16" fill="#3b4270" />
      <path d="M-12,15C-11,8.6 -6,8 0,8C6,8 11,8.6 12,15Z" fill={hair} opacity="0.55" />
      <ellipse cy="0.6" rx="8.4" ry="9.4" fill={skin} />
      <path d={cut} fill={hair} />
      <circle cx="-3.4" cy="-0.6" r="1.15" fill="#1b1e2e" />
      <circle cx="3.4" cy="-0.6" r="1.15" fill="#1b1e2e" />
      <path d="M-2.6,5.4Q0,7.2 2.6,5.4" fill="none" stroke="#7c3f34" strokeWidth="1" strokeLinecap="round" />
      <g fill={hair}>{wears}</g>
    </svg>
  )
}
