// A server of its own process for load and crashes: its configuration is the first argument, as JSON.

import type { Limits, StorePlace } from '../src/index.ts'
import { runThread } from '../src/run-thread.ts'
import { whenAsked } from './ask-to-close.ts'

/** Which versions this program knows, by game, for tests that replace one program by another; all of the shipped games by default. */
const versions: Readonly<Record<string, readonly number[]>> | undefined =
  JSON.parse(process.env.ORRERY_SERVE_VERSIONS ?? 'null') ?? undefined

const brains = async () => {
  const { loadedExamples, loadedGames, parsePlayer } = await import('@orrery/games/loaded')
  const all = versions === undefined ? loadedGames : [...loadedGames, ...loadedExamples]
  const games = all
    .flatMap((each) => each.versions)
    .filter((game) => versions?.[game.id]?.includes(game.version) ?? versions === undefined)
  return { games, makePlayer: parsePlayer }
}

/** The parent process can set the machine's clock as this process reads it. */
function settableClock(ahead: number): void {
  const real = Date.now
  let set = ahead
  Date.now = () => real() + set
  process.on('message', (message: { readonly ahead: number }) => {
    set = message.ahead
  })
  // This channel must not keep the process alive.
  process.channel?.unref()
}

if (!(await runThread(brains))) {
  type Given = { store: StorePlace; port: number; limits?: Partial<Limits>; ahead: number; address?: string }
  const { store, port, limits, ahead, address }: Given = JSON.parse(process.argv[2] ?? '{}')
  // Like the command line: a log on a full disk must not end the server that wants to report it.
  process.stderr.on('error', () => {})
  const { ownSlot, serveSupervised, startServer } = await import('../src/index.ts')
  const slot = ownSlot()
  // What a supervisor says comes the same way.
  if (slot === undefined) settableClock(ahead)
  const { games } = await brains()
  const most = 1e9
  const server = await startServer({
    store,
    port,
    games,
    ...(address === undefined ? {} : { address }),
    ...(slot === undefined ? {} : { slot }),
    limits: limits ?? {
      requests: most,
      identities: most,
      logins: most,
      tables: most,
      openTables: most,
      commands: most,
      messages: most,
      offences: most,
      pasts: most,
      pictures: most,
      sockets: most,
      backlog: 8e6,
      buffer: most,
    },
    log: (line) => line.level === 'error' && console.error(JSON.stringify(line)),
  })
  if (slot === undefined) console.log(server.url)
  else serveSupervised(server, () => process.exit(0))
  whenAsked(() => server.close())
}
