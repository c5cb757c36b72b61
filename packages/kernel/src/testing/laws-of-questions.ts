import type { Action, GameEvent, GameState, Seat } from '../game.ts'
import { act } from '../play.ts'
import { shuffle } from '../rng.ts'
import { cloneRng, type Rng } from '../rng-state.ts'
import { eventsFor } from '../tell.ts'
import { difference } from './difference.ts'
import { Breach, type Law, type LawContext, nameOf, watchersOf } from './law.ts'

/** What questions give away: everybody sees who is asked, when and about what. */

/** How many actions are tried at a moment: each is tried for every seat and a spectator. */
const TRIED = 4

/**
 * Whom the rules ask may depend only on what every watcher may see. So the hidden cards are dealt again, with the same random generator,
 * and the same action is carried out in both worlds. A watcher to whom both look the same up to a question must see the same question in
 * both: if it is asked in one world only, or of somebody else, or about something else, then the question reveals what is in a hand.
 */
const questions: Law = {
  name: 'questions',
  says: 'what others see of the flow of questions depends only on what they may see',
  check(look) {
    const { game } = look.kit
    for (const actor of game.toAct(look.state)) {
      for (const action of some(game.legal(look.state, actor), look.rng)) {
        for (const watcher of watchersOf(look.setup)) checkQuestions(look, actor, action, watcher)
      }
    }
  },
}

function some<T>(list: readonly T[], rng: Rng): readonly T[] {
  return list.length <= TRIED ? list : shuffle(rng, [...list]).slice(0, TRIED)
}

function checkQuestions<S extends GameState, A extends Action, V, E extends GameEvent>(
  { kit, state, rng }: LawContext<S, A, V, E>,
  actor: Seat,
  action: A,
  watcher: Seat | undefined,
): void {
  const { game } = kit
  const other = game.imagine(game.view(state, watcher), rng)
  other.rng = cloneRng(state.rng)
  if (game.refuse(other, actor, action) !== undefined) return
  const real = game.clone(state)
  const seen = (in_: S): readonly E[] =>
    eventsFor(act(game, in_, actor, action).events, watcher).filter((event) => kit.asks?.(event) !== true)
  const really = seen(real)
  const otherwise = seen(other)
  const length = Math.min(really.length, otherwise.length)
  // Something else was seen before the next question: from there on the two may differ.
  if (difference(really.slice(0, length), otherwise.slice(0, length)) !== undefined) return
  const told = `after ${action.id} of seat ${actor} ${nameOf(watcher)} sees the same in two worlds, and then`
  if (really.length !== otherwise.length) {
    const [asking, going] = really.length < otherwise.length ? [real, other] : [other, real]
    const next = (going === real ? really : otherwise)[length]?.type
    throw new Breach(
      questions.name,
      `${told} ${seats(game.toAct(asking))} asked in one, while the other goes on (${next}): the question depends on something hidden`,
    )
  }
  const asked = difference(game.toAct(real), game.toAct(other))
  if (asked !== undefined) {
    throw new Breach(
      questions.name,
      `${told} ${seats(game.toAct(real))} asked in one, ${seats(game.toAct(other))} in the other: the question depends on something hidden`,
    )
  }
  const view = difference(game.view(real, watcher), game.view(other, watcher))
  if (view !== undefined) throw new Breach(questions.name, `${told} not: ${view}`)
}

function seats(list: readonly Seat[]): string {
  return list.length === 0
    ? 'nobody is'
    : `${list.map((seat) => `seat ${seat}`).join(', ')} ${list.length > 1 ? 'are' : 'is'}`
}

export const lawsOfQuestions: readonly Law[] = [questions]
