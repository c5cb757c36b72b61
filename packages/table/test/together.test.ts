import { arks } from '@orrery/arks'
import { expect, test } from 'vitest'
import { type BotTurn, botToAct, makeLibrary } from '../src/index.ts'
import { ada, type Keeper, keep, nonce } from './helpers.ts'

const library = makeLibrary([arks], () => ['random'])

/** Ada and two bots at a table of Terraforming Arks, where all choose their first cards and resources at the same time (A3.12, A3.13). */
function atTable(): Keeper {
  const keeper = keep({ game: 'arks', seats: 3, bots: ['random', 'random'] }, ada, library)
  keeper.do({ type: 'start', nonce: nonce(1) }, ada)
  return keeper
}

const stateOf = ({ table: { play } }: Keeper) => {
  if (play === undefined) throw new Error('not in play')
  return play.state as ReturnType<typeof arks.setup>
}

const decide = (keeper: Keeper): void => {
  const [first] = arks.legal(stateOf(keeper), 0)
  keeper.do({ type: 'act', seat: 0, action: first?.id ?? '' }, ada)
}

const answer = (keeper: Keeper, { seat, legal, after }: BotTurn): void => {
  keeper.do({ type: 'bot-act', seat, action: legal[0] ?? '', after }, 'table')
}

test('A3.12 A3.13 bots wait until all people have chosen, and then for nobody', () => {
  const keeper = atTable()
  while (arks.toAct(stateOf(keeper)).includes(0)) {
    expect(botToAct(library, keeper.table)).toBeUndefined()
    decide(keeper)
  }
  const seats = new Set<number>()
  for (let bot = botToAct(library, keeper.table); bot !== undefined && arks.together?.(stateOf(keeper)) === true; ) {
    seats.add(bot.seat)
    answer(keeper, bot)
    bot = botToAct(library, keeper.table)
  }
  expect([...seats]).toEqual([1, 2])
})

test('A3.12 A3.13 a bot that chooses sees nothing of what the others chose', () => {
  const keeper = atTable()
  while (arks.toAct(stateOf(keeper)).includes(0)) decide(keeper)
  const bot = botToAct(library, keeper.table)
  const seen = bot?.view as ReturnType<typeof arks.view>
  expect(seen.crewDiscard).toEqual([])
  expect(seen.upper[0]).toEqual([])
  expect(seen.cargo.some((n) => n > 0)).toBe(false)
  expect(stateOf(keeper).crewDiscard).toHaveLength(1)
})
