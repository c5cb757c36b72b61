import { Icon } from '@orrery/board/icons'
import { memo, type ReactNode } from 'react'
import type { View } from '../data.ts'
import type { Texts } from '../texts/index.ts'

/** The steps of a turn, in order (H4.3). */
const order = ['move', 'fight', 'field', 'events', 'fusion', 'star'] as const
type Step = (typeof order)[number]

/** The step the game is in; between turns there is none. */
function stepOf(view: View): Step | undefined {
  switch (view.ask) {
    case 'before-move':
    case 'move':
      return 'move'
    case 'opponent':
    case 'eclipse':
    case 'react':
    case 'retreat':
      return 'fight'
    case 'take':
      return 'field'
    case 'decay':
      return view.card === undefined ? 'field' : 'events'
    case 'events':
      return 'events'
    case 'element':
    case 'player':
    case 'send':
    case 'dark-energy':
      return view.back === 'before-move'
        ? 'move'
        : view.back === 'fusion'
          ? 'fusion'
          : view.back === 'create'
            ? 'star'
            : 'events'
    case 'fusion':
      return 'fusion'
    case 'create':
    case 'place':
    case 'cannon':
      return 'star'
    default:
      return undefined
  }
}

/** The steps of the turn with the present one marked. */
export const Steps = memo(function Steps({ view, texts }: { readonly view: View; readonly texts: Texts }): ReactNode {
  const step = stepOf(view)
  const now = step === undefined ? order.length : order.indexOf(step)
  return (
    <ol className="hx-steps" aria-label={texts.stepsLabel}>
      {order.map((each, i) => (
        <li
          key={each}
          className={i === now ? 'is-now' : i < now ? 'is-done' : ''}
          aria-current={i === now ? 'step' : undefined}
        >
          {i < now && <Icon name="check" size={12} />}
          {texts.steps[each]}
        </li>
      ))}
    </ol>
  )
})
