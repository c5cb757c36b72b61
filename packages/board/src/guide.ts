/**
 * The lessons of a game. Each begins at a position that is the same every time: shuffle and bots follow from the number of the deal, and
 * what was played before is stored with it. So the wanted actions are exact ids; `guides.test.ts` plays every lesson against the engine.
 */
export type Lesson = GuidedLesson | PracticeLesson

interface LessonFacts {
  readonly id: string
  /** About how long it takes. */
  readonly minutes: number
}

/** A lesson that leads from step to step. */
export interface GuidedLesson<Id extends string = string> extends LessonFacts, Guide<Id> {
  readonly kind: 'guided'
}

/** A lesson of short exercises, played freely. */
export interface PracticeLesson<Id extends string = string> extends LessonFacts {
  readonly kind: 'practice'
  readonly exercises: readonly Exercise<Id>[]
}

/** Where a lesson begins. */
export interface Scene {
  /** Deals the cards (`NewGame.deal`). */
  readonly deal: number
  /** The bot at the other seat; the person sits at seat 0. */
  readonly level: string
  readonly options: Readonly<Record<string, string>>
  /** What both have decided before the lesson begins, as lines of a record. */
  readonly before?: readonly string[]
}

/** A way through a position, step by step. */
export interface Guide<Id extends string = string> extends Scene {
  /** What the guide says when nothing can be played; no step is about it. */
  readonly passes?: readonly string[]
  readonly steps: readonly GuideStep<Id>[]
}

/** A position with a goal for one turn. Its steps lead to one of the solutions. */
export interface Exercise<Id extends string = string> extends Guide {
  readonly id: Id
  /** The rule it is about. */
  readonly rule: string
  /** Selectors of what has to be looked at: the card leaves it free. */
  readonly place: readonly string[]
  /** What is counted: `from` at the beginning, `goal` when the exercise is solved. */
  readonly from: number
  readonly goal: number
  /** Reads it from the player's view of the game. */
  measure(view: unknown): number
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

/** A lesson that leads through a position. */
export const guided = <Id extends string>(
  id: string,
  minutes: number,
  position: Omit<Guide<Id>, 'steps'>,
  steps: readonly GuideStep<Id>[],
): GuidedLesson<Id> => ({ id, kind: 'guided', minutes, ...position, steps })

/** A step that asks for actions, one after the other: on which page of a narrow board, and where. */
export const ask = <Id extends string>(
  id: Id,
  rule: string,
  page: string,
  place: readonly string[],
  ...wants: readonly string[]
): GuideStep<Id> => ({ id, rule, page, place, wants })

/** A position with an easy bot; what was played before has one line for each stretch of a player: the seat, and what it decided. */
export function scene(deal: number, played: string): Scene {
  const before = played
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [seat = '', ...decisions] = line.trim().split(' ')
      return decisions.map((decision) => `${seat} ${decision}`)
    })
  return { deal, level: 'easy', options: {}, before }
}
