import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import { charactersOf } from '@orrery/games/bot-names'
import { playersOf } from '@orrery/games/loaded'
import { makeLibrary } from '@orrery/table'
import Fastify, { type FastifyInstance } from 'fastify'
import { BotPool } from './bots/pool.ts'
import { type Config, defaultLimits } from './config.ts'
import { isAllowedOrigin, makeLimiters, type ServerContext } from './context.ts'
import { Driver } from './driver.ts'
import { finishesWithin } from './finishes-within.ts'
import { games as houseGames } from './games.ts'
import { Guard } from './guard.ts'
import { answerErrors, HttpError, limitRequests, refuseNul } from './http/answer.ts'
import { deviceGamesRoutes } from './http/device-games.ts'
import { fairRoutes } from './http/fair.ts'
import { clientRoutes, healthRoutes } from './http/health.ts'
import { keptRoutes } from './http/kept.ts'
import { PassOn } from './http/pass-on.ts'
import { pastRoutes } from './http/past.ts'
import { peopleRoutes } from './http/people.ts'
import { positionRoutes } from './http/position.ts'
import { previewRoutes } from './http/preview.ts'
import { pushRoutes } from './http/push.ts'
import { tableRoutes } from './http/tables.ts'
import { Identities } from './identity.ts'
import { Janitor } from './janitor.ts'
import { Keeper } from './keeper.ts'
import { measure } from './measure.ts'
import { Metrics } from './metrics.ts'
import type { KeeperListeners } from './notifier.ts'
import { ownAddress } from './own-address.ts'
import { Owners } from './owners.ts'
import { Passes } from './passing.ts'
import { Presence } from './presence.ts'
import { Pusher } from './push/pusher.ts'
import { Rater } from './rating/rater.ts'
import { ServiceClock } from './service-clock.ts'
import { makeSigner } from './signer.ts'
import { Sockets } from './sockets.ts'
import { ObjectStorage } from './store/object-storage.ts'
import { dropOldSessions } from './store/people.ts'
import { Store } from './store/store.ts'
import { Trials } from './trial.ts'

/** A server that runs. */
export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:7777`. */
  readonly url: string
  readonly port: number
  /** Serves a connection that another process has accepted, whose first bytes have been read. */
  take(socket: Socket, head: Buffer): void
  /** Stops accepting, finishes what is under way, tells clients to reconnect, and closes the store. */
  close(): Promise<void>
}

/**
 * Closing takes at most this many milliseconds, and a second more for a store that does not answer: containers are killed after ten
 * seconds.
 */
const CLOSE_WITHIN = 7000
/** How often tables in memory are compared with the store while other processes write to it, in milliseconds: news may be lost. */
const COMPARE_EVERY = 1500
const YEAR = 365 * 86_400_000

/** Starts a server; it is ready when this resolves. */
export async function startServer(config: Config): Promise<RunningServer> {
  const limits = { ...defaultLimits, ...config.limits }
  const log = config.log ?? (() => {})
  const thread = config.thread === undefined ? {} : { thread: config.thread }
  const store = await Store.open(config.store.kind === 'sqlite' ? { ...thread, ...config.store } : config.store)
  if (config.objects !== undefined) store.objects = new ObjectStorage(config.objects)
  const metrics = makeMetrics(config)
  const signer = makeSigner(await store.key('shuffle-promises'))
  const library = makeLibrary(config.games ?? houseGames, config.levels ?? playersOf, signer, charactersOf)
  const pool = new BotPool({ size: limits.thinkers, limit: limits.thinking, entry: config.thread })
  const fault = (table: string, error: unknown): void => {
    metrics.count('faults_total')
    const text = error instanceof Error ? error.message : String(error)
    log({ level: 'error', what: 'a fault at a table', table, fault: text })
  }
  const clock = new ServiceClock(store, limits.grace)
  store.onHealth = (cause) => {
    if (cause === undefined) log({ level: 'warn', what: 'the store works again' })
    else {
      clock.storeFails()
      log({ level: 'error', what: 'the store fails', fault: cause })
    }
  }
  await clock.open()
  const trials = new Trials(5 * limits.rules, config.thread)
  const guard = new Guard(limits.stall)
  const listeners: KeeperListeners = {
    changed: (room, bot, own) => {
      driver.changed(room, bot, own)
      if (room.table.phase === 'open') presence.changed(room)
      pusher?.changed(room)
      if (room.table.rated === true && room.table.phase === 'over') rater.wake()
    },
    stuck: (room) => driver.stuck(room),
    fault,
  }
  const owners = new Owners(store, clock)
  const keeper = new Keeper({ library, store, owners, guard, trials, limits, clock, listeners, slot: config.slot })
  const presence = new Presence(store, keeper.rooms, () => clock.hasOthers)
  const pusher =
    config.push === undefined ? undefined : new Pusher(config.push, { store, presence, keeper: () => keeper, fault })
  const rater = new Rater(store, limits.ratedPairs, (error) => fault('', error))
  const driver = new Driver({ keeper, owners, pool, store, clock, presence, limits, fault })
  const janitor = new Janitor(store, keeper, clock, limits, fault)
  const identities = await Identities.open(store, limits.passphraseCost)
  const limiters = makeLimiters(limits)
  const server: ServerContext = {
    config,
    limits,
    store,
    clock,
    keeper,
    owners,
    passes: await Passes.open(store, clock),
    presence,
    identities,
    signer,
    metrics,
    limiters,
    log,
    closing: false,
  }
  const sockets = new Sockets(server)
  const passOn = new PassOn(server)
  measure({ metrics, keeper, owners, passOn, store, guard, pool, sockets, janitor })
  const app = await makeApp(server, sockets, passOn)
  const unsubscribe = store.onStored((news) => {
    keeper.onStored(news).catch((error: unknown) => fault(news?.table ?? '', error))
    if (news === undefined) void presence.askAgain()
  })
  const compare = setInterval(() => {
    if (clock.hasOthers || store.isUncertain) keeper.compare().catch((error: unknown) => fault('', error))
  }, COMPARE_EVERY)
  compare.unref()
  await dropOldSessions(store, Date.now() - YEAR)
  const url = await app.listen({ port: config.port ?? 7777, host: config.host ?? '127.0.0.1' })
  if (config.address !== undefined) {
    store.address = ownAddress(config.address, url)
    await clock.beat(true)
  }
  clock.start(
    () => keeper.rooms.size > 0,
    () => void keeper.correctClocks(),
    (error) => fault('', error),
  )
  driver.start()
  rater.start()
  janitor.start()
  log({ level: 'info', what: 'the server listens', url })
  let closed: Promise<void> | undefined
  const close = async (): Promise<void> => {
    const until = performance.now() + CLOSE_WITHIN
    server.closing = true
    unsubscribe()
    clearInterval(compare)
    const steps: readonly ClosingStep[] = [
      [500, () => owners.close()],
      [500, () => driver.close()],
      [500, () => Promise.all([pusher?.close(), presence.close()])],
      [2000, () => keeper.settled()],
      [2500, () => sockets.close()],
      [500, () => Promise.all([passOn.close(), app.close()])],
      [500, () => Promise.all([keeper.settled(), pool.close(), trials.close(), rater.close(), janitor.close()])],
      [500, () => clock.close()],
    ]
    await closeInSteps(steps, (error) => fault('', error))
    await store.close(until - performance.now())
    metrics.close()
    log({ level: 'info', what: 'the server is closed' })
  }
  return {
    url,
    port: Number(new URL(url).port),
    take: (socket, head) => takeConnection(app, socket, head),
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

function makeMetrics({ build }: Config): Metrics {
  const metrics = new Metrics()
  if (build !== undefined) metrics.fact('build_info', { version: build.version, commit: build.commit ?? 'unknown' })
  return metrics
}

function takeConnection({ server }: FastifyInstance, socket: Socket, head: Buffer): void {
  server.emit('connection', socket)
  socket.emit('data', head)
  socket.resume()
}

/** Closes a part of the server, within this many milliseconds. */
type ClosingStep = readonly [limit: number, close: () => Promise<unknown>]

/** Each step has its share of the time: a store that hangs must not keep the process from ending. */
async function closeInSteps(steps: readonly ClosingStep[], fault: (error: unknown) => void): Promise<void> {
  for (const [limit, close] of steps) await finishesWithin(limit, close()).catch(fault)
}

async function makeApp(server: ServerContext, sockets: Sockets, passOn: PassOn): Promise<FastifyInstance> {
  const { behindProxy: proxies = 0 } = server.config
  const app = Fastify({
    bodyLimit: 16 * 1024,
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    // Requests must arrive quickly or not at all: nobody may hold a connection open by sending slowly.
    requestTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: proxies > 0,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
  })
  await app.register(cookie)
  await app.register(websocket, {
    // We answer pings ourselves, so that they too wait while answers pile up.
    options: {
      maxPayload: 16 * 1024,
      maxFragments: 64,
      maxBufferedChunks: 1024,
      perMessageDeflate: false,
      autoPong: false,
    },
  })
  answerErrors(app, server)
  passOn.identify(app)
  app.addHook('onRequest', (request) => limitRequests(server, request))
  app.addHook('onRequest', async (request) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return
    if (!isAllowedOrigin(server, request))
      throw new HttpError(403, { code: 'forbidden', message: 'not from this page' })
    if (server.closing)
      throw new HttpError(503, { code: 'closing', message: 'the server is restarting; try again in a moment' })
  })
  passOn.route(app)
  app.addHook('preValidation', refuseNul)
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (_request, reply) => {
    server.metrics.count(`http_${Math.floor(reply.statusCode / 100)}xx_total`)
  })
  healthRoutes(app, server)
  peopleRoutes(app, server, sockets)
  deviceGamesRoutes(app, server)
  tableRoutes(app, server)
  fairRoutes(app, server)
  keptRoutes(app, server)
  pastRoutes(app, server)
  positionRoutes(app, server)
  previewRoutes(app, server)
  pushRoutes(app, server)
  sockets.route(app)
  await clientRoutes(app, server)
  return app
}
