import { always, at, item, withAt } from '@orrery/kernel'
import { upgrades } from '../components/basics.ts'
import { numbersOf } from '../sets/loaded.ts'
import { say } from './actions.ts'
import { addPoints } from './gains.ts'
import { lacking, lackRefusal, PAYABLE, specialistSupply, startPayment } from './payment.ts'
import { deny } from './refusals.ts'
import type { Rule, Step, Teller } from './rule.ts'
import { has, type State } from './state.ts'
import { ENGINES } from './tables.ts'

/** AD4, step 1: at most one upgrade, only now (A8.1); each is unlocked once, Engines twice (A8.4, A8.5). */
export const upgrade: Rule<'upgrade'> = {
  asked: true,
  answers: ['upgrade', 'upgrade-none'],
  open: always,
  list(state, seat, _task, out) {
    const { upgradeCost } = numbersOf(state)
    const supply = specialistSupply(state, seat)
    for (let i = 0; i < upgrades.length; i++) {
      if (!has(state.upgrades, seat, i) && lacking(state, seat, at(upgradeCost, i), supply) === PAYABLE) {
        out.push(item(say.upgrade, i))
      }
    }
    out.push(say.upgradeNone)
  },
  check(state, seat, _task, { kind, n }) {
    if (kind === 'upgrade-none') return undefined
    if (has(state.upgrades, seat, n)) {
      return deny('upgrade-unlocked', n === ENGINES ? 'A8.4' : 'A8.5', { upgrade: item(upgrades, n) })
    }
    const due = lacking(state, seat, at(numbersOf(state).upgradeCost, n), specialistSupply(state, seat))
    return due === PAYABLE ? undefined : lackRefusal(due)
  },
  perform(state, _seat, _task, { kind, n }) {
    if (kind === 'upgrade-none') return
    state.todo.push({ kind: 'install', upgrade: n })
    startPayment(state, at(numbersOf(state).upgradeCost, n))
  },
}

/** The upgrade holds from now on (A8.3). */
export const install: Step<'install'> = {
  run: (state, seat, task, tell) => unlockUpgrade(state, seat, task.upgrade, tell),
}

/** Releases the colony marker of an upgrade (Engines: with the second purchase) and, with a pair, an outpost. */
function unlockUpgrade(state: State, seat: number, upgrade: number, tell: Teller): void {
  let times = 1
  if (upgrade === ENGINES) {
    times = at(state.engines, seat) + 1
    state.engines = withAt(state.engines, seat, times)
  }
  const released = times === at(numbersOf(state).purchases, upgrade)
  tell.all({ type: 'upgraded', seat, upgrade, times, released })
  if (!released) return
  const before = at(state.upgrades, seat)
  const after = before | (1 << upgrade)
  state.upgrades = withAt(state.upgrades, seat, after)
  state.colonyPool = withAt(state.colonyPool, seat, at(state.colonyPool, seat) + 1)
  const { constants, pairMasks } = numbersOf(state)
  for (const pair of pairMasks) {
    // A8.6: the second upgrade of a pair releases an outpost.
    if ((after & pair) !== pair || (before & pair) === pair) continue
    state.outpostPool = withAt(state.outpostPool, seat, at(state.outpostPool, seat) + 1)
    tell.all({ type: 'outpost-unlocked', seat })
    addPoints(state, seat, 'outposts', constants.outpostUnlockPoints, tell)
  }
}
