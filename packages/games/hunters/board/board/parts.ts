import type { Parts } from '@orrery/board/use-board'
import { lazy } from 'react'
import { type Action, type Event, type View, vocabulary } from '../data.ts'
import { type Shown, scenesFor } from '../motion/scenes.ts'
import { type Targets, targetsOf } from './targets.ts'

/** The pages of a board without room for all panels. */
export type Tab = 'mine' | 'reactions' | 'stars' | 'hunters'

/** The page where each decision is made. One that is not listed is made on the board itself, or on whatever page is open. */
const pageOfAsk: Partial<Readonly<Record<View['ask'], Tab>>> = {
  fusion: 'reactions',
  decay: 'reactions',
  create: 'stars',
  'before-move': 'mine',
  events: 'mine',
  boundary: 'mine',
  'dark-energy': 'mine',
  element: 'mine',
  player: 'hunters',
  opponent: 'hunters',
}

/** The page that shows each sort of place; none for the sky and its corners. */
const pageOfSort: Readonly<Record<string, Tab>> = {
  reaction: 'reactions',
  pool: 'reactions',
  choice: 'stars',
  star: 'mine',
  card: 'mine',
  seat: 'hunters',
}

/** What the board of Star Hunters says about itself. */
export const parts: Parts<Action, View, Event, Targets, Shown, Tab> = {
  vocabulary,
  targets: (legal, _selection, view) => targetsOf(legal, view.ask),
  scenes: ({ me }) => scenesFor(me),
  first: 'mine',
  question: ({ ask }) => ({ ask, page: pageOfAsk[ask] }),
  pageOf: ({ at }) => pageOfSort[at.split(':')[0] ?? ''],
  looksAt: ({ at }) => at.startsWith('star:'),
  Brings: lazy(() => import('./brings-lines.tsx')),
}
