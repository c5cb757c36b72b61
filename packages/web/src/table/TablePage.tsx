import type { ReactNode } from 'react'
import { Guided } from '../guide/Guided.tsx'
import { Coached } from './coach/Coached.tsx'
import { OpenTable } from './OpenTable.tsx'
import { TableScreen } from './TableScreen.tsx'

const here = { kind: 'here' } as const

/** One table of this browser. */
export default function TablePage({ id }: { readonly id: string }): ReactNode {
  return (
    <OpenTable id={id} place={here}>
      {(shown) => (
        <Guided table={shown.table} id={shown.info.id}>
          {(guided) => (
            <Coached shown={{ ...shown, table: guided }}>{(table) => <TableScreen {...shown} table={table} />}</Coached>
          )}
        </Guided>
      )}
    </OpenTable>
  )
}
