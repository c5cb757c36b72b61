import { z } from 'zod'
import {
  binding,
  clock,
  code,
  gameEvent,
  type Immutable,
  level,
  moment,
  nonce,
  options,
  person,
  result,
  seat,
  seq,
  signature,
  time,
} from './parts.ts'

const away = z.enum(['left', 'timeout', 'resigned']).describe('Why a bot plays for a person')
const bound = z.union([binding, z.enum(['bot', 'none'])]).describe('What a seat is bound to')

const seatSight = z
  .object({
    kind: z.enum(['open', 'person', 'bot']),
    id: z.string().exactOptional().describe('Who sits there'),
    name: z.string().exactOptional(),
    level: level.exactOptional().describe('The level of the bot that sits there'),
    away: away.exactOptional(),
    bot: z.string().exactOptional().describe('The level of the bot that plays for a person who is away'),
    kept: z.string().exactOptional().describe('For whom an open seat is kept'),
    nonce: z.boolean().exactOptional().describe("Whether the player's part of the shuffle is there"),
  })
  .meta({ id: 'Seat' })

const promise = z
  .object({
    table: z.string(),
    game: z.string(),
    version: z.int(),
    commitment: z.string(),
    seq,
    at: time,
    deal: z.object({ options, seats: z.array(z.string()) }).exactOptional(),
    ...signature.shape,
  })
  .meta({ id: 'SignedPromise' })

const fair = z
  .object({
    commitment: z.string(),
    seats: z.array(bound).exactOptional(),
    promise: promise.exactOptional().describe('Signed when the table was made'),
    lock: promise.exactOptional().describe('Signed when the game started'),
    nonces: z.array(nonce).exactOptional(),
    secret: z.string().exactOptional().describe('Only when the game is over'),
  })
  .describe('What is promised about the shuffle')
  .meta({ id: 'Fair' })

const over = z
  .object({ reason: z.enum(['finished', 'resigned']), result: result.exactOptional(), at: time })
  .describe('How the game ended; one that was resigned has no result')
  .meta({ id: 'Over' })

const phase = z.enum(['open', 'shuffling', 'playing', 'over', 'closed'])

/** A table as the lobby and everybody at it sees it. */
export const tableSchema = z
  .object({
    id: z.string(),
    game: z.string(),
    version: z.int(),
    phase,
    host: z.string().describe('The id of the host'),
    options,
    clock,
    private: z.boolean(),
    spectators: z.boolean(),
    hotseat: z.boolean(),
    rated: z.boolean(),
    advice: z.literal(true).exactOptional().describe('Everybody may ask for hints and be warned by the coach'),
    standIn: z.string().describe('The level that plays for whoever is away'),
    createdAt: time,
    seats: z.array(seatSight),
    fair,
    pause: z.object({ wanted: z.array(seat), since: time.exactOptional() }),
    over: over.exactOptional(),
    next: z.string().exactOptional().describe('The table of the rematch'),
    damaged: z.literal(true).exactOptional().describe('The rules broke here: the table stands still'),
    code: code.exactOptional().describe('For those who sit at the table, and the host'),
  })
  .meta({ id: 'Table' })

const clockSight = z
  .object({
    turn: z.number(),
    reserve: z.number(),
    runs: z.boolean(),
    wait: z.number().exactOptional().describe('Milliseconds after `at` before it counts down'),
  })
  .describe('A clock as it was at the `at` of the update')
  .meta({ id: 'ClockSight' })

/** What a position has besides its view. */
const position = {
  toAct: z.array(seat).describe('Who owes a decision'),
  moment,
  changes: z.int().min(0).describe('Counts what changed the game, undo included: `after` of an action'),
  clocks: z.array(clockSight),
  legal: z.array(z.string()).exactOptional().describe('What this seat may do now'),
  undo: z.int().min(0).exactOptional().describe('How many of its decisions this seat could take back'),
}

const path = z.array(z.union([z.string(), z.number()])).describe('Members and places in lists, from the outside in')

/** One change of a view: what a path holds now, or that it is gone. */
const changeSchema = z
  .union([z.tuple([path]), z.tuple([path, z.unknown()])])
  .describe('What a path of the view holds now; without a value the member is gone')
  .meta({ id: 'Change' })

const wholePlay = z.object({ view: z.unknown(), ...position }).meta({ id: 'Position' })
const patchedPlay = z.object({ patch: z.array(changeSchema), ...position }).meta({ id: 'PatchedPosition' })

/** The game as one viewer may see it: with the view, or with a patch of the last one. */
const playSchema = z.union([patchedPlay, wholePlay])

const chatLine = z
  .object({
    seq,
    at: time,
    person,
    text: z.string().exactOptional(),
    emote: z.string().exactOptional(),
  })
  .meta({ id: 'ChatLine' })

/** The types of news: one for every kind of row in a table's log. */
export const newsTypes = [
  'created',
  'sat',
  'bound',
  'bot-sat',
  'freed',
  'swapped',
  'set-up',
  'host-changed',
  'closed',
  'started',
  'nonce',
  'acted',
  'undone',
  'went',
  'returned',
  'pause-wanted',
  'resumed',
  'held',
  'said',
  'emoted',
  'rematched',
  'damaged',
  'repaired',
] as const

/** One row of the log as a viewer may know it. */
const newsSchema = z
  .object({
    seq,
    at: time,
    type: z.enum(newsTypes),
    seat: seat.exactOptional(),
    other: seat.exactOptional().describe('The other seat of a swap'),
    why: away.exactOptional(),
    want: z.boolean().exactOptional(),
    bot: z.string().exactOptional().describe('The level of the bot that decided'),
    moment: moment.exactOptional(),
    events: z.array(gameEvent).exactOptional().describe('The events of the game that this viewer may see'),
    voided: z.array(seq).exactOptional().describe('The rows that an undo made void'),
    chat: chatLine.exactOptional(),
    receipt: signature.exactOptional().describe('Only for the player who revealed the nonce'),
  })
  .describe("A row of the table's log as this viewer may know it")
  .meta({ id: 'News' })

/** The members of an update, without `type` and `as`. */
export const updateMembers = {
  seq,
  at: time,
  news: z.array(newsSchema),
  table: tableSchema.exactOptional(),
  play: playSchema.exactOptional(),
  chat: z.array(chatLine).exactOptional(),
}

/** The recap of a table (`GET …/past`). */
export const pastSchema = z
  .object({
    start: wholePlay.exactOptional(),
    steps: z.array(z.object({ news: newsSchema, play: playSchema })),
  })
  .meta({ id: 'Past' })

/** The game as every spectator may see it (`GET …/position`). */
export const positionSchema = z
  .object({
    seq: seq.describe('The last row it follows from: `after` of the next request'),
    play: wholePlay.exactOptional().describe('Left out when nothing came after `after`, or before the start'),
  })
  .meta({ id: 'SeenPosition' })

/** A table as the lobby lists it: without the shuffle, with when it changed and whose turn it is. */
export const listedTable = tableSchema
  .omit({ fair: true })
  .extend({ updatedAt: time, toAct: z.array(seat) })
  .meta({ id: 'ListedTable' })

/** A table as the lobby lists it. */
export type ListedTable = Immutable<z.infer<typeof listedTable>>
/** What `GET …/position` answers. */
export type SeenPosition = Immutable<z.infer<typeof positionSchema>>
/** What `GET …/past` answers. */
export type Past = Immutable<z.infer<typeof pastSchema>>
