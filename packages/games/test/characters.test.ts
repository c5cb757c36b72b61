// Test of bot-names, and of bots/characters of all games
import { findGame } from '@orrery/games'
import { botName, characterOf, charactersOf } from '@orrery/games/bot-names'
import { loadedGames, parsePlayer } from '@orrery/games/loaded'
import { begin, type Game, languages, makeRng, parseOptions, silent } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'

/** How two of the same bots begin a game, up to so many decisions. */
function playFor(game: Game, name: string, decisions: number): string {
  const state = begin(game, { seats: 2, options: parseOptions(game.id, game.options, 2, {}), seed: 'characters' })
  const players = [0, 1].map(() => parsePlayer(game.id, name))
  const rng = makeRng('players')
  const actions: string[] = []
  for (let seat = game.toAct(state)[0]; seat !== undefined && actions.length < decisions; seat = game.toAct(state)[0]) {
    const now = seat
    const action = players[now]?.choose({
      seat,
      legal: game.legal(state, seat),
      view: () => game.view(state, now),
      rng,
    })
    if (action === undefined) throw new Error('nobody to act')
    game.apply(state, seat, action, silent)
    actions.push(action.id)
  }
  return actions.join()
}

describe.each(loadedGames)('the characters of $game.id', ({ game, characters }) => {
  test('have a name, and a word and a sentence in every language', async () => {
    expect(characters.length).toBeGreaterThanOrEqual(3)
    expect(characters).toEqual(charactersOf(game.id))
    for (const language of languages) {
      const texts = (await findGame(game.id)?.characters?.(language)) ?? {}
      expect(Object.keys(texts)).toEqual(characters)
      for (const { name, hint } of Object.values(texts)) expect([name, hint]).not.toContain('')
    }
  })

  test('play in their own way', () => {
    const ways = ['easy', ...characters.map((each) => `easy:${each}`)].map((name) => playFor(game, name, 150))
    expect(new Set(ways).size).toBe(ways.length)
  })

  test('that do not exist are refused', () => {
    expect(() => parsePlayer(game.id, 'easy:nobody')).toThrow(`each also as :${characters[0]}`)
    expect(() => parsePlayer(game.id, `easy:${characters[0]}:more`)).toThrow('has no player')
    expect(() => parsePlayer(game.id, `nobody:${characters[0]}`)).toThrow('has no player')
  })
})

test('a bot is called after its character, or after its seat', () => {
  expect([botName(1), botName(1, 'medium'), botName(1, 'medium:gardener')]).toEqual(['Tycho', 'Tycho', 'Carl'])
  expect([botName(7), characterOf('hard:racer'), characterOf('hard')]).toEqual(['Bot 8', 'racer', undefined])
  const names = loadedGames.flatMap(({ characters }) => characters.map((each) => botName(0, `easy:${each}`)))
  expect(new Set(names).size).toBe(names.length)
})
