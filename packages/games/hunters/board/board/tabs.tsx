import { Icon } from '@orrery/board/icons'
import type { Page } from '@orrery/board/tabs'
import type { ReactNode } from 'react'
import type { View } from '../data.ts'
import { GameSign } from '../pieces/signs.tsx'
import type { Texts } from '../texts/index.ts'

/** The tabs of a board without room for all panels. */
export type Tab = 'mine' | 'reactions' | 'stars' | 'hunters'

/** All of them. */
export const allTabs: readonly Tab[] = ['mine', 'reactions', 'stars', 'hunters']

/** The tab where the decision of the moment is made; `undefined` leaves the page as it is. */
export function tabFor(ask: View['ask']): Tab | undefined {
  switch (ask) {
    case 'fusion':
    case 'decay':
      return 'reactions'
    case 'create':
      return 'stars'
    case 'before-move':
    case 'events':
    case 'boundary':
    case 'element':
      return 'mine'
    case 'player':
    case 'opponent':
      return 'hunters'
    default:
      return undefined
  }
}

function picture(tab: Tab): ReactNode {
  switch (tab) {
    case 'mine':
      return <Icon name="person" size={20} />
    case 'reactions':
      return <GameSign name="fusion" size={20} />
    case 'stars':
      return <GameSign name="star" size={20} />
    case 'hunters':
      return <Icon name="people" size={20} />
  }
}

/** The pages with their signs and words. */
export const pagesOf = (list: readonly Tab[], texts: Texts): readonly Page<Tab>[] =>
  list.map((id) => ({ id, picture: picture(id), words: texts.tabs[id] }))
