import type { ReactNode } from 'react'

/** A line of a large card: what is measured, what it adds in fights where it counts, and the value. */
export function Parameter(props: {
  readonly label: string
  readonly unit: string
  readonly bonus?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  return (
    <div className={`hx-par ${props.bonus === undefined ? '' : 'is-key'}`}>
      <dt>
        {props.label}
        {props.bonus}
      </dt>
      <dd className="num">
        {props.children} <i>{props.unit}</i>
      </dd>
    </div>
  )
}
