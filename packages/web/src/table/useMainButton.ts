import type { Action } from '@orrery/kernel'
import { useSettings } from '../store/settings.ts'
import type { Overlay } from './overlay.ts'
import type { ScreenProps } from './TableScreen.tsx'
import { wayTo } from './way.ts'

/** The main button of a table: it ends the turn, or plays the main action of a decision that does not end it. */
interface MainButton {
  readonly end: Action | undefined
  readonly main: { readonly action: Action; readonly words: string; readonly warns?: boolean } | undefined
  /** Plays an action, one of a later question with what leads there; asks first when the turn would end and something would be lost. */
  act(action: Action, then?: readonly Action[]): void
  press(): void
}

/** What the main button of a table does now. */
export function useMainButton(
  { table, info, position, game: { board } }: ScreenProps,
  legal: readonly Action[],
  open: (overlay: Overlay) => void,
): MainButton {
  const { language } = useSettings()
  const { me, view } = position
  const end = legal.length > 0 ? board?.endTurn(view, legal) : undefined
  const main = legal.length > 0 ? board?.mainAction?.(view, legal, language) : undefined
  /** What is taken only after a look at what it would lose. */
  const last = end ?? (main?.warns === true ? main.action : undefined)
  const endTurn = (action: Action, then: readonly Action[] = []): void => {
    const { confirmEnd, muted } = useSettings.getState()
    const warnings = (me === undefined ? [] : (board?.warnings(view, me, language) ?? [])).filter(
      ({ id }) => !muted.includes(`${info.game}/${id}`),
    )
    if (warnings.length === 0 && !confirmEnd) table.act(action, then)
    else {
      const words = end === undefined ? main?.words : undefined
      open({ type: 'end', action, then, words, warnings, seq: position.changes })
    }
  }
  return {
    end,
    main,
    act(action, then = []) {
      const [first = action, ...rest] = wayTo(action, position)
      if (first.id === last?.id) endTurn(first, [...rest, ...then])
      else table.act(first, [...rest, ...then])
    },
    press() {
      if (last !== undefined) endTurn(last)
      else if (main !== undefined) table.act(main.action)
    },
  }
}
