// The table in words of every game
import { loadedExamples, loadedGames } from '@orrery/games/loaded'
import {
  begin,
  below,
  type Describer,
  type Game,
  hash,
  languages,
  makeRng,
  parseOptions,
  type Seat,
  type Section,
  silent,
} from '@orrery/kernel'
import { describe, expect, test } from 'vitest'

const names = ['Ann', 'Bea', 'Cid', 'Dan']

interface Seen {
  readonly view: unknown
  readonly words: string
}

/** The words of one position as text. */
const textOf = (sections: readonly Section[]): string =>
  sections.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n\n')

/**
 * Views of a seat in games played at random: at every step those after each legal action too (up to a few), which differ from one
 * another in little.
 */
function watch(game: Game, seats: number, seed: string, look: (view: unknown, seat: Seat | undefined) => void): void {
  const state = begin(game, { seats, options: parseOptions(game.id, game.options, seats, {}), seed })
  const rng = makeRng(`${seed}:play`)
  for (let step = 0; step < STEPS; step++) {
    const [acting] = game.toAct(state)
    const everybody: (Seat | undefined)[] = [...Array.from({ length: seats }, (_, seat) => seat), undefined]
    const seat = everybody[step % everybody.length]
    look(game.view(state, seat), seat)
    if (acting === undefined) return
    const legal = game.legal(state, acting)
    for (const action of legal.slice(0, BRANCHES)) {
      const next = game.clone(state)
      game.apply(next, acting, action, silent)
      look(game.view(next, seat), seat)
    }
    const chosen = legal[below(rng, legal.length)]
    if (chosen === undefined) return
    game.apply(state, acting, chosen, silent)
  }
}

const STEPS = 70
const BRANCHES = 2

/** What other members already say, so that replacing it alone makes no other table. */
const told: Readonly<Record<string, readonly string[]>> = {
  // What lies in the piles and on the diagram follows from what was created, and by whom.
  hunters: ['piles', 'markers'],
  // The open question is the next piece of pending work.
  cosmos: ['players.n.ask'],
  arks: ['asked.decision'],
}

/** Positions whose parts can be exchanged: a track lies on a planet, so planets must be the same. */
const comparable: Readonly<Record<string, string>> = { arks: 'system' }

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Copies of a view in which one member is that of another view: one for each member that differs, down to single numbers. */
function* mixtures(
  a: unknown,
  b: unknown,
  path: string,
): Generator<{ readonly mixed: unknown; readonly path: string }> {
  if (!isPlain(a) || !isPlain(b)) return
  for (const [key, other] of Object.entries(b)) {
    const own = Reflect.get(a, key)
    if (hash(own ?? null) === hash(other ?? null)) continue
    const here = path === '' ? key : `${path}.${key}`
    const put = (value: unknown): unknown =>
      Array.isArray(a) ? a.map((each, i) => (String(i) === key ? value : each)) : { ...a, [key]: value }
    if (isPlain(own) && isPlain(other) && Object.keys(own).join() === Object.keys(other).join()) {
      for (const inside of mixtures(own, other, here)) yield { mixed: put(inside.mixed), path: inside.path }
    } else yield { mixed: put(other), path: here }
  }
}

const loaded = [...loadedGames, ...loadedExamples]

describe.each(loaded)('$game.id', ({ game: newest, versions, speech }) => {
  const describerOf = async (language: 'en' | 'pl' | 'de' = 'en'): Promise<Describer> => {
    const describer = await (await speech(language)).loadDescriber?.()
    if (describer === undefined) throw new Error(`${newest.id} has no describer`)
    return describer
  }

  test('views that differ are described differently, in all versions and for all seats', async () => {
    const describer = await describerOf()
    const problems: string[] = []
    let positions = 0
    for (const game of versions) {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const known = new Map<string, string>()
        watch(game, seats, `words:${seats}`, (view, seat) => {
          const words = `${seat ?? 'nobody'}\n${textOf(describer.describe(view, names.slice(0, seats), seat))}`
          const print = hash(view)
          const before = known.get(words)
          if (before !== undefined && before !== print)
            problems.push(`${game.version}/${seats}: ${words.slice(0, 300)}`)
          known.set(words, print)
          positions++
        })
      }
    }
    expect(problems).toEqual([])
    expect(positions).toBeGreaterThan(newest.id === 'comets' ? 150 : 900)
  })

  test('each part of a view is described: replacing it by that of another position changes the words', async () => {
    const describer = await describerOf()
    const silentParts = new Set<string>()
    let changed = 0
    for (const seats of [newest.seats.min, newest.seats.max]) {
      const views: Seen[] = []
      watch(newest, seats, `parts:${seats}`, (view, seat) => {
        if (seat === 0) views.push({ view, words: textOf(describer.describe(view, names.slice(0, seats), seat)) })
      })
      const fixed = comparable[newest.id]
      const member = (view: unknown): string => (fixed === undefined ? '' : hash(Reflect.get(Object(view), fixed)))
      for (let i = 0; i < views.length; i += 4) {
        const [one, other] = [views[i], views[i + 13] ?? views[0]]
        if (one === undefined || other === undefined || member(one.view) !== member(other.view)) continue
        for (const { mixed, path } of mixtures(one.view, other.view, '')) {
          const part = path.replace(/\d+/g, 'n')
          if (told[newest.id]?.some((each) => part.startsWith(each))) continue
          let words: string
          try {
            words = textOf(describer.describe(mixed, names.slice(0, seats), 0))
          } catch {
            continue // no table looks like this
          }
          changed++
          if (words === one.words) silentParts.add(part)
        }
      }
    }
    expect([...silentParts]).toEqual([])
    expect(changed).toBeGreaterThan(60)
  })

  test('every language has the same sections and lines, none of them empty', async () => {
    const state = begin(newest, {
      seats: 2,
      options: parseOptions(newest.id, newest.options, 2, {}),
      seed: 'languages',
    })
    const shapes = await Promise.all(
      languages.map(async (language) =>
        (await describerOf(language))
          .describe(newest.view(state, 0), names.slice(0, 2), 0)
          .map(({ id, title, lines }) => {
            expect(title).not.toBe('')
            for (const line of lines) expect(line).toMatch(/\S.*: \S/)
            return `${id} ${lines.length}`
          }),
      ),
    )
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
  })
})
