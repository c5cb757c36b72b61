/** Plain data as short lines, one for each leaf or list of leaves: `hands.0: 3 1 4`. */
export function outline(value: unknown): Map<string, string> {
  const lines = new Map<string, string>()
  collect(lines, '', value)
  return lines
}

function collect(lines: Map<string, string>, path: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) lines.set(path, String(value))
  } else if (Array.isArray(value) && value.every(isLeaf)) {
    lines.set(path, value.length === 0 ? '-' : value.join(' '))
  } else {
    const entries = Object.entries(value)
    if (entries.length === 0) lines.set(path, '-')
    for (const [key, member] of entries) collect(lines, path === '' ? key : `${path}.${key}`, member)
  }
}

function isLeaf(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

/** What changed from one outline to the next, one line each. */
export function changes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const lines: string[] = []
  for (const [path, value] of after) {
    const old = before.get(path)
    if (old === undefined) lines.push(`${path}: ${value}`)
    else if (old !== value) lines.push(`${path}: ${old} -> ${value}`)
  }
  for (const path of before.keys()) if (!after.has(path)) lines.push(`${path}: gone`)
  return lines
}
