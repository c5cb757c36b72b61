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
  /** What the guide says when nothing can be played; no step is about it. */
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
  /** The name of its words in the texts. */
  readonly id: Id
  /** The rule it is about. */
  readonly rule: string
  /** Selectors of what it is about; the first one that is visible is lit up. Whatever is to be tapped next takes precedence. */
  readonly place: readonly string[]
  /** Where "Show me" points, when the light must not give that away: the player should find it first. */
  readonly aims?: readonly string[]
  /** The page of a narrow board where the place is, as its tab says in `data-page`. */
  readonly page?: string
  /** A button that opens the window where the place is; the window closes when the step ends. */
  readonly opens?: string
  /** Actions the player is to take, one after the other; left out where there is only something to read. */
  readonly wants?: readonly string[]
  /** The wanted actions may be taken in any order. */
  readonly anyOrder?: true
  /** Verbs of harmless actions: each may be taken in place of a wanted one. */
  readonly also?: readonly string[]
}
