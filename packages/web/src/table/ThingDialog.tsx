import type { Asked } from '@orrery/board'
import type { MouseEvent, ReactNode } from 'react'
import { Dialog } from '../design/Dialog.tsx'
import { isGameId } from '../games/list.ts'
import { useSettings } from '../store/settings.ts'
import { useTexts } from '../texts/index.ts'
import type { LoadedGame } from './useGame.ts'

/** A thing of the board, large and with all its words. Its rule opens the rulebook over the table. */
export function ThingDialog(props: {
  readonly game: LoadedGame
  /** The id of the game. */
  readonly table: string
  /** The id of the thing. */
  readonly id: string
  readonly view: unknown
  /** The action that a tap on it would take. */
  readonly asked?: Asked | undefined
  onRule(rule: string): void
  onClose(): void
}): ReactNode {
  const { game, table, id, view, asked, onRule, onClose } = props
  const t = useTexts()
  const { language } = useSettings()
  if (game.board === undefined) return undefined
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-rule]') : null
    // A link opened in another tab is the browser's own affair.
    if (link?.dataset.rule === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onRule(link.dataset.rule)
  }
  return (
    <Dialog title={t.zoom.title} onClose={onClose} className="zoom">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the link inside, which is reached and pressed by itself */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link turns Enter into a click */}
      <div onClick={follow}>
        <game.board.Component
          {...{ id, language, view, asked }}
          {...(isGameId(table) ? { rules: `/rules/${table}` } : {})}
        />
      </div>
    </Dialog>
  )
}
