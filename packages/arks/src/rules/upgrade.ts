import { say } from '../actions.ts'
import { upgrades } from '../components/basics.ts'
import { constants } from '../components/constants.ts'
import { upgradeSpecs } from '../components/upgrades.ts'
import { no } from '../refusals.ts'
import { has, type State } from '../state.ts'
import { at, ENGINES, pairMasks, upgradeCost } from '../tables.ts'
import { addPoints } from './gains.ts'
import { lacking, lackRefusal, PAYABLE, specialistSupply, startPayment } from './payment.ts'
import { always, type Rule, type Step, type Teller } from './rule.ts'

/** AD4, step 1: at most one upgrade, only now (A8.1); each is unlocked once, Engines twice (A8.4, A8.5). */
export const upgrade: Rule<'upgrade'> = {
  asked: true,
  answers: ['upgrade', 'upgrade-none'],
  open: always,
  list(state, _task, out) {
    const player = state.active
    const supply = specialistSupply(state, player)
    for (let i = 0; i < upgrades.length; i++) {
      if (!has(state.upgrades, player, i) && lacking(state, player, at(upgradeCost, i), supply) === PAYABLE) {
        out.push(at(say.upgrade, i))
      }
    }
    out.push(say.upgradeNone)
  },
  check(state, _task, { kind, n }) {
    if (kind === 'upgrade-none') return undefined
    const player = state.active
    if (has(state.upgrades, player, n)) {
      return no('upgrade-unlocked', n === ENGINES ? 'A8.4' : 'A8.5', { upgrade: at(upgrades, n) })
    }
    const due = lacking(state, player, at(upgradeCost, n), specialistSupply(state, player))
    return due === PAYABLE ? undefined : lackRefusal(due)
  },
  perform(state, _task, { kind, n }) {
    if (kind === 'upgrade-none') return
    state.todo.push({ kind: 'install', upgrade: n })
    startPayment(state, at(upgradeCost, n))
  },
}

/** The upgrade holds from now on (A8.3). */
export const install: Step<'install'> = (state, task, tell) => unlockUpgrade(state, state.active, task.upgrade, tell)

/** Releases the colony marker of an upgrade (Engines: with the second purchase) and, with a pair, an outpost. */
export function unlockUpgrade(state: State, player: number, upgrade: number, tell: Teller): void {
  let times = 1
  if (upgrade === ENGINES) {
    times = at(state.engines, player) + 1
    state.engines[player] = times
  }
  const released = times === at(upgradeSpecs, upgrade).purchases
  tell.all({ type: 'upgraded', player, upgrade, times, released })
  if (!released) return
  const before = at(state.upgrades, player)
  const after = before | (1 << upgrade)
  state.upgrades[player] = after
  state.colonyPool[player] = at(state.colonyPool, player) + 1
  for (const pair of pairMasks) {
    // A8.6: the second upgrade of a pair releases an outpost.
    if ((after & pair) !== pair || (before & pair) === pair) continue
    state.outpostPool[player] = at(state.outpostPool, player) + 1
    tell.all({ type: 'outpost-unlocked', player })
    addPoints(state, player, 'outposts', constants.outpostUnlockPoints, tell)
  }
}
