import type { BoardModule } from '@orrery/board'
import { galleryOf } from '@orrery/board/thing'
import { Board } from './board/board.tsx'
import { parts } from './board/parts.ts'
import type { Action, Event, View } from './data.ts'
import { placesOf } from './places.ts'
import { soundOf } from './sounds.ts'
import { endTurn, guide, mainAction, scores, warnings } from './summary.ts'
import { things } from './things.tsx'
import './cosmos.css'

/** Crafting the Cosmos for the web client. */
const cosmosBoard: BoardModule<Action, View, Event> = {
  Board,
  endTurn,
  mainAction,
  guide,
  warnings,
  placesOf,
  soundOf,
  scores,
  ...galleryOf(things, parts.Brings),
}

export default cosmosBoard
