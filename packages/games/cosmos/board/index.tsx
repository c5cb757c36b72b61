import type { BoardModule } from '@orrery/board'
import { Board } from './board/board.tsx'
import { Component, gallery, kindName } from './component.tsx'
import type { Action, Event, View } from './data.ts'
import { placesOf } from './places.ts'
import { soundOf } from './sounds.ts'
import { endTurn, scores, warnings } from './summary.ts'
import './cosmos.css'

/** Crafting the Cosmos for the web client. */
const cosmosBoard: BoardModule<Action, View, Event> = {
  Board,
  endTurn,
  warnings,
  placesOf,
  soundOf,
  scores,
  Component,
  gallery,
  kindName,
}

export default cosmosBoard
