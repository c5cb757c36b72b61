import type { BoardProps } from '@orrery/board'
import { type ReactNode, useMemo } from 'react'
import { type Action, componentsOf, type Event, type View } from '../board/data.ts'
import board from '../board/index.tsx'
import { Defs } from '../board/pieces/defs.tsx'
import { System } from '../board/system/system.tsx'
import { seenBy } from '../board/table.ts'
import { DrawnWith } from '../board/words.ts'

type SmallProps = Pick<BoardProps<Action, View, Event>, 'view' | 'names'>

/** Nobody plays here. */
const nothing = { me: undefined, targets: undefined, pointed: undefined, fresh: undefined, trail: undefined }

/** Terraforming Arks in small: the planets with all arks. */
function Small({ view, names }: SmallProps): ReactNode {
  const seen = useMemo(() => seenBy(view, undefined), [view])
  return (
    <DrawnWith value={componentsOf(seen)}>
      <div className="ak ak-lens night">
        <Defs />
        <System view={seen} players={names} narrow {...nothing} />
      </div>
    </DrawnWith>
  )
}

/** What small pictures of this game need; the points are those of the score sheet. */
export default { Small, scores: board.scores }
