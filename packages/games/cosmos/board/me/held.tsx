import { Answers, Tray } from '@orrery/board/tray'
import { memo, type ReactNode } from 'react'
import type { MineProps } from '../board/props.ts'
import type { Targets } from '../board/targets.ts'
import { elementIds, type PlayerView } from '../data.ts'
import { Picture } from '../pieces/piece.tsx'
import { TilePicture } from './tray.tsx'

/** The piece that is to be placed at once, if there is one. */
function heldPicture(player: PlayerView): ReactNode {
  if (player.ask === 'place-star') {
    return <Picture id={`star-${elementIds[player.held] ?? 'H'}`} width={60} height={64} k={1.35} />
  }
  if (player.ask === 'place-nebula') return <TilePicture tile={player.held} height={84} />
  if (player.ask === 'place-life') {
    const task = player.todo.at(-1)
    const stable = task?.kind === 'place-life' && task.life === 2
    return <Picture id={stable ? 'stable' : 'proto'} width={48} height={56} k={1.5} />
  }
  return undefined
}

/** Answers that have no place on the board: put a piece back, stop early, pay from the track. */
const ANSWERS = ['refuse', 'stop', 'pay-unit'] as const

/** Whether the tray shows an answer instead of the reserve. */
export const hasAnswer = (targets: Targets): boolean => ANSWERS.some((id) => targets.byId.has(id))

/** The tray while a piece is placed straight onto the board, or while one may stop (C9.5, C16.7). */
export const HeldTray = memo(function HeldTray({ player, targets, texts }: MineProps): ReactNode {
  const words = { refuse: texts.refuse, stop: texts.stop, 'pay-unit': texts.payUnit }
  const picture = heldPicture(player)
  return (
    <Tray className="cc-p-tray" title={picture === undefined ? texts.choose : texts.beside}>
      <div className="cc-held bd-row">
        {picture !== undefined && (
          <span className="bd-tile cc-reserve-piece selected" data-at="held">
            {picture}
          </span>
        )}
        <Answers only legal={targets.byId} of={ANSWERS.map((id) => ({ id, words: words[id] }))} />
      </div>
    </Tray>
  )
})
