import { createElement, Fragment, type ReactNode } from 'react'

/** A drawing of lines in the current colour; only `dashes` break them. */
export const line = (d: string, width = 2, dashes?: string): ReactNode => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeDasharray={dashes}
  />
)

/** A shape filled with the current colour, and outlined with a line of this width. */
export const full = (d: string, width = 0): ReactNode => (
  <path
    d={d}
    fill="currentColor"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

/** A filled disc in the current colour. */
export const dot = (r: number, cx?: number, cy?: number): ReactNode => (
  <circle cx={cx} cy={cy} r={r} fill="currentColor" />
)

/** A circle drawn in the current colour. */
export const ring = (r: number, width: number, cx?: number, cy?: number): ReactNode => (
  <circle cx={cx} cy={cy} r={r} fill="none" stroke="currentColor" strokeWidth={width} />
)

/** An ellipse drawn in the current colour. */
export const oval = (rx: number, ry: number, width: number, turned = 0): ReactNode => (
  <ellipse rx={rx} ry={ry} transform={`rotate(${turned})`} fill="none" stroke="currentColor" strokeWidth={width} />
)

/** Several strokes as one drawing. */
export const strokes = (...parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

/** Every icon by its name. */
export const icons = {
  again: line('M7.6,-3.4A8.2,8.2 0 1 0 8.2,1.4M8.4,-8.6V-3H2.8'),
  arrow: line('M-7,0H6M1.6,-4.6L6.4,0L1.6,4.6'),
  back: line('M7,0H-7M-1.6,-5.6L-7.2,0L-1.6,5.6', 2.1),
  bell: line(
    'M-6.6,5.4C-4.6,3.2 -5.4,-1 -4.6,-3.6A4.8,4.8 0 0 1 4.6,-3.6C5.4,-1 4.6,3.2 6.6,5.4ZM-1.8,8.6A2,2 0 0 0 1.8,8.6M0,-7.4V-9',
  ),
  board: (
    <>
      {ring(9, 1.8)}
      {line('M0,-5.6L4.9,-2.8V2.8L0,5.6L-4.9,2.8V-2.8Z', 1.6)}
    </>
  ),
  book: line(
    'M0,-6C-3,-8.4 -7,-8.4 -10,-7V7.6C-7,6.4 -3,6.4 0,8.6C3,6.4 7,6.4 10,7.6V-7C7,-8.4 3,-8.4 0,-6ZM0,-6V8.6',
    1.9,
  ),
  bot: (
    <>
      {line(
        'M-4.6,-5H4.6A3.4,3.4 0 0 1 8,-1.6V3.6A3.4,3.4 0 0 1 4.6,7H-4.6A3.4,3.4 0 0 1 -8,3.6V-1.6A3.4,3.4 0 0 1 -4.6,-5ZM0,-5V-9',
        1.9,
      )}
      {dot(1.6, 0, -9.6)}
      {dot(1.6, -3.4, 1)}
      {dot(1.6, 3.4, 1)}
    </>
  ),
  cap: line('M-10.5,-2.6L0,-7.6L10.5,-2.6L0,2.4ZM-6,0V5.4C-3,8 3,8 6,5.4V0M10.5,-2.6V4', 1.8),
  cards: (
    <>
      <g transform="rotate(-8)">
        {line('M-7,-7H0A2,2 0 0 1 2,-5V6A2,2 0 0 1 0,8H-7A2,2 0 0 1 -9,6V-5A2,2 0 0 1 -7,-7Z', 1.8)}
      </g>
      {line('M4,-8.4L9,-7A1.6,1.6 0 0 1 10,-5L7.4,5', 1.8)}
    </>
  ),
  chat: line('M-9,-7H9V5H-1L-6,9V5H-9ZM-5,-3H5M-5,1H2'),
  check: line('M-7,0L-2,5L7,-5.4', 2.4),
  close: line('M-6.4,-6.4L6.4,6.4M6.4,-6.4L-6.4,6.4', 2.1),
  down: line('M-6,-3L0,3.4L6,-3', 2.2),
  download: line('M0,-9V4M-5,-1L0,4.4L5,-1M-8,8.6H8', 2.1),
  end: line('M-8,0H6M1,-6L7,0L1,6', 2.3),
  eye: (
    <>
      {line('M-10,0C-6,-7 6,-7 10,0C6,7 -6,7 -10,0Z', 1.9)}
      {dot(3)}
    </>
  ),
  first: line('M-6,10V-9M-6,-8.4H7L3.6,-4.2L7,0H-6'),
  gear: (
    <>
      {ring(3.2, 1.9)}
      {ring(6.6, 1.7)}
      {line(
        'M0,-7V-9.4M0,7V9.4M7,0H9.4M-7,0H-9.4M4.95,-4.95L6.65,-6.65M-4.95,4.95L-6.65,6.65M4.95,4.95L6.65,6.65M-4.95,-4.95L-6.65,-6.65',
        2.4,
      )}
    </>
  ),
  globe: (
    <>
      {ring(9, 1.7)}
      {oval(4, 9, 1.7)}
      {line('M-9,0H9M-7.6,-4.6H7.6M-7.6,4.6H7.6', 1.7)}
    </>
  ),
  help: (
    <>
      {ring(9.4, 1.8)}
      {line('M-3,-2.6A3.1,3.1 0 1 1 0,.6V2', 1.9)}
      {dot(1.3, 0, 5.4)}
    </>
  ),
  home: line('M-9,-.4L0,-8.4L9,-.4M-6.2,-2.4V8H6.2V-2.4', 1.9),
  log: (
    <>
      {line('M-4,-7H9M-4,0H9M-4,7H9')}
      {dot(1.6, -8.6, -7)}
      {dot(1.6, -8.6)}
      {dot(1.6, -8.6, 7)}
    </>
  ),
  /* A ring with one half drawn again. */
  mended: (
    <>
      {line('M0,-8.6A8.6,8.6 0 0 0 0,8.6')}
      {line('M0,-8.6A8.6,8.6 0 0 1 0,8.6', 2, '.1 4.4')}
      {dot(2)}
    </>
  ),
  menu: line('M-8,-6H8M-8,0H8M-8,6H8', 2.1),
  orbit: (
    <>
      {dot(3.2)}
      {oval(10, 4.2, 1.7, -28)}
      {dot(2, 8.6, -5.4)}
    </>
  ),
  pause: line('M-4,-7V7M4,-7V7', 3),
  link: line(
    'M-2,3L-4.4,5.4A3.6,3.6 0 0 1 -9,-.2L-6,-3.2A3.6,3.6 0 0 1 -1,-3.2M2,-3L4.4,-5.4A3.6,3.6 0 0 1 9,.2L6,3.2A3.6,3.6 0 0 1 1,3.2',
  ),
  people: (
    <>
      {ring(3.4, 1.9, -3.4, -4.4)}
      {line('M-10,8C-10,2.6 3.2,2.6 3.2,8M4,-7.4A3.2,3.2 0 0 1 4,-1.4M7,3.4C9,4.2 10,6 10,8', 1.9)}
    </>
  ),
  person: (
    <>
      {ring(3.8, 1.9, 0, -4.6)}
      {line('M-7.4,8.6C-7.4,2 7.4,2 7.4,8.6', 1.9)}
    </>
  ),
  play: (
    <path d="M-5,-8L8,0L-5,8Z" fill="currentColor" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
  ),
  search: (
    <>
      {ring(6, 2, -1.6, -1.6)}
      {line('M3,3L8.6,8.6', 2.2)}
    </>
  ),
  sheet: line('M-9,9V2M-3,9V-4M3,9V-1M9,9V-9', 3),
  sound: (
    <>
      <path d="M-9,-3H-5L0,-7.4V7.4L-5,3H-9Z" fill="currentColor" />
      {line('M4,-4A6,6 0 0 1 4,4M7,-7A10,10 0 0 1 7,7', 1.9)}
    </>
  ),
  swap: line('M-4.5,8V-7.4M-8,-4L-4.5,-7.6L-1,-4M4.5,-8V7.4M1,4L4.5,7.6L8,4'),
  text: line('M-8.6,-7H8.6M-8.6,-2.3H8.6M-8.6,2.4H8.6M-8.6,7H2.6', 1.9),
  trash: line('M-7.5,-5.5H7.5M-2.6,-5.5V-8.4H2.6V-5.5M-5.6,-5.5L-4.8,8.6H4.8L5.6,-5.5M-1.8,-2V5.4M1.8,-2V5.4', 1.7),
  'turn-back': line('M-2,-8L-7,-3L-2,2M-7,-3H4A6,6 0 0 1 4,9H-2M3.4,-8L-1,-3.4'),
  undo: line('M-4,-8L-9,-3L-4,2M-9,-3H3A6,6 0 0 1 3,9H-3', 2.1),
  up: line('M-6,3L0,-3.4L6,3', 2.2),
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
