import type { Scene } from '@orrery/board/play'
import { MOVE } from '@orrery/board/stage'
import type { Parts } from '@orrery/board/use-board'
import { type Action, type Event, type View, vocabulary } from '../surface.ts'

/** The pages of a narrow board. */
export type Tab = 'sky' | 'players'

/** What is lit. There are only two possible answers, so nothing has to be sorted. */
export interface Targets {
  readonly byId: ReadonlyMap<string, Action>
}

function scenesOf(event: Event): readonly Scene[] {
  switch (event.type) {
    case 'caught':
    case 'burnt': {
      const piece = { use: `km-${event.value}`, scale: 1.2 }
      return [
        { lasts: MOVE, move: (stage) => stage.fly(stage.place(`sky:${event.value}`), stage.place('tail'), piece) },
      ]
    }
    case 'landed': {
      const piece = { words: `+${event.points}` }
      return [
        { lasts: 600, move: (stage) => stage.fly(stage.place('tail'), stage.place(`score:${event.seat}`), piece) },
      ]
    }
  }
}

/** What the board of Comets says about itself. */
export const parts: Parts<Action, View, Event, Targets, undefined, Tab> = {
  vocabulary,
  targets: (legal) => ({ byId: new Map(legal.map((action) => [action.id, action])) }),
  scenes: () => ({ begin: () => undefined, of: (events) => events.flatMap(scenesOf) }),
  first: 'sky',
  question: () => ({ ask: 'fly', page: 'sky' }),
  pageOf: ({ at }) => (at.startsWith('sky') ? 'sky' : at.startsWith('score') ? 'players' : undefined),
  looksAt: () => false,
}
