import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import { applyPatch, type Change, type Game, makeRng, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { comets } from '../../kernel/test/comets/comets.ts'
import {
  decideNewTable,
  fold,
  knownBy,
  makeLibrary,
  type RowOutcome,
  runCommand,
  type Update,
  updateFor,
  updateTexts,
  type Watcher,
} from '../src/index.ts'

const games: readonly Game[] = [comets, cosmos, hunters, arks]
const library = makeLibrary(games, () => ['random'])

test.each(games.map((game) => [game.id, game] as const))(
  '%s: what is written for many is what is written for each',
  (id, game) => {
    const people = Array.from({ length: 3 }, (_, i) => ({ id: `p${i}`, name: `P${i}` }))
    const [host, ...others] = people
    if (host === undefined) throw new Error()
    const made = decideNewTable(
      library,
      { type: 'create', id: 't', secret: '5e'.repeat(32), game: id, seats: 3 },
      host,
      1,
    )
    if ('refusal' in made) throw new Error(made.refusal.code)
    const table = fold(library, made.rows)
    for (const person of others) runCommand(library, table, { type: 'sit', nonce: '1'.repeat(32) }, person, 2)
    runCommand(library, table, { type: 'start', nonce: '2'.repeat(32) }, host, 3)
    const rng = makeRng(`texts of ${id}`)
    const watchers = [0, 1, 2, undefined]
    let had = watchers.map((): unknown => undefined)
    /** What is known before a change; nothing before the first one, so that it is told whole. */
    let known: (watcher: Watcher) => unknown = () => undefined
    const compare = (outcomes: readonly RowOutcome[]): void => {
      const updates = watchers.map((watcher) => updateFor(library, table, outcomes, watcher))
      const whole = updateTexts(
        library,
        table,
        outcomes,
        watchers.map((watcher) => ({ watcher })),
      )
      expect(whole.map(({ text }) => `{${text}}`)).toEqual(updates.map((update) => JSON.stringify(update)))
      // A reader with the previous view gets a patch of it, and everything else is the same.
      const short = updateTexts(
        library,
        table,
        outcomes,
        watchers.map((watcher) => ({ watcher, patches: true, known: known(watcher) })),
      )
      const told: (Update & { play?: { patch?: readonly Change[] } })[] = short.map(({ text }) =>
        JSON.parse(`{${text}}`),
      )
      const views = told.map(({ play }, i) => (play?.patch === undefined ? play?.view : applyPatch(had[i], play.patch)))
      expect(
        told.map(({ play, ...rest }, i) => {
          if (play === undefined) return rest
          const { patch: _patch, ...other } = play
          return { ...rest, play: { ...other, view: views[i] } }
        }),
      ).toEqual(updates.map((update) => JSON.parse(JSON.stringify(update))))
      patches += told.filter(({ play }) => play?.patch !== undefined).length
      had = had.map((view, i) => views[i] ?? view)
    }
    let patches = 0
    let steps = 0
    for (; table.phase === 'playing' && table.play !== undefined && steps < 200; steps++) {
      const seat = pick(rng, game.toAct(table.play.state))
      const by = people[seat] ?? host
      const action = pick(rng, game.legal(table.play.state, seat)).id
      const command =
        steps % 11 === 5
          ? ({ type: 'undo', seat } as const)
          : ({ type: 'act', seat, action, ref: `r${steps}` } as const)
      if (had[0] !== undefined) known = knownBy(library, table, watchers)
      const done = runCommand(library, table, command, by, 4 + steps)
      if (!('refusal' in done)) compare(done.outcomes)
      if (steps % 13 === 0) {
        const said = runCommand(library, table, { type: 'say', text: `"${steps}"` }, host, 20_000 * steps + 20_000)
        if (!('refusal' in said)) compare(said.outcomes)
      }
    }
    expect(steps).toBeGreaterThan(20)
    expect(patches).toBeGreaterThan(2 * steps)
  },
)
