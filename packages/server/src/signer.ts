import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { Signer } from '@orrery/kernel'

/** The bytes before the key in the PKCS #8 form of an Ed25519 key (RFC 8410), the only form of a bare seed that Node reads. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs with the Ed25519 key that follows from 32 random bytes. */
export function makeSigner(seed: Buffer): Signer {
  const secret = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(secret).export({ format: 'jwk' })
  return {
    key: Buffer.from(x, 'base64url').toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), secret).toString('hex'),
  }
}
