import type { Place } from '@orrery/board'
import type { Event } from './data.ts'

/** What an event happened to, by the names that the elements of the board carry: the most telling place first. */
export function placesOf(event: Event): readonly Place[] {
  const own = (...names: readonly string[]): readonly Place[] =>
    'seat' in event ? names.map((at) => ({ at, seat: event.seat })) : []
  const shared = (...names: readonly string[]): readonly Place[] => names.map((at) => ({ at }))
  switch (event.type) {
    case 'gain':
      if (event.cause === 'field') return [...shared(`field:${event.source}`), ...own('crystals')]
      return own(event.cause === 'production' ? `star:${event.source}` : 'crystals')
    case 'return':
    case 'pay':
      return own('crystals')
    case 'move':
    case 'shift':
      return shared(`field:${event.to}`, `field:${event.from}`)
    case 'stay':
      return shared(`field:${event.field}`)
    case 'fight':
      return shared(`field:${event.field}`, `rocket:${event.attacker}`)
    case 'spared':
    case 'fight-result':
      return shared(`rocket:${event.attacker}`, `rocket:${event.defender}`)
    case 'roll':
    case 'fight-bonus':
      return shared(`rocket:${event.seat}`)
    case 'capture':
      return shared(`rocket:${event.to}`, `rocket:${event.from}`)
    case 'draw':
    case 'look':
    case 'put-under':
      return shared('deck')
    case 'play':
    case 'announce':
    case 'cancel':
      return own(`card:${event.card}`)
    case 'fuse':
    case 'decay':
      return shared(`reaction:${event.reaction}`)
    case 'place':
      return shared('hr')
    case 'star':
      return [...own(`star:${event.star}`), ...shared('hr')]
    case 'star-lost':
      return shared(`choice:${event.star}`, 'hr')
    case 'system':
      return own(`score:${event.seat}`)
    case 'burst':
      return shared(`field:${event.field}`)
    case 'turn':
    case 'turn-end':
    case 'move-rule':
    case 'unlimited-fusion':
    case 'pass':
    case 'last-turns':
      return own(`seat:${event.seat}`)
    case 'round':
    case 'asked':
    case 'over':
      return []
  }
}
