import { userInfo } from 'node:os'
import { createInterface } from 'node:readline'
import { random } from '@orrery/bots'
import {
  type Action,
  act,
  begin,
  changesBetween,
  type Describer,
  eventsFor,
  fullPrompt,
  type Game,
  type GameRecord,
  type GameState,
  type Language,
  makeEntry,
  makeRecord,
  makeRng,
  makeTexts,
  parseOptions,
  type Seat,
  type Section,
  type Speech,
} from '@orrery/kernel'
import { type Given, readArgs, readCount, readLanguage, readOptions } from './args.ts'
import { type Ask, askerOf, QUIT } from './ask.ts'
import type { Environment, Output } from './environment.ts'
import { writeText } from './files.ts'
import { findGame, type Registered } from './games.ts'
import { readRules, rulesShape } from './own-set.ts'
import { describeResult } from './replay.ts'
import type en from './texts/en/play.ts'
import { help, UsageError } from './usage.ts'

const ME: Seat = 0

const loadTexts = makeTexts<typeof en>((language) => import(`./texts/${language}/play.ts`))
type Texts = Awaited<ReturnType<typeof loadTexts>>

/** A state to go back to, and the length of the record at that point. */
interface Snapshot {
  readonly state: GameState
  readonly length: number
}

/** `orrery play`: one person against bots, in words. Every decision is a numbered list. */
export async function play(words: readonly string[], { out, games }: Environment): Promise<number> {
  const shape = { seats: 'text', option: 'list', seed: 'text', lang: 'text', save: 'text', ...rulesShape } as const
  const given = readArgs(words, shape, 1)
  if (!process.stdin.isTTY) {
    if (given.positionals.length > 0)
      throw new UsageError('play needs a terminal; to watch bots, use simulate and replay')
    out.print(help)
    return 0
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const ask = askerOf(asking, out)
    const language = readLanguage(given)
    const texts = await loadTexts(language)
    const id = given.positionals[0] ?? (await askGame(ask, out, games, texts, language))
    if (id === undefined) return 0
    const registered = findGame(id, games)
    const say = await registered.speech(language)
    const words = { say, describer: await say.loadDescriber?.(), texts }
    return await new Session(readRules(given, registered).game, words, given, out).run(ask)
  } finally {
    asking.close()
  }
}

async function askGame(
  ask: Ask,
  output: Output,
  games: readonly Registered[],
  texts: Texts,
  language: Language,
): Promise<string | undefined> {
  for (;;) {
    for (const [i, { game, speech }] of games.entries())
      output.print(`  ${i + 1}  ${(await speech(language)).game} (${game.id})\n`)
    const answer = await ask(`${texts.whichGame} `)
    if (answer === QUIT) return undefined
    const chosen = games[Number(answer) - 1]
    if (chosen !== undefined) return chosen.game.id
    output.print(`${texts.aNumber({ n: games.length })}\n`)
  }
}

/** Who sits at the keyboard, as the machine knows them. */
function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return 'Ada' // no such user: some containers
  }
}

/** What a session speaks in. */
interface Words {
  readonly say: Speech
  readonly describer: Describer | undefined
  readonly texts: Texts
}

class Session {
  private readonly game: Game
  private readonly say: Speech
  private readonly describer: Describer | undefined
  private readonly texts: Texts
  private readonly output: Output
  private readonly head: Omit<GameRecord, 'actions'>
  private readonly save: string | undefined
  private readonly names: readonly string[]
  private readonly rng
  private actions: string[] = []
  private state: GameState
  private snapshots: Snapshot[] = []
  /** The table after the person's last decision before somebody else moved. */
  private left: readonly Section[] = []
  private othersMoved = false

  constructor(game: Game, { say, describer, texts }: Words, given: Given, output: Output) {
    const seats = readCount(given, 'seats', game.seats.min, game.seats.min, game.seats.max)
    const options = parseOptions(game.id, game.options, seats, readOptions(given))
    const seed = given.text('seed') ?? crypto.randomUUID()
    this.game = game
    this.say = say
    this.describer = describer
    this.texts = texts
    this.output = output
    this.save = given.text('save')
    const own = game.set === undefined ? {} : { set: game.set }
    this.head = { game: game.id, version: game.version, ...own, options, seats, seed }
    this.names = [nameOfUser(), 'Mira', 'Tycho', 'Vera'].slice(0, seats)
    this.rng = makeRng(`${seed}:bots`)
    this.state = begin(game, this.head)
  }

  async run(ask: Ask): Promise<number> {
    const { game } = this
    for (let owing = game.toAct(this.state); owing.length > 0; owing = game.toAct(this.state)) {
      const [first = ME] = owing
      if (!owing.includes(ME)) {
        const legal = game.legal(this.state, first)
        this.act(first, random.choose({ seat: first, legal, view: () => game.view(this.state, first), rng: this.rng }))
      } else if (!(await this.decide(ask))) {
        this.keep()
        return 0
      }
    }
    const result = game.result(this.state)
    if (result !== undefined) this.output.print(`\n${describeResult(result, this.say, this.names)}`)
    this.keep()
    return 0
  }

  /** Asks the person until they act; false when they quit. */
  private async decide(ask: Ask): Promise<boolean> {
    const { game, say, output, texts } = this
    const legal = game.legal(this.state, ME)
    const view = game.view(this.state, ME)
    const printQuestion = (): void => {
      output.print(`\n${fullPrompt(say, view, ME, this.names)}\n`)
      for (const [i, action] of legal.entries())
        output.print(`  ${String(i + 1).padStart(3)}  ${say.action(action, view, this.names)}\n`)
    }
    this.greet()
    printQuestion()
    for (;;) {
      const more = this.describer === undefined ? '' : `, ${texts.aboutTable}`
      const numbers = legal.length === 1 ? texts.only : texts.several({ n: legal.length })
      const typed = (await ask(`${numbers}${more}, ${texts.undoQuit}: `)).trim()
      // Where there is no choice, Enter is enough.
      const answer = typed === '' && legal.length === 1 ? '1' : typed
      if (answer === QUIT) return false
      // After many lines about the table nobody should have to look for the question.
      if (answer === '' || this.tell(answer)) {
        printQuestion()
        continue
      }
      if (answer === 'u') {
        if (this.undo()) return true
        output.print(`${texts.noUndo}\n`)
        continue
      }
      const action = legal[Number(answer) - 1] ?? game.vocabulary.get(answer)
      if (action === undefined) {
        output.print(`${texts.numberOrLetter({ n: legal.length })}\n`)
        continue
      }
      const refusal = game.refuse(this.state, ME, action)
      if (refusal === undefined) {
        this.act(ME, action)
        return true
      }
      output.print(`${say.refusal(refusal, this.names)} (${refusal.rule})\n`)
    }
  }

  private sections(): readonly Section[] {
    return this.describer?.describe(this.game.view(this.state, ME), this.names, ME) ?? []
  }

  /** Says what the others have changed, once, when it is the person's decision again. */
  private greet(): void {
    if (!this.othersMoved) return
    this.othersMoved = false
    this.printChanges()
  }

  private printChanges(): void {
    const changes = changesBetween(this.left, this.sections())
    const { nothingChanged, changed, noLonger } = this.texts
    this.output.print(`\n${this.left.length === 0 || changes.length === 0 ? nothingChanged : changed}\n`)
    if (this.left.length === 0) return
    for (const { title, lines, gone } of changes)
      this.printSection({ id: '', title, lines: [...lines, ...gone.map((line) => noLonger({ line }))] })
  }

  private printSection({ title, lines }: Section): void {
    this.output.print(`\n${title}\n${lines.map((line) => `  - ${line}\n`).join('')}`)
  }

  /** Answers a question about the table: the whole of it, what changed, the list of sections, or one of them. */
  private tell(asked: string): boolean {
    const word = /^([tcs])\s*(\d*)$/.exec(asked)
    if (word === null || this.describer === undefined) return false
    const sections = this.sections()
    const one = sections[Number(word[2]) - 1]
    if (word[1] === 'c') this.printChanges()
    else if (word[1] === 't') for (const section of sections) this.printSection(section)
    else if (one !== undefined) this.printSection(one)
    else this.output.print(`${sections.map(({ title }, i) => `  s${i + 1}  ${title}\n`).join('')}`)
    return true
  }

  private act(seat: Seat, action: Action): void {
    if (seat !== ME && !this.othersMoved) {
      this.othersMoved = true
      this.left = this.sections()
    }
    const before = { state: this.game.clone(this.state), length: this.actions.length }
    const view = this.game.view(this.state, ME)
    this.output.print(`${this.names[seat]}: ${this.say.action(action, view, this.names)}\n`)
    const { events, barrier } = act(this.game, this.state, seat, action)
    this.actions.push(makeEntry(seat, action.id))
    this.snapshots = barrier || seat !== ME ? [] : [...this.snapshots, before]
    for (const event of eventsFor(events, ME)) {
      const line = this.say.event(event, this.names, ME)
      if (line !== undefined) this.output.print(`   ${line}\n`)
    }
  }

  private undo(): boolean {
    const snapshot = this.snapshots.pop()
    if (snapshot === undefined) return false
    this.state = snapshot.state
    this.actions = this.actions.slice(0, snapshot.length)
    return true
  }

  private keep(): void {
    if (this.save === undefined) return
    writeText(this.save, makeRecord({ ...this.head, actions: this.actions }))
    this.output.print(`The record is in ${this.save}.\n`)
  }
}
