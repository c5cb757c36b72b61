import { useEffect, useMemo, useState } from 'react'
import type { Source } from '../common/address.ts'
import { useReplayTexts } from '../texts/index.ts'
import { openReplay, type ReplayClient } from '../worker/replay-client.ts'
import { type OpenedRecord, openSource, SourceError, type SourceFault } from './source.ts'

/** A record that is loading, open, or not available. */
export type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: SourceFault }
  | { readonly status: 'open'; readonly client: ReplayClient; readonly opened: OpenedRecord }

/** Opens a record with a worker of its own, which ends with the component. */
export function useSource(kind: Source['kind'], id: string, code: string | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })
  useEffect(() => {
    const client = openReplay()
    const source: Source =
      kind === 'file'
        ? { kind }
        : kind === 'local'
          ? { kind, id }
          : { kind, id, ...(code === undefined ? {} : { code }) }
    let wanted = true
    setLoaded({ status: 'loading' })
    openSource(client, source).then(
      (opened) => wanted && setLoaded({ status: 'open', client, opened }),
      (error: unknown) => {
        if (!wanted) return
        const fault: SourceFault =
          error instanceof SourceError
            ? error.fault
            : { why: 'broken', detail: error instanceof Error ? error.message : String(error) }
        setLoaded({ status: 'failed', fault })
      },
    )
    return () => {
      wanted = false
      client.close()
    }
  }, [kind, id, code])
  return loaded
}

/** The names of the seats: those of the table, or numbers. */
export function useNames(opened: OpenedRecord | undefined): readonly string[] {
  const r = useReplayTexts()
  return useMemo(
    () => (opened?.occupants ?? []).map(({ name }, seat) => name ?? r.player({ n: seat + 1 })),
    [opened, r],
  )
}
