import { useEffect, useState } from 'react'
import type { Look } from './look.ts'
import type { Opened } from './opened.ts'
import type { Fault } from './shape.ts'
import { openFrom, PasteError } from './source.ts'

/** A source that is loading, open, or faulty. */
export type Opening =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly faults: readonly Fault[] }
  | { readonly status: 'open'; readonly opened: Opened }

/** The faults behind an error. */
export function faultsIn(error: unknown): readonly Fault[] {
  if (error instanceof PasteError) return error.faults
  const wrong = error instanceof Error ? error.message : String(error)
  return [{ wrong, right: 'the console of the browser says where' }]
}

/** Opens the source of a look, once for each source. */
export function useOpened({ show, game, from }: Look): Opening {
  const [opening, setOpening] = useState<Opening>({ status: 'loading' })
  const key = show === 'board' ? JSON.stringify([game, from]) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether it is the same
  useEffect(() => {
    if (key === '') return
    let wanted = true
    openFrom(game, from).then(
      (opened) => wanted && setOpening({ status: 'open', opened }),
      (error: unknown) => {
        if (!(error instanceof PasteError)) console.error(error)
        if (wanted) setOpening({ status: 'failed', faults: faultsIn(error) })
      },
    )
    return () => {
      wanted = false
    }
  }, [key])
  return opening
}
