import { z } from 'zod'

/** A piece of a description: plain JSON. */
export type Json = Readonly<Record<string, unknown>>

/** Turns schemas into JSON Schema; those with an id are collected, and referred to from everywhere else. */
export class Collector {
  readonly #target: 'draft-2020-12' | 'draft-7'
  readonly schemas: Record<string, unknown> = {}

  constructor(target: 'draft-2020-12' | 'draft-7') {
    this.#target = target
  }

  /** The schema, or a reference to it. `output` describes the value after parsing: a number that is written as text in a query. */
  of(schema: z.ZodType, io: 'input' | 'output' = 'input'): unknown {
    // Only what lies inside another schema becomes a reference.
    const text = JSON.stringify(z.toJSONSchema(z.object({ it: schema }), { io, target: this.#target }))
    const { properties, $defs, definitions } = JSON.parse(
      text.replaceAll(/"#\/(?:\$defs|definitions)\//g, '"#/components/schemas/'),
    )
    for (const [id, each] of Object.entries<Json>($defs ?? definitions ?? {})) {
      const { id: _id, $id: _own, ...plain } = each
      this.schemas[id] = plain
    }
    return properties.it
  }

  /** What was collected, in alphabetical order, so that the file does not depend on the order of collection. */
  sorted(): Json {
    return Object.fromEntries(Object.entries(this.schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}
