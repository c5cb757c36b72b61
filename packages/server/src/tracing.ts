import { type Attributes, INVALID_TRACEID, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('orrery')
let on = false

/** Whether the process was started with an OpenTelemetry SDK (`NODE_OPTIONS=--import …`): nothing is traced, or loaded, without one. */
function isTraced(): boolean {
  on ||= tracer.startSpan('start').spanContext().traceId !== INVALID_TRACEID
  return on
}

/** Does something as a span of a trace. Attributes never hold a name, an id or a text of a person. */
export function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!isTraced()) return work()
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.recordException(error instanceof Error ? error : String(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
