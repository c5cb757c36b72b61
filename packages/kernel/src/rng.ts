import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { wordOf } from './key-stream.ts'
import type { FastRng, Rng, StreamRng } from './rng-state.ts'

/** A fast generator from any text; the text is hashed, so similar seeds give unrelated streams. */
export function makeRng(seed: string): FastRng {
  const bytes = sha256(utf8ToBytes(`orrery-rng:${seed}`))
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return [words.getUint32(0), words.getUint32(4), words.getUint32(8), words.getUint32(12)]
}

/** A cryptographic generator from any text. */
export function makeStreamRng(seed: string): StreamRng {
  return { key: bytesToHex(sha256(utf8ToBytes(`orrery-stream:${seed}`))), drawn: 0 }
}

/** The next 32 random bits, as an unsigned integer. */
export function next32(rng: Rng): number {
  return Array.isArray(rng) ? nextFast(rng) : wordOf(rng.key, rng.drawn++)
}

function nextFast(rng: FastRng): number {
  const s1 = rng[1]
  const scrambled = Math.imul(s1, 5)
  const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0
  const t = s1 << 9
  rng[2] ^= rng[0]
  rng[3] ^= s1
  rng[1] = (s1 ^ rng[2]) >>> 0
  rng[0] = (rng[0] ^ rng[3]) >>> 0
  rng[2] = (rng[2] ^ t) >>> 0
  const s3 = rng[3]
  rng[3] = ((s3 << 11) | (s3 >>> 21)) >>> 0
  return result
}

/** A uniform integer from 0 to n - 1: values past the last whole multiple of n are drawn again, so none is favoured. */
export function below(rng: Rng, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) {
    throw new RangeError(`below needs a whole number from 1 to 2^32, not ${n}`)
  }
  for (;;) {
    const value = next32(rng)
    const rest = value % n
    // The multiple of n that the value belongs to is whole if the next one is not beyond 2^32.
    if (value - rest <= 0x1_0000_0000 - n) return rest
  }
}

/** Shuffles the list in place (Fisher-Yates, from the end) and returns it. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1)
    const a = list[i]
    const b = list[j]
    if (a === undefined || b === undefined) throw new TypeError('shuffle needs a list without holes')
    list[i] = b
    list[j] = a
  }
  return list
}

/** One element of a list that is not empty. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  const chosen = list[below(rng, list.length)]
  if (chosen === undefined) throw new TypeError('pick needs a list without holes')
  return chosen
}
