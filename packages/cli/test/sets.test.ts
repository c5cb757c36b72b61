import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRecord } from '@orrery/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from './run.ts'

/** Sets of components on the command line: custom ones are played, kept in records, listed and compared. */

let folder = ''
const keep = (name: string, content: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-sets-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const everythingCheap = {
  name: 'Two points are enough',
  version: 1,
  constants: { winPoints: 2, startElements: { H: 40, He: 20, C: 9, O: 9 } },
  stars: { vega: { cost: { H: 1 } } },
}

describe('a game with a set of its own', () => {
  const simulate = async (...more: string[]) =>
    JSON.parse(
      (
        await run(
          'simulate',
          'hunters',
          '--rules',
          '1',
          '--games',
          '4',
          '--seats',
          '2',
          '--option',
          'hrHelp=auto',
          '--json',
          ...more,
        )
      ).out,
    )

  test('is played with it, and its records are replayed and checked without the file', async () => {
    const file = keep('cheap.json', everythingCheap)
    const records = join(folder, 'records')
    const [own, usual] = [await simulate('--set', file, '--records', records), await simulate()]
    expect(own.rules).toBe('Two points are enough (version 1 with changes)')
    expect(usual.rules).toBe('version 1')
    expect(own.decisionsPerGame.mean).toBeLessThan(usual.decisionsPerGame.mean)
    rmSync(file)
    const kept = join(records, 'hunters-1.json')
    const { name: _name, version: _version, ...changes } = everythingCheap
    expect(parseRecord(readFileSync(kept, 'utf8')).set).toEqual(changes)
    const replayed = await run('replay', kept)
    expect(replayed.out).toContain('version 1 with a set of its own')
    expect(replayed.code).toBe(0)
    expect((await run('verify', kept)).out).toContain('the game is over, with a set of components of its own')
    const { set: _set, ...without } = parseRecord(readFileSync(kept, 'utf8'))
    expect((await run('verify', keep('without.json', without))).code).toBe(1)
  })

  test('meets players in the arena', async () => {
    const file = keep('arena.json', everythingCheap)
    const players = ['--players', 'random,random', '--games', '2']
    expect((await run('arena', 'hunters', ...players, '--set', file)).out).toContain('hunters, Two points are enough')
  })
})

describe('orrery sets', () => {
  test('lists the sets that come with a game', async () => {
    const { sets } = JSON.parse((await run('sets', 'hunters', '--json')).out)
    expect(sets[0]).toMatchObject({ version: 1, changed: 0, components: { stars: 42, elements: 6 } })
    expect((await run('sets', 'hunters')).out).toContain('version 1  6 elements, 19 fields')
    // Without a game, those of all games.
    for (const name of ['Crafting the Cosmos', 'Star Hunters', 'Terraforming Arks'])
      expect((await run('sets')).out).toContain(name)
  })

  test('says what can be changed in one, or prints all of it', async () => {
    const { out } = await run('sets', 'hunters', '1', '--lang', 'pl')
    expect(out).toMatch(/winPoints +10\n/)
    expect(out).toContain('stars, each with points, attackTenths, defenceTenths, cost')
    expect(out).toMatch(/sirius_b +Syriusz b\n/)
    expect(out).not.toContain('neighbours')
    expect(JSON.parse((await run('sets', 'hunters', '1', '--json')).out).constants.winPoints).toBe(10)
  })

  test('prints the differences of two by the names of things', async () => {
    const file = keep('dear.json', {
      version: 1,
      stars: { vega: { cost: { H: 99, C: null } } },
      events: { alpha: { count: 3 } },
    })
    const { out } = await run('sets', 'hunters', file, '--lang', 'de')
    expect(out).toContain('version 1 → dear (version 1 with changes)\nevents\n  Alphateilchen (alpha)\n')
    expect(out).toMatch(/ {2}Wega \(vega\)\n {4}cost +\d.* → 99 H/)
    expect(out).toMatch(/\n2 differences\n$/)
    expect((await run('sets', 'hunters', file, file)).out).toContain('no differences')
    const found = JSON.parse((await run('sets', 'hunters', file, '1', '--json')).out)
    expect(found.differences[0]).toMatchObject({ path: ['events', 'alpha', 'count'], before: 3, after: 2 })
    const back = keep('back.json', { version: 1, ...found.changes })
    expect((await run('sets', 'hunters', '1', back)).out).toContain('no differences')
  })
})

describe('a wrong set or version is reported, and nothing is played', () => {
  test.each([
    [['--rules', '99'], 'there is no version "99" of hunters; its versions are 1'],
    [['--set', '/no/such.json'], 'cannot read "/no/such.json"'],
    [['--set', '{'], 'is not JSON'],
    [['--set', '[]'], 'must be a JSON object with what differs'],
    [['--set', '{"name": 7}'], '"name" must be a text, not 7'],
    [['--set', '{"version": "first"}'], '"version" must be the number of a version, not "first"'],
    [['--set', '{"stars": {"sirius": {}}}'], 'stars: there is no "sirius" here; did you mean'],
    [
      ['--set', '{"stars": {"vega": {"cost": {"H": "2"}}}}'],
      'stars.vega.cost.H: "2" is not allowed; it is a whole number',
    ],
    [['--set', '{"stars": {"vega": {"mass": {"value": 2}}}}'], 'stars.vega.mass: this is the same in all sets'],
  ])('%j', async ([option = '', value = ''], message) => {
    const given = /^[[{]/.test(value) ? keep('wrong.json', value) : value
    const { code, out, errors } = await run('simulate', 'hunters', option, given)
    expect(errors).toContain(message)
    expect([code, out]).toEqual([2, ''])
  })

  test('a set of one version is not played by another', async () => {
    const file = keep('first.json', { version: 1 })
    const { errors } = await run('simulate', 'hunters', '--set', file, '--rules', String(99))
    expect(errors).toContain('there is no version "99"')
  })

  test('a game whose components are part of its rules', async () => {
    const file = keep('empty.json', {})
    expect((await run('simulate', 'comets', '--set', file)).errors).toContain(
      'the components of comets cannot be changed',
    )
    expect((await run('sets', 'comets')).errors).toContain('are part of its rules, not a set')
  })
})
