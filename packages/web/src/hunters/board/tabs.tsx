import type { ReactNode } from 'react'
import { Icon } from '../../design/icons.tsx'
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

/** The row of tabs. */
export function Tabs(props: {
  readonly tab: Tab
  readonly of: readonly Tab[]
  readonly turn: (tab: Tab) => void
  readonly texts: Texts
}): ReactNode {
  const { tab, of, turn, texts } = props
  return (
    <div className="hx-tabs" role="tablist">
      {of.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={tab === each}
          className={tab === each ? 'is-on' : ''}
          onClick={() => turn(each)}
        >
          {picture(each)}
          <span>{texts.tabs[each]}</span>
        </button>
      ))}
    </div>
  )
}
