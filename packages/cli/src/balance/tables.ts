import type { Difference } from '@orrery/kernel'
import type { BalanceFigures, ComponentFigures } from './figures.ts'
import { usesChanged } from './findings.ts'
import { cellPlot } from './plots.ts'
import { safe, type Writer } from './report.ts'
import {
  againstMean,
  againstShare,
  differenceOfMeans,
  differenceOfShares,
  judge,
  type Mean,
  type Verdict,
} from './verdict.ts'

interface Column {
  readonly title: string
  /** Sorted and aligned as text. */
  readonly text?: boolean
  /** Aligned as text, sorted by number. */
  readonly left?: boolean
}

interface Cell {
  /** What it is sorted by. */
  readonly value: string | number
  readonly html: string
  readonly text?: boolean
}

interface Row {
  readonly cells: readonly Cell[]
  readonly kind?: string
  readonly shows?: boolean
  readonly never?: boolean
}

const words = (text: string): Cell => ({ value: text, html: safe(text), text: true })
const order: Readonly<Record<Verdict, number>> = { more: 2, maybeMore: 1, nothing: 0, maybeLess: -1, less: -2 }

function verdict(shows: Verdict, write: Writer): Cell {
  return { value: order[shows], html: `<span class="${shows}">${safe(write.say.verdict[shows])}</span>`, text: true }
}

/** A table whose columns can be sorted by a click on their heads. */
function sortedTable(columns: readonly Column[], rows: readonly Row[]): string {
  const heads = columns.map(
    ({ title, text, left }) =>
      `<th scope="col"${text === true ? ' class="text"' : left === true ? ' class="left"' : ''}><button type="button">${safe(title)}</button></th>`,
  )
  const body = rows.map(({ cells, kind, shows, never }) => {
    const about = `${kind === undefined ? '' : ` data-kind="${safe(kind)}"`}${shows === true ? ' data-shows="yes"' : ''}${never === true ? ' class="never"' : ''}`
    const tds = cells.map(
      ({ value, html, text }) =>
        `<td data-v="${safe(String(value))}"${text === true ? ' class="text"' : ''}>${html}</td>`,
    )
    return `<tr${about}>${tds.join('')}</tr>`
  })
  return `<div class="scroll"><table class="sorted"><thead><tr>${heads.join('')}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`
}

/** Everything that can be used, who did, and how they fared; beside the same with another set. */
export function componentTable(cell: BalanceFigures, other: BalanceFigures | undefined, write: Writer): string {
  const { components: say } = write.say
  const kinds = [...new Set(cell.components.map(({ kind }) => kind))]
  const filters = `<div class="filters"><input type="search" placeholder="${safe(say.filter)}" aria-label="${safe(say.filter)}">
<select aria-label="${safe(say.kind)}"><option value="">${safe(say.all)}</option>${kinds.map((kind) => `<option value="${safe(kind)}">${safe(write.kind(kind))}</option>`).join('')}</select>
<label><input type="checkbox">${safe(say.only)}</label><output data-text="${safe(say.count({ n: '{n}', all: cell.components.length }))}"></output></div>`
  return filters + (other === undefined ? oneSet(cell, write) : twoSets(cell, other, write))
}

function oneSet(cell: BalanceFigures, write: Writer): string {
  const { components: say } = write.say
  const columns: Column[] = [
    { title: say.name, text: true },
    { title: say.kind, text: true },
    { title: say.times },
    { title: say.users },
    { title: say.won },
    { title: `${say.interval} (${say.usual({ share: write.percent(cell.usual) })})` },
    { title: say.shows, left: true },
  ]
  const rows = cell.components.map((component): Row => {
    const { kind, id, perGame, count, users, winning } = component
    const never = count === 0
    return {
      kind,
      never,
      shows: never || winning.shows !== 'nothing',
      cells: [
        words(write.thing(kind, id)),
        words(write.kind(kind)),
        { value: perGame, html: write.number(perGame, 2) },
        { value: users.share, html: write.percent(users.share) },
        { value: never ? -1 : winning.share, html: never ? '–' : write.percent(winning.share) },
        intervalCell([component], cell.usual, write),
        never ? neverCell(write) : verdict(winning.shows, write),
      ],
    }
  })
  return sortedTable(columns, rows)
}

function neverCell(write: Writer): Cell {
  return { value: -3, html: safe(write.say.verdict.never), text: true }
}

function intervalCell(components: readonly ComponentFigures[], usual: number, write: Writer): Cell {
  const [{ winning, count } = { winning: { low: 0, high: 0 }, count: 0 }] = components
  if (components.every((each) => each.count === 0)) return { value: -1, html: '–' }
  const plot = cellPlot(
    components.map((each) => (each.count === 0 ? { share: -1, low: -1, high: -1 } : each.winning)),
    usual,
  )
  const range =
    components.length === 1 ? `<small>${write.percent(winning.low, 0)} – ${write.percent(winning.high, 0)}</small>` : ''
  return { value: count === 0 ? -1 : winning.low, html: `${plot}${range}` }
}

function twoSets(a: BalanceFigures, b: BalanceFigures, write: Writer): string {
  const { components: say } = write.say
  const uses = usesChanged(a, b)
  const wins = judge(
    a.components.map(({ winning, count }, i) => {
      const other = b.components[i]
      return other === undefined ? { by: 0, chance: 1 } : againstShare(winning, count, other.winning, other.count)
    }),
  )
  const columns: Column[] = [
    { title: say.name, text: true },
    { title: say.users },
    { title: say.difference },
    { title: say.shows, left: true },
    { title: say.won },
    { title: `${say.interval} (${say.usual({ share: write.percent(a.usual) })})` },
    { title: say.difference },
    { title: say.shows, left: true },
  ]
  const rows = a.components.flatMap((one, i): Row[] => {
    const two = b.components[i]
    if (two === undefined) return []
    const use = differenceOfShares(one.users, two.users)
    const win = differenceOfShares(one.winning, two.winning)
    const both = one.count > 0 && two.count > 0
    const never = one.count === 0 && two.count === 0
    const [usedMore, wonMore] = [uses[i] ?? 'nothing', wins[i] ?? 'nothing']
    const pair = (x: ComponentFigures, y: ComponentFigures, share: (each: ComponentFigures) => string): string =>
      `<span class="set-0">${share(x)}</span><span class="set-1">${share(y)}</span>`
    return [
      {
        kind: one.kind,
        never,
        shows: usedMore !== 'nothing' || wonMore !== 'nothing',
        cells: [
          nameWithKind(one, write),
          { value: one.users.share, html: pair(one, two, ({ users }) => write.percent(users.share)) },
          { value: use.share, html: points(use, write) },
          verdict(usedMore, write),
          {
            value: one.count === 0 ? -1 : one.winning.share,
            html: pair(one, two, ({ count, winning }) => (count === 0 ? '–' : write.percent(winning.share))),
          },
          intervalCell([one, two], a.usual, write),
          { value: both ? win.share : 0, html: both ? points(win, write) : '–' },
          never ? neverCell(write) : verdict(wonMore, write),
        ],
      },
    ]
  })
  return sortedTable(columns, rows)
}

function nameWithKind({ kind, id }: ComponentFigures, write: Writer): Cell {
  const name = write.thing(kind, id)
  return { value: name, html: `${safe(name)}<small>${safe(write.kind(kind))}</small>`, text: true }
}

/** A difference of shares in percentage points, with its interval. */
function points(
  { share, low, high }: { readonly share: number; readonly low: number; readonly high: number },
  write: Writer,
): string {
  return `${write.signed(100 * share)}<small>${write.signed(100 * low, 0)} … ${write.signed(100 * high, 0)}</small>`
}

/** Where points come from, with the interval of every mean. */
export function sourceTable(cell: BalanceFigures, other: BalanceFigures | undefined, write: Writer): string {
  const { sources: say, components, key } = write.say
  const ids = [...new Set([...Object.keys(cell.sources), ...Object.keys(other?.sources ?? {})])]
  const none: Mean = { mean: 0, low: 0, high: 0, deviation: 0, count: 0 }
  const top = Math.max(1e-9, ...ids.flatMap((id) => [cell.sources[id]?.high ?? 0, other?.sources[id]?.high ?? 0]))
  const changed = judge(ids.map((id) => againstMean(cell.sources[id] ?? none, other?.sources[id] ?? none)))
  const columns: Column[] = [
    { title: say.source, text: true },
    { title: key.score },
    { title: components.interval },
    ...(other === undefined
      ? [{ title: say.share }]
      : [{ title: components.difference }, { title: components.shows, left: true }]),
  ]
  const rows = ids.map((id, i): Row => {
    const means = [cell.sources[id] ?? none, ...(other === undefined ? [] : [other.sources[id] ?? none])]
    const [one = none, two = none] = means
    const plot = cellPlot(
      means.map(({ mean, low, high }) => ({ share: mean / top, low: low / top, high: high / top })),
      undefined,
    )
    const shown = means.map(({ mean }, arm) =>
      other === undefined ? write.number(mean, 2) : `<span class="set-${arm}">${write.number(mean, 2)}</span>`,
    )
    const by = differenceOfMeans(one, two)
    const change: Cell = {
      value: by.share,
      html: `${write.signed(by.share, 2)}<small>${write.signed(by.low, 2)} … ${write.signed(by.high, 2)}</small>`,
    }
    const part = cell.score.mean > 0 ? one.mean / cell.score.mean : 0
    const last =
      other === undefined
        ? [{ value: part, html: write.percent(part, 0) }]
        : [change, verdict(changed[i] ?? 'nothing', write)]
    const range = other === undefined ? `<small>${write.number(one.low, 2)} – ${write.number(one.high, 2)}</small>` : ''
    return {
      cells: [
        words(write.source(id)),
        { value: one.mean, html: shown.join(' ') },
        { value: one.low, html: `${plot}${range}` },
        ...last,
      ],
    }
  })
  return sortedTable(columns, rows)
}

/** What differs between the two sets, from the second to the first. */
export function differenceTable(
  differences: readonly Difference[],
  names: readonly [string, string],
  write: Writer,
): string {
  if (differences.length === 0) return `<p class="note">${safe(write.say.changes.none)}</p>`
  const rows = differences.map(
    ({ path, before, after }) =>
      `<tr><td>${safe(write.place(path))}</td><td class="text wrap">${safe(showValue(after))}</td><td class="text wrap">${safe(showValue(before))}</td></tr>`,
  )
  return `<div class="scroll"><table><thead><tr><th scope="col">${safe(write.say.changes.what)}</th><th scope="col" class="text"><span class="set-0">${safe(names[0])}</span></th><th scope="col" class="text"><span class="set-1">${safe(names[1])}</span></th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

/** A value of a set in few words: a price as `4 H, 2 He`. */
export function showValue(value: unknown): string {
  if (value === undefined) return '–'
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '–'
  if (!Array.isArray(value) && entries.every(([, part]) => typeof part === 'number')) {
    return entries.map(([name, n]) => `${n} ${name}`).join(', ')
  }
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ')
  return JSON.stringify(value)
}
