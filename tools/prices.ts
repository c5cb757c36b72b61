/**
 * npm run prices -- [--set prices.json] [--games 200] [--seats 2,4] [--players hard]     says what holds of what prices must achieve
 * npm run prices -- --steps 20 --games 60 --seats 2,3,4 --players hard,medium,medium --out prices.json    searches, and writes the best set it found
 *
 * The prices of Star Hunters: bots of one level play with a set, and it is counted who makes which star and who wins with it. A search moves each price a
 * little by what the games say and plays again. What it writes is a file for `orrery balance --set`; docs/designing.md says how to go on from there.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { changeSet, changesOf, differencesOf } from '@orrery/kernel'
import { findGame, rulesOf } from '../packages/cli/src/games.ts'
import { playOne, type Series } from '../packages/cli/src/series.ts'
import { type Components, first } from '../packages/games/hunters/sets/components.ts'
import { second } from '../packages/games/hunters/sets/second.ts'
import { distance, report } from './prices/acceptance.ts'
import { type Price, type Prices, step } from './prices/step.ts'
import { type Tally, tally } from './prices/tally.ts'

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    steps: { type: 'string', default: '0' },
    games: { type: 'string', default: '200' },
    seats: { type: 'string', default: '2,4' },
    players: { type: 'string', default: 'hard' },
    work: { type: 'string' },
    keep: { type: 'string', default: '' },
    seed: { type: 'string', default: 'prices' },
    out: { type: 'string' },
  },
})
const VERSION = 2
const seats = values.seats.split(',').map(Number)
/** One level for all numbers of players, or one for each. */
const levels = values.players.split(',')
const kept = new Set(values.keep.split(','))
const [steps, games] = [Number(values.steps), Number(values.games)]
if (!(steps >= 0) || !(games >= 1) || !seats.every((count) => count >= 2 && count <= 4)) {
  console.error('prices: --steps from 0, --games from 1, --seats such as 2,3,4')
  process.exit(2)
}

const start: Components = values.set === undefined ? second : changeSet(second, readChanges(values.set))
let prices: Prices = {
  prices: new Map(start.stars.map(({ id, cost }): [string, Price] => [id, { ...cost }])),
  wishes: new Map(),
}
let best = { distance: Number.POSITIVE_INFINITY, prices }
for (let i = 0; i <= steps; i++) {
  // Other deals at every step: prices should not fit one deal.
  const tallies = seats.map((count) => {
    const counted = play(withPrices(prices), count, steps === 0 ? values.seed : `${values.seed} ${i}`)
    if (i === 0 || i === steps) console.log(report(counted))
    return counted
  })
  const now = distance(tallies)
  if (now < best.distance) best = { distance: now, prices }
  if (steps > 0)
    console.log(`step ${i}: distance ${now.toFixed(2)}, best ${best.distance.toFixed(2)}; ${brief(tallies)}`)
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(changesFor(best.prices), null, 2)}\n`)
  prices = step(prices, tallies, kept, 1 - i / (steps + 1))
}

function readChanges(file: string): unknown {
  const { name: _name, version: _version, ...changes } = JSON.parse(readFileSync(file, 'utf8'))
  return changes
}

/** The set with other prices. */
function withPrices({ prices: wanted }: Prices): Components {
  return { ...start, stars: start.stars.map((star) => ({ ...star, cost: { ...wanted.get(star.id) } })) }
}

/** A file that makes this set of the one that is shipped. */
function changesFor(wanted: Prices): object {
  return { name: 'Prices', version: VERSION, ...changesOf(differencesOf(second, withPrices(wanted))) }
}

function play(components: Components, count: number, seed: string): Tally {
  const set = changesOf(differencesOf(second, components))
  const game = rulesOf(findGame('hunters'), VERSION, Object.keys(set).length === 0 ? undefined : set)
  const series: Series = {
    game: 'hunters',
    version: VERSION,
    games,
    players: Array<string>(count).fill(levels[seats.indexOf(count)] ?? levels[0] ?? 'hard'),
    rotate: false,
    options: {},
    seed: `${seed} ${count}`,
    keepTraces: true,
    keepRecords: false,
    ...(values.work === undefined ? {} : { work: Number(values.work) }),
  }
  const all = Array.from({ length: games }, (_, index) => playOne(game, series, index))
  const wrong = all.find(({ error }) => error !== undefined)
  if (wrong !== undefined) throw new Error(wrong.error)
  return tally(count, all, first.stars)
}

/** Shares of the classes in the winners' points and how many stars were hardly ever made, by number of players. */
function brief(tallies: readonly Tally[]): string {
  return tallies
    .map(({ seats: count, classes, stars }) => {
      const rare = stars.filter(({ made }) => made.share < 0.02).length
      return `${count}: ${classes.map(({ points }) => (100 * points).toFixed(0)).join('/')} rare ${rare}`
    })
    .join('; ')
}
