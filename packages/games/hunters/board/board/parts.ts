import type { Parts } from '@orrery/board/use-board'
import { type Action, type Event, type View, vocabulary } from '../data.ts'
import { type Shown, scenesFor } from '../motion/scenes.ts'
import { type Targets, targetsOf } from './targets.ts'

/** The pages of a board without room for all panels. */
export type Tab = 'mine' | 'reactions' | 'stars' | 'hunters'

/** Where decisions are made; on the board itself, or on whatever page is open, where nothing is said. */
const pageOfAsk: Partial<Readonly<Record<View['ask'], Tab>>> = {
  fusion: 'reactions',
  decay: 'reactions',
  create: 'stars',
  'before-move': 'mine',
  events: 'mine',
  boundary: 'mine',
  element: 'mine',
  player: 'hunters',
  opponent: 'hunters',
}

/** Where places lie; nothing for the sky and its corners. */
const pageOfSort: Readonly<Record<string, Tab>> = {
  reaction: 'reactions',
  pool: 'reactions',
  choice: 'stars',
  star: 'mine',
  card: 'mine',
  seat: 'hunters',
}

/** The steps of a turn, in order (H4.3). */
export const steps = ['move', 'fight', 'field', 'events', 'fusion', 'star'] as const
type Step = (typeof steps)[number]

const stepOfAsk: Partial<Readonly<Record<View['ask'], Step>>> = {
  'before-move': 'move',
  move: 'move',
  opponent: 'fight',
  eclipse: 'fight',
  react: 'fight',
  retreat: 'fight',
  take: 'field',
  events: 'events',
  fusion: 'fusion',
  create: 'star',
  place: 'star',
  cannon: 'star',
}
const stepOfBack: Partial<Readonly<Record<NonNullable<View['back']>, Step>>> = {
  'before-move': 'move',
  fusion: 'fusion',
  create: 'star',
}

/** The number of the step the game is in; past the last one between turns. */
export function stepNow({ ask, card, back }: View): number {
  const amid = ask === 'element' || ask === 'player' || ask === 'send' || ask === 'dark-energy'
  const step = amid
    ? ((back === undefined ? undefined : stepOfBack[back]) ?? 'events')
    : ask === 'decay'
      ? card === undefined
        ? 'field'
        : 'events'
      : stepOfAsk[ask]
  return step === undefined ? steps.length : steps.indexOf(step)
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
}
