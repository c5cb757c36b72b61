import type { DeviceGame, Me } from '@orrery/protocol'
import { listGames } from '../kept/games.ts'
import { finishedGames } from '../kept/statistics.ts'
import { server } from './api.ts'

const KEY = 'orrery-joined'
/** The server takes this many games at once. */
const AT_ONCE = 100

/** To whose account the games of this browser were joined, by game. */
type Joined = Readonly<Record<string, string>>

function isJoined(data: unknown): data is Joined {
  return typeof data === 'object' && data !== null && Object.values(data).every((person) => typeof person === 'string')
}

function joinedGames(): Joined {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isJoined(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

/** The games that belong to nobody's account yet, and what is remembered of the others; deleted games are forgotten. */
export function notJoined(
  games: readonly DeviceGame[],
  joined: Joined,
): { readonly fresh: readonly DeviceGame[]; readonly kept: Joined } {
  const fresh = games.filter(({ id }) => joined[id] === undefined)
  const kept = games.flatMap(({ id }) => {
    const person = joined[id]
    return person === undefined ? [] : [[id, person] as const]
  })
  return { fresh, kept: Object.fromEntries(kept) }
}

/**
 * Joins the finished games against bots of this browser to the user's account. Each belongs to the first account that was logged in here
 * after it was finished: people who share a device do not get each other's games. Guests keep theirs in the browser.
 */
export async function joinDeviceGames(me: Me): Promise<void> {
  if (me.account === undefined) return
  const { fresh, kept } = notJoined(finishedGames(await listGames()), joinedGames())
  let joined = kept
  for (let i = 0; i < fresh.length; i += AT_ONCE) {
    const part = fresh.slice(i, i + AT_ONCE)
    await server.joinDeviceGames(part)
    joined = { ...joined, ...Object.fromEntries(part.map(({ id }) => [id, me.id])) }
    try {
      localStorage.setItem(KEY, JSON.stringify(joined))
    } catch {
      // They are sent again next time, and the server counts them once.
    }
  }
}
