import type { BoardModule } from '../board.ts'
import { Board } from './board/board.tsx'
import { Component, gallery, kindName } from './component.tsx'
import type { Action, Event, View } from './data.ts'
import { endTurn, scores, warnings } from './summary.ts'
import './styles/index.ts'

/** Star Hunters for the web client. */
const huntersBoard: BoardModule<Action, View, Event> = {
  Board,
  endTurn,
  warnings,
  scores,
  Component,
  gallery,
  kindName,
}

export default huntersBoard
