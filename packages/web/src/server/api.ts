import type { Refusal } from '@orrery/kernel'
import type {
  Answers,
  DeviceGame,
  Me,
  NewTable,
  PersonPage,
  SeenPosition,
  Subscription,
  WireCommand,
} from '@orrery/protocol'

/** A failed request: its HTTP status, or 0 when the server was not reached. */
export class ServerError extends Error {
  readonly status: number
  readonly refusal: Refusal | undefined

  constructor(status: number, refusal?: Refusal) {
    super(refusal?.code ?? `the server answered ${status}`)
    this.status = status
    this.refusal = refusal
  }
}

/** Sends a request. The answer comes from the server that delivered this page, in the form its protocol defines. */
async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api/v1${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined)
  // A static page without a server answers every address with itself.
  const json = response?.headers.get('content-type')?.startsWith('application/json') === true
  if (response === undefined) throw new ServerError(0)
  if (response.status === 204) return JSON.parse('{}')
  const data = json ? await response.json() : undefined
  if (!response.ok || data === undefined) throw new ServerError(response.ok ? 0 : response.status, data?.refusal)
  return data
}

/** The lists of tables there are. */
export type TableList = 'mine' | 'archived' | 'open' | 'running'

const paths: Readonly<Record<TableList, string>> = {
  mine: '/me/tables?archived=false',
  archived: '/me/tables?archived=true',
  open: '/tables?kind=open',
  running: '/tables?kind=running',
}

/** The server, as the page uses it. */
export const server = {
  me: (name?: string) => request<Me>('POST', '/me', name === undefined ? {} : { name }),
  rename: (name: string) => request<Me>('PATCH', '/me', { name }),
  makeAccount: (name: string, passphrase: string) => request<Me>('POST', '/me/account', { name, passphrase }),
  login: (name: string, passphrase: string) => request<Me>('POST', '/session', { name, passphrase }),
  logout: () => request<object>('DELETE', '/session'),
  person: (id: string) => request<PersonPage>('GET', `/people/${encodeURIComponent(id)}`),
  games: async () => (await request<Answers['games']>('GET', '/games')).games,
  /** One page of a list; its `next` leads to the following one. */
  tables: (list: TableList, after?: string) =>
    request<Answers['tables']>('GET', after === undefined ? paths[list] : `${paths[list]}&after=${after}`),
  /** A running game as every spectator may see it; without `play` when nothing came after row `after`. */
  position: (table: string, after?: number) =>
    request<SeenPosition>('GET', `/tables/${table}/position${after === undefined ? '' : `?after=${after}`}`),
  joinDeviceGames: (games: readonly DeviceGame[]) =>
    request<Answers['deviceGames']>('POST', '/me/device-games', { games }),
  create: async (table: NewTable) => (await request<Answers['table']>('POST', '/tables', table)).table,
  rating: (table: string) => request<Answers['rating']>('GET', `/tables/${table}/rating`),
  command: (table: string, command: WireCommand) =>
    request<Answers['commanded']>('POST', `/tables/${table}/commands`, command),
  rematch: async (table: string) => (await request<Answers['rematch']>('POST', `/tables/${table}/rematch`, {})).next,
  invite: (code: string) => request<Answers['invite']>('GET', `/invites/${encodeURIComponent(code)}`),
  pushKey: async () => (await request<Answers['pushKey']>('GET', '/push')).key,
  subscribe: (subscription: Subscription) => request<Answers['ok']>('POST', '/me/push', subscription),
  unsubscribe: (endpoint: string) => request<Answers['ok']>('DELETE', '/me/push', { endpoint }),
}
