import { ed25519 } from '@noble/curves/ed25519.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Signature } from '../promise.ts'

/**
 * Whether a text carries this signature. Strict, as in RFC 8032: a proof that is shown to others must not depend on the library that
 * checks it.
 */
export function isSigned(text: string, { key, signature }: Signature): boolean {
  try {
    return ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(key), { zip215: false })
  } catch {
    // The digits are not a point on the curve.
    return false
  }
}
