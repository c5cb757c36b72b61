import type { Player } from '@orrery/bots'
import { type Analysis, costliestPart, errorOf, type JudgedTurn, meanOf } from '@orrery/bots/analyse'
import { parsePlayer } from '@orrery/games/loaded'
import {
  type Game,
  type GameRecord,
  type GameState,
  makeRng,
  parseEntry,
  type Seat,
  silent,
  winners,
} from '@orrery/kernel'
import type { Words } from './describe.ts'
import { statesAt } from './states.ts'

/** How often playing on from a turn won, with what was played and with what the analysis calls better. */
export interface PlayedOut {
  readonly turn: number
  readonly round: number
  readonly seat: Seat
  /** The chances to win that the analysis gives to both. */
  readonly said: { readonly played: number; readonly better: number }
  /** The share of games that each of them won. */
  readonly won: { readonly played: number; readonly better: number }
}

/** How games are played on. */
export interface Playouts {
  readonly count: number
  /** The level that plays all seats. */
  readonly level: string
  readonly seed: string
}

/**
 * Plays on from every turn that cost something, in the ways the cards could lie for its player: once with what was played, once with what the analysis calls better. It shows
 * whether the model is right, for players of that level.
 */
export function* playOut(
  { turns }: Analysis,
  { game, record }: Pick<Words, 'game' | 'record'>,
  how: Playouts,
): Generator<PlayedOut> {
  const costly = turns.filter(({ costliest }) => costliest !== undefined)
  const starts = statesAt(game, record, new Set(costly.map((turn) => costliestPart(turn)?.from ?? 0)))
  for (const judged of costly) {
    const part = costliestPart(judged)
    const start = part === undefined ? undefined : starts.get(part.from)
    const [best] = part?.options ?? []
    if (part === undefined || start === undefined || best === undefined || best.gain <= 0) continue
    const { turn, round, seat } = judged
    const share = (actions: readonly string[]): number => shareWon(game, start, seat, actions, how)
    yield {
      turn,
      round,
      seat,
      said: { played: part.played, better: best.value },
      won: { played: share(ownActions(record, judged, part)), better: share(best.actions) },
    }
  }
}

/** What the seat itself decided in a part of a turn. */
function ownActions(record: GameRecord, { seat }: JudgedTurn, { from, to }: { from: number; to: number }): string[] {
  return record.actions
    .slice(from, to)
    .map(parseEntry)
    .filter((entry) => entry.seat === seat)
    .map(({ id }) => id)
}

/** The share of games won after a beginning; every beginning meets the same cards. */
function shareWon(
  game: Game,
  start: GameState,
  seat: Seat,
  actions: readonly string[],
  { count, level, seed }: Playouts,
): number {
  let won = 0
  for (let k = 0; k < count; k++) {
    const state = game.imagine(game.view(start, seat), makeRng(`${seed}:world:${k}`))
    for (const id of actions) {
      const action = game.vocabulary.parse(id)
      if (game.refuse(state, seat, action) !== undefined) break
      game.apply(state, seat, action, silent)
    }
    finish(game, state, level, `${seed}:${k}`)
    const result = game.result(state)
    const first = result === undefined ? [] : winners(result)
    if (first.includes(seat)) won += 1 / first.length
  }
  return won / count
}

/** Lets players of a level finish a game. */
function finish(game: Game, state: GameState, level: string, seed: string): void {
  const players = new Map<Seat, Player>()
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const player = players.get(seat) ?? parsePlayer(game.id, level)
    players.set(seat, player)
    const [now, who] = [state, seat]
    const rng = makeRng(`${seed}:player:${seat}:${game.moment(state).turn}`)
    const action = player.choose({ seat, legal: game.legal(state, seat), view: () => game.view(now, who), rng })
    game.apply(state, seat, action, silent)
  }
}

/** What playing on showed, as text: turn by turn, and on the mean. */
export function describePlayouts(found: readonly PlayedOut[], { texts, language }: Words): string {
  const percent = percentIn(language)
  const both = ({ played, better }: PlayedOut['said']): string =>
    `${percent.format(played)} → ${percent.format(better)}`
  const lines = found.map((each) =>
    texts.playouts.turn({
      round: each.round,
      turn: each.turn,
      player: `#${each.seat + 1}`,
      said: both(each.said),
      won: both(each.won),
    }),
  )
  const summary = summarizePlayouts(found, texts, language)
  return `${['', texts.playouts.head, ...lines.map((line) => `  ${line}`), summary].join('\n')}\n`
}

/** What playing on showed on the mean of all turns, and how far chance may have moved it. */
export function summarizePlayouts(
  found: readonly PlayedOut[],
  texts: Words['texts'],
  language: Words['language'],
): string {
  const percent = percentIn(language)
  const won = found.map((each) => each.won.better - each.won.played)
  return texts.playouts.mean({
    turns: found.length,
    said: percent.format(meanOf(found.map(({ said }) => said.better - said.played))),
    won: percent.format(meanOf(won)),
    error: percent.format(errorOf(won)),
  })
}

const percentIn = (language: Words['language']): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
