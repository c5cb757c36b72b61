import { lazy, type ReactNode, Suspense } from 'react'
import { Dialog } from '../design/Dialog.tsx'
import { isGameId } from '../games/list.ts'
import { useGuides } from '../guide/store.ts'
import { analysis, coach, ending, useTexts, withTexts } from '../texts/index.ts'
import { EndTurnDialog } from './EndTurnDialog.tsx'
import type { Overlay } from './overlay.ts'
import { ScoreSheet, sheetsOf } from './ScoreSheet.tsx'
import type { ScreenProps } from './TableScreen.tsx'
import { ThingDialog } from './ThingDialog.tsx'

// The end of a game is far away when the game begins.
const ResultDialog = lazy(withTexts(() => import('./ResultDialog.tsx'), ending))
const HintCard = lazy(withTexts(() => import('./HintCard.tsx'), analysis))
const LearnDialog = lazy(withTexts(() => import('../guide/LearnDialog.tsx'), coach))
const HelpDialog = lazy(() => import('./HelpDialog.tsx'))
const SettingsDialog = lazy(() => import('../common/SettingsDialog.tsx'))
const Rulebook = lazy(() => import('../rulebook/Rulebook.tsx'))

interface OverlaysProps extends ScreenProps {
  readonly names: readonly string[]
  readonly overlay: Overlay
  open(overlay: Overlay): void
  onClose(): void
}

/** The window that is open over the table. Not one of them is needed to begin. */
export default function Overlays(props: OverlaysProps): ReactNode {
  const { overlay, open, onClose, table, info, position, game, names } = props
  const t = useTexts()
  const guided = useGuides(({ running }) => running.some((each) => each.table === info.id))
  switch (overlay.type) {
    case 'rulebook':
      if (!isGameId(info.game)) return undefined
      return (
        <Dialog title={t.rulebook.title({ game: t.about(info.game).name })} onClose={onClose} className="large">
          <Suspense>
            <Rulebook game={info.game} rule={overlay.rule} />
          </Suspense>
        </Dialog>
      )
    case 'scores':
      return (
        <Dialog title={t.scores.title} onClose={onClose}>
          <ScoreSheet
            speech={game.speech}
            names={names}
            scores={
              position.result === undefined ? (game.board?.scores(position.view) ?? []) : sheetsOf(position.result)
            }
            note={position.result === undefined && game.board !== undefined ? t.scores.hidden : undefined}
          />
        </Dialog>
      )
    case 'zoom':
      return (
        <ThingDialog
          {...{ game, onClose, view: position.view, id: overlay.component, asked: overlay.asked, table: info.game }}
          onRule={(rule) => open({ type: 'rulebook', rule })}
        />
      )
    case 'hint':
      return overlay.seq !== position.changes ? undefined : <HintCard {...props} />
    case 'end':
      if (overlay.seq !== position.changes) return undefined
      return (
        <EndTurnDialog
          game={info.game}
          action={overlay.action}
          words={overlay.words}
          warnings={overlay.warnings}
          onClose={onClose}
          onEnd={() => {
            onClose()
            table.act(overlay.action, overlay.then)
          }}
        />
      )
    case 'help':
      return <HelpDialog guided={guided} onClose={onClose} />
    case 'learn':
      return <LearnDialog game={info.game} onClose={onClose} />
    case 'settings':
      return <SettingsDialog onClose={onClose} />
    case 'result':
      return position.result === undefined ? undefined : <ResultDialog {...props} result={position.result} />
  }
}
