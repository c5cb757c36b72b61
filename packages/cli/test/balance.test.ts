import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@orrery/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from './run.ts'

/** The balance report: what is played, what its figures say, and the page. */

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-balance-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the numbers of seats can be chosen, even several of them', async () => {
  const file = join(folder, 'arks.html')
  const { out } = await run('balance', 'arks', '--games', '2', '--out', file)
  expect(out).toContain(': 2 games with 2 seats; players random\n')
  const several = await run('balance', 'arks', '--games', '2', '--seats', '3,1', '--out', file)
  expect(several.out).toContain(': 4 games (2 each) with 1 seat, 3 seats; players random\n')
  const page = readFileSync(file, 'utf8')
  expect(page).toContain('data-seats="1"')
  expect(page).toContain('data-seats="3"')
})

test.each([
  [['--seats', '2,9'], '--seats lists whole numbers from 2 to 4, such as 2,4, not "2,9"'],
  [['--seats', 'two'], '--seats lists whole numbers from 2 to 4'],
  [['--players', 'random,random,random', '--seats', '2'], '3 players do not fit on 2 seats'],
  [['--against', '77'], 'there is no version "77" of hunters'],
  [['--against', '/no/such.json'], 'cannot read "/no/such.json"'],
  [['--lang', 'fr'], '--lang must be one of'],
])('%j is refused before anything is played', async (words, message) => {
  const { code, out, errors } = await run('balance', 'hunters', '--json', ...words)
  expect([code, out]).toEqual([2, ''])
  expect(errors).toContain(message)
})

describe('two sets side by side', () => {
  const quick = { name: 'Quick', version: 1, constants: { winPoints: 2, startElements: { H: 40, He: 20, C: 9, O: 9 } } }
  const options = ['--rules', '1', '--games', '40', '--seats', '2', '--option', 'hrHelp=auto', '--seed', 'sides']
  const compared = async (...more: string[]): Promise<string> => {
    const set = join(folder, 'quick.json')
    writeFileSync(set, JSON.stringify(quick))
    return (await run('balance', 'hunters', ...options, '--set', set, '--against', '1', ...more)).out
  }

  test('are played with the same deals and compared', async () => {
    const report = JSON.parse(await compared('--json'))
    const [own, usual] = report.arms
    expect([own.name, own.version, usual.name, usual.version]).toEqual(['Quick', 1, undefined, 1])
    expect(own.cells[0].length.mean).toBeLessThan(usual.cells[0].length.mean)
    expect(report.differences.map(({ path }: { path: string[] }) => path.join('.'))).toEqual([
      'constants.winPoints',
      'constants.startElements',
    ])
    for (const { cells } of report.arms) {
      const shares: number[] = cells[0].byOrder.map(({ share }: { share: number }) => share)
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 9)
    }
  })

  test('stand on one page, with what differs and what that shows', async () => {
    const file = join(folder, 'quick.html')
    await compared('--out', file)
    const page = readFileSync(file, 'utf8')
    expect(page).toContain('Quick (version 1 with changes)')
    expect(page).toContain('games are shorter with Quick')
    expect(page).toMatch(/winPoints<\/td><td[^>]*>2<\/td><td[^>]*>10</)
    expect(page).not.toMatch(/NaN|undefined|Infinity|\[object/)
  })
})

test('the first player is reported by turn order, not by seat', async () => {
  // The first player is seat 2, so the seat that began is the second one, whoever wins.
  const words = [
    '--rules',
    '1',
    '--games',
    '30',
    '--seats',
    '2',
    '--option',
    'firstPlayer=1',
    '--option',
    'hrHelp=auto',
  ]
  const { byOrder, bySeat } = JSON.parse((await run('balance', 'hunters', ...words, '--json')).out).arms[0].cells[0]
  expect(byOrder[0]).toEqual(bySeat[1])
  expect(byOrder[1]).toEqual(bySeat[0])
})

test.each(languages)('the page in %s is self-contained and names everything', async (language) => {
  const games = language === 'en' ? ['hunters', 'cosmos', 'arks'] : ['hunters']
  for (const game of games) {
    const file = join(folder, `${game}-${language}.html`)
    const { code, errors } = await run(
      'balance',
      game,
      '--games',
      '3',
      '--seats',
      '2',
      '--lang',
      language,
      '--out',
      file,
    )
    expect([code, errors]).toEqual([0, ''])
    const page = readFileSync(file, 'utf8')
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).not.toMatch(/(?:src|href)=|url\(|@import|https?:/)
    expect(page).not.toMatch(/NaN|undefined|Infinity|\[object/)
    // Ids of components and sources have names; what is left are words of the page itself.
    expect(page).not.toMatch(/>(?:outpostColonies|places|sirius_a|NB1-01|goal-star-group|C01|mainSequence)</)
    expect(page).not.toMatch(/>(?:starsCreated|upgradesBought|abilitiesUsed)</)
  }
})
