import { expect, test } from 'vitest'
import { always, type Decision, makeEngine, neverWrong, type Step, type TaskOf } from './engine.ts'
import type { Action as KernelAction } from './game.ts'
import { refusal } from './refusal.ts'
import { makeRng, pick } from './rng.ts'
import { collectEvents, silent } from './tell.ts'
import { makeVocabulary, type Word, word } from './vocabulary.ts'

/** A toy: everybody takes pebbles from one heap at the same time, then one seat names a number. */
interface Decisions {
  /** Take one pebble or two, `times` times. */
  take: { readonly times: number }
  /** Name a number below `below`. */
  name: { readonly below: number }
  /** Say that it is over. */
  close: object
}
interface Steps {
  pour: { readonly pebbles: number }
  share: object
}
type Kind = 'take' | 'name' | 'close'
type Action = Word<Kind> & KernelAction
interface Event {
  readonly type: 'took' | 'nothing-left' | 'asked' | 'named' | 'poured'
  readonly seat: number
}
interface State {
  todo: TaskOf<Decisions & Steps>[]
  todoBySeat?: TaskOf<Decisions & Steps>[][]
  heap: number
  taken: number[]
  named: number[]
}
type Rule<K extends keyof Decisions> = Decision<State, TaskOf<Decisions, K>, Action, Event>

const words: Word<Kind>[] = [word('take', 1), word('take', 2), word('name', 0), word('name', 1), word('close')]
const vocabulary = makeVocabulary('pebbles', words, ({ kind, n }) => (kind === 'close' ? kind : `${kind}:${n}`))
const say = (id: string): Action => vocabulary.parse(id)

const take: Rule<'take'> = {
  answers: ['take'],
  open: always,
  list(state, _seat, _task, out) {
    for (const n of [1, 2]) if (state.heap >= n) out.push(say(`take:${n}`))
  },
  check: (state, _seat, _task, { n }) => (n <= state.heap ? undefined : refusal('too-few', 'P1', { left: state.heap })),
  perform(state, seat, { times }, { n }, tell) {
    state.heap -= n
    state.taken[seat] = (state.taken[seat] ?? 0) + n
    tell.all({ type: 'took', seat })
    if (times > 1) (state.todoBySeat?.[seat] ?? state.todo).push({ kind: 'take', times: times - 1 })
  },
  otherwise: (_state, seat, _task, tell) => tell.all({ type: 'nothing-left', seat }),
}

const name: Rule<'name'> = {
  answers: ['name'],
  open: (_state, _seat, { below }) => below > 0,
  list(_state, _seat, { below }, out) {
    for (let n = 0; n < below; n++) out.push(say(`name:${n}`))
  },
  check: (_state, _seat, { below }, { n }) => (n < below ? undefined : refusal('too-high', 'P2')),
  perform(state, seat, _task, { n }, tell) {
    state.named.push(n)
    tell.all({ type: 'named', seat })
  },
  announce: (_state, seat, _task, tell) => tell.reveal({ type: 'asked', seat }),
}

const close: Rule<'close'> = {
  asked: true,
  answers: ['close'],
  open: always,
  list: (_state, _seat, _task, out) => void out.push(say('close')),
  check: neverWrong,
  perform() {},
}

const pour: Step<State, TaskOf<Steps, 'pour'>, Event> = {
  run(state, seat, { pebbles }, tell) {
    state.heap += pebbles
    tell.all({ type: 'poured', seat })
  },
}

const share: Step<State, TaskOf<Steps, 'share'>, Event> = {
  run(state) {
    for (const stack of state.todoBySeat ?? []) stack.push({ kind: 'take', times: 1 })
  },
}

const engine = makeEngine<State, Decisions, Steps, Action, Event>({
  vocabulary,
  decisions: { take, name, close },
  steps: { pour, share },
  seatOf: () => 1,
  notAsked: () => refusal('not-asked', 'P0'),
  outOfPlace: (_state, _seat, task) => refusal('out-of-place', 'P0', { asked: task.kind }),
})

const table = (todo: State['todo'], more: Partial<State> = {}): State => ({
  todo,
  heap: 0,
  taken: [0, 0, 0],
  named: [],
  ...more,
})
const ids = (state: State, seat: number): string[] => engine.legal(state, seat).map(({ id }) => id)
const types = (run: (tell: ReturnType<typeof collectEvents<Event>>) => void): string[] => {
  const collector = collectEvents<Event>()
  run(collector)
  return collector.events.map(({ event }) => `${event.type} ${event.seat}`)
}

test('work is done from the end of the stack until somebody has a choice', () => {
  const state = table([{ kind: 'close' }, { kind: 'name', below: 2 }, { kind: 'pour', pebbles: 3 }])
  expect(types((tell) => engine.advance(state, tell))).toEqual(['poured 1', 'asked 1'])
  expect(engine.toAct(state)).toEqual([1])
  expect(engine.asked(state, 1)).toEqual({ kind: 'name', below: 2 })
  expect(engine.asked(state, 0)).toBeUndefined()
  expect([ids(state, 0), ids(state, 1)]).toEqual([[], ['name:0', 'name:1']])
  engine.apply(state, 1, say('name:1'), silent)
  expect(state.named).toEqual([1])
  expect(ids(state, 1)).toEqual(['close'])
  engine.apply(state, 1, say('close'), silent)
  expect([engine.toAct(state), ids(state, 1)]).toEqual([[], []])
})

test('a single answer is given at once, unless the decision is marked as asked', () => {
  const state = table([{ kind: 'close' }, { kind: 'name', below: 1 }])
  expect(types((tell) => engine.advance(state, tell))).toEqual(['named 1'])
  expect(state.named).toEqual([0])
  expect(engine.asked(state, 1)).toEqual({ kind: 'close' })
})

test('a decision that is not open, or has no answer, is dropped and says so', () => {
  const state = table([{ kind: 'close' }, { kind: 'take', times: 3 }, { kind: 'name', below: 0 }])
  expect(types((tell) => engine.advance(state, tell))).toEqual(['nothing-left 1'])
  expect(state.todo).toEqual([{ kind: 'close' }])
})

test('an action is refused because of the seat, the question, or its number', () => {
  const state = table([{ kind: 'take', times: 1 }], { heap: 1 })
  expect(engine.refuse(state, 0, say('take:1'))).toEqual({ code: 'not-asked', rule: 'P0' })
  expect(engine.refuse(state, 1, say('close'))).toEqual({ code: 'out-of-place', rule: 'P0', params: { asked: 'take' } })
  expect(engine.refuse(state, 1, say('take:2'))).toEqual({ code: 'too-few', rule: 'P1', params: { left: 1 } })
  expect(engine.refuse(state, 1, say('take:1'))).toBeUndefined()
  engine.apply(state, 1, say('take:1'), silent)
  expect(() => engine.apply(state, 1, say('take:1'), silent)).toThrow('nobody asked seat 1 for take:1')
})

test('seats decide at the same time, and the table continues when all are done', () => {
  const state = table([{ kind: 'close' }, { kind: 'name', below: 2 }, { kind: 'share' }], {
    heap: 9,
    todoBySeat: [[], [], []],
  })
  engine.advance(state, silent)
  expect(engine.toAct(state)).toEqual([0, 1, 2])
  engine.apply(state, 2, say('take:2'), silent)
  expect(engine.toAct(state)).toEqual([0, 1])
  expect(engine.refuse(state, 2, say('take:1'))?.code).toBe('not-asked')
  engine.apply(state, 0, say('take:1'), silent)
  expect(engine.asked(state, 1)).toEqual({ kind: 'take', times: 1 })
  expect(types((tell) => engine.apply(state, 1, say('take:2'), tell))).toEqual(['took 1', 'asked 1'])
  expect([state.taken, engine.toAct(state)]).toEqual([[1, 2, 2], [1]])
  engine.apply(state, 1, say('name:0'), silent)
  expect(engine.asked(state, 1)).toEqual({ kind: 'close' })
})

test('a question that others have emptied is dropped; one with a single answer left stays', () => {
  const take = { kind: 'take', times: 1 } as const
  const two = table([], { heap: 3, todoBySeat: [[take], [{ kind: 'take', times: 2 }], []] })
  engine.apply(two, 0, say('take:2'), silent)
  expect([engine.toAct(two), ids(two, 1)]).toEqual([[1], ['take:1']])
  // The question after an answer is new: with the heap empty it is dropped.
  expect(types((tell) => engine.apply(two, 1, say('take:1'), tell))).toEqual(['took 1', 'nothing-left 1'])

  const none = table([{ kind: 'close' }], { heap: 2, todoBySeat: [[take], [], [take]] })
  expect(types((tell) => engine.apply(none, 2, say('take:2'), tell))).toEqual(['took 2', 'nothing-left 0'])
  expect(engine.asked(none, 1)).toEqual({ kind: 'close' })
})

test('answers are counted and drawn without a list, as a pick from the list would draw them', () => {
  const state = table([{ kind: 'close' }, { kind: 'take', times: 1 }], { heap: 2 })
  expect([engine.legalCount(state, 0), engine.legalCount(state, 1)]).toEqual([0, 2])
  const [drawing, picking] = [makeRng('draw'), makeRng('draw')]
  const drawn = Array.from({ length: 40 }, () => engine.randomLegal(state, 1, drawing))
  expect(drawn).toEqual(drawn.map(() => pick(picking, engine.legal(state, 1))))
  expect(new Set(drawn)).toEqual(new Set([say('take:1'), say('take:2')]))
  // What was counted is forgotten when the state changes.
  engine.legalCount(state, 1)
  engine.apply(state, 1, say('take:2'), silent)
  expect([engine.legalCount(state, 1), engine.randomLegal(state, 1, drawing)]).toEqual([1, say('close')])
  engine.apply(state, 1, say('close'), silent)
  expect(() => engine.randomLegal(state, 1, drawing)).toThrow('nobody asked seat 1 for anything')
})

test('seats that are asked the same at the same time have answers of their own', () => {
  const own: Rule<'take'> = {
    ...take,
    answers: ['take', 'name'],
    list(_state, seat, _task, out) {
      for (const n of seat === 0 ? ['take:1', 'take:2'] : ['name:0', 'name:1']) out.push(say(n))
    },
  }
  const { legal, legalCount, advance } = makeEngine<State, Decisions, Steps, Action, Event>({
    vocabulary,
    decisions: { take: own, name, close },
    steps: { pour, share },
    seatOf: () => 1,
    notAsked: () => refusal('not-asked', 'P0'),
    outOfPlace: () => refusal('out-of-place', 'P0'),
  })
  const same = { kind: 'take', times: 1 } as const
  const state = table([], { heap: 9, todoBySeat: [[same], [same], []] })
  advance(state, silent)
  expect(legalCount(state, 1)).toBe(2)
  expect(legal(state, 0).map(({ id }) => id)).toEqual(['take:1', 'take:2'])
})

test('an action that no decision accepts is reported when the engine is made', () => {
  const more = makeVocabulary('pebbles', [...words, word<Kind>('close', 7)], ({ kind, n }) => `${kind}:${n}`)
  const without = { ...close, answers: [] }
  expect(() =>
    makeEngine<State, Decisions, Steps, Action, Event>({
      vocabulary: more,
      decisions: { take, name, close: without },
      steps: { pour, share },
      seatOf: () => 0,
      notAsked: () => refusal('not-asked', 'P0'),
      outOfPlace: () => refusal('out-of-place', 'P0'),
    }),
  ).toThrow('no decision takes close:0')
})

test('rules that lack a decision, a step, or a part of one do not compile', () => {
  type Toy = Parameters<typeof makeEngine<State, Decisions, Steps, Action, Event>>[0]
  const steps: Toy['steps'] = { pour: { run() {} }, share: { run() {} } }
  // @ts-expect-error the decision `close` is missing
  const noClose: Toy['decisions'] = { take, name }
  // @ts-expect-error the step `share` is missing
  const noShare: Toy['steps'] = { pour: steps.pour }
  // @ts-expect-error a decision lists its answers
  const noList: Rule<'take'> = { answers: ['take'], open: always, check: neverWrong, perform() {} }
  // @ts-expect-error a decision says why an answer is refused
  const noCheck: Rule<'take'> = { answers: ['take'], open: always, list() {}, perform() {} }
  // @ts-expect-error a decision is carried out
  const noPerform: Rule<'take'> = { answers: ['take'], open: always, list() {}, check: neverWrong }
  // @ts-expect-error answers are kinds of actions
  const wrongAnswer: Rule<'take'> = { ...take, answers: ['throw'] }
  expect([noClose, noShare, noList, noCheck, noPerform, wrongAnswer]).toHaveLength(6)
})
