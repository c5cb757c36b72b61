import type { SeriesGame } from '../series.ts'
import { UsageError } from '../usage.ts'

/** The games of a part as a text. Features to learn from are 32-bit numbers, which JSON would write with all their digits. */
export function makeBody(games: readonly SeriesGame[]): string {
  return JSON.stringify(
    games.map(({ samples, ...game }) =>
      samples === undefined ? game : { ...game, samples: { ...samples, rows: toBase64(samples.rows) } },
    ),
  )
}

/** What stands in the place of games that a worker cannot play. */
export function makeFault(fault: string): string {
  return JSON.stringify({ fault })
}

/** Reads the games of a part; throws when a worker could not play them. */
export function parseBody(text: string): SeriesGame[] {
  if (text.startsWith('{')) throw new UsageError(`a worker could not play it: ${JSON.parse(text).fault}`)
  const games: readonly (Omit<SeriesGame, 'samples'> & { readonly samples?: WrittenSamples })[] = JSON.parse(text)
  return games.map(({ samples, ...game }) =>
    samples === undefined ? game : { ...game, samples: { ...samples, rows: fromBase64(samples.rows) } },
  )
}

type WrittenSamples = Omit<NonNullable<SeriesGame['samples']>, 'rows'> & { readonly rows: string }

function toBase64({ buffer, byteOffset, byteLength }: Float32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}

function fromBase64(text: string): Float32Array {
  // A copy: the bytes of a small buffer need not lie where 32-bit numbers may.
  return new Float32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer)
}
