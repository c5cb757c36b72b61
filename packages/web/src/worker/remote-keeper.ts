import { type Action, type Game, makeRng, OrreryError, onwardFrom, parseRecord, type Seat } from '@orrery/kernel'
import type { Past, WireCommand } from '@orrery/protocol'
import { applyPatch, type ChatLine, type PlaySight, type RowNews, type TableSight, type Update } from '@orrery/table'
import { botName } from '../games/bot-names.ts'
import { loadVersion, missingRules } from './engines.ts'
import { keptOnline } from './kept.ts'
import type {
  LogStep,
  Message,
  PastStep,
  Position,
  RoundViews,
  TableCommand,
  TableEvent,
  TableInfo,
  TurnOf,
  WorkerAnswer,
  WorkerNews,
  WorkerRequest,
} from './protocol.ts'
import { roundViews } from './round-views.ts'
import { ShufflePart, type Situation } from './shuffle-part.ts'
import { Wire } from './wire.ts'

interface SeenStep extends LogStep {
  readonly row: number
  /** The seat whose view it was seen with. */
  readonly as: Seat | undefined
  /** An earlier step has been undone since: its events may read differently now. */
  readonly uncertain?: true
}

/** Rows that are decisions, chat lines or parts of the shuffle: all others are shown as events of the table. */
const notShownAsEvents: readonly RowNews['type'][] = ['created', 'said', 'emoted', 'acted', 'undone', 'bound', 'nonce']
/** This many chat lines are kept. */
const MAX_CHAT_LINES = 200

/** Runs one online table for the page: the same requests and news as a local table, and what only an online table has. */
export class RemoteKeeper {
  readonly #post: (message: Message) => void
  #id = ''
  #shuffle: ShufflePart
  #code: string | undefined
  #wire: Wire | undefined
  #game: Game | undefined
  #sight: TableSight | undefined
  #play: PlaySight | undefined
  #as: Seat | undefined
  #you: { readonly id: string; readonly name: string } | undefined
  #seq = 0
  /** The server's clock minus ours. */
  #clockOffset = 0
  #steps: SeenStep[] = []
  #chat: ChatLine[] = []
  #askedSince: (number | undefined)[] = []
  #opened = false
  /** From this row on, every decision has been received here. */
  #completeFrom = 0
  #greeting = false
  /** Updates are applied one after the other: the first has to wait for the rules of the game. */
  #queue: Promise<void> = Promise.resolve()

  constructor(post: (message: Message) => void) {
    this.#post = post
    this.#shuffle = this.#makeShuffle('')
  }

  #makeShuffle(table: string): ShufflePart {
    return new ShufflePart(table, {
      send: (command) => this.#send(command),
      record: () => this.#record(),
      notify: (verdict) => this.#notify({ type: 'verdict', verdict }),
    })
  }

  /** Handles a request; the answer is posted. */
  ask(ask: WorkerRequest): void {
    this.#answer(ask).then(
      (answer) => this.#post({ requestId: ask.requestId, answer }),
      (error: unknown) => {
        this.#post({ requestId: ask.requestId, answer: { type: 'lost', code: 'internal' } })
        this.#fail(error)
      },
    )
  }

  #notify(news: WorkerNews): void {
    this.#post({ news })
  }

  #fail(error: unknown): void {
    this.#notify({ type: 'failed', why: 'broken', detail: error instanceof Error ? error.message : String(error) })
  }

  async #answer(ask: WorkerRequest): Promise<WorkerAnswer> {
    switch (ask.type) {
      case 'join':
        this.#join(ask.id, ask.code)
        return { type: 'done' }
      case 'greet':
        this.#wire?.hello()
        return { type: 'done' }
      case 'wake':
        this.#wire?.wake()
        this.#setLooking(true)
        return { type: 'done' }
      case 'sleep':
        this.#setLooking(false)
        return { type: 'done' }
      case 'network':
        this.#wire?.network(ask.up)
        return { type: 'done' }
      case 'act':
        return this.#act(ask.action, ask.after)
      case 'undo':
        return this.#send({ type: 'undo', whole: ask.turn, ref: makeNonce() })
      case 'do': {
        const { command } = ask
        return this.#send(command.type === 'sit' ? await this.#completeSit(command) : { ...command })
      }
      case 'explain':
        return this.#explain(ask.action)
      case 'history':
        return { type: 'history', rounds: await this.#history() }
      case 'record':
        return { type: 'record', text: await this.#record() }
      case 'past':
        return this.#past(ask.after)
      case 'why':
        return this.#why(ask.turns)
      default:
        return { type: 'done' }
    }
  }

  /**
   * Sends a decision. Where several players decide at once, somebody else may have been faster; as long as only others have acted since and
   * the choice is still legal, it is sent again: it was made without knowing theirs anyway.
   */
  async #act(action: string, first: number): Promise<WorkerAnswer> {
    const known = this.#steps.length
    for (let after = first; ; ) {
      const answer = await this.#send({ type: 'act', action, after, ref: makeNonce() })
      if (answer.type !== 'refused' || answer.refusal.code !== 'stale') return answer
      // The update that made it stale was sent before the refusal.
      await this.#queue
      const play = this.#play
      const alone = this.#steps.slice(known).every(({ seat }) => seat !== this.#as)
      if (play === undefined || play.changes <= after || !alone || play.legal?.includes(action) !== true) return answer
      after = play.changes
    }
  }

  #setLooking(looking: boolean): void {
    this.#shuffle.looking = looking
    const sight = this.#sight
    if (looking && sight !== undefined) this.#enqueue(() => this.#takePart(sight))
  }

  async #completeSit(command: TableCommand): Promise<WireCommand> {
    const code = this.#code === undefined ? {} : { code: this.#code }
    const part = this.#sight === undefined ? {} : await this.#shuffle.forSitting(this.#situation(this.#sight))
    return { ...command, ...code, ...part }
  }

  async #send(command: WireCommand): Promise<WorkerAnswer> {
    return (await this.#wire?.send(command)) ?? { type: 'lost', code: 'offline' }
  }

  #join(id: string, code: string | undefined): void {
    this.#id = id
    this.#shuffle = this.#makeShuffle(id)
    this.#code = code
    this.#wire = new Wire(id, code, {
      link: (link) => this.#notify({ type: 'link', link }),
      welcome: (you, serverTime) => {
        this.#you = you
        this.#clockOffset = serverTime - Date.now()
      },
      update: (update) => this.#enqueue(() => this.#update(update)),
      present: (present) => this.#notify({ type: 'present', present }),
      failed: (why, detail) => {
        if (why === 'version') this.#enqueue(() => this.#failWithoutRules(why, detail))
        else this.#notify({ type: 'failed', why, detail })
      },
      last: () => this.#seq,
    })
    this.#wire.start()
  }

  /** The rules are missing here or on the server: what is stored of the game can still be read. */
  async #failWithoutRules(why: 'version' | 'newer', detail: string): Promise<void> {
    const kept = await keptOnline(this.#id, this.#query()).catch(() => undefined)
    this.#notify({ type: 'failed', why, detail, ...(kept === undefined ? {} : { kept }) })
  }

  /** Runs something once everything before it is done. */
  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => this.#fail(error))
  }

  async #update(update: Update & { readonly as?: Seat }): Promise<void> {
    // After a new hello, the same rows may arrive twice.
    const news = update.news.filter(({ seq }) => seq > this.#seq)
    // After a long absence, the server sends only the latest rows.
    const [first] = news
    if (first !== undefined && first.seq > this.#seq + 1) this.#completeFrom = first.seq
    const { as: before } = { as: this.#as }
    this.#as = update.as
    this.#seq = Math.max(this.#seq, update.seq)
    this.#sight = update.table ?? this.#sight
    const sight = this.#sight
    if (sight === undefined) return
    this.#code = sight.code ?? this.#code
    try {
      this.#game ??= await loadVersion(sight.game, sight.version)
    } catch (error) {
      if (!(error instanceof OrreryError)) throw error
      await this.#failWithoutRules(await missingRules(sight.game, sight.version), error.message)
      return
    }
    this.#updateChat(update, news)
    this.#updatePlay(update, news, before !== update.as)
    await this.#shuffle.see(this.#situation(sight), update, news)
    this.#notifyOnline(update)
    const events = news.filter(({ type }) => !notShownAsEvents.includes(type)).map(toTableEvent)
    if (events.length > 0) this.#notify({ type: 'events', events })
    this.#keepSeat(sight)
    await this.#takePart(sight)
  }

  #updateChat(update: Update, news: readonly RowNews[]): void {
    const fresh = update.chat ?? news.flatMap(({ chat }) => chat ?? [])
    if (update.chat === undefined && fresh.length === 0) return
    const seqs = new Set(fresh.map(({ seq }) => seq))
    this.#chat = [...this.#chat.filter(({ seq }) => !seqs.has(seq)), ...fresh].slice(-MAX_CHAT_LINES)
    this.#notify({ type: 'chat', lines: this.#chat })
  }

  #updatePlay(update: Update, news: readonly RowNews[], seatChanged: boolean): void {
    const { play } = update
    for (const row of news) {
      if (row.type === 'undone') this.#steps = withoutUndone(this.#steps, row.voided ?? [])
      if (row.type === 'acted') this.#steps.push(stepOf(row, this.#as))
    }
    if (play === undefined) return
    const changed = this.#play?.changes !== play.changes
    this.#updateAskedSince(update, play)
    this.#play = play
    const position = this.#position(play)
    const acted = news.filter(({ type }) => type === 'acted').length
    const undone = news.some(({ type }) => type === 'undone')
    const last = this.#steps.at(-1)
    if (!this.#opened || seatChanged || undone || acted > 1) {
      this.#opened = true
      this.#notify({ type: 'table', info: this.#info(), steps: [...this.#steps], position })
    } else if (acted === 1 && last !== undefined) this.#notify({ type: 'step', step: last, position })
    else if (!changed) this.#notify({ type: 'position', position })
    else this.#notify({ type: 'table', info: this.#info(), steps: [...this.#steps], position })
  }

  /** Since when everybody has had to decide: unchanged for those who already had to, otherwise since the last row. */
  #updateAskedSince(update: Update, play: PlaySight): void {
    const at = update.news.findLast(({ type }) => type !== 'said' && type !== 'emoted')?.at ?? update.at
    const sameTurn = this.#play?.moment.turn === play.moment.turn
    this.#askedSince = (this.#sight?.seats ?? []).map((_, seat) => {
      if (!play.toAct.includes(seat)) return undefined
      const since = this.#askedSince[seat]
      return since !== undefined && sameTurn ? since : at - this.#clockOffset
    })
  }

  #notifyOnline({ at }: Update): void {
    const table = this.#sight
    if (table === undefined) return
    this.#notify({
      type: 'online',
      online: {
        table,
        you: this.#you,
        as: this.#as,
        seq: this.#seq,
        clocks: this.#play?.clocks ?? [],
        toAct: table.phase === 'playing' ? (this.#play?.toAct ?? []) : [],
        asked: this.#askedSince,
        at: at - this.#clockOffset,
        ...this.#shuffle.early(this.#situation(table)),
      },
    })
  }

  /** Takes the view of a seat that became ours elsewhere: in another tab, or with a rematch. */
  #keepSeat({ seats }: TableSight): void {
    const mine = seats.some(({ id }) => id !== undefined && id === this.#you?.id)
    if (mine && this.#as === undefined && !this.#greeting) {
      this.#greeting = true
      this.#wire?.hello()
    } else if (this.#as !== undefined) this.#greeting = false
  }

  #situation(sight: TableSight): Situation {
    return { sight, person: this.#you?.id, as: this.#as }
  }

  /** Plays our part in the shuffle, and judges it when the game is over. */
  async #takePart(sight: TableSight): Promise<void> {
    await this.#shuffle.takePart(this.#situation(sight))
    if (sight.phase !== 'over' || this.#game === undefined) return
    const steps = this.#steps
      .filter(({ row }) => row >= this.#completeFrom)
      .map(({ seat, as, events, uncertain }) => ({ seat, as, events: uncertain ? undefined : events }))
    const seen = { steps, view: this.#play?.view }
    // The page does not wait for this.
    void this.#shuffle.judge(this.#situation(sight), this.#game, seen)
  }

  #info(): TableInfo {
    const { id = '', game = '', version = 1, seats = [], options = {}, advice = false } = this.#sight ?? {}
    return {
      id,
      game,
      version,
      options,
      online: true,
      advice,
      seats: seats.map(({ kind, name, level }, seat) =>
        kind === 'bot' ? { name: botName(seat, level), bot: level ?? '' } : { name: name ?? '' },
      ),
    }
  }

  #position({ view, toAct, moment, changes, ...mine }: PlaySight): Position {
    const over = this.#sight?.over
    const { legal = [], undo = 0 } = this.#isOnHold() ? {} : mine
    return {
      changes,
      me: this.#as,
      view,
      legal: legal.map((id) => this.#action(id)),
      ...this.#onward(view, changes, legal),
      toAct,
      moment,
      undo: Math.min(undo, 1),
      undoTurn: undo,
      ...(over?.result === undefined ? {} : { result: over.result }),
      ...(over?.reason === 'resigned' ? { resigned: true } : {}),
    }
  }

  /** Later questions that can be answered at once. */
  #onward(view: unknown, changes: number, legal: readonly string[]): Pick<Position, 'onward'> {
    if (this.#game === undefined || this.#as === undefined || legal.length === 0) return {}
    const onward = onwardFrom(this.#game, view, this.#as, makeRng(`${this.#id}:${changes}`))
    return onward.length === 0 ? {} : { onward }
  }

  /** Whether nothing can be decided here now: the table is damaged or paused, or a bot plays for us. */
  #isOnHold(): boolean {
    const { damaged, pause, seats } = this.#sight ?? {}
    const away = this.#as === undefined ? undefined : seats?.[this.#as]?.away
    return damaged === true || pause?.since !== undefined || away !== undefined
  }

  #action(id: string): Action {
    if (this.#game === undefined) throw new Error('the game has not been loaded')
    return this.#game.vocabulary.parse(id)
  }

  /** Why an action is refused, asked of a state that could be behind this view: what a seat may do follows from what it sees. */
  #explain(id: string): WorkerAnswer {
    if (this.#game === undefined || this.#play === undefined || this.#as === undefined) return { type: 'done' }
    const state = this.#game.imagine(this.#play.view, makeRng(`${this.#id}:${this.#play.changes}`))
    const refusal = this.#game.refuse(state, this.#as, this.#action(id))
    return refusal === undefined ? { type: 'legal' } : { type: 'refused', refusal }
  }

  #query(more: Readonly<Record<string, string>> = {}): string {
    const all = { ...(this.#code === undefined ? {} : { code: this.#code }), ...more }
    return String(new URLSearchParams(all))
  }

  async #record(): Promise<string> {
    const response = await fetch(`/api/v1/tables/${this.#id}/record?${this.#query()}`)
    return response.ok ? response.text() : ''
  }

  /** Replays the finished game and collects every seat's own view at the end of each round. */
  async #history(): Promise<RoundViews[]> {
    const game = this.#game
    const text = this.#sight?.phase === 'over' ? await this.#record() : ''
    if (game === undefined || text === '') return []
    return roundViews(game, parseRecord(text))
  }

  async #past(after: number): Promise<WorkerAnswer> {
    const response = await fetch(
      `/api/v1/tables/${this.#id}/past?${this.#query({ after: String(after), patches: 'true' })}`,
    )
    if (!response.ok) return { type: 'lost', code: String(response.status) }
    const past: Past = await response.json()
    let view: unknown = past.start?.view
    const steps = past.steps.map(({ news, play }): PastStep => {
      view = 'patch' in play ? applyPatch(view, play.patch) : play.view
      return { step: stepOf(news, this.#as), position: { ...this.#position({ ...play, view }), legal: [] } }
    })
    const start = past.start === undefined ? {} : { start: { ...this.#position(past.start), legal: [] } }
    return { type: 'past', ...start, steps: steps.map(withoutResult) }
  }

  async #why(turns: readonly TurnOf[]): Promise<WorkerAnswer> {
    const [game, viewer] = [this.#game, this.#as]
    const first = Math.min(...turns.map(({ turn }) => turn))
    const before = this.#steps.findLast(({ moment }) => moment.turn < first)
    const past = await this.#past(before?.row ?? 0)
    if (past.type !== 'past' || past.start === undefined || game === undefined || viewer === undefined) return past
    const { beginningsOf, whyMoved } = await import('./why.ts')
    const positions = [past.start, ...past.steps.map(({ position }) => position)]
    return { type: 'why', themes: await whyMoved(game, beginningsOf(positions), turns, viewer) }
  }
}

function withoutUndone(steps: readonly SeenStep[], voided: readonly number[]): SeenStep[] {
  const first = Math.min(...voided)
  return steps
    .filter(({ row }) => !voided.includes(row))
    .map((step) => (step.row > first ? { ...step, uncertain: true } : step))
}

/** In the past there was no result yet. */
function withoutResult({ step, position }: PastStep): PastStep {
  const { result: _result, resigned: _resigned, ...rest } = position
  return { step, position: rest }
}

function stepOf(
  { seq, seat = 0, events = [], moment = { round: 1, turn: 1 } }: RowNews,
  as: Seat | undefined,
): SeenStep {
  return { row: seq, as, seat, action: '', moment, events }
}

function toTableEvent({ seq, at, type, seat, other, why, want }: RowNews): TableEvent {
  return {
    seq,
    at,
    type,
    ...(seat === undefined ? {} : { seat }),
    ...(other === undefined ? {} : { other }),
    ...(why === undefined ? {} : { why }),
    ...(want === undefined ? {} : { want }),
  }
}

/** A part of the shuffle: 32 hexadecimal digits by chance. */
function makeNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
