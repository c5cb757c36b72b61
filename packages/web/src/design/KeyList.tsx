import type { ReactNode } from 'react'

/** Keys, and what they do. */
export type KeyRow = readonly [keys: readonly string[], what: string]

/** A list of keys with what each does. */
export function KeyList({
  rows,
  className = '',
}: {
  readonly rows: readonly KeyRow[]
  readonly className?: string
}): ReactNode {
  return (
    <dl className={`keys ${className}`}>
      {rows.map(([keys, what]) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
