import type { Action } from '@orrery/kernel'
import { useSettings } from '../store/settings.ts'
import type { Overlay } from './overlay.ts'
import type { ScreenProps } from './TableScreen.tsx'

/** The main button of a table: it ends the turn, or plays the main action of a decision that does not end it. */
interface MainButton {
  readonly end: Action | undefined
  readonly main: { readonly action: Action; readonly words: string; readonly warns?: boolean } | undefined
  /** Plays an action; asks first when it ends the turn and something would be lost. */
  act(action: Action): void
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
  const endTurn = (action: Action): void => {
    const { confirmEnd, muted } = useSettings.getState()
    const warnings = (me === undefined ? [] : (board?.warnings(view, me, language) ?? [])).filter(
      ({ id }) => !muted.includes(`${info.game}/${id}`),
    )
    if (warnings.length === 0 && !confirmEnd) table.act(action)
    else
      open({ type: 'end', action, words: end === undefined ? main?.words : undefined, warnings, seq: position.changes })
  }
  return {
    end,
    main,
    act: (action) => (last !== undefined && action.id === last.id ? endTurn(action) : table.act(action)),
    press() {
      if (last !== undefined) endTurn(last)
      else if (main !== undefined) table.act(main.action)
    },
  }
}
