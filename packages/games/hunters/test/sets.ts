import { actById, begin, below, type GameRecord, item, makeEntry, makeRng } from '@orrery/kernel'
import type { Hunters } from '../rules/game.ts'

/** A game of two in which a star is created whenever one can be paid, and everything else is random. */
export function playedRecord(game: Hunters): GameRecord {
  const head = { game: game.id, version: game.version, options: { hrHelp: 'auto' }, seats: 2, seed: 'played' }
  const state = begin(game, head)
  const rng = makeRng('choices')
  const actions: string[] = []
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const legal = game.legal(state, seat)
    const { id } = legal.find(({ kind }) => kind === 'create') ?? item(legal, below(rng, legal.length))
    actById(game, state, 2, seat, id)
    actions.push(makeEntry(seat, id))
  }
  return { ...head, actions }
}
