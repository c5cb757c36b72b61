import type { Guide, GuideStep } from '@orrery/board/guide'
import type { Player } from '@orrery/bots'
import { parsePlayer, playersOf } from '@orrery/games/loaded'
import { type Game, languages, makeRng, newestGame, type StepTexts } from '@orrery/kernel'
import { makeLibrary, type Person } from '@orrery/table'
import { describe, expect, test } from 'vitest'
import { gameIds } from '../games/list.ts'
import { partsOf } from '../games/registry.ts'
import { beginTable } from '../worker/create.ts'
import { LocalTable, personAt } from '../worker/local.ts'
import { follow, nextWanted } from './follow.ts'
import { type Judgement, judge } from './judge.ts'

const ME = 0
const me = personAt(ME, 'Mira')

/** The table of a lesson as the page keeps it, with its bot. */
class Scenario {
  readonly local: LocalTable
  private readonly bot: Player
  private readonly taken: string[] = []
  private readonly passes: readonly string[]

  constructor(game: Game, { deal, level, options, before = [], passes = [] }: Guide) {
    this.passes = passes
    const seats = [{ name: 'Mira' }, { name: 'Tycho', bot: level }]
    const library = makeLibrary([game], playersOf)
    const { rows } = beginTable(library, game, { game: game.id, seats, options, deal, before }, 'lesson', 1)
    this.local = new LocalTable(library, game, rows)
    this.bot = parsePlayer(game.id, level)
  }

  /**
   * Lets the bot play, with the same generator as the page's worker, until it is my turn; like the page, it passes for me when I have
   * nothing to play.
   */
  wait(): void {
    this.letBotPlay()
    for (
      let [only, other] = this.legal();
      other === undefined && this.passes.includes(only ?? '');
      [only, other] = this.legal()
    ) {
      this.act(only ?? '')
      this.letBotPlay()
    }
  }

  private letBotPlay(): void {
    const { local } = this
    for (let turn = local.botToAct(); turn !== undefined; turn = local.botToAct()) {
      const { seat, legal, view, after } = turn
      const { id } = this.bot.choose({
        seat,
        legal: legal.map((each) => local.action(each)),
        view: () => view,
        rng: makeRng(`${local.table.seed}:bot:${seat}:${local.table.play?.history.length ?? 0}`),
      })
      this.run({ type: 'bot-act', seat, action: id, after }, 'table')
    }
  }

  legal(): string[] {
    return this.local.position(ME).legal.map(({ id }) => id)
  }

  act(action: string): void {
    this.run({ type: 'act', seat: ME, action, after: this.local.position(ME).changes }, me)
    this.taken.push(action)
  }

  mine(): readonly string[] {
    return this.taken
  }

  private run(command: Parameters<LocalTable['decide']>[0], by: Person | 'table'): void {
    const decision = this.local.decide(command, by, 1)
    if ('refusal' in decision) throw new Error(decision.refusal.code)
    for (const row of decision.rows) this.local.evolve(row)
  }
}

/** Takes the actions that the steps ask for, one after the other; each has to be legal at its step. */
function walk(scenario: Scenario, { steps, passes }: Guide, look: () => void = () => undefined): void {
  for (let most = 60; most > 0; most--) {
    scenario.wait()
    const standing = follow(steps, scenario.mine(), passes)
    if (standing === undefined) throw new Error('the guide does not follow its own actions')
    const step = steps[standing.open]
    if (step === undefined) return
    const legal = scenario.legal()
    const next = nextWanted(step, standing.rest, legal)
    // If this fails after a change of rules or bots, look for another deal with a suitable turn.
    expect(next, `step "${step.id}" wants ${standing.rest.join(', ')}; legal: ${legal.join(' ')}`).toBeDefined()
    scenario.act(next ?? '')
    look()
  }
  throw new Error('the guide does not end')
}

const all = await Promise.all(
  gameIds.map(async (id) => {
    const parts = partsOf(id)
    const [versions, numbered = [], part] = await Promise.all([parts.versions(), parts.numbered?.(), parts.guide?.()])
    if (part === undefined) return []
    const rules = numbered.map((each) => each.id)
    return part.lessons.map((lesson) => ({ id, game: newestGame(versions, id), rules, lesson, part }))
  }),
)
const lessons = all.flat()

function expectSteps(steps: readonly GuideStep[], rules: readonly string[]): void {
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
  for (const { id, rule, place } of steps) {
    expect(rules, id).toContain(rule)
    expect(place.length, id).toBeGreaterThan(0)
  }
}

function expectWords(steps: readonly GuideStep[], words: StepTexts | undefined): void {
  expect(Object.keys(words ?? {})).toEqual(steps.map(({ id }) => id))
  for (const { title, text } of Object.values(words ?? {})) {
    expect(title.trim()).not.toBe('')
    // One or two short sentences, a third at most: a card, not a chapter.
    expect(text.length, text).toBeLessThan(330)
  }
}

test.each(gameIds)('%s has a first turn, a whole round, and three exercises', (game) => {
  const own = lessons.filter(({ id }) => id === game).map(({ lesson }) => lesson)
  expect(own.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['turn guided', 'round guided', 'practice practice'])
  expect(own.flatMap((each) => (each.kind === 'practice' ? each.exercises : []))).toHaveLength(3)
})

describe.each(lessons)('the lesson $lesson.id of $id', ({ game, lesson, rules, part }) => {
  const guides = lesson.kind === 'guided' ? [lesson] : lesson.exercises

  test('still fits the engine and its bot: every requested action is legal at its step', () => {
    for (const guide of guides) {
      const scenario = new Scenario(game, guide)
      walk(scenario, guide)
      expect(follow(guide.steps, scenario.mine(), guide.passes)?.open).toBe(guide.steps.length)
    }
  })

  test('has steps with a place and a rule that exists, and words in every language', async () => {
    if (lesson.kind === 'guided') {
      expect(lesson.steps.length).toBeGreaterThanOrEqual(10)
      expect(lesson.steps.length).toBeLessThanOrEqual(15)
    }
    for (const guide of guides) expectSteps(guide.steps, rules)
    for (const language of languages) {
      const { title, about, steps, exercises, learned } = await part.loadTexts(lesson.id, language)
      expect([title, about].map((each) => each.trim())).not.toContain('')
      expect(learned.length).toBeGreaterThanOrEqual(4)
      if (lesson.kind === 'guided') expectWords(lesson.steps, steps)
      else expect(Object.keys(exercises ?? {})).toEqual(lesson.exercises.map(({ id }) => id))
      for (const each of lesson.kind === 'practice' ? lesson.exercises : []) {
        expect(rules).toContain(each.rule)
        expectWords(each.steps, exercises?.[each.id]?.steps)
      }
    }
  })
})

/** Tempting ways to play an exercise that do not solve it, and what they reach; what is not listed in a turn is passed. */
const tempting: Readonly<Record<string, readonly (readonly [reached: number, ...actions: string[]])[]>> = {
  'cosmos/time': [
    // The own token goes round to Time, and all other energy stays.
    [5, 'shift-own', 'stop-shift'],
    // Three tokens in Time, but nobody discharges the crystal.
    [6, 'shift-own', 'shift-dark:chemistry', 'shift-dark:light'],
  ],
  'cosmos/two': [
    // The nebula that is ready, and nothing else.
    [1, 'shift-own', 'stop-shift', 'complete:N01', 'discard-star:S05'],
    // A supernova and an O, without the He.
    [
      1,
      ...['shift-own', 'stop-shift', 'flip:S03', 'discharge:O', 'to-corner:S12'],
      ...['complete:N01', 'discard-star:S05'],
    ],
  ],
  'cosmos/goal': [
    // One proto life makes four: Tycho scores as well.
    [6, 'shift-own', 'stop-shift', 'place-proto:L12', 'end-crafting', 'omega:nebula'],
    // Five, but one of them becomes stable at the end of the turn.
    [
      6,
      ...['shift-own', 'shift-dark:gravity', 'stop-shift', 'place-proto:L12', 'place-proto:L23'],
      ...['end-crafting', 'omega:stabilise', 'stabilise:L12'],
    ],
  ],
  'hunters/pair': [
    [4, 'fly:Her', 'fuse:R3', 'create:grw_70', 'place:d11'],
    // The right star on the wrong dot.
    [3, 'fly:Dra', 'fuse:R2', 'create:sirius_b', 'place:d07'],
  ],
  'hunters/supergiant': [
    [2, 'fly:Com', 'go-on', 'create:sirius_a', 'place:d15'],
    [1, 'fly:Dra', 'fuse:R2', 'create:procyon_b', 'place:d20'],
  ],
  'hunters/chain': [
    [5, 'fly:Dra', 'fuse:R1', 'create:capella_a', 'place:d30'],
    [4, 'fly:Cep', 'fuse:R1', 'create:alkaid', 'place:d08'],
  ],
  'arks/colony': [
    // Engines take the only Engineer.
    [1, 'upgrade:engines', 'travel:E.planet', 'play:none', 'act:gather'],
    [1, 'upgrade:none', 'travel:E.planet', 'play:none', 'act:colony', 'pay-card:C29'],
  ],
  'arks/seven': [
    [5, 'upgrade:spaceMining', 'pay-token:engineer', 'travel:SW.planet', 'play:none', 'act:gather'],
    [0, 'upgrade:biodome', 'pay-token:engineer', 'travel:SW.planet', 'play:none', 'act:colony'],
  ],
  'arks/settle': [
    // The planet is left one level short.
    [
      0,
      ...['upgrade:none', 'travel:SE.planet', 'play:none', 'act:terraform'],
      ...['raise:biomass', 'raise:minerals', 'raise:stop'],
    ],
    // Finished, and then only gathered.
    [
      1,
      ...['upgrade:none', 'travel:SE.planet', 'play:none', 'act:terraform'],
      ...['raise:biomass', 'raise:minerals', 'raise:minerals', 'act:gather'],
    ],
  ],
}

const exercises = lessons.flatMap(({ id, game, lesson }) =>
  (lesson.kind === 'practice' ? lesson.exercises : []).map((exercise) => ({
    name: `${id}/${exercise.id}`,
    game,
    exercise,
  })),
)

describe.each(exercises)('the exercise $name', ({ name, game, exercise }) => {
  const judged = (scenario: Scenario): Judgement =>
    judge(exercise, scenario.local.steps(ME), scenario.local.position(ME))

  /** Takes these actions, and then the last one that is legal, which does least, to the end of the turn. */
  function play(actions: readonly string[]): Judgement {
    const scenario = new Scenario(game, exercise)
    const left = [...actions]
    for (let most = 60; most > 0; most--) {
      const now = judged(scenario)
      if (now.over) {
        expect(left, 'the turn ended before these').toEqual([])
        return now
      }
      expect(now.solved).toBe(false)
      const legal = scenario.legal()
      if (legal.length === 0) {
        scenario.wait()
        continue
      }
      const forced = legal.length === 1 && legal[0] !== left[0]
      scenario.act((forced ? undefined : left.shift()) ?? legal.at(-1) ?? '')
    }
    throw new Error('the turn does not end')
  }

  test('begins unsolved, and its solution is accepted within the turn', () => {
    const scenario = new Scenario(game, exercise)
    scenario.wait()
    expect(judged(scenario)).toEqual({ reached: exercise.from, solved: false, over: false })
    let solved = false
    walk(scenario, exercise, () => {
      solved ||= judged(scenario).solved
    })
    expect(solved).toBe(true)
    expect(judged(scenario).reached).toBeGreaterThanOrEqual(exercise.goal)
  })

  test('is not solved by passing, nor by what is tempting', () => {
    expect(play([]).solved).toBe(false)
    for (const [reached, ...actions] of tempting[name] ?? []) {
      expect(play(actions), actions.join(' ')).toEqual({ reached, solved: false, over: true })
    }
    expect(tempting[name]?.length).toBeGreaterThanOrEqual(2)
  })
})
