import type { Slot } from './basics.ts'

/** Limits, amounts and points of the rules. */
export const constants = {
  cargoLimit: 4,
  startResources: 2,
  crewDealt: 3,
  rowLimit: 3,
  crewLimit: 6,
  cantinaPlaces: 3,
  plays: 2,
  playsAtPortal: 1,
  terraformBase: 2,
  discoveryLevels: 1,
  survivorLimit: 3,
  outpostUnlockPoints: 5,
  outpostOnColonyPoints: 2,
  firstPlacePoints: 3,
  secondPlacePoints: 1,
  planetsToEnd: 3,
  planetsToEndLong: 4,
  extraRounds: 1,
  maxRounds: 60,
  tokensStartReady: false,
}

/** A row of the colony table: what this colony costs, and the points at the end for having this many. */
export interface ColonyRow {
  readonly planetLeader: number
  readonly engineer: number
  readonly anyLeader: number
  readonly anyResource: number
  readonly points: number
}

/** The colony table, first colony first. */
export const colonyTable: readonly ColonyRow[] = [
  { planetLeader: 0, engineer: 1, anyLeader: 1, anyResource: 0, points: 2 },
  { planetLeader: 0, engineer: 1, anyLeader: 1, anyResource: 1, points: 5 },
  { planetLeader: 1, engineer: 1, anyLeader: 1, anyResource: 0, points: 9 },
  { planetLeader: 1, engineer: 1, anyLeader: 1, anyResource: 1, points: 14 },
  { planetLeader: 1, engineer: 1, anyLeader: 1, anyResource: 2, points: 20 },
  { planetLeader: 1, engineer: 1, anyLeader: 1, anyResource: 3, points: 27 },
  { planetLeader: 1, engineer: 1, anyLeader: 1, anyResource: 4, points: 35 },
  { planetLeader: 2, engineer: 1, anyLeader: 1, anyResource: 5, points: 45 },
]

/** Points at the end by the number of settled survivors; more than the table has count as its last entry. */
export const survivorPoints: readonly number[] = [0, 5, 12, 20, 30, 40]

/** The starting planets, and the slots they are dealt to, in this order. */
export const startPlanets: readonly string[] = ['keyi', 'ryugu', 'kijani']
export const startSlots: readonly Slot[] = ['N', 'W', 'E']

/** What is in the box. */
export const componentCounts = {
  cantinaBoard: 1,
  planetCards: 16,
  crewCards: 33,
  survivorCards: 15,
  automaCards: 10,
  arkCards: 5,
  bridgeCards: 4,
  cargoCards: 4,
  leaderTokens: 12,
  engineerTokens: 4,
  resourceMarkers: 32,
  cargoMarkers: 16,
  arkMarkers: 4,
  scoreMarkers: 4,
  terraformMarkers: 32,
  colonyMarkers: 32,
  outpostMarkers: 8,
  firstPlayerMarker: 1,
} as const
