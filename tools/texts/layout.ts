import { parseSync } from 'oxc-parser'

/** The parts of a catalogue's layout that the formatter leaves to its author, by the path of each entry. */
export interface Layout {
  /** Objects, and whether they are written on one line. */
  readonly inLine: ReadonlyMap<string, boolean>
  /** Entries after an empty line. */
  readonly apart: ReadonlySet<string>
}

/** The layout of a source file whose default export is a catalogue. */
export function layoutOf(path: string, source: string): Layout {
  const inLine = new Map<string, boolean>()
  const apart = new Set<string>()
  const walk = (node: unknown, keys: readonly string[]): void => {
    const { type, start, properties, elements, expression } = fields(node)
    // `{ … } as const` and `{ … } satisfies …`
    if (expression !== undefined) walk(expression, keys)
    else if (type === 'ArrayExpression') for (const [i, each] of list(elements).entries()) walk(each, [...keys, `${i}`])
    else if (type === 'ObjectExpression') {
      let before = Number(start)
      for (const [i, each] of list(properties).entries()) {
        const { key, value, start: at, end } = fields(each)
        const own = [...keys, String(fields(key).name ?? fields(key).value)]
        const gap = source.slice(before, Number(at))
        if (i === 0) inLine.set(keys.join('/'), !gap.includes('\n'))
        else if (/\n\s*\n/.test(gap)) apart.add(own.join('/'))
        before = Number(end)
        walk(value, own)
      }
    }
  }
  const { program } = parseSync(path, source)
  for (const node of program.body) if (node.type === 'ExportDefaultDeclaration') walk(node.declaration, [])
  return { inLine, apart }
}

const fields = (node: unknown): Record<string, unknown> => Object(node)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
