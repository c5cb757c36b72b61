import { parseSync, Visitor } from 'oxc-parser'

/** The most lines that a function may have, from its first to its last, and that a file may have. */
export const longest = { function: 120, file: 500 }

/** Everything in a source file that is too long, by its place. */
export function tooLong(path: string, source: string): string[] {
  const lines = source.trimEnd().split('\n').length
  const found = lines > longest.file ? [`${path} has ${lines} lines`] : []
  if (path.endsWith('.css')) return found
  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length
  const measure = ({ start, end }: { readonly start: number; readonly end: number }): void => {
    // Most functions are short, and have fewer characters than this many lines.
    if (end - start < longest.function) return
    const count = source.slice(start, end).split('\n').length
    if (count > longest.function) found.push(`${path}:${lineOf(start)} has a function of ${count} lines`)
  }
  const functions = { FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure }
  new Visitor(functions).visit(parseSync(path, source).program)
  return found
}
