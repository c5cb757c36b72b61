import { z } from 'zod'
import { type Immutable, PROTOCOL, person, refusal, seat, seq, time, wireError } from './parts.ts'
import { updateMembers } from './sights.ts'

const id = z.int().describe('The number of the message this answers')

/** Everything the server sends through the socket of a table, by `type`. */
export const serverMessages = {
  welcome: z
    .object({
      type: z.literal('welcome'),
      v: z.literal(PROTOCOL),
      heartbeat: z.number().describe('How often the server pings, in milliseconds'),
      at: time.describe("The table's time"),
      you: person.exactOptional(),
    })
    .meta({ id: 'Welcome' }),
  update: z
    .object({
      type: z.literal('update'),
      as: seat.exactOptional().describe('The seat it is seen from; left out for a spectator'),
      ...updateMembers,
    })
    .meta({ id: 'Update' }),
  done: z
    .object({
      type: z.literal('done'),
      id,
      seq: seq.describe('The row the command became'),
      seat: seat.exactOptional().describe('After `sit`: the seat'),
      token: z.string().exactOptional().describe('After `sit`: its token'),
    })
    .meta({ id: 'Done' }),
  refused: z.object({ type: z.literal('refused'), id, refusal }).meta({ id: 'Refused' }),
  error: z.object({ type: z.literal('error'), id: id.exactOptional(), error: wireError }).meta({ id: 'ErrorMessage' }),
  pong: z.object({ type: z.literal('pong'), id, at: time }).meta({ id: 'Pong' }),
  present: z
    .object({
      type: z.literal('present'),
      seats: z.array(seat).describe('The seats whose people look at the table'),
      watchers: z.int().min(0).describe('How many others watch'),
    })
    .meta({ id: 'Present' }),
  bye: z
    .object({
      type: z.literal('bye'),
      why: z.literal('restart'),
      wait: z.number().describe('Milliseconds to wait before connecting again'),
    })
    .meta({ id: 'Bye' }),
} as const

/** A message of the server. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  serverMessages.welcome,
  serverMessages.update,
  serverMessages.done,
  serverMessages.refused,
  serverMessages.error,
  serverMessages.pong,
  serverMessages.present,
  serverMessages.bye,
])

/** A message of the server. */
export type ServerMessage = Immutable<z.infer<typeof serverMessageSchema>>
/** An update as it crosses the wire: with the view, or with a patch of it. */
export type WireUpdate = Extract<ServerMessage, { type: 'update' }>
/** Who is at a table now. */
export type Present = Omit<Extract<ServerMessage, { type: 'present' }>, 'type'>

/** The codes with which the server closes sockets. Only `forbidden` is final. */
export const CLOSE = {
  /** The client may no longer watch this table. */
  forbidden: 1008,
  /** The server restarts. */
  restart: 1012,
  /** The client sent too much at once, or for too long. */
  tooMuch: 1013,
  /** The session has ended: logged out, or the passphrase was changed. */
  signedOut: 4001,
} as const
