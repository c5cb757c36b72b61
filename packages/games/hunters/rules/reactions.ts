import { item, type Refusal } from '@orrery/kernel'
import { say } from './actions.ts'
import { askedForCards, checkCard, listCards, playCard } from './cards.ts'
import { react } from './crystals.ts'
import { anyDecay, anyFusion, canDecay, canFuse, canPay, fusionLimit, fusionsLeft, poolHolds } from './queries.ts'
import { deny } from './refusals.ts'
import type { Rule } from './rule.ts'
import type { State } from './state.ts'
import { REACTIONS, reactionIds, reactionIn, reactionOut } from './tables.ts'

/** Fusion and decay (H9); a decay is the exact reverse of a fusion (H9.6). */

function checkPool(state: State, given: readonly number[]): Refusal | undefined {
  return poolHolds(state, given) ? undefined : deny('pool-short', 'H9.7')
}

/** HD8: one decay after the other, as long as one is possible (H7.4). */
export const decay: Rule<'decay'> = {
  asked: true,
  answers: ['decay', 'stop'],
  open: (state, seat, { left }) => left > 0 && anyDecay(state, seat),
  list(state, seat, _task, out) {
    for (let reaction = 0; reaction < REACTIONS; reaction++) {
      if (canDecay(state, seat, reaction)) out.push(item(say.decay, reaction))
    }
    out.push(say.stop)
  },
  check(state, seat, _task, { kind, n }) {
    if (kind === 'stop') return undefined
    if (!canPay(state, seat, item(reactionOut, n))) return deny('decay-missing', 'H9.6')
    return checkPool(state, item(reactionIn, n))
  },
  perform(state, seat, { left }, { kind, n }, tell) {
    if (kind === 'stop') return
    react(state, seat, item(reactionOut, n), item(reactionIn, n))
    tell.all({ type: 'decay', seat, reaction: item(reactionIds, n) })
    state.todo.push({ kind: 'decay', left: left - 1 })
  },
}

/** HD13, step 5: fusions one after the other while the limit allows (H9.3, H9.5), and cards between them. */
export const fusion: Rule<'fusion'> = {
  asked: true,
  answers: ['fuse', 'play', 'go-on'],
  open: (state, seat) => anyFusion(state, seat) || askedForCards(state, seat, 'fusion'),
  list(state, seat, _task, out) {
    if (fusionsLeft(state)) {
      for (let reaction = 0; reaction < REACTIONS; reaction++) {
        if (canFuse(state, seat, reaction)) out.push(item(say.fuse, reaction))
      }
    }
    listCards(state, seat, 'fusion', out)
    out.push(say.continue)
  },
  check(state, seat, _task, { kind, n }) {
    if (kind === 'go-on') return undefined
    if (kind === 'play') return checkCard(state, seat, 'fusion', n)
    if (!fusionsLeft(state)) return deny('fusion-limit', 'H9.3', { limit: fusionLimit(state) })
    if (!canPay(state, seat, item(reactionIn, n))) return deny('fusion-missing', 'H9.2')
    return checkPool(state, item(reactionOut, n))
  },
  perform(state, seat, task, { kind, n }, tell) {
    if (kind === 'play') playCard(state, seat, n, task, tell)
    if (kind !== 'fuse') return
    react(state, seat, item(reactionIn, n), item(reactionOut, n))
    state.fusions++
    tell.all({ type: 'fuse', seat, reaction: item(reactionIds, n) })
    state.todo.push(task)
  },
}
