import type { BoardModule, Sound } from '@orrery/board'
import { useEffect, useRef } from 'react'
import { vibrate } from '../common/touch.ts'
import { useSettings } from '../store/settings.ts'
import type { LogStep } from '../worker/protocol.ts'

/** Of steps that arrive together, only the last one is heard: a whole turn at once would be noise. */
function soundsOf(step: LogStep, board: BoardModule | undefined): readonly Sound[] {
  const sounds = step.events.flatMap((event): Sound[] => {
    if (board?.soundOf !== undefined) return [board.soundOf(event)].flatMap((sound) => sound ?? [])
    return event.type === 'points' ? ['points'] : []
  })
  return sounds.length > 0 || board?.soundOf !== undefined || step.events.length === 0 ? sounds : ['place']
}

/** Plays the sounds of a table, and lets a phone be felt: what happened, whose turn it is, refusals, the end. */
export function useSounds(now: {
  readonly steps: readonly LogStep[]
  readonly board: BoardModule | undefined
  readonly mine: boolean
  readonly refused: number
  readonly over: boolean
}): void {
  const { steps, board, mine, refused, over } = now
  const before = useRef({ steps: steps.length, mine, refused, over })
  useEffect(() => {
    const old = before.current
    before.current = { steps: steps.length, mine, refused, over }
    const last = steps.at(-1)
    const wanted: Sound[] = []
    if (over && !old.over) wanted.push('end')
    else if (refused > old.refused) wanted.push('refusal')
    else {
      if (last !== undefined && steps.length > old.steps) wanted.push(...soundsOf(last, board))
      if (mine && !old.mine) wanted.push('turn')
    }
    // Most people play in silence, and need not load what makes sounds.
    if (wanted.length > 0 && useSettings.getState().sound)
      void import('../common/sound.ts').then(({ play }) => play(wanted))
    if (wanted.includes('refusal')) vibrate('refusal')
    else if (wanted.includes('turn')) vibrate('turn')
  }, [steps, board, mine, refused, over])
}
