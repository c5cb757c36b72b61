import type { MessagePort } from 'node:worker_threads'
import type { Player } from '@orrery/bots'
import { type Game, gameOfVersion, makeRng } from '@orrery/kernel'

/** What a thread of bots is asked: only what the seat may see. */
export interface BotQuestion {
  readonly id: number
  readonly table: string
  readonly game: string
  readonly version: number
  readonly level: string
  readonly seat: number
  readonly legal: readonly string[]
  readonly view: unknown
  readonly seed: string
}

/** Its answer: the id of an action, or what went wrong. */
export interface BotAnswer {
  readonly id: number
  readonly action?: string
  readonly fault?: string
}

/** What a thread of bots needs: the games, and players for them. */
export interface BotSource {
  readonly games: readonly Game[]
  /** A fresh player of a game, by level. */
  makePlayer(game: string, level: string): Player
}

/** Players remember what they planned, so they are kept for a while. */
const PLAYERS_KEPT = 500

/** Answers questions one after the other. A bot that never returns is ended from outside, with its thread. */
export function serveBots(port: MessagePort, { games, makePlayer }: BotSource): void {
  const players = new Map<string, Player>()
  const playerFor = ({ table, game, level, seat }: BotQuestion): Player => {
    const key = `${table} ${seat} ${level}`
    const player = players.get(key) ?? makePlayer(game, level)
    players.delete(key)
    players.set(key, player)
    const [oldest] = players.keys()
    if (players.size > PLAYERS_KEPT && oldest !== undefined) players.delete(oldest)
    return player
  }
  const answer = async (question: BotQuestion): Promise<BotAnswer> => {
    const { id, level, seat, legal, view, seed } = question
    const game = gameOfVersion(games, question.game, question.version)
    const chosen = await playerFor(question).choose({
      seat,
      legal: legal.map((each) => game.vocabulary.parse(each)),
      view: () => view,
      rng: makeRng(seed),
    })
    return legal.includes(chosen.id) ? { id, action: chosen.id } : { id, fault: `${level} chose ${chosen.id}` }
  }
  port.on('message', (question: BotQuestion) => {
    answer(question).then(
      (reply) => port.postMessage(reply),
      (error: unknown) => port.postMessage({ id: question.id, fault: String(error) } satisfies BotAnswer),
    )
  })
  port.postMessage({ id: 0 } satisfies BotAnswer)
}
