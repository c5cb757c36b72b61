import type { AutomaAction } from '../components/automa.ts'
import type { Source } from '../components/basics.ts'

/** Where a crew card came from or went to. */
export type CrewPlace = 'deck' | 'cantina' | 'upper' | 'lower' | 'dealt' | 'automa'

/** What happened. Players, cards, slots, fields and resources are numbers, as in the state. */
export type Event =
  /** Drawn by chance, once everybody has chosen cards and resources. */
  | { readonly type: 'first-player'; readonly seat: number }
  | { readonly type: 'turn-began'; readonly seat: number; readonly round: number }
  /** A crew card went to the discard pile: thrown away, played, paid or traded. */
  | {
      readonly type: 'crew-discarded'
      readonly seat: number
      readonly card: number
      readonly from: CrewPlace
      readonly why: 'setup' | 'played' | 'paid' | 'traded'
    }
  | { readonly type: 'crew-drawn'; readonly seat: number; readonly card: number; readonly from: 'deck' | 'cantina' }
  | { readonly type: 'crew-placed'; readonly seat: number; readonly card: number; readonly row: 'upper' | 'lower' }
  | { readonly type: 'crew-moved-up'; readonly seat: number; readonly card: number }
  | {
      readonly type: 'crew-played'
      readonly seat: number
      readonly card: number
      readonly edge: 'top' | 'bottom'
      readonly used: boolean
      /** The set that says what its edge does; left out for the first. */
      readonly set: number | undefined
    }
  | { readonly type: 'cantina-filled'; readonly place: number; readonly card: number }
  | { readonly type: 'shuffled'; readonly deck: 'crew' | 'survivors' | 'automa'; readonly cards: number }
  | {
      readonly type: 'gained'
      readonly seat: number
      readonly resource: number
      readonly n: number
      /** Units beyond the limit. */
      readonly lost: number
    }
  /** What of a gain found no room and was left to the gainer's choice or the deck: units of any resource, or crew cards. */
  | { readonly type: 'lost'; readonly seat: number; readonly what: 'any' | 'crew'; readonly n: number }
  | { readonly type: 'paid'; readonly seat: number; readonly resource: number; readonly n: number }
  | { readonly type: 'token-locked'; readonly seat: number; readonly specialist: number }
  | { readonly type: 'token-ready'; readonly seat: number; readonly specialist: number }
  /** `times` is how often the upgrade has been bought now; its colony marker is in the pool unless `times` is too small. */
  | {
      readonly type: 'upgraded'
      readonly seat: number
      readonly upgrade: number
      readonly times: number
      readonly released: boolean
    }
  | { readonly type: 'outpost-unlocked'; readonly seat: number }
  | { readonly type: 'scored'; readonly seat: number; readonly source: Source; readonly points: number }
  /** `planet` is the card the ark lands on. */
  | {
      readonly type: 'travelled'
      readonly seat: number
      readonly from: number
      readonly to: number
      readonly planet: number
    }
  | { readonly type: 'stayed'; readonly seat: number; readonly field: number; readonly planet: number }
  | { readonly type: 'discovered'; readonly seat: number; readonly slot: number; readonly planet: number }
  | {
      readonly type: 'raised'
      readonly seat: number
      readonly slot: number
      readonly planet: number
      readonly resource: number
      readonly level: number
    }
  | {
      readonly type: 'marker-moved'
      readonly seat: number
      readonly slot: number
      readonly planet: number
      readonly from: number
      readonly to: number
    }
  /** `ranking` names the players on the track, first one first, and `fields` where their markers stood. */
  | {
      readonly type: 'terraformed'
      readonly slot: number
      readonly planet: number
      readonly ranking: readonly number[]
      readonly fields: readonly number[]
    }
  | { readonly type: 'survivor-revealed'; readonly seat: number; readonly card: number }
  | { readonly type: 'survivor-resolved'; readonly seat: number; readonly card: number }
  | { readonly type: 'survivor-kept'; readonly seat: number; readonly card: number }
  | { readonly type: 'survivor-left'; readonly seat: number; readonly card: number }
  | {
      readonly type: 'survivor-settled'
      readonly seat: number
      readonly card: number
      readonly slot: number
      readonly planet: number
    }
  | {
      readonly type: 'colony-founded'
      readonly seat: number
      readonly slot: number
      readonly planet: number
      readonly nth: number
    }
  /** `from` is the slot an outpost was moved from; -1 when it came from the pool. */
  | {
      readonly type: 'outpost-placed'
      readonly seat: number
      readonly slot: number
      readonly planet: number
      readonly from: number
    }
  | {
      readonly type: 'outpost-yielded'
      readonly seat: number
      readonly slot: number
      readonly planet: number
      readonly by: number
    }
  | { readonly type: 'automa-card'; readonly card: number }
  | { readonly type: 'automa-row'; readonly card: number; readonly action: AutomaAction; readonly done: boolean }
  | { readonly type: 'end-triggered'; readonly round: number; readonly lastRound: number }
  | { readonly type: 'game-over'; readonly scores: readonly number[] }
