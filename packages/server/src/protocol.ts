import { z } from 'zod'
import { accountKey, lookOf } from './account-name.ts'
import { StorageError } from './store/storage-error.ts'

/** The version of the protocol; it stands in every address and in `hello`. */
export const PROTOCOL = 1

/** With which codes the server closes sockets. Only `forbidden` is for good. */
export const CLOSE = {
  /** May not look at this table any longer. */
  forbidden: 1008,
  /** The server restarts. */
  restart: 1012,
  /** Said too much at once, or for too long. */
  tooMuch: 1013,
  /** The session has ended: logged out, or another passphrase. */
  signedOut: 4001,
} as const

const seat = z.int().min(0).max(15)
const nonce = z.string().regex(/^[0-9a-f]{32}$/, 'a nonce is 32 hexadecimal digits')
const binding = z.string().regex(/^[0-9a-f]{64}$/, 'a binding is 64 hexadecimal digits')
const level = z.string().min(1).max(30)
const ref = z.string().min(1).max(64)
const code = z.string().min(1).max(40)
const options = z.record(z.string().max(40), z.string().max(40))

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('real'), turn: z.int(), reserve: z.int() }),
  z.strictObject({ kind: z.literal('days'), days: z.int() }),
])

/** What a person can ask of a table. A seat that is left out is the one the socket looks from. */
export const commandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('sit'),
    seat: seat.optional(),
    binding: binding.optional(),
    nonce: nonce.optional(),
    code: code.optional(),
  }),
  z.strictObject({ type: z.literal('bind'), binding }),
  z.strictObject({ type: z.literal('seat-bot'), seat, level }),
  z.strictObject({ type: z.literal('free'), seat }),
  z.strictObject({ type: z.literal('swap'), a: seat, b: seat }),
  z.strictObject({
    type: z.literal('set-up'),
    seats: z.int().optional(),
    options: options.optional(),
    clock: clock.optional(),
  }),
  z.strictObject({ type: z.literal('start'), nonce: nonce.optional() }),
  z.strictObject({ type: z.literal('nonce'), nonce }),
  z.strictObject({
    type: z.literal('act'),
    seat: seat.optional(),
    action: z.string().min(1).max(200),
    ref: ref.optional(),
    after: z.int().min(0).optional(),
  }),
  z.strictObject({
    type: z.literal('undo'),
    seat: seat.optional(),
    whole: z.boolean().optional(),
    ref: ref.optional(),
  }),
  z.strictObject({ type: z.literal('resign'), seat: seat.optional() }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('return') }),
  z.strictObject({ type: z.literal('pause'), want: z.boolean() }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('say'), text: z.string().min(1).max(2000) }),
  z.strictObject({ type: z.literal('emote'), emote: z.string().min(1).max(40) }),
])

/** A command as it comes over the wire. */
export type WireCommand = z.infer<typeof commandSchema>

const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

/** What a client says through a socket. */
export const messageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    v: z.literal(PROTOCOL),
    /** The last seq the client has: it is told what it missed since. */
    last: z.int().min(0).optional(),
    /** To look from a seat: it, and its token. A spectator leaves both out. */
    seat: seat.optional(),
    token: z.string().max(100).optional(),
    /** The code of a private table, for one who does not sit there. */
    code: code.optional(),
    /** Who the client is, when it can send neither cookie nor header. */
    session: z.string().max(100).optional(),
    /** Takes what changed in the view since the last update in the place of a new view. */
    patches: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('do'), id, command: commandSchema }),
  z.strictObject({ type: z.literal('ping'), id }),
])

/** A message of a client. */
export type ClientMessage = z.infer<typeof messageSchema>

const actKeys = ['type', 'seat', 'action', 'ref', 'after']

/**
 * The commonest message by far, taken without the schema: whatever this takes the schema takes too, with the same
 * meaning (a test holds it to that); for everything else, and for every error, there is the schema.
 */
export function quickAct(data: unknown): Extract<ClientMessage, { type: 'do' }> | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data && 'id' in data && 'command' in data)) return
  const { type, id, command } = data
  if (type !== 'do' || !isCount(id) || Object.keys(data).length !== 3) return
  if (typeof command !== 'object' || command === null || !('type' in command && 'action' in command)) return
  const { action } = command
  if (command.type !== 'act' || !isText(action, 200)) return
  for (const key in command) if (!actKeys.includes(key)) return
  const act: { type: 'act'; action: string; seat?: number; ref?: string; after?: number } = { type: 'act', action }
  if ('seat' in command) {
    if (!isCount(command.seat) || command.seat > 15) return
    act.seat = command.seat
  }
  if ('ref' in command) {
    if (!isText(command.ref, 64)) return
    act.ref = command.ref
  }
  if ('after' in command) {
    if (!isCount(command.after)) return
    act.after = command.after
  }
  return { type, id, command: act }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= longest
}

const name = z.string().min(1).max(200)

/** The bodies of HTTP requests. */
export const bodies = {
  me: z.strictObject({ name: name.optional(), bearer: z.boolean().optional() }),
  rename: z.strictObject({ name }),
  account: z.strictObject({
    name: z
      .string()
      .max(100)
      .refine(
        (given) => /^[\p{L}\p{M}\p{N}._-]{3,24}$/u.test(accountKey(given)) && lookOf(given).length >= 2,
        'a name of an account has 3 to 24 letters, digits, dots, dashes',
      ),
    passphrase: z.string().min(8).max(200),
  }),
  passphrase: z.strictObject({ old: z.string().max(200), passphrase: z.string().min(8).max(200) }),
  login: z.strictObject({ name: z.string().max(100), passphrase: z.string().max(200), bearer: z.boolean().optional() }),
  table: z.strictObject({
    game: z.string().max(40),
    seats: z.int(),
    options: options.optional(),
    clock: clock.optional(),
    private: z.boolean().optional(),
    spectators: z.boolean().optional(),
    hotseat: z.boolean().optional(),
    rated: z.boolean().optional(),
    standIn: level.optional(),
    watch: z.boolean().optional(),
    bots: z.array(level).max(15).optional(),
  }),
  lobby: z.object({
    game: z.string().max(40).optional(),
    kind: z.enum(['open', 'running']).optional(),
    code: code.optional(),
  }),
} as const

/** What was not understood: where, and what would be right. */
export interface WireError {
  readonly code:
    | 'bad-message'
    | 'not-found'
    | 'no-identity'
    | 'forbidden'
    | 'too-fast'
    | 'closing'
    | 'unavailable'
    | 'internal'
    | 'hello-first'
  readonly message: string
  readonly field?: string
  /** Milliseconds to wait before the next attempt. */
  readonly wait?: number
  /** The same can succeed later: with a `ref` it is safe to send it again. */
  readonly retry?: true
}

/** What somebody is told when the store failed; whatever else broke is nobody's business outside. */
export function faultAnswer(error: unknown): WireError {
  if (!(error instanceof StorageError)) {
    return { code: 'internal', message: 'something broke on our side; the table is as it was stored' }
  }
  const message = 'the server cannot reach its store'
  return error.retry
    ? { code: 'unavailable', message: `${message}; try again`, retry: true, wait: 1000 }
    : { code: 'unavailable', message }
}

/** The first thing that is wrong with a message, with the field it is wrong in. */
export function wrong(error: z.ZodError): WireError {
  const issue = error.issues[0]
  const field = issue?.path.join('.') ?? ''
  const message = (issue?.message ?? 'not understood').slice(0, 200)
  return { code: 'bad-message', message, ...(field === '' ? {} : { field: field.slice(0, 100) }) }
}
