import { type Difference, differencesOf, makeTexts, OrreryError } from '@orrery/kernel'
import { type Given, readArgs, readLanguage } from './args.ts'
import { type BalanceFigures, balanceFigures } from './balance/figures.ts'
import { balancePage } from './balance/page.ts'
import type { Arm, BalanceReport } from './balance/report.ts'
import type { Environment } from './environment.ts'
import { writeText } from './files.ts'
import { findGame, type Registered } from './games.ts'
import { type Chosen, componentsOf, nameOf, readRules, readSetOrVersion, rulesShape } from './own-set.ts'
import { poolShape, withPool } from './pool.ts'
import { makeProgress } from './progress.ts'
import { readNames, readSeries } from './read-series.ts'
import type en from './texts/en/balance.ts'
import { UsageError } from './usage.ts'
import { playAll } from './workers.ts'

const shape = {
  games: 'text',
  seats: 'text',
  players: 'text',
  ...rulesShape,
  against: 'text',
  option: 'list',
  seed: 'text',
  ...poolShape,
  lang: 'text',
  json: 'flag',
  out: 'text',
} as const

const loadTexts = makeTexts<typeof en>((language) => import(`./texts/${language}/balance.ts`))

/** `orrery balance`: plays games and writes a page about who wins with what, with one set of components or with two. */
export async function balance(words: readonly string[], environment: Environment): Promise<number> {
  const { out, games } = environment
  const given = readArgs(words, shape, 1)
  const registered = findGame(given.positionals[0], games)
  const file = given.text('out')
  const json = given.flag('json')
  if (file === undefined && !json) throw new UsageError('balance needs --out report.html, or --json')
  const language = readLanguage(given)
  const against = given.text('against')
  const chosen = readRules(given, registered)
  const arms = [chosen, ...(against === undefined ? [] : [readSetOrVersion(against, registered)])]
  const names = readNames(given, chosen.game)
  const seats = readSeats(given, registered, names.length)
  const all = arms.flatMap(({ game }) =>
    seats.map((count) => ({
      ...readSeries(given, game, { games: 200, seed: 'balance', seats: count }),
      keepTraces: true,
    })),
  )
  const each = all[0]?.games ?? 0
  if (!json) out.print(announce(registered, arms, seats, each, names))
  const progress = makeProgress(each * all.length, process.stderr)
  let count = 0
  const played = await withPool(given, environment, (pool) =>
    playAll(all, { ...pool, done: () => progress.at(++count) }),
  )
  const figures = all.map((one, i) => balanceFigures(one, played[i] ?? []))
  const cells = arms.map((_, i) => figures.slice(i * seats.length, (i + 1) * seats.length))
  progress.end()
  const report = makeReport(registered, arms, cells, { games: each, players: names, seed: all[0]?.seed ?? '' })
  if (json) out.print(`${JSON.stringify(report)}\n`)
  if (file !== undefined) {
    const [say, speech, named] = await Promise.all([
      loadTexts(language),
      registered.speech(language),
      registered.named?.(language),
    ])
    writeText(file, balancePage(report, { language, say, speech, names: named }))
    if (!json) out.print(`The report is in ${file}\n`)
  }
  return cells.flat().some(({ errors }) => errors.length > 0) ? 1 : 0
}

/** The numbers of seats, such as `2,3,4`; usually two, or one for each player that is named. */
function readSeats(given: Given, { game }: Registered, players: number): readonly number[] {
  const { min, max } = game.seats
  const text = given.text('seats') ?? String(Math.max(min, Math.min(2, max), players))
  const counts = text.split(',').map(Number)
  if (/^\d+(,\d+)*$/.test(text) && counts.every((count) => count >= min && count <= max)) {
    return [...new Set(counts)].sort((a, b) => a - b)
  }
  throw new UsageError(
    `--seats lists whole numbers from ${min} to ${max}, such as ${min === max ? min : `${min},${max}`}, not "${text}"`,
  )
}

function announce(
  { game }: Registered,
  arms: readonly Chosen[],
  seats: readonly number[],
  games: number,
  names: readonly string[],
): string {
  const sets = arms.map(nameOf).join(' against ')
  const tables = seats.map((count) => `${count} ${count === 1 ? 'seat' : 'seats'}`).join(', ')
  const all = games * seats.length * arms.length
  const each = seats.length * arms.length > 1 ? ` (${games} each)` : ''
  return `${game.id}, ${sets}: ${all} games${each} with ${tables}; players ${names.join(', ')}\n`
}

function makeReport(
  registered: Registered,
  chosen: readonly Chosen[],
  cells: readonly (readonly BalanceFigures[])[],
  head: Pick<BalanceReport, 'games' | 'players' | 'seed'>,
): BalanceReport {
  const arms = chosen.map(
    ({ game, name }, i): Arm => ({
      version: game.version,
      ...(name === undefined ? {} : { name }),
      cells: cells[i] ?? [],
    }),
  )
  const [first, second] = arms
  if (first === undefined) throw new OrreryError('bad-set', 'nothing was played')
  return {
    game: registered.game.id,
    ...head,
    arms: second === undefined ? [first] : [first, second],
    differences: differencesBetween(registered, chosen),
  }
}

/** From the set compared with to the requested one. */
function differencesBetween(registered: Registered, [after, before]: readonly Chosen[]): readonly Difference[] {
  if (before === undefined || after === undefined || registered.sets === undefined) return []
  return differencesOf(componentsOf(before, registered), componentsOf(after, registered), registered.sets.rules)
}
