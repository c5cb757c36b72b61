import type { z } from 'zod'
import { answers, requests } from './bodies.ts'
import { commandSchema } from './commands.ts'
import { me, personPage } from './people.ts'
import { pastSchema, positionSchema } from './sights.ts'

/** One way to call the server over HTTP. */
export interface Route {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** With `{id}` for what is in the address. */
  readonly path: string
  readonly id: string
  readonly summary: string
  /** Whether the sender needs an identity. */
  readonly session?: true
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** By status: the body of the answer, or `empty`; `text` and `png` are not JSON. Failures have the same shape everywhere. */
  readonly answers: Readonly<Record<number, z.ZodType | 'empty' | 'text' | 'png'>>
}

const table = '/api/v1/tables/{id}'

/** Every address of the protocol. */
export const routes: readonly Route[] = [
  {
    method: 'post',
    path: '/api/v1/me',
    id: 'me',
    summary: 'Who am I? Creates a guest when the sender is nobody yet',
    body: requests.me,
    answers: { 200: me },
  },
  {
    method: 'patch',
    path: '/api/v1/me',
    id: 'rename',
    summary: 'Changes the name',
    session: true,
    body: requests.rename,
    answers: { 200: me },
  },
  {
    method: 'post',
    path: '/api/v1/me/account',
    id: 'makeAccount',
    summary: 'Gives the identity an account, to use it on another device',
    session: true,
    body: requests.account,
    answers: { 200: me },
  },
  {
    method: 'patch',
    path: '/api/v1/me/account',
    id: 'changePassphrase',
    summary: 'Changes the passphrase and ends all other sessions',
    session: true,
    body: requests.passphrase,
    answers: { 204: 'empty' },
  },
  {
    method: 'post',
    path: '/api/v1/me/device-games',
    id: 'joinDeviceGames',
    summary: 'Joins games against bots that were played on a device to the account',
    session: true,
    body: requests.deviceGames,
    answers: { 200: answers.deviceGames },
  },
  {
    method: 'post',
    path: '/api/v1/session',
    id: 'login',
    summary: 'Logs in',
    body: requests.login,
    answers: { 200: me },
  },
  {
    method: 'delete',
    path: '/api/v1/session',
    id: 'logout',
    summary: 'Logs out and closes the sockets of the session',
    answers: { 204: 'empty' },
  },
  {
    method: 'get',
    path: '/api/v1/people/{id}',
    id: 'person',
    summary: 'How somebody plays: statistics, ratings and results',
    answers: { 200: personPage },
  },
  {
    method: 'get',
    path: '/api/v1/games',
    id: 'games',
    summary: 'The games of this server',
    answers: { 200: answers.games },
  },
  {
    method: 'get',
    path: '/api/v1/tables',
    id: 'tables',
    summary: 'Open tables, or games to watch',
    query: requests.lobby,
    answers: { 200: answers.tables },
  },
  {
    method: 'get',
    path: '/api/v1/me/tables',
    id: 'myTables',
    summary: "The sender's tables, the last changed first",
    session: true,
    query: requests.mine,
    answers: { 200: answers.tables },
  },
  {
    method: 'post',
    path: '/api/v1/tables',
    id: 'createTable',
    summary: 'Creates a table',
    session: true,
    body: requests.table,
    answers: { 201: answers.table, 409: answers.refused },
  },
  {
    method: 'get',
    path: table,
    id: 'table',
    summary: "A table, and which of its seats are the sender's",
    query: requests.code,
    answers: { 200: answers.table },
  },
  {
    method: 'post',
    path: `${table}/commands`,
    id: 'command',
    summary: 'Does a command at a table',
    session: true,
    body: commandSchema,
    answers: { 200: answers.commanded, 409: answers.refused },
  },
  {
    method: 'post',
    path: `${table}/rematch`,
    id: 'rematch',
    summary: 'Asks for a rematch: one table for all who ask',
    session: true,
    answers: { 200: answers.rematch, 409: answers.refused },
  },
  {
    method: 'get',
    path: `${table}/record`,
    id: 'record',
    summary: 'The signed record of a finished game',
    query: requests.code,
    answers: { 200: answers.record },
  },
  {
    method: 'get',
    path: `${table}/log`,
    id: 'log',
    summary: 'Who decided what, also of a game whose rules are no longer carried',
    query: requests.code,
    answers: { 200: answers.log },
  },
  {
    method: 'get',
    path: `${table}/picture`,
    id: 'picture',
    summary: 'The result of a finished public game as a picture of 1200 x 630, for previews of links to it',
    query: requests.picture,
    answers: { 200: 'png', 304: 'empty' },
  },
  {
    method: 'get',
    path: `${table}/rating`,
    id: 'tableRating',
    summary: 'What a rated game changed, or why it did not count',
    query: requests.code,
    answers: { 200: answers.rating },
  },
  {
    method: 'get',
    path: `${table}/position`,
    id: 'position',
    summary: 'The game as every spectator may see it now',
    query: requests.position,
    answers: { 200: positionSchema },
  },
  {
    method: 'get',
    path: `${table}/past`,
    id: 'past',
    summary: 'The last decisions after a row, with the position after each as the sender saw it',
    query: requests.past,
    answers: { 200: pastSchema },
  },
  {
    method: 'get',
    path: '/api/v1/invites/{code}',
    id: 'invite',
    summary: 'The table that a code opens',
    session: true,
    answers: { 200: answers.invite },
  },
  {
    method: 'get',
    path: '/api/v1/push',
    id: 'pushKey',
    summary: "The server's public key for Web Push; 404 when it does not push",
    answers: { 200: answers.pushKey },
  },
  {
    method: 'post',
    path: '/api/v1/me/push',
    id: 'subscribe',
    summary: 'Keeps the subscription of a browser to "your turn"',
    session: true,
    body: requests.subscription,
    answers: { 200: answers.ok },
  },
  {
    method: 'delete',
    path: '/api/v1/me/push',
    id: 'unsubscribe',
    summary: 'Forgets a subscription',
    session: true,
    body: requests.unsubscription,
    answers: { 200: answers.ok },
  },
  {
    method: 'get',
    path: '/.well-known/orrery-key.json',
    id: 'signingKey',
    summary: 'The public key of everything the server signs',
    answers: { 200: answers.signingKey },
  },
  {
    method: 'get',
    path: '/health',
    id: 'health',
    summary: 'Whether the process works; 503 when only a new process can help',
    answers: { 200: answers.ok, 503: answers.ok },
  },
  {
    method: 'get',
    path: '/ready',
    id: 'ready',
    summary: 'Whether moves can be stored',
    answers: { 200: answers.ready, 503: answers.ready },
  },
  {
    method: 'get',
    path: '/metrics',
    id: 'metrics',
    summary: 'Figures for Prometheus; from this machine, or with the configured bearer token',
    answers: { 200: 'text' },
  },
]
