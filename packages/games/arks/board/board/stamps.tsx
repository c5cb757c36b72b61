import { memo, type ReactNode } from 'react'
import { itemIds } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { ItemIcon } from '../pieces/resources.tsx'

/** The shared drawings and the signs that fly, drawn once and out of sight; each flight takes a copy. */
export const Stamps = memo(function Stamps(): ReactNode {
  return (
    <>
      <Defs />
      <div className="ak-stamps" aria-hidden="true">
        {itemIds.map((id) => (
          <span key={id} data-stamp={id}>
            <ItemIcon id={id} size={30} />
          </span>
        ))}
      </div>
    </>
  )
})
