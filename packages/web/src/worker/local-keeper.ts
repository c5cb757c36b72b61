import type { Player } from '@orrery/bots'
import { type Action, makeRecord, makeRng, OrreryError, type Refusal, type Seat } from '@orrery/kernel'
import type { BotTurn, Command, Person } from '@orrery/table'
import { appendRows, loadGame, type StoredGame } from '../kept/games.ts'
import { createGame, gameFacts, libraryOf } from './create.ts'
import { type Bots, loadBots, loadVersion, missingRules } from './engines.ts'
import { keptOf } from './kept.ts'
import { LocalTable, personAt } from './local.ts'
import type { BestSoFar, Failure, Message, WorkerAnswer, WorkerNews, WorkerRequest } from './protocol.ts'

/** A bot reports its progress in steps of this size. */
const PROGRESS_STEP = 0.04
/** A bot that was hurried thinks no longer than this (ms) about the rest of its turn. */
const HURRY_BUDGET = 250

/** Where the logs of local games are kept: in this browser's database. */
export interface LogStore {
  readonly load: typeof loadGame
  readonly append: typeof appendRows
}

/** Runs one table: asks the bots, stores every row before anybody is notified, and sends the page what it may see. */
export class LocalKeeper {
  private local: LocalTable | undefined
  private stored: StoredGame | undefined
  private me: Seat | undefined
  private bots: Bots | undefined
  private readonly players = new Map<Seat, Player>()
  /** The bot that was hurried, until somebody else decides. */
  private hurried: BestSoFar | undefined
  private readonly post: (message: Message) => void
  /** One request at a time: the second waits until the first is stored. */
  private last: Promise<void> = Promise.resolve()

  private log: LogStore
  /** The turn after which bots play no more: an attempt is one turn. */
  private only: number | undefined

  constructor(post: (message: Message) => void, log: LogStore = { load: loadGame, append: appendRows }) {
    this.post = post
    this.log = log
  }

  /** Handles a request; the answer is posted. */
  ask(ask: WorkerRequest): void {
    this.last = this.last.then(async () => {
      try {
        this.post({ requestId: ask.requestId, answer: await this.answer(ask) })
      } catch (error) {
        this.post({ requestId: ask.requestId, answer: { type: 'done' } })
        this.fail(error)
      }
    })
    // Bots think after the answer, so that the page draws the person's own step at once.
    if (ask.type === 'act' || ask.type === 'open' || ask.type === 'attempt')
      this.last = this.last.then(() => this.letBotsPlay())
  }

  private fail(error: unknown): void {
    const detail = error instanceof Error ? error.message : String(error)
    const why: Failure = error instanceof DOMException && error.name === 'ConstraintError' ? 'elsewhere' : 'broken'
    this.notify({ type: 'failed', why, detail })
  }

  private notify(news: WorkerNews): void {
    this.post({ news })
  }

  private async answer(ask: WorkerRequest): Promise<WorkerAnswer> {
    if (ask.type === 'facts') return { type: 'facts', ...(await gameFacts(ask.game)) }
    if (ask.type === 'create') return { type: 'created', id: await createGame(ask) }
    if (ask.type === 'open') {
      this.hurried = ask.hurry
      await this.open(ask.id)
      return { type: 'done' }
    }
    if (ask.type === 'attempt') {
      const { openAttempt } = await import('./attempt.ts')
      this.log = await openAttempt(ask)
      await this.open(ask.type)
      this.only = this.local?.position(ask.seat).moment.turn
      return { type: 'done' }
    }
    const { local, me } = this
    if (local === undefined) return { type: 'done' }
    switch (ask.type) {
      case 'act': {
        if (me === undefined) return { type: 'done' }
        const refusal = await this.run({ type: 'act', seat: me, action: ask.action, after: ask.after }, this.person(me))
        if (refusal !== undefined) return { type: 'refused', refusal }
        this.notifyStep()
        return { type: 'done' }
      }
      case 'undo':
        if (me !== undefined && local.position(me).undo > 0) {
          const refusal = await this.run({ type: 'undo', seat: me, whole: ask.turn }, this.person(me))
          if (refusal !== undefined) return { type: 'refused', refusal }
          this.notifyTable()
        }
        return { type: 'done' }
      case 'explain': {
        const refusal = local.refuse(me ?? 0, ask.action)
        return refusal === undefined ? { type: 'legal' } : { type: 'refused', refusal }
      }
      case 'hand-over':
        this.me = ask.seat
        this.notifyTable()
        return { type: 'done' }
      case 'history':
        return { type: 'history', rounds: local.history() }
      case 'record':
        return { type: 'record', text: makeRecord(local.record()) }
      case 'why': {
        if (me === undefined) return { type: 'done' }
        const { beginningsIn, whyMoved } = await import('./why.ts')
        const views = beginningsIn(local.game, local.record(), me)
        return { type: 'why', themes: await whyMoved(local.game, views, ask.turns, me) }
      }
      default:
        // The rest belongs to online tables.
        return { type: 'done' }
    }
  }

  private async open(id: string): Promise<void> {
    const found = await this.log.load(id)
    if (found === undefined) {
      this.notify({ type: 'failed', why: 'missing', detail: id })
      return
    }
    const { game: name, version } = found.game
    const levels = found.game.seats.flatMap(({ bot }) => bot ?? [])
    const rules = await Promise.all([loadVersion(name, version), loadBots(name, levels)]).catch((error: unknown) => {
      if (error instanceof OrreryError && error.code === 'wrong-version') return error
      throw error
    })
    if (rules instanceof OrreryError) {
      const why = await missingRules(name, version)
      this.notify({ type: 'failed', why, detail: rules.message, kept: keptOf(found.game, found.rows) })
      return
    }
    const [game, bots] = rules
    this.stored = found.game
    this.bots = bots
    this.local = new LocalTable(libraryOf(game, bots), game, found.rows)
    const people = found.game.seats.flatMap((seat, index) => (seat.bot === undefined ? [index] : []))
    // A single person always sees their own view; when several share the screen, the one who has to decide takes the device first.
    this.me = people.length === 1 ? people[0] : undefined
    this.notifyTable()
  }

  private person(seat: Seat): Person {
    return personAt(seat, this.stored?.seats[seat]?.name ?? '')
  }

  private notifyTable(): void {
    const { local, stored, me } = this
    if (local === undefined || stored === undefined) return
    const { id, game, version, seats, options } = stored
    this.notify({
      type: 'table',
      info: { id, game, version, seats, options },
      steps: local.steps(me),
      position: local.position(me),
    })
  }

  private notifyStep(): void {
    const { local, me } = this
    if (local !== undefined) this.notify({ type: 'step', step: local.lastStep(me), position: local.position(me) })
  }

  /**
   * Runs a command, or returns why it is refused; `decide` asks the rules once. The rows are stored before they are applied, and the page
   * is notified only after the transaction, so everything it knows survives a crash.
   */
  private async run(command: Command, by: Person | 'table'): Promise<Refusal | undefined> {
    const { local, stored } = this
    if (local === undefined || stored === undefined) return undefined
    const decision = local.decide(command, by, Date.now())
    if ('refusal' in decision) return decision.refusal
    await this.log.append(stored.id, decision.rows, (rows) => {
      for (const row of rows) local.evolve(row, true)
      return summary(stored, local)
    })
    return undefined
  }

  /** The bot that has to decide; nobody once the turn of an attempt is over. */
  private nextBot(): BotTurn | undefined {
    const { local, only } = this
    if (only !== undefined && local?.position(undefined).moment.turn !== only) return undefined
    return local?.botToAct()
  }

  private async letBotsPlay(): Promise<void> {
    try {
      for (let bot = this.nextBot(); bot !== undefined; bot = this.nextBot()) await this.letBotAct(bot)
    } catch (error) {
      this.fail(error)
    }
  }

  private async letBotAct(turn: BotTurn): Promise<void> {
    const { seat, after, legal } = turn
    if (this.hurried?.seat !== seat) this.hurried = undefined
    const { hurried } = this
    const found = hurried?.after === after && legal.includes(hurried.action) ? hurried.action : undefined
    const action = found ?? this.think(turn)
    if (action === undefined) return
    const refusal = await this.run({ type: 'bot-act', seat, action, after }, 'table')
    if (refusal !== undefined) throw new Error(`a bot of level ${turn.level} chose what is refused: ${refusal.code}`)
    this.notifyStep()
  }

  /** The choice of the bot whose turn it is. */
  private think({ seat, level, legal, view, after }: BotTurn): string | undefined {
    const { local, bots, hurried } = this
    if (local === undefined || bots === undefined) return undefined
    this.notify({ type: 'thinking', seat, share: 0 })
    const player = this.players.get(seat) ?? bots.make(level)
    this.players.set(seat, player)
    let reported = 0
    const progress = (share: number, best?: Action): void => {
      // A progress bar needs no finer steps, and a message costs time that the bot could use.
      if (share - reported < PROGRESS_STEP) return
      reported = share
      this.notify({
        type: 'thinking',
        seat,
        share,
        ...(best === undefined ? {} : { best: { seat, action: best.id, after } }),
      })
    }
    const until = performance.now() + HURRY_BUDGET
    const { id } = player.choose({
      seat,
      legal: legal.map((each) => local.action(each)),
      view: () => view,
      // The number of decisions makes the choice repeatable without storing a generator; one that was taken back does not change it.
      rng: makeRng(`${local.table.seed}:bot:${seat}:${local.table.play?.history.length ?? 0}`),
      budget: { progress, ...(hurried === undefined ? {} : { stop: () => performance.now() > until }) },
    })
    return id
  }
}

function summary(stored: StoredGame, { table, game }: LocalTable): StoredGame {
  const { scores: _old, ...rest } = stored
  const { play, over, phase } = table
  const scores = over?.result?.seats.map((standing) => standing.score)
  return {
    ...rest,
    updated: table.changedAt,
    round: play === undefined ? 1 : game.moment(play.state).round,
    toAct: phase === 'playing' && play !== undefined ? [...game.toAct(play.state)] : [],
    ...(scores === undefined ? {} : { scores }),
  }
}
