import type { TaskOf as KernelTaskOf, Seat } from '@orrery/kernel'

/** Decisions somebody owes (H15), with what belongs to each. Those of a turn are owed by the active player. */
export interface DecisionFields {
  /** Cards that change the move (HD1). */
  'before-move': object
  /** Step 1 (HD2). */
  move: object
  /** Step 2: who is fought next (HD3). */
  opponent: object
  /** The defender may call the fight off (HD4). */
  eclipse: object
  /** A side of the fight may play a card (HD5). */
  react: { readonly seat: Seat }
  /** Where the beaten defender goes (HD6). */
  retreat: object
  /** Which of the cards looked at is taken (HD7). */
  take: object
  /** One of up to `left` decays (HD8). */
  decay: { readonly left: number }
  /** Step 4 (HD9). */
  events: object
  /** The element of the card in play (HD10). */
  element: object
  /** The player the card in play is aimed at (HD10). */
  player: object
  /** The field that player is sent to (HD11). */
  send: object
  /** A seat may cancel the card in play (HD12). */
  'dark-energy': { readonly seat: Seat }
  /** Step 5 (HD13). */
  fusion: object
  /** Step 6 (HD14). */
  create: object
  /** Where the star lies on the diagram (HD15). */
  place: object
  /** A second attempt after a wrong one (HD16). */
  cannon: object
  /** A seat may play a card between two turns (HD17). */
  boundary: { readonly seat: Seat }
}

/** Things that happen by themselves when their time comes. */
export interface StepFields {
  /** Both sides of the fight roll. */
  roll: object
  /** The fight is decided. */
  settle: object
  /** Step 3: the field is used. */
  field: object
  /** The choices for the card in play are made: it is announced. */
  announce: object
  /** Nobody has cancelled the card in play: it takes effect. */
  effect: object
  /** The card in play is done. */
  'card-done': object
  'end-turn': object
  'next-turn': object
}

/** The kinds of decisions. */
export type DecisionKind = keyof DecisionFields
/** The kinds of things that happen by themselves. */
export type StepKind = keyof StepFields
type TaskFields = DecisionFields & StepFields

/** A piece of pending work: plain data, never changed once made. */
export type TaskOf<K extends keyof TaskFields> = KernelTaskOf<TaskFields, K>
/** Any piece of pending work. */
export type Task = TaskOf<keyof TaskFields>
/** A decision somebody owes. */
export type Decision = TaskOf<DecisionKind>

/** What is asked now; nothing once the game is over. */
export type Ask = DecisionKind | 'over'

/** A decision at which an own-turn or any-moment card can be played, and to which the game returns after it. */
export type CardAsk = 'before-move' | 'events' | 'fusion' | 'create' | 'boundary'

/** Whether a question is only about cards, so that whoever has none that fits can only pass (H15.2). */
export function asksForCards(kind: Task['kind'] | undefined): boolean {
  switch (kind) {
    case 'before-move':
    case 'events':
    case 'eclipse':
    case 'react':
    case 'dark-energy':
    case 'cannon':
    case 'boundary':
      return true
    default:
      return false
  }
}
