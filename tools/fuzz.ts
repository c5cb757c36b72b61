/**
 * npm run fuzz -- <game> [--games 20000] [--seed fuzz] [--share 0.002] [--jobs 2]
 * npm run fuzz -- <game> --only fuzz/0:123 [--share 0.002]      plays the one game again whose seed a failure named
 *
 * The conformance kit as a long campaign: random games on all cores, every one held to the laws, and a table of how often
 * each card effect, goal, refusal ... was exercised. Fails when a law breaks or something in the table stays at zero.
 */
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { conform, type Report } from '@orrery/kernel/testing'
import { loadKit, packagesWith } from './packages.ts'

interface Job {
  readonly game: string
  readonly games: number
  readonly seed: string
  readonly share: number
}

type Message = { readonly played: number } | { readonly report: Report } | { readonly error: string }

if (process.send === undefined) await main()
else process.once('message', (job: Job) => void work(job))

/** In a child process: one part of the campaign. */
async function work(job: Job): Promise<void> {
  const tell = (message: Message): void => void process.send?.(message)
  try {
    const progress = (played: number): void => {
      if (played % 20 === 0 || played === job.games) tell({ played })
    }
    const clock = (): number => performance.now()
    const { games, seed, share } = job
    tell({ report: conform(await loadKit(job.game), { games, seed, share, progress, clock }) })
  } catch (error) {
    tell({ error: error instanceof Error ? error.message : String(error) })
  }
  process.disconnect()
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '20000' },
      seed: { type: 'string', default: 'fuzz' },
      share: { type: 'string', default: '0.002' },
      only: { type: 'string' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    },
  })
  const [game] = positionals
  const known = packagesWith('test/kit.ts')
  const games = Number(values.games)
  const jobs = Math.min(Number(values.jobs), games)
  const share = Number(values.share)
  if (game === undefined || !known.includes(game) || !(games >= 1) || !(jobs >= 1) || !(share >= 0 && share <= 1)) {
    console.error(`fuzz: name a game (${known.join(', ')}); --games and --jobs from 1, --share from 0 to 1`)
    process.exit(2)
  }
  if (values.only !== undefined) {
    await playAgain(game, values.only, share)
    return
  }
  const start = performance.now()
  const played = new Array<number>(jobs).fill(0)
  const reports = await Promise.all(
    played.map((_, i) => {
      const part = Math.floor((games * (i + 1)) / jobs) - Math.floor((games * i) / jobs)
      return run({ game, games: part, seed: `${values.seed}/${i}`, share }, (count) => {
        played[i] = count
        show(
          played.reduce((a, b) => a + b, 0),
          games,
        )
      })
    }),
  ).catch((error: Error) => {
    console.error(`\n${error.message}`)
    process.exit(1)
  })
  print(game, reports, (performance.now() - start) / 1000)
}

/** One game of a campaign, in this process, so that a debugger can step through it. */
async function playAgain(game: string, only: string, share: number): Promise<void> {
  const [, seed, number] = /^(.*):(\d+)$/.exec(only) ?? []
  if (seed === undefined || number === undefined) {
    console.error(`fuzz: --only takes the seed that a failure names, such as fuzz/0:123, not "${only}"`)
    process.exit(2)
  }
  try {
    const { decisions } = conform(await loadKit(game), { games: 1, first: Number(number), seed, share })
    console.log(`${game}: game ${only} with ${decisions} decisions keeps all laws`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

function run(job: Job, progress: (played: number) => void): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] })
    child.on('message', (message: Message) => {
      if ('played' in message) progress(message.played)
      else if ('report' in message) resolve(message.report)
      else reject(new Error(message.error))
    })
    child.on('exit', (code) => reject(new Error(`a part of the campaign ended early with exit code ${code}`)))
    child.send(job)
  })
}

function show(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} games `)
}

function print(game: string, reports: readonly Report[], seconds: number): void {
  const tally: Record<string, number> = {}
  for (const report of reports) {
    for (const [key, count] of Object.entries(report.tally)) tally[key] = (tally[key] ?? 0) + count
  }
  const total = (pick: (report: Report) => number): number => reports.map(pick).reduce((a, b) => a + b, 0)
  const longest = Math.max(...reports.map((report) => report.longest))
  const slowest = Math.max(...reports.map((report) => report.slowestLegal ?? 0))
  for (const [key, count] of Object.entries(tally).sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`${String(count).padStart(12)}  ${key}`)
  }
  const zeros = Object.keys(tally).filter((key) => tally[key] === 0)
  console.log(
    `\n${game}: ${total((r) => r.games)} games, ${total((r) => r.decisions)} decisions in ${seconds.toFixed(0)} s, all laws kept`,
  )
  console.log(`longest game ${longest} decisions; slowest legal() ${slowest.toFixed(2)} ms`)
  console.log(zeros.length === 0 ? 'everything in the table was exercised' : `NEVER exercised: ${zeros.join(', ')}`)
  process.exitCode = zeros.length === 0 ? 0 : 1
}
