import { type Player, parsePlayer } from '@orrery/bots'
import { makeRecord, makeRng, OrreryError, type Seat } from '@orrery/kernel'
import { appendRow, loadGame, type StoredGame, type StoredRow } from '../store/games.ts'
import { loadEngine } from './engines.ts'
import { Fold } from './fold.ts'
import type { Answer, Ask, Failure, Message, News } from './protocol.ts'

/** Keeps one table: asks the bots, stores every row before anybody hears of it, and tells the page what it may see. */
export class Keeper {
  private fold: Fold | undefined
  private seq = 0
  private me: Seat | undefined
  private readonly players = new Map<Seat, Player>()
  private readonly post: (message: Message) => void
  /** One thing after the other: a second question waits until the first is stored. */
  private last: Promise<void> = Promise.resolve()

  constructor(post: (message: Message) => void) {
    this.post = post
  }

  /** Takes a question; the answer is posted. */
  ask(ask: Ask): void {
    this.last = this.last.then(async () => {
      try {
        this.post({ ref: ask.ref, answer: await this.answer(ask) })
      } catch (error) {
        this.post({ ref: ask.ref, answer: { type: 'done' } })
        this.fail(error)
      }
    })
  }

  private fail(error: unknown): void {
    const detail = error instanceof Error ? error.message : String(error)
    const why: Failure =
      error instanceof OrreryError && error.code === 'wrong-version'
        ? 'version'
        : error instanceof DOMException && error.name === 'ConstraintError'
          ? 'elsewhere'
          : 'broken'
    this.tell({ type: 'failed', why, detail })
  }

  private tell(news: News): void {
    this.post({ news })
  }

  private async answer(ask: Ask): Promise<Answer> {
    if (ask.type === 'open') {
      await this.open(ask.id)
      return { type: 'done' }
    }
    const fold = this.fold
    if (fold === undefined) return { type: 'done' }
    switch (ask.type) {
      case 'act': {
        if (this.me === undefined || ask.seq !== fold.position(this.me).seq) return { type: 'done' }
        const refusal = fold.refuse(this.me, ask.action)
        if (refusal !== undefined) return { type: 'refused', refusal }
        await this.append({ seat: this.me, action: ask.action })
        this.tell({ type: 'step', step: fold.lastStep(this.me), position: fold.position(this.me) })
        await this.letBotsPlay()
        return { type: 'done' }
      }
      case 'undo': {
        const { undo, undoTurn } = fold.undoable(this.me)
        const count = ask.turn ? undoTurn : undo
        if (count > 0) {
          await this.append({ undo: count })
          this.tellTable()
        }
        return { type: 'done' }
      }
      case 'explain': {
        const refusal = fold.refuse(this.me ?? 0, ask.action)
        return refusal === undefined ? { type: 'legal' } : { type: 'refused', refusal }
      }
      case 'hand-over':
        this.me = ask.seat
        this.tellTable()
        return { type: 'done' }
      case 'history':
        return { type: 'history', rounds: fold.history() }
      case 'record':
        return { type: 'record', text: makeRecord(fold.record()) }
    }
  }

  private async open(id: string): Promise<void> {
    const stored = await loadGame(id)
    if (stored === undefined) {
      this.tell({ type: 'failed', why: 'missing', detail: id })
      return
    }
    const game = await loadEngine(stored.game.game)
    if (game.version !== stored.game.version) {
      throw new OrreryError('wrong-version', `stored with version ${stored.game.version}, this is ${game.version}`)
    }
    const fold = new Fold(game, stored.game)
    for (const row of stored.rows) fold.evolve(row)
    this.fold = fold
    this.seq = stored.rows.length
    const people = stored.game.seats.flatMap((seat, index) => (seat.bot === undefined ? [index] : []))
    // Alone, I always look through my own eyes; when several share the screen, whoever is asked has to take it first.
    this.me = people.length === 1 ? people[0] : undefined
    this.tellTable()
    await this.letBotsPlay()
  }

  private tellTable(): void {
    const { fold, me } = this
    if (fold === undefined) return
    const { id, game, seats, options } = fold.start
    this.tell({ type: 'table', info: { id, game, seats, options }, steps: fold.steps(me), position: fold.position(me) })
  }

  /** Stores a row, then believes it. The rules have been asked before, so the fold cannot refuse it afterwards. */
  private async append(fact: { seat: Seat; action: string } | { undo: number }): Promise<void> {
    const fold = this.fold
    if (fold === undefined) return
    const row: StoredRow = { game: fold.start.id, seq: this.seq, ...fact }
    fold.evolve(row)
    await appendRow(this.summary(fold), row)
    this.seq++
  }

  private summary(fold: Fold): StoredGame {
    const { scores } = fold
    const { scores: _old, ...start } = fold.start
    return {
      ...start,
      updated: Date.now(),
      round: fold.moment.round,
      toAct: [...fold.toAct],
      ...(scores === undefined ? {} : { scores }),
    }
  }

  private async letBotsPlay(): Promise<void> {
    const fold = this.fold
    if (fold === undefined) return
    for (let seat = this.botToAct(fold); seat !== undefined; seat = this.botToAct(fold)) {
      const asked = seat
      this.tell({ type: 'thinking', seat, share: 0 })
      const action = this.player(fold, seat).choose({
        seat,
        legal: fold.legal(seat),
        view: () => fold.view(asked),
        // The row's place in the log makes the choice repeatable without storing a generator.
        rng: makeRng(`${fold.start.seed}:bot:${seat}:${this.seq}`),
      })
      await this.append({ seat, action: action.id })
      this.tell({ type: 'step', step: fold.lastStep(this.me), position: fold.position(this.me) })
    }
  }

  private player(fold: Fold, seat: Seat): Player {
    const known = this.players.get(seat)
    if (known !== undefined) return known
    const player = parsePlayer(fold.game.id, fold.start.seats[seat]?.bot ?? 'random')
    this.players.set(seat, player)
    return player
  }

  private botToAct(fold: Fold): Seat | undefined {
    return fold.toAct.find((seat) => fold.start.seats[seat]?.bot !== undefined)
  }
}
