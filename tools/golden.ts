/**
 * npm run golden -- [game ...]            writes golden/ in the game's folder anew
 * npm run golden -- [game ...] --check    compares instead, and fails where something differs
 *
 * Golden files change only together with the game's `version` and a line in the changelog.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeGoldens } from '@orrery/kernel/testing'
import { folderOf, loadGoldens, loadKit, packagesWith, readIfThere } from './packages.ts'

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
  const { game } = await loadKit(name)
  const files = makeGoldens(game, await loadGoldens(name))
  const folder = join(folderOf(name), 'golden')
  if (check) compare(name, folder, files)
  else write(name, folder, files)
}
process.exitCode = wrong > 0 ? 1 : 0

function write(name: string, folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of files) writeFileSync(join(folder, file), text)
  console.log(`${name}: wrote ${[...files.keys()].join(', ')}`)
}

function compare(name: string, folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const kept = readIfThere(join(folder, file))
    if (kept === text) continue
    wrong++
    if (kept === undefined) console.error(`${name}/golden/${file} is missing; make it with: npm run golden -- ${name}`)
    else console.error(`${name}/golden/${file} differs, first at line ${firstDifference(kept, text)}`)
  }
  const extra = (readIfThere(join(folder, 'perft.txt')) === undefined ? [] : readdirSync(folder)).filter(
    (file) => !files.has(file),
  )
  for (const file of extra) {
    wrong++
    console.error(`${name}/golden/${file} belongs to no golden case`)
  }
  if (wrong === 0) console.log(`${name}: ${files.size} golden files are as they should be`)
}

function firstDifference(kept: string, now: string): string {
  const before = kept.split('\n')
  const after = now.split('\n')
  const at = before.findIndex((line, i) => line !== after[i])
  const line = at < 0 ? before.length : at
  return `${line + 1}:\n  kept: ${before[line] ?? '(end)'}\n  now:  ${after[line] ?? '(end)'}`
}
