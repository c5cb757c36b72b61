import type { GameEvent } from '@orrery/kernel'
import { z } from 'zod'

/** The version of the protocol; part of every address and of `hello`. */
export const PROTOCOL = 1

/** Plain data that nobody may change: the type inferred from a schema, made read-only. */
export type Immutable<T> = T extends (infer _Item)[] | object ? { readonly [K in keyof T]: Immutable<T[K]> } : T

const hex = (digits: number, what: string) =>
  z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`), `${what} is ${digits} hexadecimal digits`)

export const seat = z.int().min(0).max(15).describe('The number of a seat, from 0')
export const nonce = hex(32, 'a nonce').describe("A player's part of the shuffle")
export const binding = hex(64, 'a binding').describe('The SHA-256 that binds a player to a nonce')
export const level = z.string().min(1).max(30).describe('The level of a bot')
export const ref = z
  .string()
  .min(1)
  .max(64)
  .describe('A text used once: the same command with the same ref is done once')
export const code = z.string().min(1).max(40).describe('What opens a private table')
export const options = z.record(z.string().max(40), z.string().max(40)).describe('The chosen value of every option')
export const time = z.number().describe('Milliseconds since 1970')
export const seq = z.int().min(0).describe("The number of a row in the table's log")

export const clock = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('real'), turn: z.int(), reserve: z.int() }),
    z.strictObject({ kind: z.literal('days'), days: z.int() }),
  ])
  .describe('How long players may think: milliseconds a turn and a reserve for the game, or days a move')
  .meta({ id: 'Clock' })

export const person = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Person' })

export const moment = z
  .object({ round: z.int().min(1), turn: z.int().min(1) })
  .describe('Where in the game a position is')
  .meta({ id: 'Moment' })

export const refusal = z
  .object({
    code: z.string().describe('Which sentence explains it'),
    rule: z.string().describe("The number of the rule: of the game's rulebook, or of the table (T1 to T11)"),
    params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  })
  .describe('Understood, and not allowed')
  .meta({ id: 'Refusal' })

export const signature = z
  .object({ key: hex(64, 'a key'), signature: hex(128, 'a signature') })
  .describe('An Ed25519 signature and the public key to check it with')
  .meta({ id: 'Signature' })

/** Every game has its own events; only their type is common to all. */
export const gameEvent: z.ZodType<GameEvent> = z.looseObject({ type: z.string() }).meta({ id: 'GameEvent' })

const standing = z
  .object({
    rank: z.int(),
    score: z.number(),
    sources: z.record(z.string(), z.number()),
    tiebreaks: z.array(z.number()),
  })
  .meta({ id: 'Standing' })

export const result = z
  .object({ seats: z.array(standing), rival: standing.exactOptional() })
  .describe('The result by the rules of the game')
  .meta({ id: 'Result' })

const errorCodes = [
  'bad-message',
  'not-found',
  'no-identity',
  'forbidden',
  'too-fast',
  'closing',
  'unavailable',
  'not-carried',
  'internal',
  'hello-first',
] as const

export const wireError = z
  .object({
    code: z.enum(errorCodes),
    message: z.string(),
    field: z.string().exactOptional().describe('Where in the message the mistake is'),
    wait: z.number().exactOptional().describe('Milliseconds to wait before the next attempt'),
    retry: z.literal(true).exactOptional().describe('The same command can succeed later'),
  })
  .describe('Not understood, or not possible now')
  .meta({ id: 'Error' })

/** Why a message was not understood, or could not be handled now. */
export type WireError = Immutable<z.infer<typeof wireError>>
