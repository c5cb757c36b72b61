import type { Asked } from '@orrery/board'
import { BringLines } from '@orrery/board/brings'
import type { ReactNode } from 'react'
import type { Action, View } from '../data.ts'
import { huntersTexts } from '../texts/index.ts'
import { bringsOf } from './brings.ts'

/** What an action of Star Hunters would bring, cost and lose. */
export default function BringsLines({ action, view, me, names }: Asked<Action, View>): ReactNode {
  const texts = huntersTexts.use()
  const player = view.players[me]
  return player && <BringLines of={bringsOf({ view, me, player, names, texts }, action)} />
}
