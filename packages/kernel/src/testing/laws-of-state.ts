import type { Action, Game, GameEvent, GameState, Seat } from '../game.ts'
import { hash } from '../hash.ts'
import { act } from '../play.ts'
import { compareStandings, type Result } from '../result.ts'
import { difference, show } from './difference.ts'
import { Breach, type Law, nameOf } from './law.ts'

/** What a state is: the laws of plain data, copies, components and results. */

const plainData: Law = {
  name: 'plain-data',
  says: 'a JSON round trip and a clone change nothing',
  check({ kit: { game }, state }) {
    const before = hash(state)
    const parsed: unknown = JSON.parse(JSON.stringify(state))
    if (hash(parsed) !== before)
      throw new Breach(plainData.name, `a JSON round trip changes the state: ${difference(state, parsed)}`)
    const cloned = game.clone(state)
    if (hash(cloned) !== before) throw new Breach(plainData.name, `a clone differs: ${difference(state, cloned)}`)
  },
}

/** A summary of one action: the state after it and all its events. */
function trace<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  seat: Seat,
  action: A,
): { after: S; print: string } {
  const { events, barrier } = act(game, state, seat, action)
  return { after: state, print: hash([state, events, barrier]) }
}

const aliasing: Law = {
  name: 'aliasing',
  says: 'one clone for each legal action, applied, and the parent is as it was; applied twice, the same comes of it',
  check({ kit: { game }, state }) {
    const before = hash(state)
    for (const seat of game.toAct(state)) {
      for (const action of game.legal(state, seat)) {
        const first = trace(game, game.clone(state), seat, action)
        if (hash(state) !== before)
          throw new Breach(aliasing.name, `${action.id}, applied to a clone, changed the state that was cloned`)
        const second = trace(game, game.clone(state), seat, action)
        if (first.print !== second.print) {
          const where = difference(first.after, second.after) ?? 'what was told differs'
          throw new Breach(aliasing.name, `${action.id} applied twice to the same state gives two outcomes: ${where}`)
        }
      }
    }
  },
}

const census: Law = {
  name: 'census',
  says: 'every component is in exactly one place, and the counts are those of the box',
  check({ kit, setup, state }) {
    const wrong = difference(kit.box(setup), kit.census(state))
    if (wrong !== undefined) throw new Breach(census.name, `box and table do not hold the same: ${wrong}`)
  },
}

const result: Law = {
  name: 'result',
  says: 'sources add up to scores, and the ranking follows scores and tie-breaks',
  check({ kit: { game }, setup, state }) {
    const found = game.result(state)
    if (found === undefined) return
    if (found.seats.length !== setup.seats)
      throw new Breach(result.name, `the result has ${found.seats.length} standings for ${setup.seats} seats`)
    checkRanking(found)
  },
}

function checkRanking({ seats, rival }: Result): void {
  const all = rival === undefined ? seats : [...seats, rival]
  for (const [seat, standing] of all.entries()) {
    const who = seat < seats.length ? nameOf(seat) : 'the rival'
    const sum = Object.values(standing.sources).reduce((a, b) => a + b, 0)
    if (sum !== standing.score)
      throw new Breach(
        result.name,
        `the sources of ${who} add up to ${sum}, its score is ${standing.score}: ${show(standing.sources)}`,
      )
    const ahead = all.filter((other) => compareStandings(other, standing) > 0).length
    if (standing.rank !== ahead + 1)
      throw new Breach(result.name, `${who} is on rank ${standing.rank}, but ${ahead} others are ahead of it`)
  }
}

export const lawsOfState: readonly Law[] = [plainData, aliasing, census, result]
