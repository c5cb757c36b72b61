import { OrreryError, RefusalError } from '../errors.ts'
import type { Action, GameEvent, GameState, Seat } from '../game.ts'
import { hash } from '../hash.ts'
import { act, countLegal, randomLegal } from '../play.ts'
import { below, pick } from '../rng.ts'
import { cloneRng, sameRng } from '../rng-state.ts'
import { Breach, type Law, type LawContext, legalIds, seatsOf } from './law.ts'

/** Who may do what: the laws of `toAct`, `legal` and `refuse`. */

const toAct: Law = {
  name: 'to-act',
  says: 'seats owe decisions, in ascending order, exactly as long as there is no result',
  check({ kit: { game }, setup, state }) {
    const owing = game.toAct(state)
    const over = game.result(state) !== undefined
    if (over === owing.length > 0) {
      throw new Breach(
        toAct.name,
        over
          ? `there is a result, but seats ${owing} still owe a decision`
          : 'nobody owes a decision, but there is no result',
      )
    }
    for (const [i, seat] of owing.entries()) {
      if (!seatsOf(setup).includes(seat))
        throw new Breach(toAct.name, `seat ${seat} owes a decision, but there are ${setup.seats} seats`)
      if (i > 0 && (owing[i - 1] ?? seat) >= seat)
        throw new Breach(toAct.name, `seats ${owing} owe a decision: they are not in ascending order`)
    }
  },
}

const legalList: Law = {
  name: 'legal-list',
  says: 'the legal list holds actions of the vocabulary, each once, in a fixed order, and is empty exactly for seats that owe nothing',
  check({ kit, setup, state }) {
    const { game } = kit
    const before = hash(state)
    const owing = game.toAct(state)
    for (const seat of seatsOf(setup)) {
      const legal = game.legal(state, seat)
      const ids = legal.map((action) => action.id).join(' ')
      if (legal.length > 0 !== owing.includes(seat)) {
        throw new Breach(
          legalList.name,
          `seat ${seat} ${legal.length > 0 ? 'owes nothing but has' : 'owes a decision but has no'} legal actions`,
        )
      }
      checkMembers(legal, game.vocabulary.actions, seat)
      checkOrder(legal, kit.order?.(state, seat) ?? ((a, b) => a.index - b.index), seat)
      const again = legalIds(game, game.clone(state), seat)
      if (again !== ids)
        throw new Breach(legalList.name, `asked twice, the legal list of seat ${seat} is ${ids} and then ${again}`)
      if (legal.map((action) => action.id).join(' ') !== ids)
        throw new Breach(legalList.name, 'a second call of legal changed the list of the first')
    }
    if (hash(state) !== before) throw new Breach(legalList.name, 'legal changed the state')
  },
}

const legalAsked: Law = {
  name: 'legal-asked',
  says: 'asked without the list, there are as many actions as it has, and a random one is what a pick from it would be',
  check({ kit: { game }, setup, state, rng: sampler }) {
    const rng = cloneRng(sampler)
    const owing = game.toAct(state)
    for (const seat of seatsOf(setup)) {
      const legal = game.legal(state, seat)
      const count = countLegal(game, state, seat)
      if (count !== legal.length)
        throw new Breach(legalAsked.name, `seat ${seat} has ${legal.length} legal actions, but ${count} are counted`)
      if (!owing.includes(seat)) continue
      // As many tries as it has actions, so that each of them comes up now and then.
      for (let tries = 0; tries < legal.length; tries++) {
        const other = cloneRng(rng)
        const listed = pick(rng, legal)
        const chosen = randomLegal(game, state, seat, other)
        if (chosen !== listed || !sameRng(rng, other))
          throw new Breach(
            legalAsked.name,
            `a random action of seat ${seat} is ${chosen.id}, from the list ${listed.id}`,
          )
      }
    }
  },
}

function checkMembers(legal: readonly Action[], vocabulary: readonly Action[], seat: Seat): void {
  const seen = new Set<string>()
  for (const action of legal) {
    if (vocabulary[action.index] !== action)
      throw new Breach(legalList.name, `${action.id} of seat ${seat} is not the vocabulary's own object`)
    if (seen.has(action.id))
      throw new Breach(legalList.name, `${action.id} stands twice in the legal list of seat ${seat}`)
    seen.add(action.id)
  }
}

function checkOrder<A extends Action>(legal: readonly A[], compare: (a: A, b: A) => number, seat: Seat): void {
  for (const [i, action] of legal.entries()) {
    const previous = legal[i - 1]
    if (previous !== undefined && compare(previous, action) >= 0) {
      throw new Breach(
        legalList.name,
        `${action.id} stands after ${previous.id} in the legal list of seat ${seat}: not in the order that was promised`,
      )
    }
  }
}

const refuseAgrees: Law = {
  name: 'refuse-agrees',
  says: 'an action is legal exactly when refuse says nothing, for every seat and the whole vocabulary',
  check(look) {
    const { game } = look.kit
    const before = hash(look.state)
    for (const seat of seatsOf(look.setup)) {
      const legal = new Set<Action>(game.legal(look.state, seat))
      for (const action of game.vocabulary.actions) checkRefusal(look, seat, action, legal.has(action))
    }
    if (hash(look.state) !== before) throw new Breach(refuseAgrees.name, 'refuse changed the state')
  },
}

function checkRefusal<S extends GameState, A extends Action, V, E extends GameEvent>(
  look: LawContext<S, A, V, E>,
  seat: Seat,
  action: A,
  legal: boolean,
): void {
  const refusal = look.kit.game.refuse(look.state, seat, action)
  if (refusal === undefined) {
    if (!legal)
      throw new Breach(
        refuseAgrees.name,
        `${action.id} of seat ${seat} is not in the legal list, but nothing refuses it`,
      )
    return
  }
  if (legal)
    throw new Breach(
      refuseAgrees.name,
      `${action.id} of seat ${seat} is legal, but rule ${refusal.rule} refuses it (${refusal.code})`,
    )
  if (refusal.code === '' || refusal.rule === '')
    throw new Breach(refuseAgrees.name, `the refusal of ${action.id} names no code or no rule`)
  look.refused(refusal.code)
}

const refusedChangesNothing: Law = {
  name: 'refused-changes-nothing',
  says: 'an action that is not legal throws a refusal and leaves the state as it was',
  check({ kit: { game }, setup, state, rng }) {
    const { actions } = game.vocabulary
    const before = hash(state)
    for (const seat of seatsOf(setup)) {
      const legal = new Set<Action>(game.legal(state, seat))
      for (let tries = 0; tries < 6; tries++) {
        const action = actions[below(rng, actions.length)]
        if (action === undefined || legal.has(action)) continue
        expectRefusal(() => act(game, state, seat, action), `${action.id} of seat ${seat}`)
        if (hash(state) !== before)
          throw new Breach(refusedChangesNothing.name, `the refused ${action.id} of seat ${seat} changed the state`)
      }
    }
  },
}

function expectRefusal(attempt: () => void, what: string): void {
  try {
    attempt()
  } catch (error) {
    if (error instanceof RefusalError) return
    if (error instanceof OrreryError)
      throw new Breach(refusedChangesNothing.name, `${what} throws ${error.code}, not a refusal`)
    throw error
  }
  throw new Breach(refusedChangesNothing.name, `${what} is not legal but was done`)
}

export const lawsOfChoice: readonly Law[] = [toAct, legalList, legalAsked, refuseAgrees, refusedChangesNothing]
