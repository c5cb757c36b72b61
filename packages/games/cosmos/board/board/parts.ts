import type { Place } from '@orrery/board'
import type { Parts } from '@orrery/board/use-board'
import { lazy } from 'react'
import { type Action, type Event, type View, vocabulary } from '../data.ts'
import { scenesFor } from '../motion/scenes.ts'
import { type Targets, targetsOf } from './targets.ts'

/** The pages of a narrow board. */
export type Tab = 'console' | 'me' | 'others'

/** Whose panels are shown: a spectator follows whoever is playing, or looks at the player of their choice. */
export const seatOf = (view: View, me: number | undefined, look: number | undefined): number =>
  me ?? look ?? Math.max(view.active, 0)

const onConsole = ['well', 'row', 'deck', 'goal', 'supply', 'stack']
const onMine = ['track', 'chamber', 'scoring', 'hand', 'ability', 'slot', 'reserve']

/** On which page of a narrow board a place lies; `undefined` when it is always there. */
function pageOf({ at, seat }: Place, own: number): Tab | undefined {
  const [sort = ''] = at.split(':')
  if (onConsole.includes(sort)) return 'console'
  return onMine.includes(sort) && (seat === undefined || seat === own) ? 'me' : undefined
}

/** What the board of Crafting the Cosmos says about itself. */
export const parts: Parts<Action, View, Event, Targets, undefined, Tab> = {
  vocabulary,
  targets: targetsOf,
  lasting: true,
  scenes({ view, me }, look) {
    const seat = look ?? seatOf(view, me, look)
    return scenesFor({ seat, lens: seat })
  },
  first: 'me',
  question(view, me) {
    const player = view.players[seatOf(view, me, undefined)]
    if (player === undefined) return undefined
    const { ask, stage } = player
    return { ask, page: stage === 'energy' && (ask === 'shift' || ask === 'draw') ? 'console' : 'me' }
  },
  pageOf,
  lookPage: 'me',
  looksAt: () => true,
  Brings: lazy(() => import('./brings-lines.tsx')),
}
