import type { EventOf } from '@orrery/kernel'
import type { AutomaAction } from '../components/automa.ts'
import type { Source } from '../components/basics.ts'

/** Where a crew card came from or went to. */
export type CrewPlace = 'deck' | 'cantina' | 'upper' | 'lower' | 'dealt' | 'automa'

/** What happened. Players, cards, slots, fields and resources are numbers, as in the state. */
interface EventFields {
  /** Drawn by chance, once everybody has chosen cards and resources. */
  'first-player': { seat: number }
  'turn-began': { seat: number; round: number }
  /** A crew card went to the discard pile: thrown away, played, paid or traded. */
  'crew-discarded': { seat: number; card: number; from: CrewPlace; why: 'setup' | 'played' | 'paid' | 'traded' }
  'crew-drawn': { seat: number; card: number; from: 'deck' | 'cantina' }
  'crew-placed': { seat: number; card: number; row: 'upper' | 'lower' }
  'crew-moved-up': { seat: number; card: number }
  'crew-played': {
    seat: number
    card: number
    edge: 'top' | 'bottom'
    used: boolean
    /** The set that says what its edge does; left out for the first. */
    set: number | undefined
  }
  'cantina-filled': { place: number; card: number }
  shuffled: { deck: 'crew' | 'survivors' | 'automa'; cards: number }
  gained: {
    seat: number
    resource: number
    n: number
    /** Units beyond the limit. */
    lost: number
  }
  /** What of a gain found no room and was left to the gainer's choice or the deck: units of any resource, or crew cards. */
  lost: { seat: number; what: 'any' | 'crew'; n: number }
  paid: { seat: number; resource: number; n: number }
  'token-locked': { seat: number; specialist: number }
  'token-ready': { seat: number; specialist: number }
  /** `times` is how often the upgrade has been bought now; its colony marker is in the pool unless `times` is too small. */
  upgraded: { seat: number; upgrade: number; times: number; released: boolean }
  'outpost-unlocked': { seat: number }
  scored: { seat: number; source: Source; points: number }
  /** `planet` is the card the ark lands on. */
  travelled: { seat: number; from: number; to: number; planet: number }
  stayed: { seat: number; field: number; planet: number }
  discovered: { seat: number; slot: number; planet: number }
  raised: { seat: number; slot: number; planet: number; resource: number; level: number }
  'marker-moved': { seat: number; slot: number; planet: number; from: number; to: number }
  /** `ranking` names the players on the track, first one first, and `fields` where their markers stood. */
  terraformed: { slot: number; planet: number; ranking: readonly number[]; fields: readonly number[] }
  'survivor-revealed': { seat: number; card: number }
  'survivor-resolved': { seat: number; card: number }
  'survivor-kept': { seat: number; card: number }
  'survivor-left': { seat: number; card: number }
  'survivor-settled': { seat: number; card: number; slot: number; planet: number }
  'colony-founded': { seat: number; slot: number; planet: number; nth: number }
  /** `from` is the slot an outpost was moved from; -1 when it came from the pool. */
  'outpost-placed': { seat: number; slot: number; planet: number; from: number }
  'outpost-yielded': { seat: number; slot: number; planet: number; by: number }
  'automa-card': { card: number }
  'automa-row': { card: number; action: AutomaAction; done: boolean }
  'end-triggered': { round: number; lastRound: number }
  'game-over': { scores: readonly number[] }
}

/** Something that happened. */
export type Event = EventOf<EventFields>
