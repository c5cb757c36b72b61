import type { ReactNode } from 'react'

/** The logo: a sun with two planets. */
export function Mark({ size = 40 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="5.2" style={{ fill: 'var(--mark)' }} />
      <g fill="none" style={{ stroke: 'var(--mark)' }} strokeWidth="1.3">
        <circle r="10.6" opacity=".8" />
        <circle r="17" opacity=".5" />
      </g>
      <circle cx="7.6" cy="-7.4" r="2.8" style={{ fill: 'var(--pl-teal)' }} />
      <circle cx="-15" cy="8" r="3.6" style={{ fill: 'var(--pl-pink)' }} />
    </svg>
  )
}

/** The name Orrery, drawn. */
export function Wordmark(): ReactNode {
  return (
    <svg width="118" height="22" viewBox="0 0 118 22" role="img" aria-label="Orrery">
      <g fill="none" stroke="currentColor" strokeWidth="2.1" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="10" cy="11" r="8.6" />
        <path d="M27,20V2.6H33.4A5,5 0 0 1 33.4,12.6H27M33.4,12.6L38.6,20M47,20V2.6H53.4A5,5 0 0 1 53.4,12.6H47M53.4,12.6L58.6,20M77,2.6H67V20H77M67,11H75M85,20V2.6H91.4A5,5 0 0 1 91.4,12.6H85M91.4,12.6L96.6,20M102,2.6L109,11.6L116,2.6M109,11.6V20" />
      </g>
      <circle cx="10" cy="11" r="2.6" style={{ fill: 'var(--mark)' }} />
    </svg>
  )
}
