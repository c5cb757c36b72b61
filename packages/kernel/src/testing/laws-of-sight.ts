import type { Action, Game, GameEvent, GameState, Seat } from '../game.ts'
import { hash } from '../hash.ts'
import { applyPatch, type Change } from '../patch.ts'
import { act, begin, randomLegal } from '../play.ts'
import { shuffle } from '../rng.ts'
import { cloneRng, type Rng, sameRng } from '../rng-state.ts'
import { eventsFor } from '../tell.ts'
import { difference, show } from './difference.ts'
import type { Setup } from './kit.ts'
import { Breach, canVary, type Law, type LawContext, legalIds, nameOf, watchersOf } from './law.ts'

/** What may be seen: the laws of `view`, `imagine`, barriers and events. */

const imagined: Law = {
  name: 'view-imagine',
  says: 'a view is plain data, and the view of an imagined state is the view it was imagined from',
  check({ kit, setup, state, rng }) {
    const { game } = kit
    const before = hash(state)
    const forAll = game.sameForAll === true ? hash(game.view(state, undefined)) : undefined
    for (const seat of watchersOf(setup)) {
      const view = game.view(state, seat)
      const print = hash(view)
      if (forAll !== undefined && print !== forAll)
        throw new Breach(imagined.name, `the view should be the same for all, and ${nameOf(seat)} sees another one`)
      if (seat !== undefined) checkOwn(game, setup, state, seat, view)
      if (hash(JSON.parse(JSON.stringify(view))) !== print)
        throw new Breach(imagined.name, `the view of ${nameOf(seat)} does not survive a JSON round trip`)
      const drawn = cloneRng(rng)
      const other = game.imagine(view, rng)
      if (sameRng(drawn, rng) && Object.values(kit.secrets(state, seat)).some(canVary)) {
        throw new Breach(
          imagined.name,
          'imagine does not draw from the generator it is given, so it would deal the same again',
        )
      }
      if (hash(state) !== before) throw new Breach(imagined.name, 'view or imagine changed the state')
      const seen = game.view(other, seat)
      if (hash(seen) !== print || hash(view) !== print) {
        throw new Breach(
          imagined.name,
          `${nameOf(seat)} sees something else in the state imagined from its view: ${difference(view, seen)}`,
        )
      }
      const lost = difference(kit.box(setup), kit.census(other))
      if (lost !== undefined)
        throw new Breach(
          imagined.name,
          `the state imagined for ${nameOf(seat)} does not hold what is in the box: ${lost}`,
        )
    }
  },
}

/** The part of the view that belongs to a seat turns a spectator's view into the seat's, always at the same paths. */
function checkOwn<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  setup: Setup,
  state: S,
  seat: Seat,
  view: V,
): void {
  if (game.own === undefined) return
  const own = game.own(state, seat)
  const made = difference(view, applyPatch(game.view(state, undefined), own))
  if (made !== undefined)
    throw new Breach(imagined.name, `seat ${seat} sees something else with what is its own: ${made}`)
  const places = (changes: readonly Change[]): string => JSON.stringify(changes.map(([path]) => path))
  const atFirst = places(game.own(begin(game, { ...setup, seed: 'own' }), seat))
  if (places(own) !== atFirst)
    throw new Breach(imagined.name, `what is seat ${seat}'s own stands at ${places(own)}, and at first at ${atFirst}`)
}

const legalFromView: Law = {
  name: 'legal-from-view',
  says: 'what a seat may do depends only on what it may see',
  check({ kit: { game }, state, rng }) {
    for (const seat of game.toAct(state)) {
      const real = legalIds(game, state, seat)
      const other = legalIds(game, game.imagine(game.view(state, seat), rng), seat)
      if (real !== other)
        throw new Breach(
          legalFromView.name,
          `seat ${seat} may do ${show(real)}; imagined from its view it may do ${show(other)}`,
        )
    }
  },
}

/**
 * Undo may go back past an action only if it taught the acting seat nothing. So in a state imagined from the seat's view the same action
 * must lead to the same view; when it does not, something hidden came to light and should have been a barrier.
 */
const barrier: Law = {
  name: 'barrier',
  says: 'an action that teaches the acting seat something hidden is a barrier for undo',
  check({ kit: { game }, state, rng }) {
    for (const seat of game.toAct(state)) {
      for (const action of some(game.legal(state, seat), rng)) {
        const real = game.clone(state)
        if (act(game, real, seat, action).barrier) continue
        const other = game.imagine(game.view(state, seat), rng)
        act(game, other, seat, action)
        const learned = difference(game.view(real, seat), game.view(other, seat))
        if (learned !== undefined)
          throw new Breach(
            barrier.name,
            `${action.id} is no barrier, but it shows seat ${seat} something hidden: ${learned}`,
          )
      }
    }
  },
}

/** At most a dozen entries of a list, at random: imagining is expensive, and a long list is checked again at the next moment. */
function some<T>(list: readonly T[], rng: Rng): readonly T[] {
  return list.length <= 12 ? list : shuffle(rng, [...list]).slice(0, 12)
}

/**
 * Events must not tell a seat more than its view does. So when its views before and after an action are the same in the real and in an
 * imagined state, its events must be the same too.
 */
const events: Law = {
  name: 'events-tell-no-more',
  says: 'the events that a seat gets tell it no more than its views',
  check(look) {
    const { game } = look.kit
    for (const actor of game.toAct(look.state)) {
      const action = randomLegal(game, look.state, actor, look.rng)
      for (const watcher of watchersOf(look.setup)) checkEvents(look, actor, action, watcher)
    }
  },
}

function checkEvents<S extends GameState, A extends Action, V, E extends GameEvent>(
  { kit: { game }, state, rng }: LawContext<S, A, V, E>,
  actor: Seat,
  action: A,
  watcher: Seat | undefined,
): void {
  const other = game.imagine(game.view(state, watcher), rng)
  if (game.refuse(other, actor, action) !== undefined) return
  const real = game.clone(state)
  const realEvents = eventsFor(act(game, real, actor, action).events, watcher)
  const imaginedEvents = eventsFor(act(game, other, actor, action).events, watcher)
  if (hash(game.view(real, watcher)) !== hash(game.view(other, watcher))) return
  const leak = difference(realEvents, imaginedEvents)
  if (leak !== undefined)
    throw new Breach(
      events.name,
      `the events of ${action.id} tell ${nameOf(watcher)} something it does not see: ${leak}`,
    )
}

export const lawsOfSight: readonly Law[] = [imagined, legalFromView, barrier, events]
