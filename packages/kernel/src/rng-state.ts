/** Generators as data. What draws from them is in `rng.ts`: a page that only copies states does not load the cipher. */

/**
 * The state of a xoshiro128** generator (Blackman and Vigna, 2018): four unsigned 32-bit words, not all zero. Fast, for uses where
 * predictability does no harm: bots that imagine, tests, and the first versions of the games.
 */
export type FastRng = [number, number, number, number]

/** A position in the ChaCha20 key stream of a key: what was drawn reveals nothing about what will be. Games shuffle with it. */
export interface StreamRng {
  /** 64 hexadecimal digits. */
  readonly key: string
  /** How many words have been drawn. */
  drawn: number
}

/** A generator: plain data, so it lives inside the state of a game and is saved with it. */
export type Rng = FastRng | StreamRng

/** An independent copy. */
export function cloneRng(rng: Rng): Rng {
  return Array.isArray(rng) ? [rng[0], rng[1], rng[2], rng[3]] : { key: rng.key, drawn: rng.drawn }
}

/** Whether two generators are in the same state. */
export function sameRng(a: Rng, b: Rng): boolean {
  if (Array.isArray(a)) {
    return Array.isArray(b) && a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3]
  }
  return !Array.isArray(b) && a.drawn === b.drawn && a.key === b.key
}
