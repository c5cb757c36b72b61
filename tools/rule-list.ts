/** The numbered rules of a game, as its package keeps them. */
export interface RuleList {
  readonly rules: readonly { readonly id: string; readonly title: string }[]
  readonly scenarios: readonly { readonly id: string; readonly title: string }[]
}

/** Extracts the ids and one-line titles from a rules file: `- **C5.3** …` is a rule, `**CS4 …**` a scenario. */
export function parseRules(markdown: string): RuleList {
  const rules: { id: string; title: string }[] = []
  const scenarios: { id: string; title: string }[] = []
  for (const line of markdown.split('\n')) {
    const rule = /^- \*\*([A-Z]\d+\.\d+)\*\*\s*(.*)$/.exec(line)
    if (rule !== null) rules.push({ id: rule[1] ?? '', title: titleOf(rule[2] ?? '') })
    const scenario = /^\*\*([A-Z]S\d+)\b\s*([^*]*)\*\*(.*)$/.exec(line)
    if (scenario !== null) {
      const [, id = '', name = '', rest = ''] = scenario
      scenarios.push({ id, title: titleOf(name === '' || name.startsWith('(') ? rest : name) })
    }
  }
  return { rules, scenarios }
}

/** The first sentence, without marks of layout and provenance, in at most a hundred characters. */
function titleOf(text: string): string {
  const plain = text
    .replace(/[`*]/g, '')
    .replace(/\s*\[[^\]]*\]/g, '')
    .trim()
  const sentence = /^.*?\.(?=\s|$)/.exec(plain)?.[0] ?? plain
  const title = sentence.replace(/\.$/, '')
  return title.length <= 100 ? title : `${title.slice(0, 97).replace(/\s+\S*$/, '')} ...`
}

/** The ids that test names begin with: `'C10.1 C10.2 one star too many'` cites two rules. A bare id is not a name. */
export function citations(source: string): string[] {
  const names = source.matchAll(/(['"`])((?:[A-Z]S?\d+(?:\.\d+)?,? )+)[^\s'"`]/g)
  return [...names].flatMap((match) => (match[2] ?? '').trim().split(/,? /))
}
