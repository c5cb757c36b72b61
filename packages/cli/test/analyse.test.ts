// Long test of src/analyse.ts, src/analyse, ../bots/src/analyse
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playMatch } from '@orrery/bots'
import { parsePlayer } from '@orrery/games/loaded'
import { hunters } from '@orrery/hunters'
import { makeRecord } from '@orrery/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from './run.ts'

let folder = ''
let file = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-analyse-'))
  file = join(folder, 'game.json')
  const players = ['hard', 'easy'].map((level) => parsePlayer('hunters', level))
  const { record } = playMatch(hunters, { players, seed: 'cli' })
  // The first turns are enough, and do not take long.
  writeFileSync(file, makeRecord({ ...record, actions: record.actions.slice(0, 20) }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('orrery analyse', () => {
  test('gives data with a version to programs', async () => {
    const { code, out } = await run('analyse', file, '--json')
    expect(code).toBe(0)
    const found = JSON.parse(out)
    expect(found).toMatchObject({ format: 2, game: 'hunters', seats: 2 })
    expect(found.curve[0].open.length).toBe(2)
    expect(found.turns.every(({ openLoss }: { openLoss: number }) => openLoss >= 0 && openLoss <= 1)).toBe(true)
    expect(found.players.every(({ accuracy }: { accuracy: number }) => accuracy > 0 && accuracy <= 100)).toBe(true)
  })

  test.each([
    ['en', 'accuracy', 'Turning points'],
    ['pl', 'dokładność', 'Punkty zwrotne'],
    ['de', 'Genauigkeit', 'Wendepunkte'],
  ])('speaks %s', async (lang, accuracy, points) => {
    const { code, out } = await run('analyse', file, '--lang', lang, '--seat', '2')
    expect(code).toBe(0)
    expect(out).toContain(accuracy)
    expect(out).toContain(points)
    expect(out.split('\n').filter((line) => /, #1: /.test(line) && /^\S/.test(line))).toEqual([])
  })

  test('plays on from what was played and from what is called better', async () => {
    const { code, out } = await run('analyse', file, '--playouts', '2', '--players', 'easy', '--json')
    expect(code).toBe(0)
    const { playouts, turns } = JSON.parse(out)
    expect(playouts.length).toBeGreaterThan(0)
    for (const { turn, seat, said, won } of playouts) {
      expect(turns.some((each: { turn: number; seat: number }) => each.turn === turn && each.seat === seat)).toBe(true)
      expect(said.better).toBeGreaterThan(said.played)
      for (const share of [won.played, won.better]) expect([0, 0.25, 0.5, 0.75, 1]).toContain(share)
    }
    const text = await run('analyse', file, '--playouts', '2', '--players', 'easy')
    expect(text.out).toContain('Played on to the end')
  })

  test('plays on from several records and says what came of all of them', async () => {
    const short = join(folder, 'short.json')
    const { actions, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(short, JSON.stringify({ ...rest, actions: actions.slice(0, 10) }))
    const several = ['analyse', short, short, '--playouts', '1', '--players', 'random']
    const { out } = await run(...several)
    const lines = out.trimEnd().split('\n')
    const turns = lines.map((line) => Number(/mean of (\d+) turns?/.exec(line)?.[1]))
    expect(turns).toHaveLength(3)
    expect(turns[0]).toBeGreaterThan(0)
    expect(turns).toEqual([turns[0], turns[0], 2 * (turns[0] ?? 0)])
    const found = JSON.parse((await run(...several, '--json')).out)
    expect(found.map(({ playouts }: { playouts: unknown[] }) => playouts.length)).toEqual(turns.slice(0, 2))
    expect((await run('analyse', file, file)).errors).toContain('one word too many')
  })

  test('says what is wrong', async () => {
    expect((await run('analyse', file, '--playouts', 'many')).errors).toContain('--playouts must be a whole number')
    expect((await run('analyse', file, '--seat', '3')).errors).toContain('--seat must be a whole number from 1 to 2')
    expect((await run('analyse')).errors).toContain('needs the file of a record')
    expect((await run('analyse', '--levels', 'comets')).errors).toContain('comets cannot be analysed')
  })

  test('compares levels in the same positions, and goes on with what a file has', async () => {
    const out = join(folder, 'levels.jsonl')
    const compare = () =>
      run('analyse', '--levels', 'hunters', '--players', 'beginner,easy', '--games', '1', '--out', out, '--json')
    const { code, out: first } = await compare()
    expect(code).toBe(0)
    const [beginner, easy] = JSON.parse(first)
    expect(beginner).toMatchObject({ level: 'beginner', games: 1 })
    expect(easy.choices).toBe(beginner.choices)
    expect(easy.choices).toBeGreaterThan(5)
    expect(easy.less.mean).toBeCloseTo(beginner.loss.mean - easy.loss.mean, 9)
    const kept = readFileSync(out, 'utf8')
    expect((await compare()).out).toBe(first)
    expect(readFileSync(out, 'utf8')).toBe(kept)
  })
})
