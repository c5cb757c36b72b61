import { z } from 'zod'
import {
  clock,
  code,
  type Immutable,
  level,
  nonce,
  options,
  person,
  refusal,
  seat,
  seq,
  signature,
  wireError,
} from './parts.ts'
import { listedTable, tableSchema } from './sights.ts'

const name = z.string().min(1).max(200)
const passphrase = z.string().min(8).max(200)

const cursor = z
  .string()
  .regex(/^\d{1,16}_[\w-]{1,40}$/, 'a cursor is what `next` of the page before said')
  .describe('`next` of the page before')

const deviceGame = z
  .strictObject({
    id: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .describe('The same whenever the game is sent: it is counted once'),
    game: z.string().max(40),
    seats: z.int().min(1).max(15),
    score: z.number().min(-1e6).max(1e6),
    won: z.boolean(),
    finishedAt: z.int().min(0).describe('Milliseconds since 1970'),
  })
  .describe('A finished game of one person against bots, played on a device')
  .meta({ id: 'DeviceGame' })

/** The bodies and queries of HTTP requests. Members that are not named here are refused. */
export const requests = {
  me: z.strictObject({
    name: name.exactOptional(),
    bearer: z.boolean().exactOptional().describe('The session comes in the answer, not as a cookie'),
  }),
  rename: z.strictObject({ name }),
  account: z.strictObject({ name: z.string().max(100), passphrase }),
  passphrase: z.strictObject({ old: z.string().max(200), passphrase }),
  login: z.strictObject({
    name: z.string().max(100),
    passphrase: z.string().max(200),
    bearer: z.boolean().exactOptional(),
  }),
  table: z.strictObject({
    game: z.string().max(40),
    seats: z.int(),
    options: options.exactOptional(),
    clock: clock.exactOptional(),
    private: z.boolean().exactOptional(),
    spectators: z.boolean().exactOptional().describe('Whether others may watch; they may when left out'),
    hotseat: z.boolean().exactOptional().describe('One person may sit at several seats'),
    rated: z
      .boolean()
      .exactOptional()
      .describe('The game counts for the ratings: people with an account only, at least two'),
    advice: z
      .boolean()
      .exactOptional()
      .describe('Everybody may ask for hints and be warned by the coach; never at a rated table'),
    standIn: level.exactOptional(),
    watch: z.boolean().exactOptional().describe('The host does not sit down'),
    bots: z.array(level).max(15).exactOptional().describe('Bots for the seats after the host'),
  }),
  subscription: z.strictObject({
    endpoint: z.string().max(1000).describe("The address of a browser's push service"),
    keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{87,88}=?$/), auth: z.string().regex(/^[\w-]{22}(==)?$/) }),
  }),
  deviceGames: z.strictObject({ games: z.array(deviceGame).max(100) }),
  unsubscription: z.strictObject({ endpoint: z.string().max(1000) }),
  /** Unlike in bodies, unknown members of queries are ignored. */
  lobby: z.object({
    game: z.string().max(40).exactOptional(),
    kind: z.enum(['open', 'running']).exactOptional(),
    after: cursor.exactOptional(),
  }),
  mine: z.object({
    archived: z.stringbool().exactOptional().describe('Games that were archived unfinished, instead of the others'),
    after: cursor.exactOptional(),
  }),
  code: z.object({ code: code.exactOptional() }),
  picture: z.object({
    language: z.string().max(20).exactOptional().describe('The language of its words; English without one'),
  }),
  position: z.object({
    after: z.coerce.number().int().min(0).exactOptional().describe('`seq` of the position that is known'),
    code: code.exactOptional(),
  }),
  past: z.object({
    after: z.coerce.number().int().min(0).describe('The last row that is known'),
    code: z.string().max(40).exactOptional(),
    patches: z.stringbool().exactOptional().describe('Positions may carry the changes of the view before'),
  }),
} as const

/** A request for a table. */
export type NewTable = Immutable<z.infer<typeof requests.table>>
/** A finished game of one person against bots, played on a device. */
export type DeviceGame = Immutable<z.infer<typeof deviceGame>>
/** A subscription to "your turn". */
export type Subscription = Immutable<z.infer<typeof requests.subscription>>

const servedGame = z
  .object({
    id: z.string(),
    version: z.int(),
    seats: z.object({ min: z.int(), max: z.int() }),
    options: z.array(
      z.object({
        id: z.string(),
        values: z.array(z.string()),
        default: z.string(),
        seats: z.array(z.int()).exactOptional().describe('For how many seats it has a meaning; all when left out'),
      }),
    ),
    levels: z.array(z.string()).describe('Bots by strength, the weakest first'),
  })
  .meta({ id: 'Game' })

const mine = z
  .array(z.object({ seat, token: z.string() }))
  .describe('The seats of whoever asks, with the token of each')

/** The record of a finished game, as `GET …/record` answers it. */
const recordSchema = z
  .object({
    game: z.string(),
    version: z.int(),
    options,
    seats: z.int(),
    seed: z.string(),
    actions: z.array(z.string()).describe('Seat and action of every decision, in order'),
    fair: z
      .object({
        commitment: z.string(),
        secret: z.string(),
        nonces: z.array(nonce),
        promises: z.array(z.looseObject(signature.shape)).exactOptional(),
      })
      .exactOptional(),
    signed: z.object({ table: z.string(), ...signature.shape }).exactOptional(),
  })
  .meta({ id: 'Record' })

const closedLog = z
  .object({
    table: tableSchema,
    decisions: z.array(
      z.object({
        seq,
        at: z.number(),
        seat,
        action: z.string().exactOptional().describe('Of others only when the game is over'),
        undone: z.literal(true).exactOptional().describe('It was taken back later'),
      }),
    ),
  })
  .describe('Who decided what, without what came of it')
  .meta({ id: 'Log' })

const tableRating = z
  .object({
    rated: z.boolean().describe('The table was created as a rated one'),
    pending: z.boolean().describe('Ratings are not known yet: the game goes on, or has only just ended'),
    unrated: z.string().exactOptional().describe('Why nobody is rated: guest, short or often'),
    rules: z.object({
      moves: z.int().describe('Decisions each player has to take'),
      pairs: z.int().describe('How often the same two people are rated in 24 hours at one game'),
    }),
    people: z.array(
      z.object({
        seat,
        person: z.string(),
        before: z.number().exactOptional(),
        after: z.number().exactOptional(),
        unrated: z.string().exactOptional(),
      }),
    ),
  })
  .describe('What a table means for the ratings of its people')
  .meta({ id: 'TableRating' })

/** The bodies of HTTP answers. New members may appear in them at any time. */
export const answers = {
  person,
  games: z.object({ games: z.array(servedGame) }),
  tables: z.object({
    tables: z.array(listedTable),
    next: z.string().exactOptional().describe('There is more: `after` of the next page'),
  }),
  table: z.object({ table: tableSchema, mine }),
  commanded: z.object({ seq, table: tableSchema, mine }),
  rematch: z.object({ next: z.string().describe('The id of the table of the rematch') }),
  invite: z.object({ table: z.string(), code: z.string() }),
  record: recordSchema,
  log: closedLog,
  rating: tableRating,
  deviceGames: z.object({ count: z.int().describe('How many games the account has now') }),
  pushKey: z.object({ key: z.string() }),
  ok: z.object({ ok: z.boolean() }),
  ready: z.object({ ready: z.boolean(), why: z.string().exactOptional(), oldestCommit: z.number().exactOptional() }),
  signingKey: z.object({ algorithm: z.literal('Ed25519'), key: z.string() }),
  refused: z.object({ refusal }),
  failed: z.object({ error: wireError }),
} as const

/** The bodies of HTTP answers, by name. */
export type Answers = { readonly [K in keyof typeof answers]: Immutable<z.infer<(typeof answers)[K]>> }
/** A game as the server offers it. */
export type ServedGame = Answers['games']['games'][number]
