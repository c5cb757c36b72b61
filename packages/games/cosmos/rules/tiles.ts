import { always, at, item, NONE, withAt } from '@orrery/kernel'
import { offer, say } from './actions.ts'
import { formsOn, hasEmptyHex, hasSingleForm, hasUnfinished, isUnfinished } from './galaxy.ts'
import { deny } from './refusals.ts'
import type { EffectRule, EffectStep, Rule } from './rule.ts'
import { rulingsOf } from './rulings.ts'
import { playerAt, push } from './state.ts'
import { drawLifeForm, drawTile, hasTile, returnTile } from './supply.ts'
import { HEXES } from './tables.ts'

/** New nebula tiles and second life forms. */

/** D2, D16: a nebula of a size to be named, to the reserve (C6.2) or held and placed at once (C13.2). */
export const size: Rule<'size'> = {
  answers: ['take-nebula'],
  open: (state, seat, { hold }) => hasTile(state) && (!hold || hasEmptyHex(playerAt(state, seat))),
  list(state, _seat, _task, out) {
    const { stacks } = state
    for (let i = 0; i < stacks.length; i++) if (item(stacks, i).length > 0) offer(out, say.takeNebula, i)
  },
  check(state, _seat, _task, { n }) {
    return item(state.stacks, n).length > 0 ? undefined : deny('stack-empty', 'C7.7', { size: n + 1 })
  },
  perform(state, seat, { hold }, { n }, tell) {
    const player = playerAt(state, seat)
    const tile = drawTile(state, seat, n, tell)
    if (hold) {
      player.held = tile
      push(state, seat, [{ kind: 'place-nebula' }])
    } else player.reserveTiles = [...player.reserveTiles, tile]
  },
  otherwise(state, seat, { hold }, tell) {
    // C13.4: with a full galaxy omega draws nothing.
    if (hold && !hasEmptyHex(playerAt(state, seat))) return
    tell.all({ type: 'shortage', seat, what: 'nebula', missing: 1 })
  },
}

/** D16: the tile that is held goes onto an empty hex (C13.2); there is one, or it would not have been drawn (C13.4). */
export const placeNebula: Rule<'place-nebula'> = {
  asked: true,
  answers: ['to-hex', 'refuse'],
  open: always,
  list(state, seat, _task, out) {
    const { tiles } = playerAt(state, seat)
    for (let hex = 0; hex < HEXES; hex++) if (tiles[hex] === NONE) offer(out, say.toHex, hex)
    if (rulingsOf(state).mayRefuse) out.push(say.refuse)
  },
  check(state, seat, _task, { kind, n }) {
    if (kind === 'refuse') return rulingsOf(state).mayRefuse ? undefined : deny('must-place', 'C9.5')
    return playerAt(state, seat).tiles[n] === NONE ? undefined : deny('hex-occupied', 'C13.2')
  },
  perform(state, seat, _task, { kind, n }, tell) {
    const player = playerAt(state, seat)
    const tile = player.held
    if (kind === 'refuse') {
      tell.all({ type: 'piece-refused', seat, piece: 'nebula' })
      returnTile(state, seat, tile, tell)
    } else {
      player.tiles = withAt(player.tiles, n, tile)
      tell.all({ type: 'nebula-placed', seat, tile, hex: n, from: 'supply' })
    }
    player.held = NONE
  },
}

/** Stardust takes a nebula of one size to the reserve (C17.27). */
export const drawNebula: EffectStep<'draw-nebula'> = {
  possible: (state, _player, { size }) => item(state.stacks, size).length > 0,
  run(state, seat, { size }, tell) {
    if (item(state.stacks, size).length > 0) {
      const player = playerAt(state, seat)
      player.reserveTiles = [...player.reserveTiles, drawTile(state, seat, size, tell)]
    } else tell.all({ type: 'shortage', seat, what: 'nebula', missing: 1 })
  },
}

/** Stardust replaces an unfinished nebula: the old tile goes under its stack, the new one lies where it lay (C17.27). */
export const replace: EffectRule<'replace'> = {
  possible: (state, player, { from, to }) => hasUnfinished(player, from) && item(state.stacks, to).length > 0,
  answers: ['replace-nebula'],
  open: (state, _seat, { to }) => item(state.stacks, to).length > 0,
  list(state, seat, { from }, out) {
    const player = playerAt(state, seat)
    for (let hex = 0; hex < HEXES; hex++) if (isUnfinished(player, hex, from)) offer(out, say.replaceNebula, hex)
  },
  check(state, seat, { from, to }, { n }) {
    if (item(state.stacks, to).length === 0) return deny('stack-empty', 'C7.7', { size: to + 1 })
    return isUnfinished(playerAt(state, seat), n, from) ? undefined : deny('not-replaceable', 'C17.27')
  },
  perform(state, seat, { to }, { n }, tell) {
    const player = playerAt(state, seat)
    const old = at(player.tiles, n)
    const tile = drawTile(state, seat, to, tell)
    player.tiles = withAt(player.tiles, n, tile)
    tell.all({ type: 'nebula-placed', seat, tile, hex: n, from: 'supply' })
    returnTile(state, seat, old, tell)
  },
}

/** Evolution gives a second life form to a nebula that has one (C17.11). */
export const lifeForm: EffectRule<'life-form'> = {
  possible: (state, player) => hasSingleForm(player) && state.lifeFormStack.length > 0,
  answers: ['create-life-form'],
  open: always,
  list(state, seat, _task, out) {
    const player = playerAt(state, seat)
    for (let hex = 0; hex < HEXES; hex++) if (formsOn(player, hex) === 1) offer(out, say.createLifeForm, hex)
  },
  check(state, seat, _task, { n }) {
    return formsOn(playerAt(state, seat), n) === 1 ? undefined : deny('not-one-life-form', 'C17.11')
  },
  perform(state, seat, _task, { n }, tell) {
    drawLifeForm(state, seat, n, tell)
  },
}
