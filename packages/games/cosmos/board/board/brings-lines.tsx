import type { Asked } from '@orrery/board'
import { BringLines } from '@orrery/board/brings'
import type { ReactNode } from 'react'
import type { Action, View } from '../data.ts'
import { cosmosTexts } from '../texts/index.ts'
import { bringsOf } from './brings.ts'

/** What an action of Crafting the Cosmos would bring, cost and lose. */
export default function BringsLines({ action, view, me }: Asked<Action, View>): ReactNode {
  const { board } = cosmosTexts.use()
  const player = view.players[me]
  return player && <BringLines of={bringsOf({ view, seat: me, player, texts: board }, action)} />
}
