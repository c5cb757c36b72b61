import { add, at, item, NONE, withAt, without } from '@orrery/kernel'
import { EMPTY, elementIds, PROTO } from '../components/basics.ts'
import { offer, say, starAndCorner, tileAndHex } from './actions.ts'
import { hasLife, isReached, offerReached, searchProtoSpaces } from './galaxy.ts'
import { deny } from './refusals.ts'
import type { Choice } from './rule.ts'
import { CORNERS, HEXES, tileIds } from './tables.ts'

/** Placing pieces of the reserve (C9). */

/** D5: a star onto any empty corner (C9.4). */
export const placeStar: Choice = {
  list(_state, player, out) {
    for (let element = 0; element < elementIds.length; element++) {
      if (at(player.reserveStars, element) === 0) continue
      for (let corner = 0; corner < CORNERS; corner++) {
        if (player.stars[corner] === EMPTY) offer(out, say.placeStar, starAndCorner(element, corner))
      }
    }
  },
  check(_state, player, { n, where }) {
    if (at(player.reserveStars, n) === 0) return deny('not-in-reserve', 'C9.2', { piece: item(elementIds, n) })
    return player.stars[where] === EMPTY ? undefined : deny('corner-occupied', 'C9.4')
  },
  perform(_state, seat, player, { n, where }, tell) {
    add(player.reserveStars, n, -1)
    player.stars = withAt(player.stars, where, n + 1)
    tell.all({ type: 'star-placed', seat, element: n, corner: where, from: 'reserve' })
  },
}

/** D6: proto next to life (C9.6), or onto the start space in a galaxy without any (C9.7). */
export const placeProto: Choice = {
  list(_state, player, out) {
    if (player.reserveProto === 0) return
    searchProtoSpaces(player)
    offerReached(out, say.placeProto, player.life)
  },
  check(_state, player, { n }) {
    if (player.reserveProto === 0) return deny('not-in-reserve', 'C9.2', { piece: 'proto' })
    if (player.life[n] !== EMPTY) return deny('side-occupied', 'C9.6')
    searchProtoSpaces(player)
    if (isReached(player.life, n)) return undefined
    return hasLife(player) ? deny('not-next-to-life', 'C9.6') : deny('start-space-only', 'C9.7')
  },
  perform(_state, seat, player, { n }, tell) {
    player.reserveProto--
    player.life = withAt(player.life, n, PROTO)
    tell.all({ type: 'life-placed', seat, life: PROTO, side: n, from: 'reserve' })
  },
}

/** D7: a nebula onto any empty hex (C9.3). */
export const placeNebula: Choice = {
  list(_state, player, out) {
    // In the order of their numbers: the reserve itself keeps the order of gaining (C7.8).
    let last = NONE
    for (let i = 0; i < player.reserveTiles.length; i++) {
      let tile = Number.MAX_SAFE_INTEGER
      for (const candidate of player.reserveTiles) if (candidate > last && candidate < tile) tile = candidate
      for (let hex = 0; hex < HEXES; hex++) {
        if (player.tiles[hex] === NONE) offer(out, say.placeNebula, tileAndHex(tile, hex))
      }
      last = tile
    }
  },
  check(_state, player, { n, where }) {
    if (!player.reserveTiles.includes(n)) return deny('not-in-reserve', 'C9.2', { piece: item(tileIds, n) })
    return player.tiles[where] === NONE ? undefined : deny('hex-occupied', 'C9.3')
  },
  perform(_state, seat, player, { n, where }, tell) {
    player.reserveTiles = without(player.reserveTiles, n)
    player.tiles = withAt(player.tiles, where, n)
    tell.all({ type: 'nebula-placed', seat, tile: n, hex: where, from: 'reserve' })
  },
}
