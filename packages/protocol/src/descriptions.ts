import { z } from 'zod'
import { answers } from './bodies.ts'
import { clientMessages } from './client-messages.ts'
import { Collector, type Json } from './collector.ts'
import { clientExamples, routeExamples, serverExamples } from './examples.ts'
import { PROTOCOL } from './parts.ts'
import { type Route, routes } from './routes.ts'
import { serverMessages } from './server-messages.ts'

const about = {
  title: 'Orrery',
  version: `${PROTOCOL}.0.0`,
  license: { name: 'MIT', identifier: 'MIT' },
}

const FAILED = 'Not understood, or not possible now'

/** The HTTP part of the protocol as OpenAPI 3.1. */
export function openApi(): Json {
  const collector = new Collector('draft-2020-12')
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    const operations = paths[route.path] ?? {}
    operations[route.method] = operation(route, collector)
    paths[route.path] = operations
  }
  return {
    openapi: '3.1.0',
    info: { ...about, description: 'The HTTP part of the protocol; docs/protocol.md explains it.' },
    servers: [{ url: '/', description: 'The server that delivered this file' }],
    security: [{}, { cookie: [] }, { bearer: [] }],
    paths,
    components: {
      schemas: collector.sorted(),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'orrery' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const descriptions: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Created',
  204: 'Done; the answer is empty',
  304: 'Not changed',
  409: 'Understood, and not allowed',
  503: 'Not now',
}

/** Answers that are not JSON. */
const plain = {
  text: { 'text/plain': { schema: { type: 'string' } } },
  png: { 'image/png': {} },
}

function operation(route: Route, collector: Collector): Json {
  const example = routeExamples[route.id] ?? {}
  const parameters = [
    ...[...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(route.query?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: !z.safeParse(z.object({ [name]: schema }), {}).success,
      schema: collector.of(schema, 'output'),
    })),
  ]
  const json = (schema: z.ZodType, shown: unknown) => ({
    'application/json': { schema: collector.of(schema), ...(shown === undefined ? {} : { example: shown }) },
  })
  const replies = Object.entries(route.answers).map(([status, answer], nr) => {
    const shown = nr === 0 ? example.answer : undefined
    const content =
      answer === 'empty' ? {} : { content: typeof answer === 'string' ? plain[answer] : json(answer, shown) }
    return [status, { description: descriptions[status] ?? 'Done', ...content }]
  })
  return {
    operationId: route.id,
    summary: route.summary,
    ...(route.session === true ? { security: [{ cookie: [] }, { bearer: [] }] } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(route.body === undefined ? {} : { requestBody: { required: true, content: json(route.body, example.body) } }),
    responses: {
      ...Object.fromEntries(replies),
      default: { description: FAILED, content: json(answers.failed, undefined) },
    },
  }
}

/** The socket of a table as AsyncAPI 3.0. */
export function asyncApi(): Json {
  const collector = new Collector('draft-7')
  const sent = describe(clientMessages, clientExamples, collector)
  const received = describe(serverMessages, serverExamples, collector)
  const refs = (messages: Json): Json[] =>
    Object.keys(messages).map((name) => ({ $ref: `#/channels/table/messages/${name}` }))
  const { license: _license, ...info } = about
  return {
    asyncapi: '3.0.0',
    info: {
      ...info,
      license: { name: 'MIT' },
      description: 'The WebSocket of a table; docs/protocol.md explains it.',
    },
    defaultContentType: 'application/json',
    channels: {
      table: {
        address: '/api/v1/tables/{id}/socket',
        description: 'One WebSocket for each table that somebody looks at',
        parameters: { id: { description: 'The id of the table' } },
        messages: { ...sent, ...received },
      },
    },
    operations: {
      hear: {
        action: 'receive',
        channel: { $ref: '#/channels/table' },
        summary: 'What clients send; hello comes first',
        messages: refs(sent),
      },
      tell: {
        action: 'send',
        channel: { $ref: '#/channels/table' },
        summary: 'What the server sends',
        messages: refs(received),
      },
    },
    components: { schemas: collector.sorted() },
  }
}

function describe(
  messages: Readonly<Record<string, z.ZodType>>,
  examples: Readonly<Record<string, readonly unknown[]>>,
  collector: Collector,
): Json {
  return Object.fromEntries(
    Object.entries(messages).map(([name, schema]) => [
      name,
      { name, payload: collector.of(schema), examples: (examples[name] ?? []).map((payload) => ({ payload })) },
    ]),
  )
}

/** A description as the text of its file. */
export function fileText(description: Json): string {
  return `${JSON.stringify(description, null, 2)}\n`
}

export { reference } from './reference.ts'
