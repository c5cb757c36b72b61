import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseModel } from '@orrery/bots/model'
import { learningOf } from '@orrery/games/loaded'
import { languages } from '@orrery/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '../src/games.ts'
import { orrery } from '../src/orrery.ts'

async function run(...words: string[]): Promise<{ code: number; out: string; errors: string }> {
  const out: string[] = []
  const errors: string[] = []
  const code = await orrery(words, {
    out: { print: (text) => void out.push(text) },
    errors: { print: (text) => void errors.push(text) },
    games: registry,
    build: { version: '1.2.3' },
    script: undefined,
  })
  return { code, out: out.join(''), errors: errors.join('') }
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-learn-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const small = [
  '--level',
  'quick',
  '--games',
  '40',
  '--test',
  '20',
  '--arena',
  '2',
  '--generations',
  '1',
  '--seats',
  '2',
]

/** A small run of Star Hunters between easy players, in a folder of its own. */
const learn = (dir: string, ...more: string[]) => {
  const words = [
    '--players',
    'easy',
    '--test-players',
    'easy',
    '--against',
    'random',
    '--dir',
    join(folder, dir),
    '--out',
    join(folder, `${dir}.json`),
  ]
  return run('learn', 'hunters', ...words, ...small, ...more)
}

describe('orrery learn', () => {
  test('learns something from few games, writes it down, and goes on where it was ended', {
    timeout: 240_000,
  }, async () => {
    const first = await learn('a', '--force')
    expect([first.code, first.errors]).toEqual([0, ''])
    const model = parseModel(JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8')), 'a.json')
    expect(model).toMatchObject({ game: 'hunters', origin: { games: 40, generation: 0 } })
    const report = JSON.parse(readFileSync(join(folder, 'a', 'report.json'), 'utf8'))
    // A coin has 0.25; whoever has looked at forty games should see the end of one coming.
    expect(report.quality.quarters[3].brier).toBeLessThan(0.22)
    expect(report.duels.at(-1)).toMatchObject({ second: 'random', games: 2 })

    // As if it had been ended before the second batch, the fitting and the arena were done.
    const parts = readdirSync(join(folder, 'a')).filter((name) => /^(?:generation-0-1|model|arena)/.test(name))
    expect(parts).toHaveLength(3)
    for (const name of parts) rmSync(join(folder, 'a', name))
    await learn('a', '--force')
    expect(JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8'))).toEqual(JSON.parse(JSON.stringify(model)))

    const other = await learn('a', '--seed', 'another')
    expect(other.code).toBe(2)
    expect(other.errors).toContain('holds a run with other settings')

    for (const language of languages) {
      await learn('a', '--force', '--lang', language)
      const page = readFileSync(join(folder, 'a', 'report.html'), 'utf8')
      expect(page).toContain(`<html lang="${language}"`)
      expect(page).not.toMatch(/(?:src|href)=|url\(|@import|https?:/)
      expect(page).not.toMatch(/NaN|undefined|Infinity|\[object/)
    }
  })

  test('goes on from the shipped model, which stands for the first generation', { timeout: 120_000 }, async () => {
    const words = ['--players', 'easy', '--test-players', 'easy', '--against', 'random', '--level', 'quick']
    const sizes = ['--games', '20', '--test', '20', '--arena', '2', '--generations', '2', '--seats', '2']
    const files = ['--dir', join(folder, 'b'), '--out', join(folder, 'b.json')]
    const { errors } = await run('learn', 'hunters', ...words, ...sizes, ...files, '--onward', '--force')
    expect(errors).toBe('')
    const model = parseModel(JSON.parse(readFileSync(join(folder, 'b.json'), 'utf8')), 'b.json')
    const shipped = learningOf('hunters')?.shipped
    const report = JSON.parse(readFileSync(join(folder, 'b', 'report.json'), 'utf8'))
    expect(report.duels[0]).toMatchObject({ first: 'generation 1', second: 'generation 0' })
    // Whoever wins less is not taken: what is left then is the shipped one, made as sure as the test games deserve.
    const taken = report.duels[0].share > 0.5 ? { generation: 1, games: 40 } : shipped?.origin
    expect(model.origin).toMatchObject(taken ?? {})
    expect(existsSync(join(folder, 'b', 'model-0.json'))).toBe(false)
  })

  test.each([
    [['comets'], 'has no features to learn from'],
    [['hunters', '--out', '/nowhere/model.json'], 'there is no folder "/nowhere" for the model'],
    [['hunters', '--seats', '9'], '--seats lists whole numbers'],
    [['hunters', '--against', 'nobody'], 'has no player "nobody"'],
    [['hunters', '--onward', '--generations', '1'], 'needs one, and --generations 2 or more'],
    [['hunters', '--level', 'medium'], 'those who can are explorer, quick, hard, expert'],
  ])('refuses %j and says why', async (words, message) => {
    const { code, errors } = await run('learn', ...words, '--dir', join(folder, 'never'))
    expect(code).toBe(2)
    expect(errors).toContain(message)
    expect(existsSync(join(folder, 'never'))).toBe(false)
  })
})
