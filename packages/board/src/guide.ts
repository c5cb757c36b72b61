/**
 * A guided first turn: a game that is dealt the same every time, and the steps a beginner is led through on the real board. Shuffle and bots
 * follow from the lesson's number, so the wanted actions are exact ids; `guides.test.ts` plays every guide against the engine.
 */
export interface Guide<Id extends string = string> {
  /** Deals the cards (`NewGame.lesson`). */
  readonly lesson: number
  /** The bot at the other seat; the person sits at seat 0. */
  readonly level: string
  readonly options: Readonly<Record<string, string>>
  /** What is said where nothing can be played, by the person or for them; no step speaks of it. */
  readonly passes?: readonly string[]
  readonly steps: readonly GuideStep<Id>[]
}

/** What a guide says. */
export interface GuideTexts {
  /** By the id of the step. */
  readonly steps: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  /** What the player knows at the end. */
  readonly learned: readonly string[]
}

/** One thing to read, and perhaps to do. */
export interface GuideStep<Id extends string = string> {
  /** Its words stand under this name in the texts. */
  readonly id: Id
  /** The rule it speaks of. */
  readonly rule: string
  /** Selectors of what it speaks of; the first that can be seen is lit up. What is to be tapped next goes before them. */
  readonly place: readonly string[]
  /** Where "Show me" points, when that says more than the light should: to be found by the player first. */
  readonly aims?: readonly string[]
  /** The page of a narrow board where the place is, as its tab says in `data-page`. */
  readonly page?: string
  /** A button that opens the window where the place is; it is closed again with the step. */
  readonly opens?: string
  /** Actions the player is to take, one after the other; left out where there is only something to read. */
  readonly wants?: readonly string[]
  /** The wanted actions may be taken in any order. */
  readonly anyOrder?: true
  /** First words of actions that do no harm: each may stand for a wanted one. */
  readonly also?: readonly string[]
}
