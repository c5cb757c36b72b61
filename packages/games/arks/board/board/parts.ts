import type { Place } from '@orrery/board'
import type { Parts } from '@orrery/board/use-board'
import { lazy } from 'react'
import { type Action, type Event, type View, vocabulary } from '../data.ts'
import { type Shown, scenesFor } from '../motion/scenes.ts'
import { type Targets, targetsOf } from './targets.ts'

/** The pages of a narrow board. */
export type Tab = 'me' | 'table' | 'others'

/** The page that shows each sort of place; any other sort is on the player's own page. */
const pageOfSort: Readonly<Record<string, Tab | 'system'>> = {
  hex: 'system',
  slot: 'system',
  ark: 'system',
  cantina: 'table',
  deck: 'table',
  automa: 'table',
  points: 'table',
  seat: 'others',
}

function pageOf({ at }: Place): Tab | undefined {
  const page = pageOfSort[at.slice(0, at.indexOf(':'))] ?? 'me'
  return page === 'system' ? undefined : page
}

/** What the board of Terraforming Arks says about itself. */
export const parts = {
  vocabulary,
  targets: targetsOf,
  scenes: ({ live }) => scenesFor(live === true),
  wide: 1320,
  first: 'me',
  lookPage: 'me',
  question({ asked }) {
    const kind = asked?.decision.kind
    return kind === undefined ? undefined : { ask: kind, page: kind === 'cantina' ? 'table' : 'me' }
  },
  pageOf,
  looksAt: (place) => pageOf(place) === 'me',
  Brings: lazy(() => import('./brings-lines.tsx')),
} as const satisfies Parts<Action, View, Event, Targets, Shown, Tab>
