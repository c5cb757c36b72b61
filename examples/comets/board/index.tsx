import type { BoardModule } from '@orrery/board'
import { galleryOf } from '@orrery/board/thing'
import type { Action, Event, View } from '../surface.ts'
import { Board } from './board.tsx'
import { things } from './things.tsx'
import './comets.css'

/** Comets for the web client. */
const cometsBoard: BoardModule<Action, View, Event> = {
  Board,
  endTurn: (_view, legal) => legal.find(({ kind }) => kind === 'land'),
  warnings: () => [],
  placesOf: (event) => [
    { at: event.type === 'landed' ? `score:${event.seat}` : `sky:${event.value}`, seat: event.seat },
  ],
  soundOf: (event) => (event.type === 'landed' ? 'points' : 'card'),
  scores: (view) => view.points.map((points) => ({ tails: points })),
  ...galleryOf(things),
}

export default cometsBoard
