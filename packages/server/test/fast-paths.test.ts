import { clientMessageSchema } from '@orrery/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frames } from '../src/frames.ts'
import { games } from '../src/games.ts'
import { quickAct } from '../src/quick-act.ts'

// The types of the library omit its writer.
const { Sender }: { readonly Sender: { frame(data: Buffer, options: object): Uint8Array[] } } = await import(
  'ws' as string
)

test('a decision is parsed without the schema only where the schema accepts it, with the same meaning', () => {
  const value = fc.oneof(
    fc.nat(20),
    fc.double(),
    fc.integer(),
    fc.string({ maxLength: 230 }),
    fc.constant(undefined),
    fc.constant(null),
    fc.constantFrom('act', 'do', 'undo', 'ping'),
  )
  const command = fc.record(
    {
      type: fc.oneof({ weight: 8, arbitrary: fc.constant('act') }, { weight: 1, arbitrary: value }),
      action: fc.oneof({ weight: 8, arbitrary: fc.string({ maxLength: 210 }) }, { weight: 1, arbitrary: value }),
      seat: fc.oneof({ weight: 4, arbitrary: fc.nat(18) }, { weight: 1, arbitrary: value }),
      ref: fc.oneof({ weight: 4, arbitrary: fc.string({ maxLength: 70 }) }, { weight: 1, arbitrary: value }),
      after: fc.oneof({ weight: 4, arbitrary: fc.nat() }, { weight: 1, arbitrary: value }),
      extra: value,
    },
    { requiredKeys: ['type', 'action'] },
  )
  const message = fc.record(
    {
      type: fc.oneof({ weight: 8, arbitrary: fc.constant('do') }, { weight: 1, arbitrary: value }),
      id: fc.oneof({ weight: 8, arbitrary: fc.nat() }, { weight: 1, arbitrary: value }),
      command: fc.oneof({ weight: 8, arbitrary: command }, { weight: 1, arbitrary: value }),
      extra: value,
    },
    { requiredKeys: ['type', 'id', 'command'] },
  )
  let taken = 0
  fc.assert(
    fc.property(message, (made) => {
      const data: unknown = JSON.parse(JSON.stringify(made))
      const quick = quickAct(data)
      if (quick === undefined) return
      taken++
      expect(clientMessageSchema.safeParse(data)).toEqual({ success: true, data: quick })
    }),
    { seed: 7, numRuns: 3000 },
  )
  expect(taken).toBeGreaterThan(50)
})

test('every valid decision is parsed without the schema, with the same meaning', () => {
  const decision = fc.record(
    {
      type: fc.constant('act' as const),
      action: fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }),
      seat: fc.nat(15),
      ref: fc.string({ minLength: 1, maxLength: 64 }),
      after: fc.nat(),
    },
    { requiredKeys: ['type', 'action'] },
  )
  fc.assert(
    fc.property(fc.nat(), decision, (id, command) => {
      const message = { type: 'do', id, command }
      expect(clientMessageSchema.parse(message)).toEqual(message)
      expect(quickAct(message)).toEqual(message)
    }),
    { seed: 8, numRuns: 500 },
  )
})

/** Texts of all alphabets, and of the lengths where the header of a frame changes. */
const texts = fc.array(
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .tuple(
        fc.constantFrom('a', 'ÿ', 'ż', '🪐'),
        fc.constantFrom(0, 1, 125, 126, 127, 255, 256, 15_999, 16_000, 16_001, 65_535, 65_536),
      )
      .map(([letter, length]) => letter.repeat(length)),
  ),
  { minLength: 1, maxLength: 4 },
)

test('frames are byte for byte those that the library writes', () => {
  fc.assert(
    fc.property(texts, (given) => {
      const written = given.flatMap((text) =>
        Sender.frame(Buffer.from(text), { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: true }),
      )
      const bytes = Buffer.concat(written.map((piece) => Buffer.from(piece)))
      expect(frames(given).equals(bytes)).toBe(true)
    }),
    { seed: 9, numRuns: 400 },
  )
})

test('no id of an action needs escaping', () => {
  for (const { vocabulary } of games) {
    for (const { id } of vocabulary.actions) expect(JSON.stringify(id)).toBe(`"${id}"`)
  }
})
