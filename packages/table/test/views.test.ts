import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import { act, applyPatch, begin, type Change, type Game, makeRng, patchText, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { comets } from '../../kernel/test/comets/comets.ts'

const games: readonly Game[] = [comets, cosmos, hunters, arks]

/** Data as it comes over the wire. */
const wired = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

test.each(games.map((game) => [game.id, game] as const))(
  '%s: a view that is patched from move to move is the view, and views once given do not change',
  (id, game) => {
    let bytes = 0
    let whole = 0
    for (let seats = Math.max(2, game.seats.min); seats <= Math.min(3, game.seats.max); seats++) {
      const rng = makeRng(`patches of ${id} with ${seats}`)
      const state = begin(game, { seats, seed: `patches ${seats}` })
      const watchers = [...Array.from({ length: seats }, (_, seat) => seat), undefined]
      const kept = watchers.map((watcher) => {
        const view = game.view(state, watcher)
        return { watcher, view, text: JSON.stringify(view), had: wired(view), withOwn: wired(view) }
      })
      let open = game.view(state, undefined)
      for (let step = 0; step < 400 && game.toAct(state).length > 0; step++) {
        const seat = pick(rng, game.toAct(state))
        act(game, state, seat, pick(rng, game.legal(state, seat)))
        const before = open
        open = game.view(state, undefined)
        const shared = patchText(before, open)
        for (const each of kept) {
          expect(JSON.stringify(each.view)).toBe(each.text)
          const view = game.view(state, each.watcher)
          const text = patchText(each.view, view)
          each.text = JSON.stringify(view)
          each.had = text === undefined ? JSON.parse(each.text) : applyPatch(each.had, JSON.parse(`[${text}]`))
          expect(each.had).toEqual(JSON.parse(each.text))
          // The same from the patch for everybody and the part that belongs to the seat.
          if (game.own !== undefined) {
            const own = each.watcher === undefined ? [] : wired(game.own(state, each.watcher))
            each.withOwn =
              shared === undefined
                ? each.had
                : applyPatch(each.withOwn, [...JSON.parse(`[${shared}]`), ...(own as Change[])])
            expect(each.withOwn).toEqual(each.had)
          }
          each.view = view
          bytes += (text ?? each.text).length
          whole += each.text.length
        }
      }
    }
    // Otherwise patches would not be worth it.
    expect(bytes).toBeLessThan(whole / 3)
  },
)
