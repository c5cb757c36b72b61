import type { TaskOf as KernelTaskOf } from '@orrery/kernel'

/** Decisions somebody owes, with what belongs to each. Those of a turn are owed by the active player. */
export interface DecisionFields {
  /** Discard one of the dealt cards (AD1). */
  deal: { readonly seat: number; readonly cards: readonly number[] }
  /** Put a gained crew card into a row (AD2). */
  place: { readonly seat: number; readonly card: number }
  /** Choose units of any resource (AD3). */
  gain: { readonly seat: number; readonly left: number }
  /** Step 1 (AD4). */
  upgrade: object
  /** Step 2 (AD5). */
  travel: object
  /** Choose the track of a discovered planet (AD6). */
  track: { readonly slot: number }
  /** Pay what stands at place `at` of a cost (AD7, AD8). */
  pay: { readonly cost: number; readonly at: number }
  /** Take crew cards from the Cantina (AD9). */
  cantina: { readonly seat: number; readonly left: number }
  /** Step 3 (AD10). */
  play: { readonly played: number }
  /** Where a card played from the lower row goes (AD11). */
  to: { readonly card: number; readonly use: boolean }
  /** Step 4; `done` is a mask of the destination actions taken (AD12). */
  act: { readonly done: number }
  /** Raise tracks (AD13). */
  raise: { readonly raised: number }
  /** Choose one of the two survivor cards drawn (AD14). */
  resolve: { readonly cards: readonly number[] }
  /** Keep a survivor card or leave it (AD15). */
  survivor: { readonly card: number }
  /** Choose which survivor settles (AD16). */
  settle: object
  /** Choose the outpost that is moved here (AD17). */
  'outpost-from': object
  /** Choose the crew card given for a specialist (AD18). */
  trade: object
  /** Choose the Leader that becomes ready (AD19). */
  unlock: object
  /** Step 5 (AD20). */
  draw: object
  /** Choose which of its cards the Automa pays with: Leaders first, then spare cards for missing specialists (AD21). */
  'automa-pay': { readonly leaders: number; readonly spare: number }
  /** Choose which outpost the Automa moves (AD22). */
  'automa-outpost-from': object
}

/** Things that happen by themselves when their time comes. */
export interface StepFields {
  /** Go on with a gain list. */
  items: { readonly seat: number; readonly gain: number; readonly at: number }
  /** Draw crew cards from the deck, one after the other. */
  crew: { readonly seat: number; readonly left: number }
  /** The outposts on a planet yield, owner by owner; `next` counts from the active player. */
  outposts: { readonly slot: number; readonly next: number }
  /** The landing upgrades of the active player, from this one on. */
  landed: { readonly next: number }
  /** The upgrade is paid for. */
  install: { readonly upgrade: number }
  /** The colony is paid for. */
  found: object
  /** An outpost goes from the pool to the planet. */
  'put-outpost': object
  /** Exploring is paid for. */
  reveal: object
  /** The gains of a survivor card are taken. */
  resolved: { readonly card: number }
  /** A player is done with a part of the setup in turn order. */
  'end-setup': object
  /** All have chosen: the first player is drawn. */
  begin: object
  'end-turn': object
  /** The Automa carries out a row of its card. */
  'automa-row': { readonly row: number }
  /** The Automa pays the resources of a cost. */
  'automa-resources': { readonly cost: number }
  /** The Automa has paid for exploring. */
  'automa-reveal': object
  /** The Automa has its gains and puts the survivor card away. */
  'automa-resolved': { readonly card: number }
  'automa-end': object
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

/** What a turn consists of, the last step first. */
export const wholeTurn: readonly Task[] = [
  { kind: 'end-turn' },
  { kind: 'draw' },
  { kind: 'act', done: 0 },
  { kind: 'play', played: 0 },
  { kind: 'travel' },
  { kind: 'upgrade' },
]

/** A decision and the seat that has to make it. */
export interface Asked {
  seat: number
  decision: Decision
}

/** What a seat is asked now, in a view. */
export function askedIn(
  { asked, askedToo }: { readonly asked: Asked | undefined; readonly askedToo: readonly Asked[] | undefined },
  seat: number | undefined,
): Asked | undefined {
  return asked?.seat === seat ? asked : askedToo?.find((each) => each.seat === seat)
}

/** The crew cards that lie in a piece of pending work. */
export function crewIn(task: Task): readonly number[] {
  if (task.kind === 'deal') return task.cards
  return task.kind === 'place' ? [task.card] : []
}

/** The survivor cards that lie revealed in a piece of pending work. */
export function survivorsIn(task: Task): readonly number[] {
  switch (task.kind) {
    case 'resolve':
      return task.cards
    case 'resolved':
    case 'survivor':
    case 'automa-resolved':
      return [task.card]
    default:
      return []
  }
}
