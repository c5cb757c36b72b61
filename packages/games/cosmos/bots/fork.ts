import { cloneRng, copyShort } from '@orrery/kernel'
import { type Action, clone, clonePlayer, type State } from '../surface.ts'
import { holdStill } from './value.ts'

/**
 * A copy for trying an action of this seat: what the seat cannot change before its turn ends is shared with the original. Most of a
 * table lies still while one player crafts, so this is much cheaper than a whole copy.
 */
export function fork(state: State, seat: number, action: Action): State {
  // The end of a turn may end the round, which touches everybody; in faster play two seats act at once.
  if (state.fast || action.kind === 'end-turn' || action.kind === 'discard') return clone(state)
  const player = state.players[seat]
  if (player === undefined) return clone(state)
  const players = state.players.slice()
  for (const other of players) if (other !== player) holdStill(other)
  players[seat] = clonePlayer(player)
  const todoBySeat = state.todoBySeat.slice()
  todoBySeat[seat] = todoBySeat[seat]?.slice() ?? []
  const copy: State = {
    rng: cloneRng(state.rng),
    players,
    todo: state.todo,
    todoBySeat,
    fast: state.fast,
    round: state.round,
    turn: state.turn,
    first: state.first,
    active: state.active,
    over: state.over,
    dark: copyShort(state.dark),
    tokens: copyShort(state.tokens),
    row: copyShort(state.row),
    deck: state.deck,
    discard: copyShort(state.discard),
    starSupply: copyShort(state.starSupply),
    lifeSupply: state.lifeSupply,
    crystals: state.crystals,
    fromBox: state.fromBox,
    stacks: state.stacks,
    abilityDecks: state.abilityDecks,
    goalTrack: state.goalTrack,
    goalDeck: state.goalDeck,
    goalsScored: state.goalsScored,
    goalsOut: state.goalsOut,
    lifeFormStack: state.lifeFormStack,
    lifeFormsOut: state.lifeFormsOut,
  }
  if (state.set !== undefined) copy.set = state.set
  return copy
}
