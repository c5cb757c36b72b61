import { at, indexIn, item } from '@orrery/kernel'
import { EMPTY, elementIds, PROTO, STABLE, sectorIds, type TableSpec } from '../components/basics.ts'
import { goals, type Metric } from '../components/goals.ts'
import { numbersOf, type OfSet } from '../sets/numbers.ts'
import { countOf, formsOn, isDone } from './galaxy.ts'
import type { Player } from './state.ts'
import {
  CORNERS,
  cornerNeighbours,
  cornersOfHex,
  FLIPPED,
  HEXES,
  SIDES,
  sectorOfHex,
  sectorsOfSide,
  tileSize,
} from './tables.ts'

/** Goals (C15): what a galaxy is worth for each of them, and who gets points. */

/** The parts of a player that goals look at; views show all of them. */
type Galaxy = Pick<Player, 'stars' | 'life' | 'tiles' | 'done' | 'forms' | 'scored'>

/** The value of a galaxy for a goal (C15.10-C15.25). */
export function measure(galaxy: Galaxy, goal: number): number {
  const spec = goals[goal]
  if (spec === undefined) throw new RangeError(`no goal ${goal}`)
  return measureMetric(galaxy, spec.metric)
}

function measureMetric(galaxy: Galaxy, metric: Metric): number {
  switch (metric.type) {
    case 'lifeCount':
      return countOf(galaxy.life, metric.state === 'proto' ? PROTO : STABLE)
    case 'completedNebulaSizeSum':
      return nebulaSizes(galaxy, indexIn(sectorIds, metric.sector))
    case 'supernovaCount':
      return countSupernovae(galaxy.stars)
    case 'largestStarGroup':
      return largestGroup(galaxy.stars)
    case 'lifeInSector':
      return lifeInSector(galaxy.life, indexIn(sectorIds, metric.sector))
    case 'crystalsOnScoringSpaces':
      return galaxy.scored
    case 'starCount':
      return countOf(galaxy.stars, indexIn(elementIds, metric.element) + 1)
    case 'completedNebulaCount':
      return countNebulae(galaxy, metric.size - 1)
    case 'starsAroundLifeForms':
      return inhabitedStars(galaxy)
  }
}

function countSupernovae(stars: readonly number[]): number {
  let count = 0
  for (const star of stars) if (star > FLIPPED) count++
  return count
}

function nebulaSizes(galaxy: Galaxy, sector: number): number {
  let sum = 0
  for (let hex = 0; hex < HEXES; hex++) {
    if (isDone(galaxy, hex) && sectorOfHex[hex] === sector) sum += at(tileSize, at(galaxy.tiles, hex)) + 1
  }
  return sum
}

function countNebulae(galaxy: Galaxy, size: number): number {
  let count = 0
  for (let hex = 0; hex < HEXES; hex++) {
    if (isDone(galaxy, hex) && at(tileSize, at(galaxy.tiles, hex)) === size) count++
  }
  return count
}

/** Border life counts in each of its sectors (C15.7). */
function lifeInSector(life: readonly number[], sector: number): number {
  let count = 0
  for (let side = 0; side < SIDES; side++) {
    if (life[side] !== EMPTY && (at(sectorsOfSide, side) & (1 << sector)) !== 0) count++
  }
  return count
}

/** The corners that were met in the search of this stamp; kept from search to search, since searching players measure galaxies all the time. */
const marks = new Int32Array(CORNERS)
const queue = new Int32Array(CORNERS)
let stamp = 0

/** Stars and supernovae joined by adjacent corners; branches count (C15.15). */
function largestGroup(stars: readonly number[]): number {
  let largest = 0
  stamp++
  for (let corner = 0; corner < CORNERS; corner++) {
    if (stars[corner] === EMPTY || marks[corner] === stamp) continue
    let members = 0
    queue[members++] = corner
    marks[corner] = stamp
    for (let i = 0; i < members; i++) {
      for (const next of item(cornerNeighbours, queue[i] ?? corner)) {
        if (stars[next] === EMPTY || marks[next] === stamp) continue
        marks[next] = stamp
        queue[members++] = next
      }
    }
    if (members > largest) largest = members
  }
  return largest
}

/** Each star around a nebula with a life form once (C15.25). */
function inhabitedStars(galaxy: Galaxy): number {
  let count = 0
  stamp++
  for (let hex = 0; hex < HEXES; hex++) {
    if (formsOn(galaxy, hex) === 0) continue
    for (const corner of item(cornersOfHex, hex)) {
      if (galaxy.stars[corner] === EMPTY || marks[corner] === stamp) continue
      marks[corner] = stamp
      count++
    }
  }
  return count
}

/** The table for a number of players. */
export function tableFor(game: OfSet, players: number): TableSpec {
  if (players !== 2 && players !== 3 && players !== 4) throw new RangeError(`no table for ${players} players`)
  return numbersOf(game).tables[players]
}

/** The points for each value (C15.1-C15.4, C15.8). */
export function goalPoints(game: OfSet, values: readonly number[]): number[] {
  const [first, second] = tableFor(game, values.length).goalPoints
  const best = Math.max(...values)
  if (best === 0) return values.map(() => 0)
  const alone = values.filter((value) => value === best).length === 1
  const runnerUp = Math.max(0, ...values.filter((value) => value < best))
  return values.map((value) => {
    if (value === best) return first
    return alone && value === runnerUp && value > 0 ? second : 0
  })
}
