import type { ClientMessage } from './client-messages.ts'
import type { WireCommand } from './commands.ts'
import type { ServerMessage } from './server-messages.ts'

type ByType<M extends { readonly type: string }> = {
  readonly [K in M['type']]: readonly [Extract<M, { type: K }>, ...Extract<M, { type: K }>[]]
}

const at = 1794778138440
const id = 'LqNV18ldkP44cvtZ'
const mira = { id: 'aW9KnKZr364p', name: 'Mira' }
const nonce = '0b6c5f21d3a94e8890cfa1b2c3d4e5f6'
const binding = '7d1a'.repeat(16)
const key = '3c'.repeat(32)
const signature = 'e5'.repeat(64)
const commitment = '9f'.repeat(32)

/** A command of every kind. */
export const commandExamples: ByType<WireCommand> = {
  sit: [
    { type: 'sit', seat: 1, binding },
    { type: 'sit', nonce, code: 'k7m2p9xw' },
  ],
  bind: [{ type: 'bind', binding }],
  'seat-bot': [{ type: 'seat-bot', seat: 2, level: 'easy' }],
  free: [{ type: 'free', seat: 2 }],
  swap: [{ type: 'swap', a: 0, b: 2 }],
  'set-up': [
    { type: 'set-up', seats: 4, options: { length: 'long' }, clock: { kind: 'real', turn: 60000, reserve: 600000 } },
  ],
  start: [{ type: 'start' }, { type: 'start', nonce }],
  nonce: [{ type: 'nonce', nonce }],
  act: [{ type: 'act', action: 'fly:moon-3', after: 36, ref: nonce }],
  undo: [{ type: 'undo', whole: true, ref: nonce }],
  resign: [{ type: 'resign' }],
  leave: [{ type: 'leave' }],
  return: [{ type: 'return' }],
  pause: [{ type: 'pause', want: true }],
  resume: [{ type: 'resume' }],
  say: [{ type: 'say', text: 'Good luck!' }],
  emote: [{ type: 'emote', emote: 'wave' }],
}

/** A message of every kind that clients send. */
export const clientExamples: ByType<ClientMessage> = {
  hello: [
    { type: 'hello', v: 1, mine: true, last: 41, patches: true },
    { type: 'hello', v: 1, code: 'k7m2p9xw', session: 'v4Kc' },
    { type: 'hello', v: 1, seat: 0, token: 'Zr0' },
  ],
  do: [{ type: 'do', id: 7, command: commandExamples.act[0] }],
  ping: [{ type: 'ping', id: 8 }],
}

/** A table with one free seat, as it is shown. */
const openTable = {
  id,
  game: 'arks',
  version: 1,
  phase: 'open',
  host: mira.id,
  options: { length: 'long' },
  clock: { kind: 'real', turn: 60000, reserve: 600000 },
  private: true,
  spectators: true,
  hotseat: false,
  rated: false,
  standIn: 'medium',
  createdAt: at,
  seats: [{ kind: 'person', ...mira, nonce: false }, { kind: 'bot', level: 'easy', nonce: true }, { kind: 'open' }],
  fair: {
    commitment,
    seats: [binding, 'bot', 'none'],
    promise: { table: id, game: 'arks', version: 1, commitment, seq: 1, at, key, signature },
  },
  pause: { wanted: [] },
  code: 'k7m2p9xw',
} as const

const position = {
  toAct: [0],
  moment: { round: 1, turn: 2 },
  changes: 37,
  clocks: [{ turn: 60000, reserve: 587300, runs: true }],
  legal: ['draw', 'play:3'],
  undo: 0,
} as const

const acted = {
  seq: 42,
  at,
  type: 'acted',
  seat: 1,
  moment: { round: 1, turn: 1 },
  events: [{ type: 'drew' }],
} as const

/** A message of every kind that the server sends. */
export const serverExamples: ByType<ServerMessage> = {
  welcome: [{ type: 'welcome', v: 1, heartbeat: 20000, at, you: mira }],
  update: [
    { type: 'update', as: 0, seq: 42, at, news: [acted], play: { view: { hand: [3, 5] }, ...position } },
    {
      type: 'update',
      as: 0,
      seq: 42,
      at,
      news: [acted],
      play: { patch: [[['hand', 1], 5], [['drawn']]], ...position },
    },
    {
      type: 'update',
      seq: 3,
      at,
      news: [{ seq: 3, at, type: 'said', chat: { seq: 3, at, person: mira, text: 'Good luck!' } }],
      table: openTable,
      chat: [{ seq: 3, at, person: mira, text: 'Good luck!' }],
    },
  ],
  done: [
    { type: 'done', id: 7, seq: 43 },
    { type: 'done', id: 7, seq: 4, seat: 1, token: 'Zr0' },
  ],
  refused: [{ type: 'refused', id: 7, refusal: { code: 'no-such-card', rule: 'K2', params: { value: 4 } } }],
  error: [
    {
      type: 'error',
      id: 7,
      error: {
        code: 'bad-message',
        message: 'Invalid input: expected string, received number',
        field: 'command.action',
      },
    },
    {
      type: 'error',
      id: 7,
      error: { code: 'unavailable', message: 'the server cannot reach its store; try again', retry: true, wait: 1000 },
    },
  ],
  pong: [{ type: 'pong', id: 8, at }],
  present: [{ type: 'present', seats: [0, 1], watchers: 2 }],
  bye: [{ type: 'bye', why: 'restart', wait: 1730 }],
}

/** A request of every kind with its usual answer, by the id of the route. */
export const routeExamples: Readonly<Record<string, { readonly body?: unknown; readonly answer?: unknown }>> = {
  me: { body: { name: 'Mira', bearer: true }, answer: { ...mira, session: 'v4Kc' } },
  rename: { body: { name: 'Mira' }, answer: { ...mira, account: 'mira' } },
  makeAccount: { body: { name: 'mira', passphrase: 'seven blue moons' }, answer: { ...mira, account: 'mira' } },
  changePassphrase: { body: { old: 'seven blue moons', passphrase: 'eight red suns' } },
  joinDeviceGames: {
    body: { games: [{ id: nonce, game: 'arks', seats: 2, score: 61, won: true, finishedAt: at }] },
    answer: { count: 1 },
  },
  login: { body: { name: 'mira', passphrase: 'eight red suns' }, answer: mira },
  logout: {},
  person: {
    answer: {
      ...mira,
      since: 1794000000000,
      statistics: [
        {
          game: 'arks',
          played: 12,
          won: 5,
          scored: 11,
          best: 61,
          average: 43.5,
          bySeats: [{ seats: 2, played: 9, won: 4, scored: 8, best: 61, average: 44.1 }],
        },
      ],
      ratings: [
        {
          game: 'arks',
          rating: 1583,
          deviation: 92,
          games: 7,
          best: 1604,
          history: [{ table: id, at, rating: 1562, change: 62 }],
        },
      ],
      results: [
        {
          table: id,
          seat: 0,
          game: 'arks',
          seats: 2,
          rank: 1,
          score: 58,
          outcome: 'won',
          finishedAt: at,
          private: false,
          rated: true,
          rating: { before: 1500, after: 1562 },
        },
      ],
    },
  },
  games: {
    answer: {
      games: [
        {
          id: 'arks',
          version: 1,
          seats: { min: 1, max: 4 },
          options: [{ id: 'length', values: ['short', 'long'], default: 'short' }],
          levels: ['easy', 'medium', 'hard'],
        },
      ],
    },
  },
  tables: { answer: { tables: [listed()], next: `${at}_${id}` } },
  myTables: { answer: { tables: [listed()] } },
  createTable: {
    body: {
      game: 'arks',
      seats: 3,
      bots: ['easy'],
      clock: { kind: 'real', turn: 60000, reserve: 600000 },
      options: { length: 'long' },
      private: true,
    },
    answer: { table: openTable, mine: [{ seat: 0, token: 'Zr0' }] },
  },
  table: { answer: { table: openTable, mine: [{ seat: 0, token: 'Zr0' }] } },
  command: { body: commandExamples.start[0], answer: { seq: 4, table: openTable, mine: [{ seat: 0, token: 'Zr0' }] } },
  rematch: { answer: { next: 'b2Tq0cUHxOq1vY5k' } },
  record: {
    answer: {
      game: 'arks',
      version: 1,
      options: { length: 'long' },
      seats: 1,
      seed: '4a'.repeat(32),
      actions: ['0 draw'],
      fair: { commitment, secret: '5e'.repeat(32), nonces: [nonce] },
      signed: { table: id, key, signature },
    },
  },
  log: {
    answer: {
      table: openTable,
      decisions: [
        { seq: 5, at: 1793500000000, seat: 0, action: 'draw', undone: true },
        { seq: 7, at: 1793500004000, seat: 1 },
      ],
    },
  },
  picture: {},
  tableRating: {
    answer: {
      rated: true,
      pending: false,
      rules: { moves: 20, pairs: 5 },
      people: [
        { seat: 0, person: mira.id, before: 1500, after: 1562 },
        { seat: 1, person: 'q3VZs0m1KpLx', before: 1500, after: 1438 },
      ],
    },
  },
  position: { answer: { seq: 42, play: { view: { stars: [3] }, ...position } } },
  past: {
    answer: {
      start: { view: { hand: [3] }, ...position },
      steps: [{ news: acted, play: { patch: [[['hand', 1], 5]], ...position } }],
    },
  },
  invite: { answer: { table: id, code: 'k7m2p9xw' } },
  pushKey: { answer: { key: 'BOb0' } },
  subscribe: {
    body: {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
    answer: { ok: true },
  },
  unsubscribe: { body: { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAA' }, answer: { ok: true } },
  signingKey: { answer: { algorithm: 'Ed25519', key } },
  health: { answer: { ok: true } },
  ready: { answer: { ready: true, oldestCommit: 0 } },
  metrics: { answer: 'orrery_sockets 3\n' },
}

function listed(): object {
  const { fair: _fair, code: _code, ...rest } = openTable
  return { ...rest, updatedAt: at, toAct: [] }
}
