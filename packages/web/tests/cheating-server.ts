import { generateKeyPairSync, sign } from 'node:crypto'
import {
  actLegal,
  begin,
  eventsFor,
  type Game,
  type GameEvent,
  type GameRecord,
  makeCommitment,
  makeEntry,
  makeRecord,
  makeSeed,
  ownNonce,
  promiseText,
  receiptText,
  recordText,
  type Seat,
  type ShufflePromise,
  type SignedPromise,
  type Signer,
} from '@orrery/kernel'
import { decideNewTable, fold, makeLibrary, type Person, runCommand, type TableSight, tableSight } from '@orrery/table'
import { type EvidenceStore, memoryEvidence } from '../src/kept/shuffle-evidence.ts'
import { FairPlay } from '../src/worker/fair-play.ts'
import type { Verdict } from '../src/worker/protocol.ts'
import { judge } from '../src/worker/verdict.ts'

/** A key of a server. */
export function makeKey(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    key: Buffer.from(x, 'base64url').toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
  }
}

/** Signs any promise. */
export function promised(signer: Signer, promise: ShufflePromise): SignedPromise {
  const { table, game, version, commitment, seq, at, deal } = promise
  const content = { table, game, version, commitment, seq, at, ...(deal === undefined ? {} : { deal }) }
  return { ...content, key: signer.key, signature: signer.sign(promiseText(content)) }
}

/** How a server can cheat. What is left out, it does honestly. */
export interface Cheats {
  /** What a player is shown of the table before the deal. */
  show?(sight: TableSight, player: Seat): TableSight
  /** The secret and numbers for the deal, chosen once all numbers are known. */
  deal?(secret: string, nonces: readonly string[]): { readonly secret: string; readonly nonces: readonly string[] }
  /** The seed of the deal that a player is shown. */
  shownSeed?(seed: string, player: Seat): string
  /** The record that a player gets at the end. */
  record?(record: GameRecord, player: Seat): GameRecord
}

/** The outcome for one player. */
export interface PlayerOutcome {
  readonly play: FairPlay
  readonly store: EvidenceStore
  /** The number that the player revealed. */
  readonly nonce: string | undefined
  readonly verdict: Verdict
}

/** Players who are not always there. */
export interface PlayerBehaviour {
  /** Reloads the page between any two steps. */
  readonly reloads?: boolean
  /** Reveals the number before the start, as a hidden page does. */
  readonly early?: Seat
  /** Is away when the cards are shuffled. */
  readonly away?: Seat
  readonly signer?: Signer
  readonly stores?: readonly EvidenceStore[]
}

const SECRET = '5e'.repeat(32)
const people: readonly Person[] = [
  { id: 'p-ada', name: 'Ada' },
  { id: 'p-bo', name: 'Bo' },
]

/** Plays a whole game of two people and a bot on a server that may cheat, with the code that the page plays and judges with. */
export async function playWithCheats(
  game: Game,
  cheats: Cheats = {},
  behaviour: PlayerBehaviour = {},
): Promise<readonly PlayerOutcome[]> {
  const { signer = makeKey() } = behaviour
  const library = makeLibrary([game], () => ['random'], signer)
  const [ada, bo] = people
  if (ada === undefined || bo === undefined) throw new Error('nobody')
  const made = decideNewTable(library, { type: 'create', id: 't1', secret: SECRET, game: game.id, seats: 3 }, ada, 1)
  if ('refusal' in made) throw new Error(made.refusal.code)
  const table = fold(library, made.rows)
  const say = (command: Parameters<typeof runCommand>[2], by: Person): void => {
    const done = runCommand(library, table, command, by, table.changedAt + 1)
    if ('refusal' in done) throw new Error(done.refusal.code)
  }
  const stores = behaviour.stores ?? people.map(() => memoryEvidence())
  const makeFairPlay = (seat: Seat): FairPlay =>
    new FairPlay(stores[seat] ?? memoryEvidence(), 't1', people[seat]?.id ?? '')
  let plays = people.map((_, seat) => makeFairPlay(seat))
  const sightOf = (seat: Seat): TableSight => {
    const sight = tableSight(table, seat)
    return cheats.show?.(sight, seat) ?? sight
  }
  const look = async (seated: boolean): Promise<void> => {
    if (behaviour.reloads === true) plays = people.map((_, seat) => makeFairPlay(seat))
    for (const [seat, play] of plays.entries())
      await play.see(sightOf(seat), seated ? seat : undefined, table.changedAt)
  }
  await look(false)
  say({ type: 'sit', seat: 1, binding: (await plays[1]?.draw())?.binding ?? '' }, bo)
  say({ type: 'seat-bot', seat: 2, level: 'random' }, ada)
  await look(true)
  const bind = await plays[0]?.next(sightOf(0), 0, true)
  if (bind?.type !== 'bind') throw new Error('the host was not asked to be bound')
  say(bind, ada)
  await look(true)
  const given: (string | undefined)[] = [undefined, undefined]
  if (behaviour.early !== undefined) {
    const { early } = behaviour
    const nonce = plays[early]?.early(sightOf(early), early)
    if (nonce === undefined) throw new Error('there is nothing to give early')
    say({ type: 'nonce', nonce }, people[early] ?? ada)
    given[early] = nonce
  }
  say({ type: 'start' }, ada)
  await look(true)
  for (const [seat, play] of plays.entries()) {
    if (behaviour.away === seat) continue
    const reveal = await play.next(sightOf(seat), seat, true)
    if (reveal?.type !== 'nonce') continue
    given[seat] = reveal.nonce
    await play.acknowledged()
    const receipt = { table: 't1', seat, nonce: reveal.nonce, seq: table.seq + 1 + seat, at: table.changedAt }
    const signature = { key: signer.key, signature: signer.sign(receiptText(receipt)) }
    await play.receipt({ seat, seq: receipt.seq, at: receipt.at }, signature)
  }
  const honest = [0, 1, 2].map((seat) => given[seat] ?? ownNonce(SECRET, seat))
  const dealt = cheats.deal?.(SECRET, honest) ?? { secret: SECRET, nonces: honest }
  const promises = [table.promise, table.lock].filter((each) => each !== undefined)
  const record = playOut(game, table.options, dealt, promises)
  const bots = [2]
  return Promise.all(
    plays.map(async (play, seat) => {
      const seen = await watch(game, record, seat, cheats.shownSeed?.(record.seed, seat) ?? record.seed, play)
      const told = cheats.record?.(record, seat) ?? record
      const signed = { table: 't1', key: signer.key, signature: signer.sign(recordText('t1', told)) }
      const text = makeRecord({ ...told, signed })
      const verdict = judge({ game, text, seat, bots, evidence: play.evidence, seen })
      return { play, store: stores[seat] ?? memoryEvidence(), nonce: given[seat], verdict }
    }),
  )
}

function playOut(
  game: Game,
  options: GameRecord['options'],
  { secret, nonces }: { readonly secret: string; readonly nonces: readonly string[] },
  promises: readonly SignedPromise[],
): GameRecord {
  const seed = makeSeed(secret, nonces)
  const actions = movesOf(game, options, seed, () => undefined)
  const fair = { commitment: makeCommitment(secret), secret, nonces, promises }
  return { game: game.id, version: game.version, options, seats: 3, seed, actions, fair }
}

type AddressedEvents = Parameters<typeof eventsFor<GameEvent>>[0]

/** The game in which everybody takes the first legal action. */
function movesOf(
  game: Game,
  options: GameRecord['options'],
  seed: string,
  tell: (seat: Seat, events: AddressedEvents, state: ReturnType<Game['setup']>) => void,
): string[] {
  const state = begin(game, { seats: 3, options, seed })
  const actions: string[] = []
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const [action] = game.legal(state, seat)
    if (action === undefined) throw new Error('nothing is legal')
    actions.push(makeEntry(seat, action.id))
    tell(seat, actLegal(game, state, seat, action).events, state)
  }
  return actions
}

/** What a player sees and stores of the game. */
async function watch(game: Game, { options }: GameRecord, as: Seat, seed: string, play: FairPlay) {
  await play.dealt(game.view(begin(game, { seats: 3, options, seed }), as))
  const steps: { seat: Seat; as: Seat; events: readonly GameEvent[] }[] = []
  let view: unknown
  movesOf(game, options, seed, (seat, events, state) => {
    steps.push({ seat, as, events: eventsFor(events, as) })
    view = game.view(state, as)
  })
  return { steps, view }
}
