import { z } from 'zod'
import { clientMessages } from './client-messages.ts'
import { Collector } from './collector.ts'
import { commands } from './commands.ts'
import { routes } from './routes.ts'
import { serverMessages } from './server-messages.ts'

/** The part of JSON Schema that our schemas use. */
interface Node {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly items?: Node
  readonly prefixItems?: readonly Node[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Node | boolean
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly description?: string
}

const HEAD = `# Reference of the protocol

Every message, command and body with all of its members, written by \`npm run protocol\` from the schemas of \`packages/protocol\`.
[protocol.md](protocol.md) explains what they mean and how they work together. For programs: [openapi.json](openapi.json) describes HTTP,
[asyncapi.json](asyncapi.json) the socket. A question mark says that a member may be left out.`

/** docs/protocol-reference.md: every message and every body with all of their members. */
export function reference(): string {
  const collector = new Collector('draft-2020-12')
  const messages = (all: Readonly<Record<string, z.ZodType>>): string[] =>
    Object.entries(all).map(([name, schema]) => `### ${name}\n\n${membersOf(resolve(collector, collector.of(schema)))}`)
  const sections = [
    HEAD,
    '## Messages of a client',
    ...messages(clientMessages),
    '## Command',
    'What a person can ask of a table, through the socket or as the body of `POST …/commands`.',
    commandTable(collector),
    '## Messages of the server',
    ...messages(serverMessages),
    '## HTTP',
    'Every failure is answered with `{ "error": … }`, an [Error](#error-1).',
    httpTable(collector),
  ]
  const own = new Set(
    Object.values({ ...clientMessages, ...serverMessages }).flatMap((schema) => schema.meta()?.id ?? []),
  )
  const parts = Object.entries(collector.sorted())
    .filter(([name]) => name !== 'Command' && !own.has(name))
    .map(([name, part]) => `### ${name}\n\n${partText(asNode(part))}`)
  return `${[...sections, '## Parts', ...parts].join('\n\n')}\n`
}

function commandTable(collector: Collector): string {
  const rows = Object.entries(commands).map(([name, schema]) => {
    const { type: _type, ...members } = resolve(collector, collector.of(schema)).properties ?? {}
    const { required } = resolve(collector, collector.of(schema))
    return `| \`${name}\` | ${cell(memberTexts(members, required).join('<br>'))} |`
  })
  return ['| command | members |', '|---|---|', ...rows].join('\n')
}

/** What the collector wrote is JSON Schema. */
function asNode(data: unknown): Node {
  return z.custom<Node>((each) => typeof each === 'object' && each !== null).parse(data)
}

/** The schema behind a reference. */
function resolve(collector: Collector, data: unknown): Node {
  const node = asNode(data)
  return node.$ref === undefined ? node : asNode(collector.schemas[node.$ref.split('/').at(-1) ?? ''])
}

function partText(node: Node): string {
  const about = node.description === undefined ? '' : `${node.description}.\n\n`
  if (node.properties === undefined) return `${about}${typeText(node)}`
  return `${about}${membersOf(node)}`
}

function membersOf({ properties = {}, required = [] }: Node): string {
  const rows = Object.entries(properties).map(([name, node]) => {
    const optional = required.includes(name) ? '' : '?'
    return `| \`${name}${optional}\` | ${cell(typeText(node))} | ${cell(node.description ?? '')} |`
  })
  return ['| member | type | |', '|---|---|---|', ...rows].join('\n')
}

function httpTable(collector: Collector): string {
  const rows = routes.map(({ method, path, query, body, answers }) => {
    const asked = [
      ...(query === undefined ? [] : [`query ${typeText(asNode(collector.of(query, 'output')))}`]),
      ...(body === undefined ? [] : [typeText(asNode(collector.of(body)))]),
    ]
    const told = Object.entries(answers).map(([status, answer]) =>
      typeof answer === 'string' ? `${status} ${answer}` : `${status} ${typeText(asNode(collector.of(answer)))}`,
    )
    return `| \`${method.toUpperCase()} ${path}\` | ${cell(asked.join(', '))} | ${cell(told.join('; '))} |`
  })
  return ['| request | query and body | answer |', '|---|---|---|', ...rows].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

function typeText(node: Node): string {
  if (node.$ref !== undefined) {
    const name = node.$ref.split('/').at(-1) ?? ''
    // The message `error` has the plain anchor.
    return `[${name}](#${name === 'Error' ? 'error-1' : name.toLowerCase()})`
  }
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``
  if (node.enum !== undefined) return node.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ')
  const choices = node.anyOf ?? node.oneOf
  if (choices !== undefined) return choices.map(typeText).join(' or ')
  if (node.prefixItems !== undefined) return `[${node.prefixItems.map(typeText).join(', ')}]`
  if (node.type === 'array') return `list of ${node.items === undefined ? 'anything' : typeText(node.items)}`
  if (node.type === 'object') return objectText(node)
  if (node.type === 'string') return stringText(node)
  return node.type ?? 'anything'
}

function stringText({ pattern, minLength, maxLength }: Node): string {
  if (pattern !== undefined) return `string \`${pattern}\``
  if (maxLength === undefined) return 'string'
  return `string (${minLength === undefined ? 'at most' : `${minLength} to`} ${maxLength} characters)`
}

function objectText({ properties, required = [], additionalProperties }: Node): string {
  if (properties === undefined) {
    return typeof additionalProperties === 'object' ? `object of ${typeText(additionalProperties)}` : 'object'
  }
  return `{ ${memberTexts(properties, required).join(', ')} }`
}

function memberTexts(properties: Readonly<Record<string, Node>>, required: readonly string[] = []): string[] {
  return Object.entries(properties).map(
    ([name, node]) => `\`${name}${required.includes(name) ? '' : '?'}\`: ${typeText(node)}`,
  )
}
