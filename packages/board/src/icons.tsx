import type { ReactNode } from 'react'

/** Every icon by its name. */
export const icons = {
  again: (
    <>
      <path
        d="M7.6,-3.4A8.2,8.2 0 1 0 8.2,1.4M8.4,-8.6V-3H2.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  arrow: (
    <>
      <path
        d="M-7,0H6M1.6,-4.6L6.4,0L1.6,4.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  back: (
    <>
      <path
        d="M7,0H-7M-1.6,-5.6L-7.2,0L-1.6,5.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  bell: (
    <>
      <path
        d="M-6.6,5.4C-4.6,3.2 -5.4,-1 -4.6,-3.6A4.8,4.8 0 0 1 4.6,-3.6C5.4,-1 4.6,3.2 6.6,5.4ZM-1.8,8.6A2,2 0 0 0 1.8,8.6M0,-7.4V-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  board: (
    <>
      <circle r="9" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path
        d="M0,-5.6L4.9,-2.8V2.8L0,5.6L-4.9,2.8V-2.8Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </>
  ),
  book: (
    <>
      <path
        d="M0,-6C-3,-8.4 -7,-8.4 -10,-7V7.6C-7,6.4 -3,6.4 0,8.6C3,6.4 7,6.4 10,7.6V-7C7,-8.4 3,-8.4 0,-6ZM0,-6V8.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
    </>
  ),
  bot: (
    <>
      <rect x="-8" y="-5" width="16" height="12" rx="3.4" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <path d="M0,-5V-9" stroke="currentColor" strokeWidth="1.9" />
      <circle cy="-9.6" r="1.6" fill="currentColor" />
      <circle cx="-3.4" cy="1" r="1.6" fill="currentColor" />
      <circle cx="3.4" cy="1" r="1.6" fill="currentColor" />
    </>
  ),
  cap: (
    <>
      <path
        d="M-10.5,-2.6L0,-7.6L10.5,-2.6L0,2.4ZM-6,0V5.4C-3,8 3,8 6,5.4V0M10.5,-2.6V4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  cards: (
    <>
      <rect
        x="-9"
        y="-7"
        width="11"
        height="15"
        rx="2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        transform="rotate(-8)"
      />
      <path
        d="M4,-8.4L9,-7A1.6,1.6 0 0 1 10,-5L7.4,5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  chat: (
    <>
      <path
        d="M-9,-7H9V5H-1L-6,9V5H-9ZM-5,-3H5M-5,1H2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  check: (
    <>
      <path
        d="M-7,0L-2,5L7,-5.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  close: (
    <>
      <path d="M-6.4,-6.4L6.4,6.4M6.4,-6.4L-6.4,6.4" stroke="currentColor" strokeWidth="2.1" strokeLinecap="round" />
    </>
  ),
  down: (
    <>
      <path
        d="M-6,-3L0,3.4L6,-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  download: (
    <>
      <path
        d="M0,-9V4M-5,-1L0,4.4L5,-1M-8,8.6H8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  end: (
    <>
      <path
        d="M-8,0H6M1,-6L7,0L1,6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  eye: (
    <>
      <path d="M-10,0C-6,-7 6,-7 10,0C6,7 -6,7 -10,0Z" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <circle r="3" fill="currentColor" />
    </>
  ),
  first: (
    <>
      <path
        d="M-6,10V-9M-6,-8.4H7L3.6,-4.2L7,0H-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  gear: (
    <>
      <circle r="3.2" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <circle r="6.6" fill="none" stroke="currentColor" strokeWidth="1.7" />
      <path
        d="M0,-7V-9.4M0,7V9.4M7,0H9.4M-7,0H-9.4M4.95,-4.95L6.65,-6.65M-4.95,4.95L-6.65,6.65M4.95,4.95L6.65,6.65M-4.95,-4.95L-6.65,-6.65"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  ),
  globe: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="1.7">
        <circle r="9" />
        <ellipse rx="4" ry="9" />
        <path d="M-9,0H9M-7.6,-4.6H7.6M-7.6,4.6H7.6" />
      </g>
    </>
  ),
  help: (
    <>
      <circle r="9.4" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path
        d="M-3,-2.6A3.1,3.1 0 1 1 0,.6V2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <circle cy="5.4" r="1.3" fill="currentColor" />
    </>
  ),
  home: (
    <>
      <path
        d="M-9,-.4L0,-8.4L9,-.4M-6.2,-2.4V8H6.2V-2.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  log: (
    <>
      <path d="M-4,-7H9M-4,0H9M-4,7H9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <g fill="currentColor">
        <circle cx="-8.6" cy="-7" r="1.6" />
        <circle cx="-8.6" r="1.6" />
        <circle cx="-8.6" cy="7" r="1.6" />
      </g>
    </>
  ),
  /* A ring of which one half is drawn in anew. */
  mended: (
    <>
      <path d="M0,-8.6A8.6,8.6 0 0 0 0,8.6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M0,-8.6A8.6,8.6 0 0 1 0,8.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray=".1 4.4"
      />
      <circle r="2" fill="currentColor" />
    </>
  ),
  menu: (
    <>
      <path d="M-8,-6H8M-8,0H8M-8,6H8" stroke="currentColor" strokeWidth="2.1" strokeLinecap="round" />
    </>
  ),
  orbit: (
    <>
      <circle r="3.2" fill="currentColor" />
      <ellipse rx="10" ry="4.2" transform="rotate(-28)" fill="none" stroke="currentColor" strokeWidth="1.7" />
      <circle cx="8.6" cy="-5.4" r="2" fill="currentColor" />
    </>
  ),
  pause: (
    <>
      <path
        d="M-4,-7V7M4,-7V7"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  link: (
    <>
      <path
        d="M-2,3L-4.4,5.4A3.6,3.6 0 0 1 -9,-.2L-6,-3.2A3.6,3.6 0 0 1 -1,-3.2M2,-3L4.4,-5.4A3.6,3.6 0 0 1 9,.2L6,3.2A3.6,3.6 0 0 1 1,3.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  people: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round">
        <circle cx="-3.4" cy="-4.4" r="3.4" />
        <path d="M-10,8C-10,2.6 3.2,2.6 3.2,8" />
        <path d="M4,-7.4A3.2,3.2 0 0 1 4,-1.4M7,3.4C9,4.2 10,6 10,8" />
      </g>
    </>
  ),
  person: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round">
        <circle cy="-4.6" r="3.8" />
        <path d="M-7.4,8.6C-7.4,2 7.4,2 7.4,8.6" />
      </g>
    </>
  ),
  play: (
    <>
      <path d="M-5,-8L8,0L-5,8Z" fill="currentColor" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
    </>
  ),
  search: (
    <>
      <circle cx="-1.6" cy="-1.6" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M3,3L8.6,8.6" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  sheet: (
    <>
      <path d="M-9,9V2M-3,9V-4M3,9V-1M9,9V-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  sound: (
    <>
      <path d="M-9,-3H-5L0,-7.4V7.4L-5,3H-9Z" fill="currentColor" />
      <path
        d="M4,-4A6,6 0 0 1 4,4M7,-7A10,10 0 0 1 7,7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </>
  ),
  swap: (
    <>
      <path
        d="M-4.5,8V-7.4M-8,-4L-4.5,-7.6L-1,-4M4.5,-8V7.4M1,4L4.5,7.6L8,4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  text: (
    <>
      <path
        d="M-8.6,-7H8.6M-8.6,-2.3H8.6M-8.6,2.4H8.6M-8.6,7H2.6"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </>
  ),
  trash: (
    <>
      <path
        d="M-7.5,-5.5H7.5M-2.6,-5.5V-8.4H2.6V-5.5M-5.6,-5.5L-4.8,8.6H4.8L5.6,-5.5M-1.8,-2V5.4M1.8,-2V5.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  'turn-back': (
    <>
      <path
        d="M-2,-8L-7,-3L-2,2M-7,-3H4A6,6 0 0 1 4,9H-2M3.4,-8L-1,-3.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  undo: (
    <>
      <path
        d="M-4,-8L-9,-3L-4,2M-9,-3H3A6,6 0 0 1 3,9H-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  up: (
    <>
      <path
        d="M-6,3L0,-3.4L6,3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>

/** The name of an icon. */
export type IconName = keyof typeof icons

/** A line icon in the current colour; the words beside it, or the button's label, say what it means. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): ReactNode {
  return (
    <svg className="i" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      {icons[name]}
    </svg>
  )
}
