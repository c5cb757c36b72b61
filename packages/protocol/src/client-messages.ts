import { z } from 'zod'
import { commandSchema } from './commands.ts'
import { code, type Immutable, PROTOCOL, seat } from './parts.ts'

const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER).describe("The client's own number; the answer repeats it")

/** Everything a client can send through the socket of a table, by `type`. */
export const clientMessages = {
  hello: z
    .strictObject({
      type: z.literal('hello'),
      v: z.literal(PROTOCOL),
      last: z.int().min(0).exactOptional().describe('The last row the client knows: it receives what it missed since'),
      mine: z.literal(true).exactOptional().describe('Look from my own seat, the first of several, if I have one'),
      seat: seat.exactOptional().describe('Look from this seat of mine'),
      token: z
        .string()
        .max(100)
        .exactOptional()
        .describe('The token of the seat. Not needed: the session proves whose seat it is; one that is given must fit'),
      code: code.exactOptional().describe('The code of a private table, for people without a seat there'),
      session: z
        .string()
        .max(100)
        .exactOptional()
        .describe('The session, from a client that can send neither cookie nor header'),
      patches: z.boolean().exactOptional().describe('Updates may carry the changes of the view instead of the view'),
    })
    .meta({ id: 'Hello' }),
  do: z.strictObject({ type: z.literal('do'), id, command: commandSchema }).meta({ id: 'Do' }),
  ping: z.strictObject({ type: z.literal('ping'), id }).meta({ id: 'Ping' }),
} as const

/** A message of a client. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  clientMessages.hello,
  clientMessages.do,
  clientMessages.ping,
])

/** A message of a client. */
export type ClientMessage = Immutable<z.infer<typeof clientMessageSchema>>
