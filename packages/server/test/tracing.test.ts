// Long test of src/tracing.ts
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, expect, test } from 'vitest'
import { Guest, playing, startTest } from './client.ts'

const spans = new InMemorySpanExporter()
trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }))
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())

afterAll(async () => {
  await spans.shutdown()
  trace.disable()
  context.disable()
})

test('with an SDK of OpenTelemetry a move is a trace: the command, its rules, its commit, and nothing about people', async () => {
  const server = await startTest()
  const { lines } = await playing([await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')])
  const line = lines.find(({ play }) => (play?.legal ?? []).length > 0)
  spans.reset()
  expect(await line?.do({ type: 'act', action: line.play?.legal?.[0] ?? '' })).toMatchObject({ type: 'done' })
  const all = spans.getFinishedSpans()
  const command = all.find(({ name }) => name === 'command')
  expect(command?.attributes).toEqual({ 'orrery.command': 'act', 'orrery.game': 'comets' })
  const children = all.filter((span) => span.parentSpanContext?.spanId === command?.spanContext().spanId)
  expect(children.map(({ name }) => name)).toEqual(['rules', 'store'])
  for (const each of lines) each.close()
  await server.close()
})
