/**
 * npm run -s rules                     which rules of which game no test cites
 * npm run -s rules -- --json           the same for programs
 * npm run -s rules -- --check          fails while there are any
 * npm run -s rules -- --copy <folder>  takes over the rule ids and titles from <folder>/<game>.md
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow, packagesWith, root } from './packages.ts'
import { citations, parseRules, type RuleList } from './rule-list.ts'

interface Coverage {
  readonly rules: number
  readonly covered: number
  readonly missing: readonly string[]
  readonly scenarios: { readonly total: number; readonly covered: number; readonly missing: readonly string[] }
}

const args = process.argv.slice(2)
if (args[0] === '--copy') copy(args[1] ?? '')
else report()

function copy(folder: string): void {
  const games = readdirSync(folder).filter((file) => file.endsWith('.md'))
  for (const file of games) {
    const list = parseRules(readFileSync(join(folder, file), 'utf8'))
    const target = join(root, 'packages', basename(file, '.md'), 'rules.json')
    writeFileSync(target, `${JSON.stringify(list, null, 2)}\n`)
    console.log(`${file}: ${list.rules.length} rules, ${list.scenarios.length} scenarios`)
  }
}

function cover(game: string): Coverage {
  const list: RuleList = JSON.parse(readFileSync(join(root, 'packages', game, 'rules.json'), 'utf8'))
  const tests = filesBelow(join(root, 'packages', game)).filter((file) => file.endsWith('.test.ts'))
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
