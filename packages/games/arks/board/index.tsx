import type { BoardModule } from '@orrery/board'
import { galleryOf } from '@orrery/board/thing'
import { Board } from './board/board.tsx'
import { parts } from './board/parts.ts'
import { type Action, type Event, together, type View } from './data.ts'
import { soundOf } from './motion/pace.ts'
import { placesOf } from './places.ts'
import { endTurn, guide, mainAction, scores, warnings } from './summary.ts'
import { things } from './things.tsx'
import './arks.css'

/** Terraforming Arks for the web client. */
const arksBoard: BoardModule<Action, View, Event> = {
  Board,
  endTurn,
  mainAction,
  guide,
  warnings,
  placesOf,
  together,
  soundOf,
  scores,
  ...galleryOf(things, parts.Brings),
}

export default arksBoard
