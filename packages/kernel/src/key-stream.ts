import { chacha20 } from '@noble/ciphers/chacha.js'
import { hexToBytes } from '@noble/hashes/utils.js'

/** Words computed at once: four blocks of ChaCha20, since a shuffle draws many words in a row. */
const WORDS = 64
const BLOCKS = WORDS / 16

const nonce = new Uint8Array(12)
const zeros = new Uint8Array(WORDS * 4)
const bytes = new Uint8Array(WORDS * 4)
const words = new DataView(bytes.buffer)

/** Which words are in `bytes`. They follow from key and position alone, so this cache has no effect on results. */
let madeKey = ''
let madeFrom = -1
let keyBytes = new Uint8Array()

/** Word number `place` of the ChaCha20 key stream of this key (RFC 8439, nonce zero, block counter from 0), little-endian. */
export function wordOf(key: string, place: number): number {
  const from = place - (place % WORDS)
  if (from !== madeFrom || key !== madeKey) {
    madeFrom = -1
    if (key !== madeKey) keyBytes = hexToBytes(key)
    chacha20(keyBytes, nonce, zeros, bytes, (from / WORDS) * BLOCKS)
    madeKey = key
    madeFrom = from
  }
  return words.getUint32((place - from) * 4, true)
}
