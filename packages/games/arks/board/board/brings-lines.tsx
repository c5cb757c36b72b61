import type { Asked } from '@orrery/board'
import { BringLines } from '@orrery/board/brings'
import type { ReactNode } from 'react'
import type { Action, View } from '../data.ts'
import { useWords } from '../words.ts'
import { bringsOf } from './brings.ts'

/** What an action of Terraforming Arks would bring, cost and lose. */
export default function BringsLines({ action, view, me, names: players }: Asked<Action, View>): ReactNode {
  return <BringLines of={bringsOf({ view, me, players, ...useWords() }, action)} />
}
