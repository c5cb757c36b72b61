import { inflateSync } from 'node:zlib'

/** A decoded picture. */
export interface Pixels {
  readonly width: number
  readonly height: number
  /** The colour of a pixel, as CSS writes it. */
  at(x: number, y: number): string
}

/** Decodes a PNG file of 8 bits for each of red, green, blue and alpha, without interlacing. */
export function decodePng(file: Uint8Array): Pixels {
  const bytes = Buffer.from(file)
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('no PNG file')
  const data: Buffer[] = []
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (bytes.toString('latin1', at + 4, at + 8) !== 'IDAT') continue
    data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (bytes.toString('hex', 24, 29) !== '0806000000') throw new Error('another kind of PNG file')
  const rows = inflateSync(Buffer.concat(data))
  const line = 4 * width
  if (rows.length !== height * (line + 1)) throw new Error('a part is missing')
  const pixels = new Uint8Array(height * line)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (line + 1)] ?? 0
    for (let i = 0; i < line; i++) {
      const left = i < 4 ? 0 : (pixels[y * line + i - 4] ?? 0)
      const up = y === 0 ? 0 : (pixels[(y - 1) * line + i] ?? 0)
      const corner = i < 4 || y === 0 ? 0 : (pixels[(y - 1) * line + i - 4] ?? 0)
      const raw = rows[y * (line + 1) + 1 + i] ?? 0
      pixels[y * line + i] = raw + ([0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0)
    }
  }
  return {
    width,
    height,
    at: (x, y) => `#${Buffer.from(pixels.subarray(y * line + 4 * x, y * line + 4 * x + 3)).toString('hex')}`,
  }
}

/** Of the three neighbours the one that is nearest to left + up - corner. */
function paeth(left: number, up: number, corner: number): number {
  const far = (each: number): number => Math.abs(left + up - corner - each)
  return far(left) <= far(up) && far(left) <= far(corner) ? left : far(up) <= far(corner) ? up : corner
}
