import type { BoardProps } from '@orrery/board'
import type { ReactNode } from 'react'
import { seatOf } from '../board/board/parts.ts'
import type { Action, Event, View } from '../board/data.ts'
import { Galaxy } from '../board/galaxy/galaxy.tsx'
import board from '../board/index.tsx'
import { Defs } from '../board/pieces/defs.tsx'
import { textsOf } from '../board/texts/index.ts'

type SmallProps = Pick<BoardProps<Action, View, Event>, 'view' | 'language'>

/** Nobody plays here. */
const nothing = { targets: undefined, pointed: undefined }

/** Crafting the Cosmos in small: the galaxy of whoever is playing. */
function Small({ view, language }: SmallProps): ReactNode {
  const player = view.players[seatOf(view, undefined, undefined)]
  if (player === undefined) return null
  return (
    <div className="cc-lens night">
      <Defs />
      <Galaxy player={player} revealed={view.over} texts={textsOf(language)} label="" narrow {...nothing} />
    </div>
  )
}

/** What small pictures of this game need; the points are those of the score sheet. */
export default { Small, scores: board.scores }
