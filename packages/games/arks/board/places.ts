import type { Place } from '@orrery/board'
import { AUTOMA, type Event, FIELDS } from './data.ts'

/** What an event happened to, by the names that the elements of the board carry: the most telling place first. */
export function placesOf(event: Event): readonly Place[] {
  const own = (...names: readonly string[]): readonly Place[] =>
    'seat' in event ? names.map((at) => ({ at, seat: event.seat })) : []
  const shared = (...names: readonly string[]): readonly Place[] => names.map((at) => ({ at }))
  switch (event.type) {
    case 'crew-drawn':
      return [...own(`crew:${event.card}`), ...shared(event.from === 'deck' ? 'deck:crew' : 'cantina:1')]
    case 'crew-placed':
    case 'crew-moved-up':
    case 'crew-played':
      return own(`crew:${event.card}`)
    case 'crew-discarded':
      return own(event.seat === AUTOMA && event.from === 'automa' ? `seat:${AUTOMA}` : `crew:${event.card}`)
    case 'cantina-filled':
      return shared(`cantina:${event.place}`)
    case 'shuffled':
      return shared(`deck:${event.deck}`)
    case 'gained':
    case 'paid':
      return own(`cargo:${event.seat}:${event.resource}`)
    case 'token-locked':
    case 'token-ready':
      return own(`token:${event.seat}:${event.specialist}`)
    case 'upgraded':
      return own(`upgrade:${event.seat}:${event.upgrade}`)
    case 'scored':
      return own(`score:${event.seat}`)
    case 'travelled':
      return shared(`hex:${event.to}`, `hex:${event.from}`)
    case 'stayed':
      return shared(`hex:${event.field}`)
    case 'discovered':
    case 'terraformed':
      return shared(`slot:${event.slot}`)
    case 'raised':
    case 'marker-moved':
    case 'colony-founded':
    case 'outpost-placed':
    case 'outpost-yielded':
      return shared(`hex:${event.slot * FIELDS}`)
    case 'survivor-revealed':
    case 'survivor-resolved':
    case 'survivor-left':
      return shared('deck:survivors')
    case 'survivor-kept':
      return own(`survivor:${event.card}`)
    case 'survivor-settled':
      return [...own(`settled:${event.seat}`), ...shared(`hex:${event.slot * FIELDS}`)]
    case 'automa-card':
    case 'automa-row':
      return shared('automa:card')
    case 'first-player':
    case 'lost':
    case 'turn-began':
    case 'outpost-unlocked':
      return own(`seat:${event.seat}`)
    case 'end-triggered':
      return shared('points:track')
    case 'game-over':
      return []
  }
}
