const floats = new Float64Array(1)
const words = new Uint32Array(floats.buffer)

/** One round of MurmurHash3's 32-bit mixing. */
function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51)
  k = (k << 15) | (k >>> 17)
  const h = hash ^ Math.imul(k, 0x1b873593)
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0
}

/** MurmurHash3's finalizer: every bit of the input affects every bit of the output. */
function finish(hash: number): number {
  let h = hash
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

function mixText(seed: number, text: string): number {
  let hash = mix(seed, text.length)
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i))
  return hash
}

const keyHashes = new Map<string, number>()

/** There are few names of members and they recur all the time, so each is hashed once. */
function keyHash(key: string): number {
  const known = keyHashes.get(key)
  if (known !== undefined) return known
  const made = mixText(0, key)
  if (keyHashes.size < 4096) keyHashes.set(key, made)
  return made
}

/**
 * The members of an object are added up, so their order does not matter; a member that is `undefined` counts as absent,
 * as it does in JSON.
 */
function mixObject(seed: number, value: object): number {
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError(`only plain data can be hashed, not a ${value.constructor.name}`)
  }
  let sum = 0
  for (const key of Object.keys(value)) {
    const member: unknown = Reflect.get(value, key)
    if (member !== undefined) sum = (sum + finish(mixValue(mix(seed, keyHash(key)), member))) | 0
  }
  return mix(mix(seed, 7), sum)
}

function mixValue(seed: number, value: unknown): number {
  switch (typeof value) {
    case 'number':
      if (Number.isNaN(value) || !Number.isFinite(value)) throw new TypeError(`${value} is not plain data`)
      // Minus zero is zero in JSON, so it is zero here.
      floats[0] = value + 0
      return mix(mix(mix(seed, 1), words[0] ?? 0), words[1] ?? 0)
    case 'string':
      return mixText(mix(seed, 2), value)
    case 'boolean':
      return mix(seed, value ? 3 : 4)
    case 'object': {
      if (value === null) return mix(seed, 5)
      if (!Array.isArray(value)) return mixObject(seed, value)
      let hash = mix(mix(seed, 6), value.length)
      for (const item of value) hash = mixValue(hash, item)
      return hash
    }
    default:
      throw new TypeError(`only plain data can be hashed, not ${typeof value}`)
  }
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

/** A 64-bit fingerprint of plain data, as 16 hexadecimal digits. Equal data give equal hashes, whatever the order of keys. */
export function hash(value: unknown): string {
  return hex(finish(mixValue(0x9e3779b9, value))) + hex(finish(mixValue(0x7f4a7c15, value)))
}
