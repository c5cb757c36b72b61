import type { Findings } from './check.ts'

/** What a language lacks, by catalogue: each text with its English, or just the number if a whole catalogue is missing. */
export function reportMissing(language: string, { total, flaws, sizes }: Findings): string[] {
  const missing = flaws.filter(({ why }) => why === 'missing')
  const lines = [...sizes].flatMap(([catalogue, size]) => {
    const own = missing.filter((flaw) => flaw.catalogue === catalogue)
    if (own.length === 0) return []
    if (own.length === size) return [`${catalogue}: all ${size}`]
    return [`${catalogue}: ${own.length} of ${size}`, ...own.map(({ key, detail }) => `  ${key}: ${detail}`)]
  })
  const wrong = flaws.filter(({ why }) => why !== 'missing')
  return [
    ...lines,
    `${language} lacks ${missing.length} of ${total} texts`,
    ...wrong.map(({ catalogue, key, why, detail }) => `${catalogue} ${key}: ${why} (${detail})`),
  ]
}
