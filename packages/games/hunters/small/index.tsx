import type { BoardProps } from '@orrery/board'
import type { ReactNode } from 'react'
import { dark } from '../board/board/targets.ts'
import type { Action, Event, View } from '../board/data.ts'
import board from '../board/index.tsx'
import { Defs } from '../board/pieces/defs.tsx'
import { Sky } from '../board/sky/sky.tsx'
import { textsOf } from '../board/texts/index.ts'
import './small.css'

type SmallProps = Pick<BoardProps<Action, View, Event>, 'view' | 'names' | 'language'>

/** Nobody plays here. */
const nothing = { me: undefined, targets: dark, burst: undefined, pointed: undefined }

/** Star Hunters in small: the sky with all rockets. */
function Small({ view, names, language }: SmallProps): ReactNode {
  const player = view.players[view.active]
  if (player === undefined) return null
  const rockets = view.players.map(({ rocket }) => rocket)
  return (
    <div className="hx-small hx-tokens">
      <Defs />
      <Sky {...{ view, names, player, rockets }} {...nothing} seat={view.active} texts={textsOf(language)} />
    </div>
  )
}

/** What small pictures of this game need; the points are those of the score sheet. */
export default { Small, scores: board.scores }
