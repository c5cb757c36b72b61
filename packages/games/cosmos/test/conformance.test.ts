import { conform } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { gamesToPlay, thorough } from '../../../../test/effort.ts'
import type { Event } from '../rules/game.ts'
import { kit } from './kit.ts'

/** Here the events are counted only; long runs count every refusal as well. */
const tally = { keys: kit.tally?.keys ?? [], event: (event: Event) => kit.tally?.event?.(event) ?? [] }

/** The setups come in pairs for 2, 3 and 4 players: ordinary and faster play. */
for (const seats of [2, 3, 4]) {
  test(`random games of ${seats} keep every law, with and without faster play`, () => {
    const setups = kit.setups.filter((setup) => setup.seats === seats)
    // Two players seldom use up a deck, so it takes more of their games to see one reshuffled.
    const games = gamesToPlay(seats === 2 ? 150 : 60)
    const report = conform({ ...kit, setups, tally }, { games, seed: `conformance ${seats}`, share: 0.001 })
    expect(report.games).toBe(games)
    expect(report.longest).toBeLessThan(kit.maxDecisions)
    // A handful of games cannot show everything; the rarest cases are for the fuzz.
    if (!thorough) return
    for (const key of ['end:goals', 'faster play', 'reshuffle', 'goal alone', 'goal tie', 'points:nebulae']) {
      expect(report.tally[key], key).toBeGreaterThan(0)
    }
  })
}
