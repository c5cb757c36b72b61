import { z } from 'zod'
import { binding, clock, code, type Immutable, level, nonce, options, ref, seat } from './parts.ts'

/** Everything a person can ask of a table, by `type`. Without `seat`, it is the one the socket watches from. */
export const commands = {
  sit: z.strictObject({
    type: z.literal('sit'),
    seat: seat.exactOptional(),
    binding: binding.exactOptional(),
    nonce: nonce.exactOptional(),
    code: code.exactOptional(),
  }),
  bind: z.strictObject({ type: z.literal('bind'), binding }),
  'seat-bot': z.strictObject({ type: z.literal('seat-bot'), seat, level }),
  free: z.strictObject({ type: z.literal('free'), seat }),
  swap: z.strictObject({ type: z.literal('swap'), a: seat, b: seat }),
  'set-up': z.strictObject({
    type: z.literal('set-up'),
    seats: z.int().exactOptional(),
    options: options.exactOptional(),
    clock: clock.exactOptional(),
  }),
  start: z.strictObject({ type: z.literal('start'), nonce: nonce.exactOptional() }),
  nonce: z.strictObject({ type: z.literal('nonce'), nonce }),
  act: z.strictObject({
    type: z.literal('act'),
    seat: seat.exactOptional(),
    action: z.string().min(1).max(200).describe('One of `legal`'),
    ref: ref.exactOptional(),
    after: z.int().min(0).exactOptional().describe('The `changes` of the position the choice was made in'),
  }),
  undo: z.strictObject({
    type: z.literal('undo'),
    seat: seat.exactOptional(),
    whole: z.boolean().exactOptional().describe('Everything since the last barrier, not only the last decision'),
    ref: ref.exactOptional(),
  }),
  resign: z.strictObject({ type: z.literal('resign'), seat: seat.exactOptional() }),
  leave: z.strictObject({ type: z.literal('leave') }),
  return: z.strictObject({ type: z.literal('return') }),
  pause: z.strictObject({ type: z.literal('pause'), want: z.boolean() }),
  resume: z.strictObject({ type: z.literal('resume') }),
  say: z.strictObject({ type: z.literal('say'), text: z.string().min(1).max(2000) }),
  emote: z.strictObject({ type: z.literal('emote'), emote: z.string().min(1).max(40) }),
} as const

/** A command, through the socket or as the body of `POST …/commands`. */
export const commandSchema = z
  .discriminatedUnion('type', [
    commands.sit,
    commands.bind,
    commands['seat-bot'],
    commands.free,
    commands.swap,
    commands['set-up'],
    commands.start,
    commands.nonce,
    commands.act,
    commands.undo,
    commands.resign,
    commands.leave,
    commands.return,
    commands.pause,
    commands.resume,
    commands.say,
    commands.emote,
  ])
  .meta({ id: 'Command' })

/** A command as it crosses the wire. */
export type WireCommand = Immutable<z.infer<typeof commandSchema>>
