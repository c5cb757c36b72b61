import { conform } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import type { Event } from '../src/index.ts'
import { kit } from './kit.ts'

/** Here the events are counted only; long runs count every refusal as well. */
const tally = { keys: kit.tally?.keys ?? [], event: (event: Event) => kit.tally?.event?.(event) ?? [] }

/** The setups come in pairs for 2, 3 and 4 players: ordinary and faster play. */
for (const seats of [2, 3, 4]) {
  test(`300 random games of ${seats} keep every law, with and without faster play`, () => {
    const setups = kit.setups.filter((setup) => setup.seats === seats)
    const report = conform({ ...kit, setups, tally }, { games: 300, seed: `conformance ${seats}`, share: 0.001 })
    expect(report.games).toBe(300)
    expect(report.longest).toBeLessThan(kit.maxDecisions)
    // What every handful of games shows; the rare cases are for long runs.
    for (const key of ['end:goals', 'faster play', 'reshuffle', 'goal alone', 'goal tie', 'points:nebulae']) {
      expect(report.tally[key], key).toBeGreaterThan(0)
    }
  })
}
