import type { BoardModule } from '@orrery/board'
import { Board } from './board/board.tsx'
import { Component, gallery, kindName } from './component.tsx'
import type { Action, Event, View } from './data.ts'
import { placesOf } from './places.ts'
import { soundOf } from './sounds.ts'
import { endTurn, mainAction, scores, warnings } from './summary.ts'
import './hunters.css'

/** Star Hunters for the web client. */
const huntersBoard: BoardModule<Action, View, Event> = {
  Board,
  endTurn,
  mainAction,
  warnings,
  placesOf,
  soundOf,
  scores,
  Component,
  gallery,
  kindName,
}

export default huntersBoard
