/** What a cosmos player thinks things are worth, in points. Found by letting players with different weights play each other. */
export interface Weights {
  /** The share of an unfinished nebula's points: with none of its stars there, and with all but the last. */
  readonly nebulaStart: number
  readonly nebulaAlmost: number
  /** How late the points of a nebula come into reach: 1 evenly with every star, more with the last ones. */
  readonly bend: number
  /** A star that spoils a nebula takes this share of what the nebula would be worth. */
  readonly surplus: number
  readonly proto: number
  readonly stable: number
  /** The share of a life form's points when all sides of a completed nebula carry life; it falls with every side that doesn't. */
  readonly lifeForm: number
  /** The same for a nebula that isn't completed. */
  readonly lifeFormLater: number
  /** How late a life form comes into reach: 1 evenly with every side, more with the last ones. */
  readonly lifeBend: number
  /** A standard star, by element behind an entry for none, and a supernova. */
  readonly stars: readonly number[]
  readonly nova: number
  /** A card in hand, and how much more it is worth for every turn left. */
  readonly card: number
  readonly cardTurn: number
  /** A fifth card of a kind on the way to a set. */
  readonly setStep: number
  /** An ability, by kind, for every turn left. */
  readonly abilities: readonly number[]
  /** The share of the points still expected from the time chamber that is counted on. */
  readonly crystal: number
  /** Growth expected in a turn, and what every time ability adds to it. */
  readonly growth: number
  readonly growthAbility: number
  readonly discharge: number
  /** How many rounds the crystals of the supply will last: the first one, and each of the others. */
  readonly crystalsFirst: number
  readonly crystalsEach: number
  /** How much of what may be scored later counts in the last turn, to show the way. */
  readonly lastTurn: number
  /** How likely a lead in a goal is to last, by the rounds until it is scored. */
  readonly goalNow: number
  readonly goalLater: number
  /** What can still be spent in this turn. */
  readonly star: number
  readonly reserveProto: number
  readonly tile: number
  readonly supernova: number
  readonly dna: number
  readonly graviton: number
  /** How much the best opponent counts. */
  readonly rival: number
}

export const weights: Weights = {
  nebulaStart: 0.05,
  nebulaAlmost: 0.65,
  bend: 2,
  surplus: 0.45,
  proto: 0.7,
  stable: 1.4,
  lifeForm: 0.9,
  lifeFormLater: 0.45,
  lifeBend: 3,
  stars: [0, 0.3, 0.3, 0.8, 0.8],
  nova: 1.2,
  card: 0.1,
  cardTurn: 0.1,
  setStep: 0.25,
  abilities: [0.6, 1.5, 0.2, 2],
  crystal: 1,
  growth: 2.2,
  growthAbility: 0.8,
  crystalsFirst: 0.5,
  crystalsEach: 0.9,
  lastTurn: 0.25,
  discharge: 1.5,
  goalNow: 0.9,
  goalLater: 0.35,
  star: 0.2,
  reserveProto: 0.15,
  tile: 0.2,
  supernova: 0.3,
  dna: 0.2,
  graviton: 0.25,
  rival: 0.3,
}
