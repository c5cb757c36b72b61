import { cosmos } from '@orrery/cosmos'
import { expect, test } from 'vitest'
import { litKinds } from './lit.ts'
import { playGame, type StoredPosition, storedAt, storePosition } from './position.ts'
import { expectQuiet, myTurn, visit, withBrowser } from './world.ts'

withBrowser()

const verbOf = (id: string): string => id.split(':')[0] ?? id

/** Positions in which, taken together, the person is asked for nearly every kind of decision; the seeds were searched for that. */
function positions(): { position: StoredPosition; verbs: ReadonlySet<string> }[] {
  const met = new Set<string>()
  const found: { position: StoredPosition; verbs: ReadonlySet<string> }[] = []
  for (const seed of [3, 4, 10, 11, 13, 17, 21, 24, 28]) {
    playGame(cosmos, 3, seed, seed < 10 ? 'medium' : 'random', ({ legal, rows, round }) => {
      const verbs = new Set(legal.map(verbOf))
      if ([...verbs].every((verb) => met.has(verb))) return false
      for (const verb of verbs) met.add(verb)
      found.push({ position: storedAt(cosmos, 3, `kind-${found.length}`, [...rows], round), verbs })
      return false
    })
  }
  return found
}

test('every kind of decision has its place on the board of Crafting the Cosmos', async () => {
  const visited = await visit()
  const { page } = visited
  const all = positions()
  const dark: string[] = []
  for (const { position, verbs } of all) {
    await storePosition(page, position)
    // Without loading the page anew: there are many positions.
    await page.evaluate((id) => history.pushState(null, '', `/table/${id}`), position.game.id)
    await page.waitForSelector(`[data-table="${position.game.id}"]`)
    await myTurn(page)
    const lit = await litKinds(page)
    for (const verb of verbs) if (!lit.includes(verb)) dark.push(`${verb} in ${position.game.id}`)
  }
  expect(dark).toEqual([])
  expect(new Set(all.flatMap(({ verbs }) => [...verbs])).size).toBeGreaterThanOrEqual(40)
  expectQuiet(visited)
  await visited.context.close()
}, 240_000)
