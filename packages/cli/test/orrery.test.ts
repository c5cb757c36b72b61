import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages, type Speech } from '@orrery/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comets } from '../../kernel/test/comets/comets.ts'
import type { CometsAction, CometsEvent } from '../../kernel/test/comets/state.ts'
import type { CometsView } from '../../kernel/test/comets/view.ts'
import type { Build } from '../src/build.ts'
import { type Registered, registry } from '../src/games.ts'
import { orrery } from '../src/orrery.ts'

/** The reference game shows plain ids; the real games have texts of their own. */
const speech: Speech<CometsAction, CometsView, CometsEvent> = {
  language: 'en',
  game: 'Comets',
  action: (action) => `say ${action.id}`,
  event: (event) => `event ${event.type}`,
  refusal: (refusal) => refusal.code,
  prompt: () => 'decide',
  option: (id) => id,
  source: (id) => id,
}

const games: readonly Registered[] = [{ game: comets, speech: async () => speech }]

const build: Build = { version: '1.2.3', commit: '0123456789ab' }

/** Somewhere to print to that can be read afterwards. */
function paper(): { print(text: string): void; read(): string } {
  const parts: string[] = []
  return { print: (text) => void parts.push(text), read: () => parts.join('') }
}

function run(...words: string[]): Promise<{ code: number; out: string; errors: string }> {
  return runBuild(build, ...words)
}

async function runBuild(build: Build, ...words: string[]): Promise<{ code: number; out: string; errors: string }> {
  const out = paper()
  const errors = paper()
  const code = await orrery(words, { out, errors, games, build, script: undefined })
  return { code, out: out.read(), errors: errors.read() }
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const keys = [
  'game',
  'games',
  'finished',
  'errors',
  'decisions',
  'seconds',
  'decisionsPerSecond',
  'enumeratedPerSecond',
  'branching',
  'scores',
]

describe('orrery simulate', () => {
  test('with --json prints one object with everything that is documented', async () => {
    const { code, out, errors } = await run(
      'simulate',
      'comets',
      '--games',
      '20',
      '--seats',
      '3',
      '--players',
      'random',
      '--seed',
      's',
      '--json',
    )
    expect(code).toBe(0)
    expect(errors).toBe('')
    const found: Record<string, unknown> = JSON.parse(out)
    for (const key of keys) expect(found).toHaveProperty(key)
    expect(found).toMatchObject({ game: 'comets', games: 20, finished: 20, errors: 0, seats: 3 })
    expect(found.scores).toHaveLength(3)
  })

  test('gives the same results for the same seed, and others for another', async () => {
    const scores = async (seed: string) =>
      JSON.parse((await run('simulate', 'comets', '--games', '10', '--seed', seed, '--json')).out).scores
    expect(await scores('a')).toEqual(await scores('a'))
    expect(await scores('a')).not.toEqual(await scores('b'))
  })

  test('prints figures for people, with options and a table by seat', async () => {
    const { out } = await run('simulate', 'comets', '--games', '5', '--option', 'short=on')
    expect(out).toContain('comets, version 1: 5 of 5 games finished')
    expect(out).toContain('short on')
    for (const figure of ['games/s', 'decisions/s', 'enumerated/s', 'branching', 'decisions/game'])
      expect(out).toContain(figure)
  })

  test('writes to a file when told to, and keeps records that replay and verify can read', async () => {
    const file = join(folder, 'report.json')
    const records = join(folder, 'records')
    const { out } = await run('simulate', 'comets', '--games', '3', '--json', '--out', file, '--records', records)
    expect(out).toBe('')
    expect(JSON.parse(readFileSync(file, 'utf8')).finished).toBe(3)
    expect(readdirSync(records)).toHaveLength(3)
    const replayed = await run('replay', join(records, 'comets-1.json'))
    expect(replayed.code).toBe(0)
    expect(replayed.out).toContain('say draw')
    expect(replayed.out).toContain('1. #')
    const verified = await run('verify', join(records, 'comets-1.json'))
    expect(verified.out).toMatch(/^Proved:\n {2}replay: all \d+ actions were allowed/m)
    expect(verified.out).toContain('who chose its seed cannot be checked')
    expect(verified.code).toBe(3)
  })

  test('a game whose rules break is counted and named, and the others go on', async () => {
    const faulty = {
      ...comets,
      apply: (...[state, seat, action, tell]: Parameters<typeof comets.apply>) => {
        if (action.kind === 'spend' && state.round === 3) throw new Error('boom')
        comets.apply(state, seat, action, tell)
      },
    }
    const out = paper()
    const code = await orrery(['simulate', 'comets', '--games', '40', '--json'], {
      out,
      errors: paper(),
      games: [{ game: faulty, speech: async () => speech }],
      build,
      script: undefined,
    })
    const found = JSON.parse(out.read())
    expect(code).toBe(1)
    expect(found.errors).toBeGreaterThan(0)
    expect(found.finished + found.errors).toBe(40)
    expect(found.messages[0]).toMatch(
      /a match broke off \[game comets, version 1, seed orrery:\d+, seq \d+, hash [0-9a-f]{16}\]: boom/,
    )
  })
})

describe('orrery arena', () => {
  test('rates players and rotates their seats', async () => {
    const { code, out } = await run('arena', 'comets', '--players', 'random,random', '--games', '40', '--json')
    expect(code).toBe(0)
    const found = JSON.parse(out)
    expect(found).toMatchObject({ game: 'comets', games: 40, seats: 2 })
    const [a, b] = found.players
    for (const key of ['name', 'wins', 'share', 'low', 'high', 'elo', 'secondsPerTurnP95'])
      expect(a).toHaveProperty(key)
    expect(a.wins + b.wins).toBeCloseTo(40, 6)
    expect(a.low).toBeLessThan(a.share)
    expect(a.high).toBeGreaterThan(a.share)
    expect(a.elo + b.elo).toBeCloseTo(0, 6)
  })
})

describe('alone against an opponent that the rules play', () => {
  const alone = async (...words: string[]): Promise<string> => {
    const out = paper()
    expect(await orrery(words, { out, errors: paper(), games: registry, build, script: undefined })).toBe(0)
    return out.read()
  }
  const hopeless = [
    'arks',
    '--players',
    'random',
    '--option',
    'level=hard+',
    '--games',
    '4',
    '--seed',
    'alone',
    '--json',
  ]

  test('a game it wins is lost in the arena', async () => {
    const [player] = JSON.parse(await alone('arena', ...hopeless)).players
    expect(player).toMatchObject({ name: 'random', wins: 0, share: 0, low: 0, elo: 0, eloLow: 0, eloHigh: 0 })
    expect(JSON.parse(await alone('simulate', ...hopeless)).rivalWins).toBe(1)
  })

  test('the balance report counts the points of the seats, round by round, and not those of the opponent', async () => {
    const file = join(folder, 'alone.html')
    const report = JSON.parse(await alone('balance', ...hopeless, '--seats', '1', '--out', file))
    const [found] = report.arms[0].cells
    expect(found.rival.share).toBe(1)
    const rounds: Record<string, number>[] = found.byRound
    const bySource: Record<string, number> = {}
    for (const row of rounds)
      for (const [source, points] of Object.entries(row)) bySource[source] = (bySource[source] ?? 0) + points
    for (const source of Object.keys({ ...found.sources, ...bySource }))
      expect(bySource[source] ?? 0, source).toBeCloseTo(found.sources[source]?.mean ?? 0, 6)
    const page = readFileSync(file, 'utf8')
    expect(page).toContain('Automa')
    expect(page).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('bad arguments say what is allowed and exit with 2', () => {
  test.each([
    [['fly'], 'there is no command "fly"; the commands are start, serve, backup, play'],
    [['simulate'], 'no game was named; the games are comets'],
    [['simulate', 'go'], 'there is no game "go"; the games are comets'],
    [['simulate', 'comets', '--games', 'many'], '--games must be a whole number from 1 to 10000000, not "many"'],
    [['simulate', 'comets', '--games', '0'], '--games must be a whole number from 1'],
    [['simulate', 'comets', '--seats', '9'], '--seats must be a whole number from 2 to 4, not "9"'],
    [['simulate', 'comets', '--players', 'genius'], 'comets has no player "genius"; its players are random'],
    [['simulate', 'comets', '--seats', '2', '--players', 'random,random,random'], '3 players do not fit on 2 seats'],
    [['simulate', 'comets', '--option', 'short'], '--option looks like id=value, not "short"'],
    [['simulate', 'comets', '--option', 'short=maybe'], 'it can be off, on'],
    [['simulate', 'comets', '--option', 'long=on'], 'comets has no option "long"'],
    [['simulate', 'comets', '--fast'], 'allowed are --games, --seats'],
    [['simulate', 'comets', 'twice'], '"twice" is one word too many'],
    [['simulate', 'comets', '--games', '1', '--out', '/no/such/folder/x'], 'cannot write "/no/such/folder/x"'],
    [['arena', 'comets', '--players', 'random'], '--players names 2 to 4 players of comets'],
    [['replay'], 'replay needs the file of a record'],
    [['replay', '/no/such/file'], 'cannot read "/no/such/file"'],
    [['replay', 'x', '--lang', 'fr'], 'cannot read "x"'],
    [['verify'], 'verify needs the file of a record or proof'],
    [['verify', '--promise', '/no/such/file'], 'cannot read "/no/such/file"'],
  ])('%j', async (words, message) => {
    const { code, out, errors } = await run(...words)
    expect(errors).toContain(message)
    expect(code).toBe(2)
    expect(out).toBe('')
  })
})

test('help is printed when asked for, and without a command', async () => {
  for (const words of [[], ['help'], ['--help'], ['simulate', '--help']]) {
    const { code, out } = await run(...words)
    expect(code).toBe(0)
    expect(out).toContain('orrery simulate <game>')
  }
})

test.each(['serve', 'play', 'simulate', 'arena', 'balance', 'replay', 'verify', 'sets'])(
  'the help names every option of %s',
  async (command) => {
    const { errors } = await run(command, '--no-such-option')
    const options = errors.slice(errors.indexOf('allowed are')).match(/--[\w-]+/g) ?? []
    expect(options.length).toBeGreaterThan(0)
    const { out } = await run('help')
    const sections = out.split(/\n(?= {2}orrery )/).filter((section) => section.trim().startsWith(`orrery ${command}`))
    for (const option of options) expect(sections.join('\n')).toContain(option)
  },
)

test.each<[string, Build]>([
  ['orrery 1.2.3 (0123456789ab)', build],
  ['orrery 1.2.3 (0123456789ab, with local changes)', { ...build, changed: true }],
  ['orrery 1.2.3 (unknown commit)', { version: '1.2.3' }],
])('--version says "%s"', async (line, from) => {
  for (const word of ['--version', '-v']) {
    expect(await runBuild(from, word)).toEqual({ code: 0, out: `${line}\n`, errors: '' })
  }
})

test('all games are listed with their options', async () => {
  const { out } = await run('games')
  expect(out).toContain('comets   Comets, 2-4 seats')
  expect(out).toContain('--option short=off|on (usually off)')
})

test.each(registry)('$game.id speaks every language', async ({ game, speech: speak }) => {
  for (const language of languages) {
    const say = await speak(language)
    expect(say.language).toBe(language)
    for (const { id, values } of game.options) {
      expect(say.option(id)).not.toBe(id)
      for (const value of values) expect(say.option(id, value).length).toBeGreaterThan(0)
    }
  }
})
