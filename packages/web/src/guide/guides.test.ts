import type { Guide } from '@orrery/board/guide'
import type { Player } from '@orrery/bots'
import { parsePlayer, playersOf } from '@orrery/games/loaded'
import { type Game, languages, makeRng, newestGame } from '@orrery/kernel'
import { makeLibrary, type Person } from '@orrery/table'
import { describe, expect, test } from 'vitest'
import { gameIds } from '../games/list.ts'
import { partsOf } from '../games/registry.ts'
import { beginTable } from '../worker/create.ts'
import { LocalTable, personAt } from '../worker/local.ts'
import { follow, nextWanted } from './follow.ts'

const ME = 0
const me = personAt(ME, 'Mira')

/** The table of a guide as the page keeps it, with its bot. */
class Lesson {
  readonly local: LocalTable
  private readonly bot: Player
  private readonly taken: string[] = []

  private readonly passes: readonly string[]

  constructor(game: Game, { lesson, level, options, passes = [] }: Guide) {
    this.passes = passes
    const seats = [{ name: 'Mira' }, { name: 'Tycho', bot: level }]
    const library = makeLibrary([game], playersOf)
    const { rows } = beginTable(library, game, { game: game.id, seats, options, lesson }, 'lesson', 1)
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
      this.run({ type: 'act', seat: ME, action: only ?? '', after: this.local.position(ME).changes }, me)
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
        rng: makeRng(`${local.table.seed}:bot:${seat}:${after}`),
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

const all = await Promise.all(
  gameIds.map(async (id) => {
    const parts = partsOf(id)
    const [versions, numbered = [], part] = await Promise.all([parts.versions(), parts.numbered?.(), parts.guide?.()])
    return part === undefined ? [] : [{ id, game: newestGame(versions, id), numbered, ...part }]
  }),
)

describe.each(all.flat())('the guide of $id', ({ game, guide, numbered, loadTexts }) => {
  test('still fits the engine and its bot: every requested action is legal at its step', () => {
    const lesson = new Lesson(game, guide)
    for (let most = 60; most > 0; most--) {
      lesson.wait()
      const standing = follow(guide.steps, lesson.mine())
      if (standing === undefined) throw new Error('the guide does not follow its own actions')
      const step = guide.steps[standing.open]
      if (step === undefined) break
      const legal = lesson.legal()
      const [wanted] = standing.rest
      // If this fails after a change of rules or bots, look for another `lesson` that deals a suitable turn.
      expect(legal, `step "${step.id}" wants ${standing.rest.join(', ')}`).toContain(wanted)
      lesson.act(nextWanted(step, standing.rest, legal) ?? '')
    }
    expect(follow(guide.steps, lesson.mine())?.open).toBe(guide.steps.length)
  })

  test('has ten to fifteen steps, each with a place, a rule that exists, and words in every language', async () => {
    expect(guide.steps.length).toBeGreaterThanOrEqual(10)
    expect(guide.steps.length).toBeLessThanOrEqual(15)
    expect(new Set(guide.steps.map(({ id }) => id)).size).toBe(guide.steps.length)
    const rules = numbered.map(({ id }) => id)
    for (const { id, rule, place } of guide.steps) {
      expect(rules, id).toContain(rule)
      expect(place.length, id).toBeGreaterThan(0)
    }
    for (const language of languages) {
      const { steps, learned } = await loadTexts(language)
      expect(Object.keys(steps)).toEqual(guide.steps.map(({ id }) => id))
      for (const { title, text } of Object.values(steps)) {
        expect(title.trim()).not.toBe('')
        // One or two short sentences, a third at most: a card, not a chapter.
        expect(text.length, text).toBeLessThan(330)
      }
      expect(learned.length).toBeGreaterThanOrEqual(4)
    }
  })
})
