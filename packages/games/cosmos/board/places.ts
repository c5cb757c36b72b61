import type { Place } from '@orrery/board'
import { type Event, elementIds, goals, nebulae } from './data.ts'

/** What an event happened to, by the names that the elements of the board carry: the most telling place first. */
export function placesOf(event: Event): readonly Place[] {
  const own = (...names: readonly string[]): readonly Place[] =>
    'seat' in event ? names.map((at) => ({ at, seat: event.seat })) : []
  const shared = (...names: readonly string[]): readonly Place[] => names.map((at) => ({ at }))
  switch (event.type) {
    case 'token-shifted':
      return shared(`well:${event.to}`, `well:${event.from}`)
    case 'stars-gained':
      return [...shared(`supply:${elementIds[event.element] ?? 'H'}`), ...own(`reserve:star:${event.element}`)]
    case 'proto-gained':
      return [...shared('supply:life'), ...own('reserve:proto')]
    case 'nebula-drawn':
    case 'nebula-returned':
      return [
        ...shared(`stack:${(nebulae[event.tile]?.size ?? 1) - 1}`),
        ...own(event.type === 'nebula-drawn' ? `reserve:tile:${event.tile}` : `seat:${event.seat}`),
      ]
    case 'track-gained':
    case 'track-paid':
      return own(`track:${event.track}`)
    case 'crystal-grew':
      return own(`chamber:${event.growing}`)
    case 'crystal-taken':
      return [...own('chamber:0'), ...shared('supply:crystal')]
    case 'discharged':
      return own(`scoring:${Math.max(0, event.scored - 1)}`)
    case 'card-taken':
      return [...shared(`row:${event.place}`), ...own(`hand:${event.kind}`)]
    case 'card-drawn':
      return [...shared('deck'), ...own(`hand:${event.kind ?? 0}`)]
    case 'deck-shuffled':
      return shared('deck')
    case 'cards-paid':
    case 'card-discarded':
      return own(`hand:${event.kind}`)
    case 'star-placed':
    case 'star-flipped':
    case 'star-discarded':
      return own(`corner:${event.corner}`)
    case 'life-placed':
    case 'life-stabilised':
    case 'life-discarded':
      return own(`side:${event.side}`)
    case 'nebula-placed':
    case 'nebula-completed':
    case 'life-form-created':
      return own(`hex:${event.hex}`)
    case 'star-moved':
    case 'life-moved':
    case 'nebula-moved': {
      const sort = { 'star-moved': 'corner', 'life-moved': 'side', 'nebula-moved': 'hex' }[event.type]
      return own(`${sort}:${event.to}`, `${sort}:${event.from}`)
    }
    case 'ability-kept':
    case 'ability-activated':
      return own(`ability:${event.card}`)
    case 'points':
      return own(`score:${event.seat}`)
    case 'goal-revealed':
    case 'goal-scored':
      return goals[event.goal] === undefined ? [] : shared(`goal:${event.goal}`)
    case 'row-refilled':
    case 'goals-advanced':
    case 'round-began':
    case 'game-ended':
      return []
    default:
      return own(...('seat' in event ? [`seat:${event.seat}`] : []))
  }
}
