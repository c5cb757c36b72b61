/**
 * npm run -s rules                     which rules of which game no test cites
 * npm run -s rules -- --json           the same for programs
 * npm run -s rules -- --check          fails while there are any
 * npm run -s rules -- --copy <folder>  takes over the rule ids and titles from <folder>/<game>.md
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow, folderOf, packagesWith } from './packages.ts'
import { citations, parseRules, type RuleList } from './rule-list.ts'

interface Coverage {
  readonly rules: number
  readonly covered: number
  readonly missing: readonly string[]
  readonly scenarios: { readonly total: number; readonly covered: number; readonly missing: readonly string[] }
}

const args = process.argv.slice(2)
if (args[0] === '--copy') copy(args[1])
else report()

/** Copies the rules of the games that are here; reports what it left out, and fails if it copied nothing. */
function copy(folder: string | undefined): void {
  const games = packagesWith('manifest.ts')
  if (folder === undefined || !existsSync(folder) || !statSync(folder).isDirectory()) {
    const wrong = folder === undefined ? 'the folder is missing' : `there is no folder "${folder}"`
    console.error(`rules: ${wrong}; --copy takes a folder with files such as ${games[0] ?? 'game'}.md`)
    process.exitCode = 2
    return
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  const known = files.filter((file) => games.includes(basename(file, '.md')))
  for (const file of files) {
    if (!known.includes(file)) console.error(`${file}: left out, there is no game of this name (${games.join(', ')})`)
  }
  for (const file of known) {
    const list = parseRules(readFileSync(join(folder, file), 'utf8'))
    writeFileSync(join(folderOf(basename(file, '.md')), 'rules.json'), `${JSON.stringify(list, null, 2)}\n`)
    console.log(`${file}: ${list.rules.length} rules, ${list.scenarios.length} scenarios`)
  }
  if (known.length === 0) {
    console.error(`rules: "${folder}" has no file <game>.md for any of ${games.join(', ')}`)
    process.exitCode = 2
  }
}

function cover(game: string): Coverage {
  const list: RuleList = JSON.parse(readFileSync(join(folderOf(game), 'rules.json'), 'utf8'))
  const tests = filesBelow(folderOf(game)).filter((file) => file.endsWith('.test.ts'))
  const cited = new Set(tests.flatMap((file) => citations(readFileSync(file, 'utf8'))))
  const missing = list.rules.map((rule) => rule.id).filter((id) => !cited.has(id))
  const unplayed = list.scenarios.map((scenario) => scenario.id).filter((id) => !cited.has(id))
  const total = list.scenarios.length
  return {
    rules: list.rules.length,
    covered: list.rules.length - missing.length,
    missing,
    scenarios: { total, covered: total - unplayed.length, missing: unplayed },
  }
}

function report(): void {
  const all = Object.fromEntries(packagesWith('rules.json').map((game) => [game, cover(game)]))
  if (args.includes('--json')) console.log(JSON.stringify(all))
  else for (const [game, coverage] of Object.entries(all)) print(game, coverage)
  const gaps = Object.values(all).some(({ missing, scenarios }) => missing.length + scenarios.missing.length > 0)
  if (args.includes('--check') && gaps) process.exitCode = 1
}

function print(game: string, { rules, covered, missing, scenarios }: Coverage): void {
  console.log(
    `${game}: ${covered} of ${rules} rules and ${scenarios.covered} of ${scenarios.total} scenarios are cited by tests`,
  )
  if (missing.length > 0) console.log(`  rules without a test: ${missing.join(' ')}`)
  if (scenarios.missing.length > 0) console.log(`  scenarios without a test: ${scenarios.missing.join(' ')}`)
}
