import { below, type Rng } from '@orrery/kernel'
import { fillDisk, freeDisk } from '../test/disk.ts'
import type { TestPostgres } from '../test/postgres.ts'
import type { FaultyProxy } from '../test/proxy.ts'
import { redisProgram, type TestRedis } from '../test/redis.ts'
import { type Campaign, pause } from './campaign.ts'

/** What a fault happens to. */
export interface Scene {
  readonly campaign: Campaign
  readonly rng: Rng
  /** The longest a fault may last, in milliseconds. */
  readonly longest: number
  /** The database, where it is a server, and what lies between it and each process. */
  readonly postgres?: TestPostgres
  readonly proxies: readonly FaultyProxy[]
  /** What carries the news between processes, if it is not the database. */
  readonly redis?: TestRedis
  /** Sets the clock of every machine this many milliseconds ahead of the real one. */
  setClock(ahead: number): Promise<void>
}

/** Something that goes wrong while people play. */
export interface Fault {
  /** What it means, for people. */
  readonly what: string
  /** Only happens to a database that is a server itself. */
  readonly remote?: true
  /** Happens on the connection to it. */
  readonly between?: true
  /** The platforms that can do it; all by default. */
  readonly platforms?: readonly NodeJS.Platform[]
  /** How often it happens in the long campaign. */
  readonly rounds: number
  /** Does it, and undoes it: when it resolves, everything could work again. */
  inject(scene: Scene, round: number): Promise<void>
}

const HOUR = 3_600_000
const unix: readonly NodeJS.Platform[] = ['linux', 'darwin']

/** How long the fault lasts this time. */
const length = ({ rng, longest }: Scene): number => below(rng, longest)

/** The server whose turn it is. */
const victimOf = ({ campaign }: Scene, round: number): number => round % campaign.servers.length

/** One server in one round, all of them in the next. */
function some<T>(list: readonly T[], round: number): readonly T[] {
  return round % 2 === 0 ? list : list.slice(0, 1)
}

function serverOf({ postgres }: Scene): TestPostgres {
  if (postgres === undefined) throw new Error('this fault needs PostgreSQL')
  return postgres
}

/** Every fault of the campaign, by its name on the command line. */
export const faults = {
  kill: {
    what: 'a server process killed',
    rounds: 50,
    inject: (scene, round) => scene.campaign.kill(victimOf(scene, round), below(scene.rng, 300)),
  },
  pause: {
    what: 'a server process paused',
    platforms: unix,
    rounds: 20,
    async inject(scene, round) {
      const server = scene.campaign.servers[victimOf(scene, round)]
      server?.pause()
      await pause(length(scene))
      server?.resume()
    },
  },
  terminate: {
    what: 'connections terminated by the database',
    remote: true,
    rounds: 30,
    async inject(scene) {
      const ended = await serverOf(scene).terminate()
      if (ended === 0) throw new Error('there were no connections to terminate')
    },
  },
  cut: {
    what: 'connections cut, and new ones refused for a while',
    remote: true,
    between: true,
    rounds: 20,
    async inject(scene, round) {
      const proxies = some(scene.proxies, round)
      for (const proxy of proxies) proxy.refuse()
      await pause(length(scene))
      for (const proxy of proxies) proxy.heal()
    },
  },
  silent: {
    what: 'connections silent, without a sign',
    remote: true,
    between: true,
    rounds: 12,
    async inject(scene, round) {
      const proxies = some(scene.proxies, round)
      if (round % 3 === 0) {
        // These connections never deliver anything again; new ones can be opened at once.
        for (const proxy of proxies) proxy.lose()
        return
      }
      for (const proxy of proxies) proxy.silence()
      await pause(length(scene))
      for (const proxy of proxies) proxy.heal()
    },
  },
  stop: {
    what: 'the database stopped at once, and started again',
    remote: true,
    rounds: 10,
    async inject(scene) {
      const server = serverOf(scene)
      await server.crash()
      await pause(length(scene))
      await server.restart()
    },
  },
  bus: {
    what: 'the server that carries news between processes killed, and started again',
    remote: true,
    rounds: 10,
    async inject(scene) {
      const { redis } = scene
      if (redis === undefined) throw new Error('this fault needs Redis or Valkey')
      await redis.kill()
      await pause(length(scene))
      await redis.restart()
    },
  },
  full: {
    what: 'the disk full',
    platforms: ['linux'],
    rounds: 10,
    async inject(scene) {
      const { campaign, postgres } = scene
      const pids =
        postgres?.pids() ?? campaign.servers.flatMap(({ child: { pid } }) => (pid === undefined ? [] : [pid]))
      fillDisk(...pids)
      await pause(length(scene))
      if (postgres === undefined) return freeDisk(...pids)
      // PostgreSQL stops when it cannot write its log, and is started again once there is room.
      await postgres.crash()
      await postgres.restart()
    },
  },
  clock: {
    what: 'the clock of the machine set, and a server restarted',
    rounds: 10,
    async inject(scene, round) {
      // Forward and back by up to two days; in every other round a server starts with it.
      const hours = 1 + below(scene.rng, 48)
      await scene.setClock((round % 4 === 0 || round % 4 === 3 ? hours : -hours) * HOUR)
      await scene.campaign.busy()
      if (round % 2 === 1) await scene.campaign.kill(victimOf(scene, round))
    },
  },
} as const satisfies Record<string, Fault>

/** The name of a fault. */
export type FaultName = keyof typeof faults

/** The names of all faults. */
export const faultNames = Object.keys(faults).filter((name): name is FaultName => name in faults)

/** Why a fault cannot happen here; `undefined` when it can. */
export function lacking(name: FaultName, database: 'sqlite' | 'postgres'): string | undefined {
  const fault: Fault = faults[name]
  if (fault.remote === true && database === 'sqlite') return 'a file has no connections.'
  if (name === 'bus' && redisProgram === undefined) return 'there is neither Redis nor Valkey here.'
  if (fault.platforms?.includes(process.platform) === false)
    return `Processes cannot be treated so on ${process.platform}.`
  return undefined
}
