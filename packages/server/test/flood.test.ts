import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { floodOnce, floods, memoryOf, noFloods, Rightful } from '../load/flood.ts'
import { deal, eachOf, makePeople } from '../load/people.ts'
import { startProcess } from '../load/process.ts'
import { skipFor } from './skip.ts'

/** One socket sends at most this many bytes; a server that answered all of it would need many times as much memory. */
const MOST = 64e6

test('a flood from a client that never reads is stopped; others play on, and memory stays as it was', async (context) => {
  skipFor(context, noFloods)
  const folder = mkdtempSync(join(tmpdir(), 'orrery-flood-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const server = await startProcess(
    { kind: 'sqlite', file: join(folder, 'flood.db') },
    { node: ['--max-old-space-size=96'], limits: { drain: 1000, offences: 1e6 } },
  )
  onTestFinished(() => server.stop())
  const people = await makePeople(server.url, 4)
  const rightful = await Rightful.start(server.url, people.slice(0, 2), 50)
  onTestFinished(() => rightful.close())
  /** Until the players of the other table have made this many more moves. */
  const moves = async (count: number): Promise<void> => {
    const enough = rightful.delays.length + count
    while (rightful.delays.length < enough) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  // A table for each: some floods end the game.
  const attacked = await eachOf(floods, 4, () => deal(server.url, 'arks', people.slice(2)))
  const { heap: before } = await memoryOf(server.url)
  for (let round = 0; round < 2; round++) {
    const ends = floods.map(async (kind, i) => {
      const target = { url: server.url, table: attacked[i]?.id ?? '', session: people[2]?.session ?? '' }
      return [kind.name, await floodOnce(target, kind, MOST)]
    })
    await moves(2)
    expect(await Promise.all(ends)).toEqual(floods.map(({ name }) => [name, 'closed']))
  }
  await moves(2)
  expect(rightful.wrong).toEqual([])
  const { heap } = await memoryOf(server.url)
  expect(heap - before).toBeLessThan(40)
  expect(server.child.exitCode).toBeNull()
})
