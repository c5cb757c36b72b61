// Long test of ../bots/src/analyse, arks/bots, cosmos/bots, hunters/bots
import { type Player, playMatch } from '@orrery/bots'
import { Analysing, type Analyst } from '@orrery/bots/analyse'
import { Planner } from '@orrery/bots/think'
import { games } from '@orrery/games'
import { parsePlayer } from '@orrery/games/loaded'
import { type Game, type GameRecord, hash, makeRng, newestGame, parseEntry } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { judgeTurn } from '../../bots/src/analyse/judge-turn.ts'
import { type PlayedTurn, takeApart } from '../../bots/src/analyse/turns.ts'

const analysed = await Promise.all(
  games.map(async ({ id, versions, analyst }) => {
    const found = await analyst?.()
    if (found === undefined) throw new Error(`${id} cannot be analysed`)
    return { id, game: newestGame(await versions(), id), analyst: found }
  }),
)

/** The same analyst in a hurry: the way it judges is the same. */
const quickly = (analyst: Analyst): Analyst => ({
  ...analyst,
  depth: { ...analyst.depth, worlds: 2, width: 4, trial: { ...analyst.depth.trial, beginnings: 2, width: 2 } },
})

/** Plays a game between mediums in which one turn is played as badly as somebody can who knows better. */
function withBlunder(
  game: Game,
  { knowledge }: Analyst,
  seats: number,
  blunder?: { seat: number; turn: number },
): GameRecord {
  const contrary = {
    ...knowledge,
    value: (state: Parameters<typeof knowledge.value>[0], seat: number) => -knowledge.value(state, seat),
    chance: (state: Parameters<typeof knowledge.value>[0], seat: number) => 1 - knowledge.chance(state, seat),
  }
  const worst = new Planner('worst', contrary, { worlds: 1, width: 4, work: 1000 })
  let turn = 0
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const usual = parsePlayer(game.id, 'medium')
    return {
      name: 'medium',
      choose: (question) => (blunder?.seat === seat && blunder.turn === turn ? worst : usual).choose(question),
    }
  })
  const look = (state: Parameters<typeof knowledge.value>[0]): void => {
    turn = game.moment(state).turn
  }
  return playMatch(game, { players, seed: 'blunder', look }).record
}

describe.each(analysed)('$id', ({ game, analyst }) => {
  test.each([game.seats.min, 3])(
    'turns with %i seats are graded alike whatever lay hidden from their players',
    (seats) => {
      const quick = quickly(analyst)
      const record = withBlunder(game, analyst, seats)
      let different = 0
      for (const [k, turn] of takeApart(game, record).turns.entries()) {
        if (k % 6 !== 2) continue
        const disguise = (state: typeof turn.end): typeof turn.end =>
          game.imagine(game.view(state, turn.seat), makeRng(`hidden:${k}`))
        const parts = turn.parts.map((part) => ({ ...part, start: disguise(part.start) }))
        if (parts.some(({ start }, i) => hash(start) !== hash(turn.parts[i]?.start))) different++
        const end = game.toAct(turn.end).length === 0 ? turn.end : disguise(turn.end)
        expect(judgeTurn(game, quick, { ...turn, parts, end }, 's')).toEqual(judgeTurn(game, quick, turn, 's'))
      }
      expect(different).toBeGreaterThan(0)
    },
  )

  test('the chances may at first be off by what the model is, then by what is hidden as well', () => {
    const analysing = new Analysing(game, withBlunder(game, analyst, 2), analyst)
    const curve = analysing.curve()
    const middle = Math.floor(curve.length / 2)
    for (const errors of curve[middle]?.error ?? []) for (const error of errors) expect(error).toBe(analyst.modelError)
    for (const errors of analysing.doubt(middle)) {
      for (const error of errors) expect(error).toBeGreaterThanOrEqual(analyst.modelError)
    }
  })

  test('a blunder that was put into a game gets its mark', () => {
    const chanceAfter = ({ end, seat }: PlayedTurn): number =>
      game.toAct(end).length === 0 ? 0 : analyst.knowledge.chance(end, seat)
    const turns = takeApart(game, withBlunder(game, analyst, 2)).turns.filter(({ answer }) => !answer)
    const [first] = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8]
      .flatMap((part) => turns[Math.floor(part * turns.length)] ?? [])
      .map((usual) => {
        const record = withBlunder(game, analyst, 2, usual)
        const played = takeApart(game, record).turns.find(
          ({ seat, turn }) => seat === usual.seat && turn === usual.turn,
        )
        return { chosen: usual, record, drop: played === undefined ? 0 : chanceAfter(usual) - chanceAfter(played) }
      })
      // Playing badly costs little early in a game, and where it is decided already.
      .sort((a, b) => b.drop - a.drop)
    if (first === undefined) throw new Error('the game is too short')
    const { chosen, record } = first
    const analysing = new Analysing(game, record, analyst)
    const index = takeApart(game, record)
      .turns.filter(({ parts }) => parts.some(({ actions }) => actions.some(({ forced }) => !forced)))
      .findIndex(({ seat, turn }) => seat === chosen.seat && turn === chosen.turn)
    const judged = analysing.judge(index)
    expect(judged.grade).toBe('blunder')
    expect(judged.costliest?.kind).toBe(
      game.vocabulary.parse(parseEntry(record.actions[judged.costliest?.at ?? 0]).id).kind,
    )
    expect(judged.parts.some(({ options }) => options[0] !== undefined && options[0].gain > 0.1)).toBe(true)
  })
})
