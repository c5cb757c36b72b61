/**
 * npm run golden -- [game ...]            writes golden/ in the game's folder anew
 * npm run golden -- [game ...] --check    compares instead, and fails where something differs
 *
 * Every version that is carried is played: version 1 is kept in golden/, version 2 in golden/2/, and so on. What is kept of a version
 * never changes as long as it is carried; what would change it is a new version, with a line in the changelog.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findGame } from '@orrery/games'
import type { Game } from '@orrery/kernel'
import { makeGoldens } from '@orrery/kernel/testing'
import { filesBelow, folderOf, loadGoldens, loadKit, packagesWith, readIfThere } from './packages.ts'

const args = process.argv.slice(2)
const check = args.includes('--check')
const asked = args.filter((arg) => !arg.startsWith('--'))
const known = packagesWith('test/kit.ts')
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no game "${unknown[0]}" with a kit; there are ${known.join(', ')}.`)
  process.exit(2)
}

let wrong = 0
for (const name of asked.length > 0 ? asked : known) {
  const files = new Map<string, string>()
  for (const game of await versionsOf(name)) {
    const made = makeGoldens(game, await loadGoldens(name, game.version))
    for (const [file, text] of made) files.set(game.version === 1 ? file : join(String(game.version), file), text)
  }
  const folder = join(folderOf(name), 'golden')
  if (check) compare(name, folder, files)
  else write(name, folder, files)
}
process.exitCode = wrong > 0 ? 1 : 0

/** The game of a package in every included version; the kernel's own game, which is not listed, has one. */
async function versionsOf(name: string): Promise<readonly Game[]> {
  return findGame(name)?.versions() ?? [(await loadKit(name)).game]
}

function write(name: string, folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  console.log(`${name}: wrote ${[...files.keys()].join(', ')}`)
}

function compare(name: string, folder: string, files: ReadonlyMap<string, string>): void {
  const before = wrong
  for (const [file, text] of files) {
    const kept = readIfThere(join(folder, file))
    if (kept === text) continue
    wrong++
    if (kept === undefined) console.error(`${name}/golden/${file} is missing; make it with: npm run golden -- ${name}`)
    else console.error(`${name}/golden/${file} differs, first at line ${firstDifference(kept, text)}`)
  }
  const there = existsSync(folder) ? filesBelow(folder).map((path) => relative(folder, path)) : []
  for (const file of there.filter((each) => !files.has(each))) {
    wrong++
    console.error(`${name}/golden/${file} belongs to no golden case of a version that is carried`)
  }
  if (wrong === before) console.log(`${name}: ${files.size} golden files are as they should be`)
}

function firstDifference(kept: string, now: string): string {
  const before = kept.split('\n')
  const after = now.split('\n')
  const at = before.findIndex((line, i) => line !== after[i])
  const line = at < 0 ? before.length : at
  return `${line + 1}:\n  kept: ${before[line] ?? '(end)'}\n  now:  ${after[line] ?? '(end)'}`
}
