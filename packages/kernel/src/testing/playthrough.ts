import type { Action, Game, GameEvent, GameState, Seat } from '../game.ts'
import { hash } from '../hash.ts'
import { act, begin } from '../play.ts'
import { makeEntry } from '../record.ts'
import { type AddressedEvent, eventsFor } from '../tell.ts'
import type { PlaythroughCase } from './cases.ts'
import { nameOf, watchersOf } from './law.ts'
import { changes, outline } from './outline.ts'
import { choose, makeWalker } from './walk.ts'

/**
 * A random game as readable text: the state and every view at the start; then for each decision the legal list, the choice, the events
 * with who sees them, and what changed in the state and in each view.
 */
export function makePlaythrough<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  play: PlaythroughCase,
): string {
  const state = begin(game, { seats: play.seats, options: play.options ?? {}, seed: play.seed })
  const walker = makeWalker(play.seed)
  const watchers = watchersOf(play)
  const lines = [`# ${game.id} version ${game.version}: ${play.name}`, `seats ${play.seats}, seed ${play.seed}`]
  for (const [option, value] of Object.entries(play.options ?? {})) lines.push(`option ${option}: ${value}`)
  let known = outlines(game, state, watchers)
  for (const [name, view] of known)
    lines.push('', `## ${name}`, ...[...view].map(([path, value]) => `${path}: ${value}`))
  for (let seq = 0; game.toAct(state).length > 0 && seq < (play.decisions ?? Number.POSITIVE_INFINITY); seq++) {
    const { seat, action } = choose(game, state, walker)
    lines.push('', `## ${seq + 1}: ${makeEntry(seat, action.id)}`)
    for (const owing of game.toAct(state)) lines.push(`legal for ${nameOf(owing)}: ${idList(game.legal(state, owing))}`)
    const { events, barrier } = act(game, state, seat, action)
    if (barrier) lines.push('barrier')
    for (const each of events) lines.push(`told ${describe(each)}`)
    const next = outlines(game, state, watchers)
    for (const [name, view] of next) {
      for (const change of changes(known.get(name) ?? new Map(), view)) lines.push(`${name}: ${change}`)
    }
    known = next
    lines.push(`hash ${hash(state)}`)
  }
  const result = game.result(state)
  if (result !== undefined)
    lines.push('', '## result', ...[...outline(result)].map(([path, value]) => `${path}: ${value}`))
  return `${lines.join('\n')}\n`
}

/** The state and all views, by name. The generator is left out: it would change every line and tell a reader nothing. */
function outlines<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  watchers: readonly (Seat | undefined)[],
): Map<string, Map<string, string>> {
  const all = new Map([['state', outline({ ...state, rng: undefined })]])
  for (const watcher of watchers) all.set(`view of ${nameOf(watcher)}`, outline(game.view(state, watcher)))
  return all
}

function idList(legal: readonly Action[]): string {
  return legal.map((action) => action.id).join(' ')
}

function describe<E extends GameEvent>(events: AddressedEvent<E>): string {
  if (events.seat === undefined) return `all: ${JSON.stringify(events.event)}`
  const others = eventsFor([events], undefined)[0]
  return `${nameOf(events.seat)}: ${JSON.stringify(events.event)}; the others: ${others === undefined ? 'nothing' : JSON.stringify(others)}`
}
