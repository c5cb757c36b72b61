import type { Action, GameEvent, Language, Onward, Seat } from '@orrery/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Colour } from './emblems.ts'

/**
 * What the shell gives every game's board. The board draws the view, lights what is legal, and animates the events.
 *
 * The order of things: the shell hands over a new `view` together with the `events` that led to it and an empty `legal`;
 * the board plays the events and calls `animated`; then it gets the same view with no events and with `legal` filled. A click
 * during an animation, or a speed of 0, takes the events away at once: whatever still moves must then stand at its end.
 *
 * Lit targets carry `data-action="<action id>"`, first steps of two-step choices `data-step="<name>"`, both with `tabindex=0` and a
 * name for screen readers. The shell walks them with the arrow keys and turns Enter and Space into a click where the
 * element is not a button by itself. The board listens to Escape for its own second steps; open dialogs of the shell take it first.
 * Tabs of a narrow board carry `data-page` with the name of the page they turn to: a guide turns to what it is about.
 * Colours and emblems of seats: `seatColour` in `design/seats.tsx`.
 */
export interface BoardProps<A extends Action = Action, V = unknown, E extends GameEvent = GameEvent> {
  /** What the viewer may see. */
  readonly view: V
  /** Whose view it is; `undefined` for a spectator. */
  readonly me: Seat | undefined
  /** What I may do now, as the game lists it; empty while others decide and while something is animated. */
  readonly legal: readonly A[]
  /**
   * Later questions of my turn that I may answer at once, which passes what lies before them. Left out where every click is to be made:
   * then a place is lit only for a piece that has been chosen.
   */
  readonly onward?: readonly Onward<A, V>[]
  readonly names: readonly string[]
  readonly language: Language
  readonly settings: BoardSettings
  /** What happened on the way to this view, in order; the board animates it and then calls `animated`. */
  readonly events: readonly E[]
  /** Somebody plays here, so the board may wait until they have read what happened. Left out in replays. */
  readonly live?: boolean
  /** All decisions so far with their events, the newest last, so that a board can repeat them after a reload or without motion. */
  readonly steps?: readonly { readonly events: readonly E[] }[]
  /** Takes an action of the present or a later question, and `then` these, each when it is asked for. */
  act(action: A, then?: readonly A[]): void
  /** Asks why an action is not allowed; the shell shows the refusal with its rule. */
  explain(action: A): void
  /** The events have been shown; the shell may bring the next view. */
  animated(): void
  /** Opens the shell's large picture of a component: a card, a tile, a token; with what the action brings that a tap on it would take. */
  zoom(component: string, asked?: Asked<A, V>): void
  /**
   * A line under the prompt, such as what is chosen and what to choose now; `undefined` takes it back. The shell adds the Esc key, unless
   * the line only `tells` something and there is nothing to take back.
   */
  hint(line: ReactNode | undefined, tells?: boolean): void
  /** Whether a small space was touched and waits for a second tap. */
  confirm?(waiting: boolean): void
  /** What the bar says while events are shown that are nobody's move: an opponent played by the game itself has no seat. */
  title?(title: BarTitle | undefined): void
  /** The newest line of the log, for a pill on the board; `undefined` before the first. */
  readonly lastLine: string | undefined
  /** Opens the log. */
  openLog(): void
  /**
   * What the line of the log that the reader has chosen is about: the board turns to the seat's board, and to the page of panels with the
   * first of these places. The shell then marks them. A new array for every choice.
   */
  readonly bring?: readonly Place[]
}

/**
 * Something on a board that can be pointed at. Elements carry the name as `data-at`; `seat:<n>` is everything that stands for a seat. Where
 * one seat's board is shown at a time, the element around it carries `data-seat`, so that the shell knows whose places it sees.
 */
export interface Place {
  /** The `data-at` of the element. */
  readonly at: string
  /** Whose board it lies on, where every seat has one. While another one is shown, `seat:<n>` is pointed at instead. */
  readonly seat?: Seat
}

/** An action that somebody asks about before taking it. */
export interface Asked<A extends Action = Action, V = unknown> {
  readonly action: A
  /** The view in which it is legal: that of a later question, where it passes the present one. */
  readonly view: V
  readonly me: Seat
  readonly names: readonly string[]
}

/** The kinds of sounds: short and soft, made by the shell. */
export type Sound = 'turn' | 'place' | 'card' | 'roll' | 'points' | 'refusal' | 'end'

/** A title for the bar, in the colour of the player it is about. */
export interface BarTitle {
  readonly words: string
  readonly colour: Colour
}

/** The settings that a board must respect. */
export interface BoardSettings {
  /** 1 normal, 0.5 fast, 0 off. */
  readonly speed: number
  /** Adds stronger signs to every colour. */
  readonly shapes: boolean
}

/** Something that ending the turn would lose or leave unscored. */
export interface Warning {
  /** The name by which it can be muted. */
  readonly id: string
  /** What would be lost, in the reader's language. */
  readonly text: string
  /** How many things that is, 1 when left out; the button that ends the turn shows how many there are in all. */
  readonly count?: number
}

/** What a game brings to the page. Loaded on demand, one chunk for each game. */
export interface BoardModule<A extends Action = Action, V = unknown, E extends GameEvent = GameEvent> {
  /** Everything below the prompt bar, from 360 px wide phones to large screens. */
  readonly Board: ComponentType<BoardProps<A, V, E>>
  /** The action that ends the turn, if it is legal: the button in the bar takes it. */
  endTurn(view: V, legal: readonly A[]): A | undefined
  /**
   * The one action that continues without ending the turn, such as leaving a step, and its words: the button in the bar takes it. Where it
   * `warns`, what would be lost is shown before it is taken, as before the end of the turn.
   */
  mainAction?(
    view: V,
    legal: readonly A[],
    language: Language,
  ): { readonly action: A; readonly words: string; readonly warns?: boolean } | undefined
  /** The only answer to a question that leaves the player no choice: the page gives it for players who have chosen so. */
  passing?(view: V, legal: readonly A[]): A | undefined
  /** The answer that declines, where there are others: the page gives it for players who have passed in advance, until their next turn. */
  pass?(view: V, legal: readonly A[]): A | undefined
  /** What ending the turn now would lose, the worst first. */
  warnings(view: V, me: Seat, language: Language): readonly Warning[]
  /** One line under the question, where there is room for it: what its answers are for. Left out where the question says it all. */
  guide?(view: V, me: Seat, language: Language): string | undefined
  /** What an event happened to, the most important place first, so that a line of the log can point at it. */
  placesOf?(event: E): readonly Place[]
  /** How an event sounds; `undefined` for a quiet one. A board without this function makes the sound of a piece being put down. */
  soundOf?(event: E): Sound | undefined
  /** Whether everybody decides without knowing what the others choose: until all have chosen, nothing is told of it. Never when left out. */
  together?(view: V): boolean
  /** Points so far by source, for the score sheet; hidden points stay hidden. */
  scores(view: V): readonly Readonly<Record<string, number>>[]
  /** A large picture with its full text, for zoom and gallery; as in the game that is shown, if one is. */
  readonly Component: ComponentType<{
    readonly id: string
    readonly language: Language
    readonly view?: V
    /** The address of the rulebook, where the rule of the component can be followed: a link with `data-rule`. */
    readonly rules?: string
    /** The action that a tap on it would take. */
    readonly asked?: Asked<A, V> | undefined
  }>
  /** Every component of the game, for the gallery, by kind. */
  readonly gallery: readonly { readonly kind: string; readonly ids: readonly string[] }[]
  /** The name of a kind of component, as a heading of the gallery. */
  kindName(kind: string, language: Language): string
}
