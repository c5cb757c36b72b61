import { useEffect, useMemo, useState } from 'react'
import { useReasons } from '../common/useGameTexts.ts'
import type { TableHandle } from '../store/table.ts'
import type { TableInfo, TurnOf } from '../worker/protocol.ts'

/** A table whose bots give reasons. */
export interface Reasoned {
  readonly table: TableHandle
  readonly info: TableInfo
}

/**
 * Why bots moved as they did, in one sentence for each of their turns, by its number. Nothing is loaded and nobody is asked as long as no
 * turn of a bot is given.
 */
export function useWhy({ table, info }: Reasoned, turns: readonly TurnOf[]): ReadonlyMap<number, string> {
  const asked = useMemo(() => turns.filter(({ seat }) => info.seats[seat]?.bot !== undefined), [turns, info])
  const texts = useReasons(asked.length === 0 ? undefined : info.game)
  const [themes, setThemes] = useState<ReadonlyMap<number, string>>(new Map())
  useEffect(() => {
    if (asked.length === 0) return
    let wanted = true
    void table.why(asked).then((found) => wanted && setThemes(found))
    return () => {
      wanted = false
    }
  }, [table, asked])
  const said = new Map<number, string>()
  for (const { turn, seat } of asked) {
    const sentence = texts?.[themes.get(turn) ?? '']?.({ player: info.seats[seat]?.name ?? '' })
    if (sentence !== undefined) said.set(turn, sentence)
  }
  return said
}
