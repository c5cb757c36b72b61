import { cosmos } from '@orrery/cosmos'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { decisions } from '../../games/cosmos/rules/engine.ts'
import { openPosition } from './boards.ts'
import { litKinds, takeKind } from './lit.ts'
import { type Preference, playGame, type StoredPosition, storedAt } from './position.ts'
import { isView, preferCards, preferLife } from './steer.ts'
import { expectNoErrors, tableStatus, visit, waitForChange, withBrowser } from './world.ts'

withBrowser()

const verbOf = (id: string): string => id.split(':')[0] ?? id

const questionOf = (view: unknown): string => (isView(view) ? view.players[0]?.ask : undefined) ?? 'none'

/** A position in which the person has to decide, with the kinds of answers. */
interface AskedPosition {
  readonly position: StoredPosition
  readonly ask: string
  readonly verbs: readonly string[]
}

/** The games played for this test. Random players always decide the same, and the seeds were searched for what they contain. */
const games: readonly { seats: number; seeds: readonly number[]; prefer?: Preference }[] = [
  { seats: 3, seeds: [1, 3, 8, 21], prefer: preferLife },
  { seats: 2, seeds: [1, 3, 6, 15, 47, 70], prefer: preferCards },
  { seats: 3, seeds: [1, 2, 4, 6, 26, 92] },
]

/** Positions that together contain every question and every kind of answer. */
function askedPositions(): AskedPosition[] {
  const met = new Set<string>()
  const found: AskedPosition[] = []
  for (const { seats, seeds, prefer } of games) {
    for (const seed of seeds) {
      playGame(
        cosmos,
        seats,
        seed,
        'random',
        ({ legal, view, rows, round }) => {
          const verbs = [...new Set(legal.map(verbOf))]
          const ask = questionOf(view)
          if ([`ask ${ask}`, ...verbs].every((kind) => met.has(kind))) return false
          for (const kind of [`ask ${ask}`, ...verbs]) met.add(kind)
          const position = storedAt(cosmos, seats, `kind-${found.length}`, [...rows], round)
          found.push({ position, ask, verbs })
          return false
        },
        {},
        prefer,
      )
    }
  }
  return found
}

/** Takes an answer of a kind by clicking its target, and waits until the table has accepted it. */
async function take(page: Page, verb: string): Promise<boolean> {
  const { seq } = await tableStatus(page)
  if (!(await takeKind(page, verb))) return false
  await waitForChange(page, seq)
  const ask = page.getByTestId('end-anyway')
  if (await ask.isVisible()) {
    await ask.click()
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('.table-screen')?.dataset.seq !== old,
      String(seq),
    )
  }
  return true
}

test('every question of Crafting the Cosmos and every kind of answer is lit on the board, and can be taken there', async () => {
  const all = askedPositions()
  expect(new Set(all.map(({ ask }) => ask))).toEqual(new Set(Object.keys(decisions)))
  const allVerbs = new Set(cosmos.vocabulary.actions.map(({ id }) => verbOf(id)))
  expect(new Set(all.flatMap(({ verbs }) => verbs))).toEqual(allVerbs)
  const visited = await visit()
  const { page } = visited
  const missing: string[] = []
  const taken = new Set<string>()
  for (const { position, ask, verbs } of all) {
    await openPosition(page, position)
    const lit = await litKinds(page)
    for (const verb of verbs) if (!lit.includes(verb)) missing.push(`${verb}, asked ${ask}, in ${position.game.id}`)
    const fresh = verbs.filter((verb) => !taken.has(verb))
    for (const [i, verb] of fresh.entries()) {
      // The first is taken here; for the others, the same position is opened again.
      if (i > 0) {
        const id = `${position.game.id}-${verb}`
        await openPosition(page, { ...position, game: { ...position.game, id } })
      }
      if (await take(page, verb)) taken.add(verb)
      else missing.push(`${verb} cannot be taken, asked ${ask}, in ${position.game.id}`)
    }
  }
  expect(missing).toEqual([])
  expect(taken).toEqual(allVerbs)
  expectNoErrors(visited)
  await visited.context.close()
}, 400_000)
