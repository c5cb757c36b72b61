import { always, item, neverWrong } from '@orrery/kernel'
import { activate } from './abilities.ts'
import { type Action, type ActionKind, actionKinds, say } from './actions.ts'
import { acquire, setOfFive } from './cards.ts'
import { placeNebula, placeProto, placeStar } from './placing.ts'
import type { Choice, Rule } from './rule.ts'
import { complete, createLifeForm, dischargeAbility, dischargeNothing, dischargeStar } from './scoring.ts'
import { playerAt } from './state.ts'
import type { Task } from './tasks.ts'
import { flip, moveLife, moveStar, stabilise } from './tracks.ts'

/** D15: the crafting phase is over; omega comes next (C13.1). */
const endCrafting: Choice = {
  list(_state, _player, out) {
    out.push(say.endCrafting)
  },
  check: neverWrong,
  perform(_state, _seat, player) {
    player.stage = 'closing'
  },
}

/** D5-D15: what may be done in the crafting phase. */
const choices: Readonly<Partial<Record<ActionKind, Choice>>> = {
  'place-star': placeStar,
  'place-proto': placeProto,
  'place-nebula': placeNebula,
  complete,
  'discharge-star': dischargeStar,
  'discharge-ability': dischargeAbility,
  'discharge-nothing': dischargeNothing,
  'create-life-form': createLifeForm,
  acquire,
  activate,
  'set-of-five': setOfFive,
  flip,
  stabilise,
  'move-star': moveStar,
  'move-life': moveLife,
  'end-crafting': endCrafting,
}

const kinds = actionKinds.filter((kind) => choices[kind] !== undefined)

function choiceOf(kind: ActionKind): Choice {
  const choice = choices[kind]
  if (choice === undefined) throw new RangeError(`${kind} is not in the menu`)
  return choice
}

const AGAIN: Task = { kind: 'menu' }

/** D4: the menu of the crafting phase; it is put again until the player ends the phase. */
export const menu: Rule<'menu'> = {
  asked: true,
  answers: kinds,
  open: always,
  list(state, seat, _task, out) {
    const player = playerAt(state, seat)
    // Written out in the order of the vocabulary: calling them from a list makes games take 4 % longer.
    placeStar.list(state, player, out)
    placeProto.list(state, player, out)
    placeNebula.list(state, player, out)
    complete.list(state, player, out)
    dischargeStar.list(state, player, out)
    dischargeAbility.list(state, player, out)
    dischargeNothing.list(state, player, out)
    createLifeForm.list(state, player, out)
    acquire.list(state, player, out)
    activate.list(state, player, out)
    setOfFive.list(state, player, out)
    flip.list(state, player, out)
    stabilise.list(state, player, out)
    moveStar.list(state, player, out)
    moveLife.list(state, player, out)
    endCrafting.list(state, player, out)
  },
  check: (state, seat, _task, action: Action) => choiceOf(action.kind).check(state, playerAt(state, seat), action),
  perform(state, seat, _task, action, tell) {
    if (action.kind !== 'end-crafting') item(state.todoBySeat, seat).push(AGAIN)
    choiceOf(action.kind).perform(state, seat, playerAt(state, seat), action, tell)
  },
}
