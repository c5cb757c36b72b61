import { type ComponentNames, changesOf, type Difference, differencesOf, OrreryError } from '@orrery/kernel'
import { readArgs, readLanguage } from './args.ts'
import { showValue } from './balance/tables.ts'
import type { Environment } from './environment.ts'
import { findGame, type Registered } from './games.ts'
import { type Chosen, componentsOf, nameOf, readSetOrVersion } from './own-set.ts'

/** `orrery sets`: which sets of components a game has, what can be changed in one, and the differences of two. */
export async function sets(words: readonly string[], { out, games }: Environment): Promise<number> {
  const given = readArgs(words, { lang: 'text', json: 'flag' }, 3)
  const [id, first, second] = given.positionals
  const language = readLanguage(given)
  const json = given.flag('json')
  if (id === undefined) {
    for (const each of games) {
      if (each.sets !== undefined) out.print(listShipped((await each.speech(language)).game, each, json))
    }
    return 0
  }
  const registered = findGame(id, games)
  if (registered.sets === undefined) {
    throw new OrreryError('bad-set', `the components of ${registered.game.id} are part of its rules, not a set`)
  }
  const title = (await registered.speech(language)).game
  const names = await registered.named?.(language)
  const left = first === undefined ? undefined : readSetOrVersion(first, registered)
  const right = second === undefined ? undefined : readSetOrVersion(second, registered)
  if (left === undefined) out.print(listShipped(title, registered, json))
  else if (right === undefined && left.game.set === undefined) out.print(outline(title, left, registered, names, json))
  else {
    // A file alone is compared with the version that it changes.
    const [before, after] = right === undefined ? [versionOf(left, registered), left] : [left, right]
    out.print(compareSets(title, before, after, registered, names, json))
  }
  return 0
}

function versionOf({ game }: Chosen, registered: Registered): Chosen {
  return readSetOrVersion(String(game.version), registered)
}

function listShipped(title: string, registered: Registered, json: boolean): string {
  const { game, sets } = registered
  const shipped = sets?.shipped ?? []
  const found = shipped.map(({ version, components }, i) => {
    const before = shipped[i - 1]
    const changed = before === undefined ? 0 : differencesOf(before.components, components, sets?.rules).length
    return { version, components: countThings(components), changed }
  })
  if (json) return `${JSON.stringify({ game: game.id, sets: found })}\n`
  const lines = found.map(({ version, components, changed }, i) => {
    const counts = Object.entries(components).map(([list, n]) => `${n} ${list}`)
    const since = i === 0 ? '' : `; ${plural(changed, 'difference')} from version ${found[i - 1]?.version}`
    return `  version ${version}  ${counts.join(', ')}${since}`
  })
  const { version } = game
  return `${title}\n${lines.join('\n')}
What can be changed in one:    orrery sets ${game.id} ${version}
What your own set changes:     orrery sets ${game.id} my-set.json
Differences between two:       orrery sets ${game.id} ${shipped[0]?.version ?? version} my-set.json
`
}

/** A list of things that are addressed by their ids. */
function isListOfThings(value: unknown): value is readonly { readonly id: string }[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each?.id === 'string')
}

/** How many things each list of a set has. */
function countThings(components: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(components).flatMap(([list, value]) => (isListOfThings(value) ? [[list, value.length]] : [])),
  )
}

/** Everything in a set that a file can change, with the ids and names to do so. */
function outline(
  title: string,
  chosen: Chosen,
  registered: Registered,
  names: ComponentNames | undefined,
  json: boolean,
): string {
  const components = componentsOf(chosen, registered)
  if (json) return `${JSON.stringify(components)}\n`
  const fixed = registered.sets?.rules.fixed ?? []
  const parts = Object.entries(components).map(([list, value]) => {
    if (fixed.includes(list)) return `${list}: the same in all sets`
    if (!isListOfThings(value)) {
      const plain = typeof value !== 'object' || value === null || Array.isArray(value)
      const entries = plain ? [] : Object.entries(value).filter(([name]) => !fixed.includes(`${list}.${name}`))
      return (
        [list, ...entries.map(([name, part]) => `    ${name.padEnd(24)} ${showValue(part)}`)].join('\n') +
        (plain ? `: ${showValue(value)}` : '')
      )
    }
    const fields = [...new Set(value.flatMap((thing) => Object.keys(thing)))]
    const open = fields.filter((field) => field !== 'id' && !fixed.includes(`${list}.*.${field}`))
    const ids = value.map(({ id }) => `    ${String(id).padEnd(16)} ${names?.things[list]?.[id] ?? ''}`.trimEnd())
    return `${list}, each with ${open.join(', ')}\n${ids.join('\n')}`
  })
  return `${title}, ${nameOf(chosen)}\n\n${parts.join('\n\n')}\n\nWith all values: orrery sets ${registered.game.id} ${chosen.game.version} --json\n`
}

function compareSets(
  title: string,
  before: Chosen,
  after: Chosen,
  registered: Registered,
  names: ComponentNames | undefined,
  json: boolean,
): string {
  const rules = registered.sets?.rules
  const differences = differencesOf(componentsOf(before, registered), componentsOf(after, registered), rules)
  if (json) {
    const named = differences.map((each) => {
      const name = nameIn(names, each.path)
      return { path: each.path, ...(name === undefined ? {} : { name }), before: each.before, after: each.after }
    })
    const heads = { game: registered.game.id, before: nameOf(before), after: nameOf(after) }
    return `${JSON.stringify({ ...heads, differences: named, changes: changesOf(differences) })}\n`
  }
  const count = differences.length === 0 ? 'no differences' : plural(differences.length, 'difference')
  return `${title}: ${nameOf(before)} → ${nameOf(after)}\n${describeDifferences(differences, names)}${count}\n`
}

/** Differences as people read them: by list, by thing, then what it was and what it is. */
function describeDifferences(differences: readonly Difference[], names: ComponentNames | undefined): string {
  let list: string | undefined
  let thing: string | undefined
  const lines: string[] = []
  for (const { path, before, after } of differences) {
    const name = nameIn(names, path)
    const [head = '', id = ''] = path
    if (head !== list) lines.push(head)
    if (name !== undefined && (head !== list || id !== thing)) lines.push(`  ${name} (${id})`)
    const rest = path.slice(name === undefined ? 1 : 2).join('.')
    const indent = name === undefined ? '  ' : '    '
    lines.push(`${indent}${rest.padEnd(24 - indent.length)} ${showValue(before)} → ${showValue(after)}`)
    list = head
    thing = id
  }
  return lines.map((line) => `${line}\n`).join('')
}

/** The name of the thing that a place in a set belongs to. */
function nameIn(names: ComponentNames | undefined, [list = '', id = '']: readonly string[]): string | undefined {
  return names?.things[list]?.[id]
}

function plural(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? '' : 's'}`
}
