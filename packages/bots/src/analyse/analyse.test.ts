import { type Game, hash, makeRng, parseEntry } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { comets } from '../../../kernel/test/comets/comets.ts'
import { knowledge } from '../../test/comets.ts'
import { analyst } from '../../test/comets-analyst.ts'
import { playMatch } from '../match.ts'
import { random } from '../random.ts'
import { Planner } from '../think/planner.ts'
import { Analysing, analyse } from './analyse.ts'
import { betterLine } from './better-line.ts'
import { gradeOf } from './grades.ts'
import { costliestPart, judgeTurn } from './judge-turn.ts'
import { withOpenCards } from './summary.ts'
import { takeApart } from './turns.ts'

const game: Game = comets
const planner = () => new Planner('planner', knowledge, { worlds: 2, width: 6, work: 300 })
const record = playMatch(comets, { players: [planner(), random], seed: 'analysed' }).record

describe('a record taken apart', () => {
  const { turns, intervals } = takeApart(game, record)

  test('contains every decision once, in the part of whoever made it', () => {
    const lines = turns.flatMap(({ seat, parts }) =>
      parts.flatMap(({ actions }) => actions.map(({ at, action }) => ({ at, line: `${seat} ${action.id}` }))),
    )
    expect(lines.sort((a, b) => a.at - b.at).map(({ line }) => line)).toEqual(record.actions)
  })

  test('has a state after every turn, the last one after the end', () => {
    expect(intervals[0]?.at).toBe(0)
    expect(intervals.at(-1)?.at).toBe(record.actions.length)
    expect(intervals.map(({ turn }) => turn)).toEqual([...new Set(intervals.map(({ turn }) => turn))])
  })

  test('begins a new part after something has come to light', () => {
    const drawn = turns.flatMap(({ parts }) => parts).filter(({ actions }) => actions[0]?.action.kind === 'draw')
    expect(drawn.length).toBeGreaterThan(0)
    for (const { actions } of drawn) expect(actions.length).toBe(1)
  })
})

describe('an analysis', () => {
  test('comes step by step: the curve, every turn, and then the whole', () => {
    const steps = analyse(game, record, analyst)
    const kinds: string[] = []
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) kinds.push(step.value.type)
    const { curve, turns, players } = step.value
    expect(kinds).toEqual(['curve', ...turns.map(() => 'turn')])
    for (const { open, seen } of curve) {
      for (const chances of [open, ...seen]) expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9)
    }
    expect(curve.at(-1)?.open.some((chance) => chance === 1 || chance === 0.5)).toBe(true)
    expect(players.length).toBe(2)
    expect(JSON.parse(JSON.stringify(step.value))).toEqual(step.value)
  })

  test('is the same in whatever order the turns are judged, and by whom', () => {
    const [one, other] = [new Analysing(game, record, analyst), new Analysing(game, record, analyst)]
    const forward = Array.from({ length: one.turns }, (_, i) => one.judge(i))
    const backward = Array.from({ length: other.turns }, (_, i) => other.judge(other.turns - 1 - i)).reverse()
    expect(backward).toEqual(forward)
    expect(one.complete(one.curve(), forward)).toEqual(other.complete(other.curve(), backward))
  })

  test('a player who plans loses less than one who plays at random', () => {
    const steps = analyse(game, record, analyst)
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    const [planned, careless] = step.value.players
    expect(planned?.loss).toBeLessThan(careless?.loss ?? 0)
    expect(planned?.accuracy).toBeGreaterThan(careless?.accuracy ?? 0)
  })

  test('grades a turn alike whatever lay hidden from its player', () => {
    let different = 0
    for (const [k, turn] of takeApart(game, record).turns.entries()) {
      const disguise = (state: typeof turn.end): typeof turn.end =>
        game.imagine(game.view(state, turn.seat), makeRng(`hidden:${k}`))
      const parts = turn.parts.map((part) => ({ ...part, start: disguise(part.start) }))
      if (parts.some(({ start }, i) => hash(start) !== hash(turn.parts[i]?.start))) different++
      const end = game.toAct(turn.end).length === 0 ? turn.end : disguise(turn.end)
      expect(judgeTurn(game, analyst, { ...turn, parts, end }, 's')).toEqual(judgeTurn(game, analyst, turn, 's'))
    }
    expect(different).toBeGreaterThan(0)
  })
})

test('with all cards open a turn is judged by what really lay there', () => {
  const analysing = new Analysing(game, record, analyst)
  const turns = Array.from({ length: analysing.turns }, (_, i) => analysing.judge(i))
  for (const { openLoss } of turns) expect(openLoss).toBeGreaterThanOrEqual(0)
  expect(turns.some(({ loss, openLoss }) => Math.abs(loss - openLoss) > 0.01)).toBe(true)
  const [first] = turns.map(withOpenCards)
  expect(first).toMatchObject({ loss: turns[0]?.openLoss, grade: gradeOf(turns[0]?.openLoss ?? 0) })
})

test('a better line is a legal way to the end of the turn', () => {
  for (const { seat, parts, turn } of takeApart(game, record).turns) {
    const [first] = parts
    if (first === undefined) continue
    const { entries } = betterLine(game, analyst, first.start, { seat, from: first.from }, 's')
    const actions = [...record.actions.slice(0, first.from), ...entries]
    const after = takeApart(game, { ...record, actions }).intervals
    expect(after.at(-1)).toMatchObject({ turn, at: actions.length })
  }
})

test('every option of a turn can be told and shown, and begins as it says', () => {
  const analysing = new Analysing(game, record, analyst)
  let shown = 0
  for (let index = 0; index < analysing.turns; index++) {
    const { seat, parts } = analysing.judge(index)
    const part = costliestPart({ parts })
    if (part === undefined) continue
    const options = part.options.map(({ actions }) => actions)
    const { played, ways } = analysing.tell(part, seat, options)
    const chosen = record.actions.slice(part.from, part.to).map((entry) => parseEntry(entry).id)
    for (const { action } of played) expect(chosen).toContain(action.id)
    for (const [option, actions] of options.entries()) {
      const { from, entries } = analysing.line(part.from, seat, actions)
      expect(from).toBe(part.from)
      expect(entries.slice(0, actions.length).map((entry) => parseEntry(entry).id)).toEqual(actions)
      expect(ways[option]?.length).toBeGreaterThan(0)
      for (const { action } of ways[option] ?? []) expect(actions).toContain(action.id)
      shown++
    }
  }
  expect(shown).toBeGreaterThan(analysing.turns)
})

test('there is advice at every moment before the last choice, and where a part begins it is what that part is judged by', () => {
  const analysing = new Analysing(game, record, analyst)
  const choices = takeApart(game, record).turns.flatMap(({ seat, parts }) =>
    parts.flatMap(({ actions }) => actions.flatMap(({ at, forced }) => (forced ? [] : [{ at, seat }]))),
  )
  const last = Math.max(...choices.map(({ at }) => at))
  for (const { at, seat } of choices) {
    const advice = analysing.advise(at)
    expect(advice).toMatchObject({ at, seat })
    expect(advice?.part.from).toBe(at)
  }
  expect(analysing.advise(last + 1)).toBeUndefined()
  const { parts } = analysing.judge(0)
  expect(analysing.advise(0)?.part).toEqual(parts[0])
})
