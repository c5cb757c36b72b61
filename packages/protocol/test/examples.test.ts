import { expect, test } from 'vitest'
import { clientExamples, commandExamples, routeExamples, serverExamples } from '../src/examples.ts'
import { clientMessageSchema, commandSchema, routes, serverMessageSchema } from '../src/index.ts'

test('every message has an example, and each is what its schema says', () => {
  for (const example of Object.values(commandExamples).flat()) expect(commandSchema.parse(example)).toEqual(example)
  for (const example of Object.values(clientExamples).flat()) {
    expect(clientMessageSchema.parse(example)).toEqual(example)
  }
  for (const example of Object.values(serverExamples).flat()) {
    expect(serverMessageSchema.parse(example)).toEqual(example)
  }
})

test('every request and every answer has an example, and each is what its schema says', () => {
  for (const { id, body, answers } of routes) {
    const example = routeExamples[id]
    if (body !== undefined) expect(body.parse(example?.body), id).toEqual(example?.body)
    const [usual] = Object.values(answers)
    if (typeof usual === 'object') expect(usual.parse(example?.answer), id).toEqual(example?.answer)
  }
  expect(Object.keys(routeExamples)).toEqual(routes.map(({ id }) => id))
})

test('unknown members from a client are refused; unknown members from the server are ignored', () => {
  expect(clientMessageSchema.safeParse({ ...clientExamples.ping[0], more: 1 }).success).toBe(false)
  expect(serverMessageSchema.parse({ ...serverExamples.pong[0], more: 1 })).toEqual(serverExamples.pong[0])
})
