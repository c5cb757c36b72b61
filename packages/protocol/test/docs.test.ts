import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  clientMessageSchema,
  clientMessages,
  commands,
  routes,
  serverMessageSchema,
  serverMessages,
} from '../src/index.ts'
import { newsTypes } from '../src/sights.ts'

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/\n```\n([\s\S]*?)\n```/g)].map(([, text = '']) => text)

/** The JSON values of an example, one after the other: each begins at the start of a line, or after what `head` matches. */
function pieces(text: string, head: RegExp): { readonly head: string; readonly json: string }[] {
  const found: { head: string; json: string }[] = []
  for (const line of text.split('\n')) {
    const start = head.exec(line)
    const last = found.at(-1)
    if (start !== null) found.push({ head: start[0].trim(), json: line.slice(start[0].length) })
    else if (last !== undefined) last.json += line
  }
  return found
}

test('every example of a message is one', () => {
  let examples = 0
  for (const block of blocks.filter((text) => text.startsWith('{'))) {
    for (const { json } of pieces(block, /^(?=\{)/)) {
      const data: { type: string } = JSON.parse(json)
      const schema = Object.hasOwn(clientMessages, data.type) ? clientMessageSchema : serverMessageSchema
      expect(schema.parse(data), json).toEqual(data)
      examples++
    }
  }
  expect(examples).toBeGreaterThan(10)
})

test('every example of a request and its answer is one', () => {
  let examples = 0
  for (const block of blocks.filter((text) => !text.startsWith('{'))) {
    const [request, answer] = pieces(block, /^(?:[A-Z]+ \S+|\d{3})\s*/)
    const [method = '', path = ''] = (request?.head ?? '').split(' ')
    const route = routes.find(
      (each) =>
        each.method === method.toLowerCase() && new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    )
    expect(route, block).toBeDefined()
    if (request?.json !== '') {
      const body: unknown = JSON.parse(request?.json ?? '')
      expect(route?.body?.parse(body), block).toEqual(body)
    }
    const told = route?.answers[Number(answer?.head)]
    const data: unknown = JSON.parse(answer?.json ?? '')
    expect(typeof told === 'object' && told.parse(data), block).toEqual(data)
    examples++
  }
  expect(examples).toBeGreaterThanOrEqual(3)
})

test('every message, command, kind of news and address is explained', () => {
  const missing = [
    ...Object.keys(clientMessages).filter((type) => !page.includes(`"type": "${type}"`)),
    ...Object.keys(serverMessages).filter(
      (type) => !page.includes(`- **${type}**`) && !page.includes(`"type": "${type}"`),
    ),
    ...Object.keys(commands).filter((type) => !page.includes(`\`${type}\``)),
    ...newsTypes.filter((type) => type !== 'created' && !page.includes(`\`${type}\``)),
    ...routes.flatMap(({ method, path }) => {
      const address = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`
      return page.includes(`\`${address}\``) || page.includes(`\`${address}?`) ? [] : [address]
    }),
  ]
  expect(missing).toEqual([])
})
