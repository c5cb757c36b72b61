import { type Action, type Game, makeRng, OrreryError, parseRecord, type Seat } from '@orrery/kernel'
import type { Past, WireCommand } from '@orrery/protocol'
import { applyPatch, type ChatLine, type PlaySight, type RowNews, type TableSight, type Update } from '@orrery/table'
import { botName } from '../games/bot-names.ts'
import { loadVersion, missingRules } from './engines.ts'
import { keptOnline } from './kept.ts'
import type {
  Ask,
  Happening,
  LogStep,
  Message,
  PastStep,
  Position,
  RoundViews,
  TableCommand,
  TableInfo,
  WorkerAnswer,
  WorkerNews,
} from './protocol.ts'
import { roundViews } from './round-views.ts'
import { ShufflePart, type Standing } from './shuffle-part.ts'
import { Wire } from './wire.ts'

interface Taken extends LogStep {
  readonly row: number
  /** The seat it was seen from. */
  readonly as: Seat | undefined
  /** Something before it was taken back since: what it led to may be told differently now. */
  readonly unsure?: true
}

/** Everything at an online table that is neither a decision nor talk. */
const talk: readonly RowNews['type'][] = ['created', 'said', 'emoted', 'acted', 'undone', 'bound', 'nonce']
/** So many lines of the talk are kept. */
const MOST_LINES = 200

/** Keeps one table of the server for the page: the same questions and news as a table of this browser, and what only an online table has. */
export class Remote {
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
  #ahead = 0
  #steps: Taken[] = []
  #chat: ChatLine[] = []
  #asked: (number | undefined)[] = []
  #begun = false
  /** The row from which on every decision has been told here. */
  #wholeFrom = 0
  #greeting = false
  /** Updates happen one after the other: the first has to wait for the rules of the game. */
  #tail: Promise<void> = Promise.resolve()

  constructor(post: (message: Message) => void) {
    this.#post = post
    this.#shuffle = this.#partAt('')
  }

  #partAt(table: string): ShufflePart {
    return new ShufflePart(table, {
      send: (command) => this.#send(command),
      record: () => this.#record(),
      tell: (verdict) => this.#tell({ type: 'verdict', verdict }),
    })
  }

  /** Takes a question; the answer is posted. */
  ask(ask: Ask): void {
    this.#answer(ask).then(
      (answer) => this.#post({ nr: ask.nr, answer }),
      (error: unknown) => {
        this.#post({ nr: ask.nr, answer: { type: 'lost', code: 'internal' } })
        this.#fail(error)
      },
    )
  }

  #tell(news: WorkerNews): void {
    this.#post({ news })
  }

  #fail(error: unknown): void {
    this.#tell({ type: 'failed', why: 'broken', detail: error instanceof Error ? error.message : String(error) })
  }

  async #answer(ask: Ask): Promise<WorkerAnswer> {
    switch (ask.type) {
      case 'join':
        this.#join(ask.id, ask.code)
        return { type: 'done' }
      case 'greet':
        this.#wire?.hello()
        return { type: 'done' }
      case 'wake':
        this.#wire?.wake()
        this.#looks(true)
        return { type: 'done' }
      case 'sleep':
        this.#looks(false)
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
        return this.#send(command.type === 'sit' ? await this.#sitting(command) : { ...command })
      }
      case 'explain':
        return this.#explain(ask.action)
      case 'history':
        return { type: 'history', rounds: await this.#history() }
      case 'record':
        return { type: 'record', text: await this.#record() }
      case 'past':
        return this.#past(ask.after)
      default:
        return { type: 'done' }
    }
  }

  /**
   * Says a decision. Where several decide at once somebody else may have been faster; as long as only others have acted since and the choice
   * is still there, it is said again: it was made without knowing of theirs anyway.
   */
  async #act(action: string, first: number): Promise<WorkerAnswer> {
    const known = this.#steps.length
    for (let after = first; ; ) {
      const answer = await this.#send({ type: 'act', action, after, ref: makeNonce() })
      if (answer.type !== 'refused' || answer.refusal.code !== 'stale') return answer
      // What made it stale was said before the refusal.
      await this.#tail
      const play = this.#play
      const alone = this.#steps.slice(known).every(({ seat }) => seat !== this.#as)
      if (play === undefined || play.changes <= after || !alone || play.legal?.includes(action) !== true) return answer
      after = play.changes
    }
  }

  #looks(looking: boolean): void {
    this.#shuffle.looking = looking
    const sight = this.#sight
    if (looking && sight !== undefined) this.#after(() => this.#takePart(sight))
  }

  async #sitting(command: TableCommand): Promise<WireCommand> {
    const code = this.#code === undefined ? {} : { code: this.#code }
    const part = this.#sight === undefined ? {} : await this.#shuffle.ofSitting(this.#standing(this.#sight))
    return { ...command, ...code, ...part }
  }

  async #send(command: WireCommand): Promise<WorkerAnswer> {
    return (await this.#wire?.send(command)) ?? { type: 'lost', code: 'offline' }
  }

  #join(id: string, code: string | undefined): void {
    this.#id = id
    this.#shuffle = this.#partAt(id)
    this.#code = code
    this.#wire = new Wire(id, code, {
      link: (link) => this.#tell({ type: 'link', link }),
      welcome: (you, serverTime) => {
        this.#you = you
        this.#ahead = serverTime - Date.now()
      },
      update: (update) => this.#after(() => this.#update(update)),
      present: (present) => this.#tell({ type: 'present', present }),
      failed: (why, detail) => {
        if (why === 'version') this.#after(() => this.#notCarried(why, detail))
        else this.#tell({ type: 'failed', why, detail })
      },
      last: () => this.#seq,
    })
    this.#wire.start()
  }

  /** The rules are not here, or no longer at the server: what is kept of the game can be read. */
  async #notCarried(why: 'version' | 'newer', detail: string): Promise<void> {
    const kept = await keptOnline(this.#id, this.#query()).catch(() => undefined)
    this.#tell({ type: 'failed', why, detail, ...(kept === undefined ? {} : { kept }) })
  }

  /** Does something when everything before it is done. */
  #after(work: () => Promise<void>): void {
    this.#tail = this.#tail.then(work).catch((error: unknown) => this.#fail(error))
  }

  async #update(update: Update & { readonly as?: Seat }): Promise<void> {
    // After a new hello the same rows may come twice.
    const news = update.news.filter(({ seq }) => seq > this.#seq)
    // Who was away for long is told only the last of it.
    const [first] = news
    if (first !== undefined && first.seq > this.#seq + 1) this.#wholeFrom = first.seq
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
      await this.#notCarried(await missingRules(sight.game, sight.version), error.message)
      return
    }
    this.#hearTalk(update, news)
    this.#hearPlay(update, news, before !== update.as)
    await this.#shuffle.see(this.#standing(sight), update, news)
    this.#tellOnline(update)
    const happened = news.filter(({ type }) => !talk.includes(type)).map(toHappening)
    if (happened.length > 0) this.#tell({ type: 'happenings', happenings: happened })
    this.#keepSeat(sight)
    await this.#takePart(sight)
  }

  #hearTalk(update: Update, news: readonly RowNews[]): void {
    const fresh = update.chat ?? news.flatMap(({ chat }) => chat ?? [])
    if (update.chat === undefined && fresh.length === 0) return
    const seqs = new Set(fresh.map(({ seq }) => seq))
    this.#chat = [...this.#chat.filter(({ seq }) => !seqs.has(seq)), ...fresh].slice(-MOST_LINES)
    this.#tell({ type: 'chat', lines: this.#chat })
  }

  #hearPlay(update: Update, news: readonly RowNews[], otherEyes: boolean): void {
    const { play } = update
    for (const row of news) {
      if (row.type === 'undone') this.#steps = withoutVoid(this.#steps, row.voided ?? [])
      if (row.type === 'acted') this.#steps.push(stepOf(row, this.#as))
    }
    if (play === undefined) return
    const changed = this.#play?.changes !== play.changes
    this.#time(update, play)
    this.#play = play
    const position = this.#position(play)
    const acted = news.filter(({ type }) => type === 'acted').length
    const undone = news.some(({ type }) => type === 'undone')
    const last = this.#steps.at(-1)
    if (!this.#begun || otherEyes || undone || acted > 1) {
      this.#begun = true
      this.#tell({ type: 'table', info: this.#info(), steps: [...this.#steps], position })
    } else if (acted === 1 && last !== undefined) this.#tell({ type: 'step', step: last, position })
    else if (!changed) this.#tell({ type: 'position', position })
    else this.#tell({ type: 'table', info: this.#info(), steps: [...this.#steps], position })
  }

  /** Since when everybody has been asked: who was asked before, since then; others since the last thing that happened. */
  #time(update: Update, play: PlaySight): void {
    const at = update.news.findLast(({ type }) => type !== 'said' && type !== 'emoted')?.at ?? update.at
    const sameTurn = this.#play?.moment.turn === play.moment.turn
    this.#asked = (this.#sight?.seats ?? []).map((_, seat) => {
      if (!play.toAct.includes(seat)) return undefined
      const since = this.#asked[seat]
      return since !== undefined && sameTurn ? since : at - this.#ahead
    })
  }

  #tellOnline({ at }: Update): void {
    const table = this.#sight
    if (table === undefined) return
    this.#tell({
      type: 'online',
      online: {
        table,
        you: this.#you,
        as: this.#as,
        seq: this.#seq,
        clocks: this.#play?.clocks ?? [],
        toAct: table.phase === 'playing' ? (this.#play?.toAct ?? []) : [],
        asked: this.#asked,
        at: at - this.#ahead,
        ...this.#shuffle.early(this.#standing(table)),
      },
    })
  }

  /** Looks from a seat that became ours elsewhere: in another tab, or with a rematch. */
  #keepSeat({ seats }: TableSight): void {
    const mine = seats.some(({ id }) => id !== undefined && id === this.#you?.id)
    if (mine && this.#as === undefined && !this.#greeting) {
      this.#greeting = true
      this.#wire?.hello()
    } else if (this.#as !== undefined) this.#greeting = false
  }

  #standing(sight: TableSight): Standing {
    return { sight, person: this.#you?.id, as: this.#as }
  }

  /** Plays our part in the shuffle, and judges it when the game is over. */
  async #takePart(sight: TableSight): Promise<void> {
    await this.#shuffle.take(this.#standing(sight))
    if (sight.phase !== 'over' || this.#game === undefined) return
    const steps = this.#steps
      .filter(({ row }) => row >= this.#wholeFrom)
      .map(({ seat, as, events, unsure }) => ({ seat, as, events: unsure ? undefined : events }))
    const seen = { steps, view: this.#play?.view }
    // The page need not wait for it.
    void this.#shuffle.judge(this.#standing(sight), this.#game, seen)
  }

  #info(): TableInfo {
    const { id = '', game = '', version = 1, seats = [], options = {} } = this.#sight ?? {}
    return {
      id,
      game,
      version,
      options,
      online: true,
      seats: seats.map(({ kind, name, level }, seat) =>
        kind === 'bot' ? { name: botName(seat), bot: level ?? '' } : { name: name ?? '' },
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
      toAct,
      moment,
      undo: Math.min(undo, 1),
      undoTurn: undo,
      ...(over?.result === undefined ? {} : { result: over.result }),
      ...(over?.reason === 'resigned' ? { resigned: true } : {}),
    }
  }

  /** Whether nothing can be decided here now, whoever is asked: the table is damaged or paused, or a bot plays for us. */
  #isOnHold(): boolean {
    const { damaged, pause, seats } = this.#sight ?? {}
    const away = this.#as === undefined ? undefined : seats?.[this.#as]?.away
    return damaged === true || pause?.since !== undefined || away !== undefined
  }

  #action(id: string): Action {
    if (this.#game === undefined) throw new Error('the game has not been loaded')
    return this.#game.vocabulary.parse(id)
  }

  /** Why not: asked of a state that this view could belong to. What a seat may do follows from what it sees. */
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

  /** Plays the finished game once more and keeps every seat's own view at the end of each round. */
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
}

function withoutVoid(steps: readonly Taken[], voided: readonly number[]): Taken[] {
  const first = Math.min(...voided)
  return steps
    .filter(({ row }) => !voided.includes(row))
    .map((step) => (step.row > first ? { ...step, unsure: true } : step))
}

/** The past had no result yet. */
function withoutResult({ step, position }: PastStep): PastStep {
  const { result: _result, resigned: _resigned, ...rest } = position
  return { step, position: rest }
}

function stepOf({ seq, seat = 0, events = [], moment = { round: 1, turn: 1 } }: RowNews, as: Seat | undefined): Taken {
  return { row: seq, as, seat, action: '', moment, events }
}

function toHappening({ seq, at, type, seat, other, why, want }: RowNews): Happening {
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
