// A player that knows a table only by its words plays like one that reads the view
import { type Action as ArksAction, type View as ArksView, componentsOf as arksComponents, FIELDS } from '@orrery/arks'
import {
  type Action as CosmosAction,
  type View as CosmosView,
  componentsOf,
  cornersOfHex,
  elementIds,
  FLIPPED,
} from '@orrery/cosmos'
import { loadedGames } from '@orrery/games/loaded'
import {
  dots,
  type Action as HuntersAction,
  type View as HuntersView,
  hrAxes,
  luminosityAt,
  shippedSet,
  temperatureAt,
} from '@orrery/hunters'
import {
  type Action,
  begin,
  below,
  type Describer,
  type Game,
  type GameState,
  makeRng,
  parseOptions,
  type Section,
  type Speech,
  silent,
} from '@orrery/kernel'
import { describe, expect, test } from 'vitest'

const names = ['Ann', 'Bea']

/** Spaces that do not break are for the eye. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

/** The line of a section that begins with a label. */
function lineOf(sections: readonly Section[], id: string, label: string): string {
  const lines = sections.find((section) => section.id === id)?.lines ?? []
  return lines.find((line) => line.startsWith(`${label}:`))?.slice(label.length + 2) ?? ''
}

/** How much crystals are worth to both players, by their symbol. */
const worth: Readonly<Record<string, number>> = { H: 1, He: 4, C: 12, O: 16, Si: 32, Fe: 64 }
const crystalsWorth = (text: string): number =>
  [...text.matchAll(/(\d+) (He|Si|Fe|H|C|O)\b/g)].reduce((sum, [, n, id = '']) => sum + Number(n) * (worth[id] ?? 0), 0)

/** How good an answer is, by its label and the description; what is not mentioned is worth nothing. */
type Reader = (label: string, sections: readonly Section[]) => number

const number = (text: string | undefined): number => Number((text ?? '0').replaceAll(',', ''))

const readers: Readonly<Record<string, Reader>> = {
  hunters(label, sections) {
    const fly = /^Fly to (.+)$/.exec(label)?.[1]
    if (fly !== undefined) return crystalsWorth(lineOf(sections, 'sky', fly).split(';')[0] ?? '')
    const star = /^Create (.+) \(/.exec(label)?.[1]
    if (star !== undefined) return 1000 * number(/(\d+) points?/.exec(lineOf(sections, 'stars', star))?.[1])
    const dot = /about ([\d,.]+) K and ([\d,.]+) L/.exec(label)
    if (dot !== null) {
      const placed = lineOf(sections, 'turn', 'Star to be placed')
      const printed = /about ([\d,.]+) K and ([\d,.]+) L/.exec(lineOf(sections, 'stars', placed))
      const far = (a: string | undefined, b: string | undefined): number => Math.abs(Math.log(number(a) / number(b)))
      return 1000 - far(dot[1], printed?.[1]) * 3 - far(dot[2], printed?.[2])
    }
    return 0
  },
  cosmos(label, sections) {
    if (/^(Complete|Create a life form)/.test(label)) return 100
    if (label.startsWith('End')) return -1
    const star = /^Place an? (\w+) star on (.+)$/.exec(label)
    if (star === null) return label.startsWith('Place') ? 2 : 0
    // A space is named after the nebula spaces it touches; each says what it still needs.
    const galaxy = sections.find(({ id }) => id === 'galaxy-0')?.lines ?? []
    const around = (star[2] ?? '').replace(/, rim \d+$/, '').split(' · ')
    const wanted = around.filter((hex) => {
      const line = galaxy.find((each) => each.startsWith(`Nebula space ${hex}:`)) ?? ''
      return (
        /needs \d+ more of ([HeOC ]+)/
          .exec(line)?.[1]
          ?.split(' ')
          .includes(star[1] ?? '') === true
      )
    })
    return 5 + wanted.length
  },
  arks(label, sections) {
    if (/^(Found a colony|Create a trading outpost|Settle)/.test(label)) return 60
    if (/^(Terraform$|Raise|Unlock)/.test(label)) return 50
    if (/^(Skip|Take no|Stop|End|Play no)/.test(label)) return -1
    const to = /^Fly to (?:the (moon|space station) (?:of|at) )?(.+)$/.exec(label)
    if (to === null) return 1
    const planet = (to[2] ?? '').replace(/^the /, '')
    const line =
      sections.find(({ id }) => id === 'system')?.lines.find((each) => each.split(':')[0]?.endsWith(planet)) ?? ''
    const place = to[1] === 'moon' ? 'Moon' : to[1] === undefined ? 'Planet' : 'Space station'
    const gains = new RegExp(`${place}: ([^;]+)`).exec(line)?.[1] ?? ''
    return (place === 'Planet' ? 6 : 2) + [...gains.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0)
  },
}

/** The same marks by somebody who reads the view and the actions. */
const seers = {
  hunters({ kind, n }: HuntersAction, view: HuntersView): number {
    const { fields, stars } = shippedSet(view.set)
    if (kind === 'fly') {
      const gains = fields[n]?.use.flatMap((effect) => (effect.op === 'gain' ? Object.entries(effect.elements) : []))
      return (gains ?? []).reduce((sum, [id, amount]) => sum + amount * (worth[id] ?? 0), 0)
    }
    if (kind === 'create') return 1000 * (stars[n]?.points ?? 0)
    if (kind !== 'place') return 0
    const star = stars.find(({ id }) => id === view.star)
    const dot = dots[n]
    if (star === undefined || dot === undefined) return 0
    const far = (a: number, b: number): number => Math.abs(Math.log(a / b))
    const [t, l] = [temperatureAt(dot.x / hrAxes.width), luminosityAt(dot.y / hrAxes.height)]
    return 1000 - far(t, star.temperature.value) * 3 - far(l, star.luminosity.value)
  },
  cosmos({ kind, n, where }: CosmosAction, view: CosmosView): number {
    if (kind === 'complete' || kind === 'create-life-form') return 100
    if (kind === 'end-crafting' || kind === 'end-turn') return -1
    if (kind !== 'place-star') return kind === 'place-proto' || kind === 'place-nebula' ? 2 : 0
    const player = view.players[0]
    if (player === undefined) return 0
    const wanted = cornersOfHex.filter((corners, hex) => {
      const tile = player.tiles[hex] ?? -1
      if (!corners.includes(where) || tile < 0 || ((player.done >> hex) & 1) === 1) return false
      const around = corners.map((corner) => player.stars[corner] ?? 0)
      const left: string[] = [...(componentsOf(view).nebulae[tile]?.requires ?? [])]
      for (const star of around) {
        const found = star > 0 && star <= FLIPPED ? left.indexOf(elementIds[star - 1] ?? '') : -1
        if (found >= 0) left.splice(found, 1)
      }
      const jokers = around.filter((star) => star > FLIPPED).length
      return left.length > jokers && left.includes(elementIds[n] ?? '')
    })
    return 5 + wanted.length
  },
  arks({ kind, n, id }: ArksAction, view: ArksView): number {
    if (/^act:(colony|outpost|settle)/.test(id) || kind === 'settle') return 60
    if (/^act:terraform/.test(id) || kind === 'raise' || kind === 'track' || kind === 'upgrade') return 50
    if (/(none|stop)$/.test(kind) || (kind === 'draw' && n === 1)) return -1
    if (kind !== 'travel') return 1
    const slot = Math.floor(n / FIELDS)
    const card = arksComponents(view).planets[view.system[slot] ?? -1]
    if (card === undefined) return 1
    const isDone = ((view.terraformed >> slot) & 1) === 1
    const gains = [isDone ? card.back : card.front, card.moon, card.station][n % FIELDS]
    return (n % FIELDS === 0 ? 6 : 2) + (gains ?? []).reduce((sum, gain) => sum + gain.n, 0)
  },
}

interface Table {
  readonly game: Game
  readonly speech: Speech
  readonly describer: Describer
}

/** The points of seat 0, who chooses by `choose`, against somebody who plays at random. */
function playGame(
  { game }: Table,
  seed: string,
  choose: (state: GameState, legal: readonly Action[]) => Action | undefined,
): number {
  const state = begin(game, { seats: 2, options: parseOptions(game.id, game.options, 2, {}), seed })
  const rng = makeRng(`${seed}:random`)
  for (let left = 3000; left > 0; left--) {
    const [seat] = game.toAct(state)
    if (seat === undefined) break
    const legal = game.legal(state, seat)
    const action = (seat === 0 ? choose(state, legal) : undefined) ?? legal[below(rng, legal.length)]
    if (action === undefined) break
    game.apply(state, seat, action, silent)
  }
  return game.result(state)?.seats[0]?.score ?? 0
}

describe.each(['hunters', 'cosmos', 'arks'])('%s', (id) => {
  test('a player who knows only the words and the labels plays as well as one who reads the view, and better than at random', async () => {
    const found = loadedGames.find(({ game }) => game.id === id)
    const speech = await found?.speech('en')
    const describer = await speech?.loadDescriber?.()
    const reader = readers[id]
    if (found === undefined || speech === undefined || describer === undefined || reader === undefined)
      throw new Error(`${id} cannot be read`)
    const table: Table = { game: found.game, speech, describer }
    const seer = Reflect.get(seers, id)
    const best = (legal: readonly Action[], mark: (action: Action) => number): Action | undefined => {
      const marks = legal.map(mark)
      return legal[marks.indexOf(Math.max(...marks))]
    }
    const points = { words: 0, view: 0, random: 0 }
    for (let i = 0; i < GAMES; i++) {
      points.words += playGame(table, `reads:${i}`, (state, legal) => {
        if (legal.length === 1) return legal[0]
        const view = table.game.view(state, 0)
        const sections = describer.describe(view, names, 0).map((one) => ({ ...one, lines: one.lines.map(plain) }))
        return best(legal, (action) => reader(plain(speech.action(action, view, names)), sections))
      })
      points.view += playGame(table, `reads:${i}`, (state, legal) => {
        const view = table.game.view(state, 0)
        return best(legal, (action) => seer(action, view))
      })
      points.random += playGame(table, `reads:${i}`, () => undefined)
    }
    expect(points.words).toBeGreaterThan(1.1 * points.random)
    expect(points.words).toBeGreaterThan(0.85 * points.view)
  })
})

const GAMES = 3
