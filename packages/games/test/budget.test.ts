import { arks } from '@orrery/arks'
import type { Budget, Question } from '@orrery/bots'
import { cosmos } from '@orrery/cosmos'
import { parsePlayer, playersOf } from '@orrery/games/loaded'
import { hunters } from '@orrery/hunters'
import { type Action, begin, type Game, makeRng, parseOptions, silent } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'

/** The levels that search; random looks at nothing. */
const searching = (game: Game): string[] => playersOf(game.id).filter((level) => level !== 'random')

/** The first question of a game that has several answers. */
function firstQuestion(game: Game, seed: string, budget: Budget): Question {
  const state = begin(game, { seats: 2, options: parseOptions(game.id, game.options, 2, {}), seed })
  const chooser = (): number | undefined => game.toAct(state).find((each) => game.legal(state, each).length > 1)
  for (let seat = game.toAct(state)[0]; seat !== undefined && chooser() === undefined; seat = game.toAct(state)[0]) {
    for (const only of game.legal(state, seat)) game.apply(state, seat, only, silent)
  }
  const seat = chooser() ?? 0
  const view = game.view(state, seat)
  return { seat, legal: game.legal(state, seat), view: () => view, rng: makeRng(seed), budget }
}

describe.each([cosmos, hunters, arks] as unknown as Game[])('$id', (game) => {
  test.each(searching(game))('%s says the best it has when it is stopped', (level) => {
    let asked = 0
    const question = firstQuestion(game, 'stop', { stop: () => ++asked > 0 })
    expect(question.legal).toContain(parsePlayer(game.id, level).choose(question))
    // It asked, and did not go on after the first answer: one question for each part that was about to begin.
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThan(6)
  })

  test.each(searching(game))('%s stops in the middle of a world', (level) => {
    let asked = 0
    const question = firstQuestion(game, 'middle', { work: 1_000_000, stop: () => ++asked > 4 })
    expect(question.legal).toContain(parsePlayer(game.id, level).choose(question))
    expect(asked).toBeLessThan(12)
  })

  test.each(searching(game))('%s tells how far it is, and thinks the same with somebody listening', (level) => {
    const shares: number[] = []
    const bests: unknown[] = []
    const progress = (share: number, best?: Action): void => {
      shares.push(share)
      bests.push(best)
    }
    const heard = firstQuestion(game, 'progress', { work: 500, progress })
    const alone = firstQuestion(game, 'progress', { work: 500 })
    expect(parsePlayer(game.id, level).choose(heard)).toBe(parsePlayer(game.id, level).choose(alone))
    expect(shares.length).toBeGreaterThan(1)
    expect(shares.every((share, i) => share >= (shares[i - 1] ?? 0) && share <= 1)).toBe(true)
    expect(shares.at(-1)).toBe(1)
    // What would be chosen now is always something that can be.
    expect(bests.filter((best) => !heard.legal.some((action) => action === best))).toEqual([])
  })

  test('a budget that only listens leaves a level its own work', () => {
    const listening = firstQuestion(game, 'listen', { progress: () => undefined })
    const { budget: _budget, ...unbudgeted } = firstQuestion(game, 'listen', {})
    expect(parsePlayer(game.id, 'medium').choose(listening)).toBe(parsePlayer(game.id, 'medium').choose(unbudgeted))
  })
})
