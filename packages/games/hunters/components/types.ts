/** The six elements, from the lightest to the heaviest. */
export type ElementId = 'H' | 'He' | 'C' | 'O' | 'Si' | 'Fe'

/** Numbers of crystals by element; elements left out count as none. */
export type Amounts = Readonly<Partial<Record<ElementId, number>>>

/** A number with its unit, as it is printed on a card. */
export interface Quantity<Unit extends string> {
  readonly value: number
  readonly unit: Unit
}

/** One kind of crystal. */
export interface ElementKind {
  readonly id: ElementId
  readonly massNumber: number
  readonly atomicNumber: number
  readonly supply: number
  readonly colour: string
}

/** A line of the periodic table: a fusion from left to right, a decay from right to left. */
export interface Reaction {
  readonly id: string
  readonly in: Amounts
  readonly out: Amounts
}

/** Who an effect is for: its owner, all others, or the others on the same or an adjacent field. */
export type Who = 'self' | 'others' | 'othersHereOrNear'

/** How a card changes the move of this turn. */
export type MoveRule = 'twoSteps' | 'stay' | 'anyField'

/** What cards, fields and bursts do: data, run by one interpreter (`rules/effects.ts`). */
export type Effect =
  | { readonly op: 'gain'; readonly who: Who; readonly elements: Amounts }
  | { readonly op: 'lose'; readonly who: Who; readonly elements: Amounts }
  | { readonly op: 'gainChoice'; readonly amountByElement: Amounts }
  | { readonly op: 'relocate'; readonly who: 'self'; readonly to: string }
  | { readonly op: 'relocate'; readonly who: 'chosenOther'; readonly to: 'chosenField' }
  | { readonly op: 'produce'; readonly who: 'self' | 'all' }
  | { readonly op: 'drawEvents'; readonly count: number }
  | { readonly op: 'fusionLimit'; readonly value: 'unlimited' }
  | { readonly op: 'decays'; readonly max: number }
  | { readonly op: 'moveRule'; readonly rule: MoveRule }
  | { readonly op: 'captureRandom'; readonly from: 'chosenHereOrNear'; readonly count: number }
  | { readonly op: 'fightBonus'; readonly side: 'attack' | 'defence'; readonly tenths: number }
  | { readonly op: 'reroll' }
  | { readonly op: 'cancelFight' }
  | { readonly op: 'retryPlacement' }
  | { readonly op: 'cancelEvent' }

/** What a field of the sky is for. */
export type FieldType = 'decay' | 'event' | 'elements' | 'fusion'

/** How a field is drawn: the disc around the pole, or a sector of a ring, in degrees clockwise from the top. */
export type Shape =
  | { readonly kind: 'disc'; readonly r: number }
  | {
      readonly kind: 'sector'
      readonly rInner: number
      readonly rOuter: number
      readonly fromDeg: number
      readonly toDeg: number
    }

/** A field of the sky map. */
export interface Field {
  readonly id: string
  readonly type: FieldType
  /** What using the field does. */
  readonly use: readonly Effect[]
  readonly start: boolean
  readonly ring: number
  readonly centre: { readonly x: number; readonly y: number }
  readonly shape: Shape
  readonly neighbours: readonly string[]
}

/** The four classes of stars. */
export type StarClass = 'supergiant' | 'giant' | 'mainSequence' | 'whiteDwarf'

/** What a supergiant does when it is created: for everybody on the field, and on the fields around it. */
export interface Burst {
  readonly here: Effect
  readonly near: Effect
}

/** A star card. */
export interface Star {
  readonly id: string
  readonly class: StarClass
  readonly points: number
  readonly spectralType: string
  readonly constellation: string
  readonly mass: Quantity<'Msun'>
  readonly radius: Quantity<'Rsun'>
  readonly temperature: Quantity<'K'>
  readonly luminosity: Quantity<'Lsun'>
  /** Which parameters are highlighted: mass defends, radius attacks. */
  readonly highlighted: readonly ('mass' | 'radius')[]
  /** The readings of the combat diagrams that are stored on the card, in tenths of a point. */
  readonly attackTenths: number
  readonly defenceTenths: number
  readonly cost: Amounts
  readonly production?: Amounts
  readonly burst?: Burst
  readonly system?: string
}

/** Stars that belong together. */
export interface StarSystem {
  readonly id: string
  readonly kind: 'binary' | 'triple'
  readonly members: readonly string[]
  readonly bonus: number
}

/** When a card acts. */
export type Timing = 'immediate' | 'ownTurn' | 'reaction' | 'anyMoment'

/** The moment at which a card can be played. */
export type Window =
  | 'draw'
  | 'beforeMove'
  | 'eventStep'
  | 'fightAttacker'
  | 'fightDefender'
  | 'fightEither'
  | 'attacked'
  | 'misplaced'
  | 'otherEventPlayed'
  | 'any'

/** A kind of event card. */
export interface EventCard {
  readonly id: string
  readonly count: number
  readonly timing: Timing
  readonly window: Window
  readonly effects: readonly Effect[]
}

/** The constant effect of a Sun card. */
export type SunEffect =
  | { readonly op: 'attackDie'; readonly tenths: number }
  | { readonly op: 'defence'; readonly tenths: number }
  | { readonly op: 'eventFieldChoice'; readonly look: number; readonly keep: number }
  | { readonly op: 'extraFusion'; readonly count: number }

/** A Sun card. */
export interface Sun {
  readonly id: string
  readonly effect: SunEffect
}

/** A combat diagram: a chain of straight segments over the logarithm of a parameter. */
export interface CombatDiagram {
  readonly parameter: 'mass' | 'radius'
  readonly unit: string
  readonly ticks: readonly number[]
  readonly maxTenths: number
  /** Parameter and tenths of a point. */
  readonly points: readonly (readonly [number, number])[]
}

/** A red dot of the Hertzsprung-Russell diagram. Which star it belongs to is not printed on it. */
export interface Dot {
  readonly id: string
  readonly x: number
  readonly y: number
}
