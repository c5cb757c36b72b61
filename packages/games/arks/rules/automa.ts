import { at, indexIn, item, shuffle, topOf, without } from '@orrery/kernel'
import type { AutomaAction, AutomaCard } from '../components/automa.ts'
import { resources, specialists } from '../components/basics.ts'
import { componentsOf, numbersOf } from '../sets/loaded.ts'
import { say } from './actions.ts'
import { nextColonyCost, noColony } from './colony.ts'
import { discardSurvivor, drawSurvivor, survivorsLeft } from './explore.ts'
import { discardCrew, startGain, take } from './gains.ts'
import { movedOutpost, noOutpost } from './outpost.ts'
import { colourHere } from './payment.ts'
import { deny } from './refusals.ts'
import type { Rule, Step, Teller } from './rule.ts'
import { AUTOMA, has, type State, slotOf } from './state.ts'
import { ENGINEER, FIELDS, LEADER, RESOURCES, RING } from './tables.ts'
import { cannotTerraform, canRaise, endTerraforming, raiseTrack } from './terraform.ts'
import { capacity } from './tracks.ts'
import { discover, discoveryBonus, land, planetYield } from './travel.ts'

/** A24.2: the top card is revealed; its travel line comes first, then its rows. */
export function startAutomaTurn(state: State, tell: Teller): void {
  if (state.automaDeck.length === 0) {
    state.automaDeck = shuffle(state.rng, state.automaDiscard.slice())
    state.automaDiscard = []
    tell.reveal({ type: 'shuffled', deck: 'automa', cards: state.automaDeck.length })
  }
  const card = topOf(state.automaDeck)
  if (card === undefined) throw new RangeError('the Automa has no card')
  state.automaDeck = state.automaDeck.slice(0, -1)
  state.automaCard = card
  tell.reveal({ type: 'automa-card', card })
  state.todo.push({ kind: 'automa-end' }, { kind: 'automa-row', row: 0 })
  const { automa, automaCards } = componentsOf(state)
  const slot = findDestination(state, item(automaCards, card))
  if (at(state.system, slot) >= 0) {
    // A24.12: also a landing when it ends where it began.
    land(state, AUTOMA, slot * FIELDS, tell)
  } else {
    // A24.9: the discovery bonus of the Automa.
    discover(state, AUTOMA, slot, tell)
    discoveryBonus(state, AUTOMA, slot, indexIn(resources, automa.discoveryTrack), tell)
    startGain(state, AUTOMA, numbersOf(state).automaDiscoveryGain)
  }
}

/** A24.3-A24.11: the slot the Automa's ark goes to; an empty one when it discovers. */
function findDestination(state: State, card: AutomaCard): number {
  const step = card.clockwise ? 1 : RING - 1
  let start = slotOf(state, AUTOMA)
  const opposite = (start + RING / 2) % RING
  // A24.4: a jump only to a planet across the Portal.
  if (card.jump && at(state.system, opposite) >= 0) start = opposite
  // A24.10: in a complete system a discovery is read as a planet to terraform.
  const discovery = card.criterion === 'discover' && state.system.includes(-1)
  let nearest = -1
  // A24.5: the slot where the search starts is looked at last.
  for (let i = 1; i <= RING; i++) {
    const slot = (start + i * step) % RING
    if (at(state.system, slot) < 0) {
      if (discovery) return slot
      continue
    }
    if (discovery) continue
    if (nearest < 0) nearest = slot
    const fits =
      card.criterion === 'noColony' ? !has(state.colonies, AUTOMA, slot) : ((state.terraformed >> slot) & 1) === 0
    if (fits) return slot
  }
  // A24.11: when nothing fits, the first planet on the way.
  return nearest
}

/** What a row of an Automa card does: whether it can be done, and how. */
interface RowAction {
  can(state: State): boolean
  run(state: State, row: number, tell: Teller): void
}

const rowActions: Readonly<Record<AutomaAction, RowAction>> = {
  // A25.1
  supply: {
    can: () => true,
    run: (state, row) => startGain(state, AUTOMA, at(item(numbersOf(state).automaGain, state.automaCard), row)),
  },
  // A25.3
  upgrade: {
    can: (state) => nextUpgrade(state) >= 0,
    run(state, _row, tell) {
      const upgrade = nextUpgrade(state)
      state.todo.push({ kind: 'install', upgrade })
      startAutomaPayment(state, at(numbersOf(state).upgradeCost, upgrade), tell)
    },
  },
  // A25.5
  gather: {
    can: () => true,
    run: (state) => startGain(state, AUTOMA, planetYield(state, slotOf(state, AUTOMA))),
  },
  // A25.6: the leftmost track it has the resource for, as far as it goes, then the next.
  terraform: {
    can: (state) => cannotTerraform(state, AUTOMA, slotOf(state, AUTOMA)) === undefined,
    run(state, _row, tell) {
      const slot = slotOf(state, AUTOMA)
      const limit = capacity(state, AUTOMA)
      let raised = 0
      for (const resource of item(numbersOf(state).tracks, at(state.system, slot))) {
        while (raised < limit && canRaise(state, AUTOMA, slot, resource)) {
          raiseTrack(state, AUTOMA, slot, resource, tell)
          raised++
        }
      }
      endTerraforming(state, AUTOMA, slot, raised, tell)
    },
  },
  // A25.7
  explore: {
    can: (state) => survivorsLeft(state) && canPay(state, numbersOf(state).exploreCost),
    run(state, _row, tell) {
      state.todo.push({ kind: 'automa-reveal' })
      startAutomaPayment(state, numbersOf(state).exploreCost, tell)
    },
  },
  // A25.8
  colony: {
    can: (state) => noColony(state, AUTOMA) === undefined && canPay(state, nextColonyCost(state, AUTOMA)),
    run(state, _row, tell) {
      state.todo.push({ kind: 'found' })
      startAutomaPayment(state, nextColonyCost(state, AUTOMA), tell)
    },
  },
  // A25.9
  outpost: {
    can: (state) => noOutpost(state, AUTOMA) === undefined,
    run(state) {
      const fromPool = at(state.outpostPool, AUTOMA) > 0
      state.todo.push(fromPool ? { kind: 'put-outpost' } : { kind: 'automa-outpost-from' })
    },
  },
}

/** A24.2, A25.2: the rows from top to bottom; of two actions the left one if it can be done, else the right one. */
export const automaRow: Step<'automa-row'> = {
  run(state, _seat, { row }, tell) {
    const { rows } = item(componentsOf(state).automaCards, state.automaCard)
    if (row + 1 < rows.length) state.todo.push({ kind: 'automa-row', row: row + 1 })
    for (const action of item(rows, row).actions) {
      const done = rowActions[action].can(state)
      tell.all({ type: 'automa-row', card: state.automaCard, action, done })
      if (!done) continue
      rowActions[action].run(state, row, tell)
      return
    }
  },
}

/** The first upgrade in number order that is locked and can be paid; -1 when there is none. */
function nextUpgrade(state: State): number {
  const { automaUpgrades, upgradeCost } = numbersOf(state)
  for (const upgrade of automaUpgrades) {
    if (!has(state.upgrades, AUTOMA, upgrade) && canPay(state, at(upgradeCost, upgrade))) return upgrade
  }
  return -1
}

/** How the Automa would pay the specialists of a cost (A26.3, A26.4). */
interface Specialists {
  readonly planetLeaders: number
  readonly engineers: number
  /** Leaders the human chooses. */
  readonly leaders: number
  /** Cards of any kind the human chooses, in place of those it lacks. */
  readonly spare: number
}

function countCrew(state: State, specialist: number): number {
  const { crewSpecialist } = numbersOf(state)
  let n = 0
  for (const card of state.automaCrew) if (at(crewSpecialist, card) === specialist) n++
  return n
}

function specialistsFor(state: State, cost: number): Specialists {
  const needed = item(numbersOf(state).costs, cost)
  const planetLeaders =
    needed.planetLeaders === 0
      ? 0
      : Math.min(needed.planetLeaders, countCrew(state, LEADER + colourHere(state, AUTOMA)))
  const ownEngineers = countCrew(state, ENGINEER)
  const engineers = Math.min(needed.engineers, ownEngineers)
  const leadersLeft = state.automaCrew.length - ownEngineers - planetLeaders
  const leaders = Math.min(needed.anyLeaders, leadersLeft)
  const missing = needed.planetLeaders + needed.engineers + needed.anyLeaders - planetLeaders - engineers - leaders
  return { planetLeaders, engineers, leaders, spare: missing * componentsOf(state).automa.substitute }
}

function canPay(state: State, cost: number): boolean {
  const { fixed, units: all } = item(numbersOf(state).costs, cost)
  let held = 0
  for (let resource = 0; resource < RESOURCES; resource++) {
    const n = at(state.cargo, AUTOMA * RESOURCES + resource)
    if (n < at(fixed, resource)) return false
    held += n
  }
  const { planetLeaders, engineers, leaders, spare } = specialistsFor(state, cost)
  return held >= all && state.automaCrew.length >= planetLeaders + engineers + leaders + spare
}

/** A26.5: of several cards with the same symbol the one gained first is paid. */
function payAutomaCard(state: State, specialist: number, tell: Teller): void {
  const { crewSpecialist } = numbersOf(state)
  const place = state.automaCrew.findIndex((card) => at(crewSpecialist, card) === specialist)
  const card = at(state.automaCrew, place)
  state.automaCrew = without(state.automaCrew, card)
  discardCrew(state, AUTOMA, card, 'automa', 'paid', tell)
}

/** A26.4: exact cards first, then what the human chooses, then resources. */
function startAutomaPayment(state: State, cost: number, tell: Teller): void {
  const { planetLeaders, engineers, leaders, spare } = specialistsFor(state, cost)
  for (let i = 0; i < planetLeaders; i++) payAutomaCard(state, LEADER + colourHere(state, AUTOMA), tell)
  for (let i = 0; i < engineers; i++) payAutomaCard(state, ENGINEER, tell)
  state.todo.push({ kind: 'automa-resources', cost }, { kind: 'automa-pay', leaders, spare })
}

/** AD21: the human chooses the colour of any Leader, then the cards that stand for missing specialists. */
export const automaPay: Rule<'automa-pay'> = {
  answers: ['automa-pay'],
  open: (_state, _seat, { leaders, spare }) => leaders + spare > 0,
  list(state, _seat, { leaders }, out) {
    for (let specialist = leaders > 0 ? LEADER : 0; specialist < specialists.length; specialist++) {
      if (countCrew(state, specialist) > 0) out.push(item(say.automaPay, specialist))
    }
  },
  check(state, _seat, { leaders }, { n }) {
    if (leaders > 0 && n < LEADER) return deny('wrong-specialist', 'A26.4')
    return countCrew(state, n) > 0 ? undefined : deny('automa-lacks', 'A26.4')
  },
  perform(state, _seat, { leaders, spare }, { n }, tell) {
    const next = leaders > 0 ? { leaders: leaders - 1, spare } : { leaders, spare: spare - 1 }
    state.todo.push({ kind: 'automa-pay', ...next })
    payAutomaCard(state, n, tell)
  },
}

/** A26.2: any resource is paid with the one it has most of, the higher track first, unit by unit. */
export const automaResources: Step<'automa-resources'> = {
  run(state, _seat, { cost }, tell) {
    const { fixed, any } = item(numbersOf(state).costs, cost)
    for (let resource = 0; resource < RESOURCES; resource++) {
      if (at(fixed, resource) > 0) take(state, AUTOMA, resource, at(fixed, resource), tell)
    }
    for (let i = 0; i < any; i++) {
      let most = 0
      for (let resource = 1; resource < RESOURCES; resource++) {
        if (at(state.cargo, AUTOMA * RESOURCES + resource) > at(state.cargo, AUTOMA * RESOURCES + most)) most = resource
      }
      take(state, AUTOMA, most, 1, tell)
    }
  },
}

/** A25.7: it gains what the top survivor card shows. */
export const automaReveal: Step<'automa-reveal'> = {
  run(state, _seat, _task, tell) {
    const card = drawSurvivor(state, AUTOMA, tell)
    tell.all({ type: 'survivor-resolved', seat: AUTOMA, card })
    state.todo.push({ kind: 'automa-resolved', card })
    startGain(state, AUTOMA, at(numbersOf(state).survivorGain, card))
  },
}

/** A25.7: it discards the survivor card, whatever its colour. */
export const automaResolved: Step<'automa-resolved'> = {
  run(state, _seat, { card }, tell) {
    discardSurvivor(state, AUTOMA, card, tell)
  },
}

/** AD22: which of its two outposts the Automa moves. */
export const automaOutpostFrom: Rule<'automa-outpost-from'> = {
  answers: ['automa-outpost-from'],
  ...movedOutpost(say.automaOutpostFrom, 'A25.9', () => AUTOMA),
}
