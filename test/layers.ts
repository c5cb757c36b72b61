/** Which packages a package may import. What is not listed may not be imported. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  cosmos: ['kernel'],
  hunters: ['kernel'],
  arks: ['kernel'],
  bots: ['kernel', 'cosmos', 'hunters', 'arks'],
  table: ['kernel', 'bots'],
  protocol: ['kernel'],
  server: ['kernel', 'cosmos', 'hunters', 'arks', 'bots', 'table', 'protocol'],
  web: ['kernel', 'cosmos', 'hunters', 'arks', 'bots', 'table', 'protocol'],
  cli: ['kernel', 'cosmos', 'hunters', 'arks', 'bots', 'table', 'server'],
  bench: ['kernel', 'cosmos', 'hunters', 'arks', 'bots', 'cli'],
}

/** Packages that may use the clock, the network, the disk and chance. All others are pure. */
const worldly = ['server', 'web', 'cli', 'bench']

const impure: readonly [string, RegExp][] = [
  ['Math.random', /\bMath\s*\.\s*random\b/],
  ['the clock', /\bDate\b|\bperformance\b/],
  ['timers', /\bset(?:Timeout|Interval|Immediate)\b|\bqueueMicrotask\b/],
  ['the network', /\bfetch\s*\(|\bWebSocket\b|\bXMLHttpRequest\b/],
  ['the process', /\bprocess\s*\.|\bglobalThis\b/],
  ['the console', /\bconsole\s*\./],
  ['dynamic code', /\beval\s*\(|\bnew Function\b/],
]

/** What a source file of a package does that it may not; nothing when all is well. */
export function breaches(name: string, source: string): string[] {
  const found: string[] = []
  for (const specifier of imports(source)) {
    const other = /^@orrery\/([^/]+)/.exec(specifier)?.[1]
    if (other !== undefined && !(layers[name] ?? []).includes(other)) found.push(`imports ${specifier}`)
    // A relative path that climbs out of `src` and names another folder's sources goes around the doors.
    if (/^(\.\.\/)+[^./][^/]*\/src\//.test(specifier)) found.push(`reaches into another package: ${specifier}`)
    if (specifier.startsWith('node:') && !worldly.includes(name)) found.push(`imports ${specifier}`)
  }
  if (!worldly.includes(name)) {
    const code = withoutComments(source)
    for (const [what, pattern] of impure) if (pattern.test(code)) found.push(`uses ${what}`)
  }
  return found
}

function imports(source: string): string[] {
  const pattern = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
  return [...source.matchAll(pattern)].map((match) => match[1] ?? '')
}

/** Comments and texts may speak of anything. */
function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:])\/\/.*$/gm, '$1')
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, "''")
}
