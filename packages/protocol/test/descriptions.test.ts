import { readFileSync } from 'node:fs'
import asyncApiSpecs from '@asyncapi/specs'
import { Validator } from '@seriousme/openapi-schema-validator'
import Ajv from 'ajv'
import Ajv2020 from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { asyncApi, fileText, openApi, reference } from '../src/descriptions.ts'

const read = (path: string): string => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8')

test('the files in docs are what the schemas say: npm run protocol writes them', () => {
  expect(read('openapi.json')).toBe(fileText(openApi()))
  expect(read('asyncapi.json')).toBe(fileText(asyncApi()))
  expect(read('protocol-reference.md')).toBe(reference())
})

test('docs/openapi.json is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(read('openapi.json')))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const broken = { ...JSON.parse(read('openapi.json')), paths: { '/x': { get: { responses: 3 } } } }
  expect((await new Validator().validate(broken)).valid).toBe(false)
})

test('docs/asyncapi.json is valid AsyncAPI 3.0', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false, meta: false, validateSchema: false })
  const validate = ajv.compile(JSON.parse(JSON.stringify(asyncApiSpecs.schemas['3.0.0'])))
  validate(JSON.parse(read('asyncapi.json')))
  expect(validate.errors).toBeNull()
  expect(validate({ ...JSON.parse(read('asyncapi.json')), channels: 3 })).toBe(false)
})

test('every example in the files follows the JSON Schema beside it', () => {
  const api = JSON.parse(read('openapi.json'))
  const ajv = new Ajv2020({ strict: false }).addSchema(api, 'openapi')
  let examples = 0
  for (const [path, schema, example] of shown(api, '#')) {
    const validate = ajv.getSchema(`openapi${path}`) ?? ajv.compile(schema)
    expect(validate(example), `${path}: ${JSON.stringify(validate.errors)}`).toBe(true)
    examples++
  }
  expect(examples).toBeGreaterThan(25)
  const socket = JSON.parse(read('asyncapi.json'))
  const old = new Ajv({ strict: false }).addSchema(socket, 'asyncapi')
  for (const [name, { payload, examples: all }] of Object.entries<Message>(socket.channels.table.messages)) {
    const validate = old.getSchema(`asyncapi${payload.$ref}`)
    expect(all.length).toBeGreaterThan(0)
    for (const each of all) expect(validate?.(each.payload), `${name}: ${JSON.stringify(validate?.errors)}`).toBe(true)
  }
})

interface Message {
  readonly payload: { readonly $ref: string }
  readonly examples: readonly { readonly payload: unknown }[]
}

/** Every example of an OpenAPI file with the place of its schema. */
function* shown(node: unknown, path: string): Generator<[string, object, unknown]> {
  if (typeof node !== 'object' || node === null) return
  if ('example' in node && 'schema' in node && typeof node.schema === 'object' && node.schema !== null) {
    yield [`${path}/schema`, node.schema, node.example]
  }
  for (const [key, value] of Object.entries(node)) {
    yield* shown(value, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
}
