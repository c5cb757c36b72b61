import type { Share } from '@orrery/bots'
import { safe, type Writer } from './report.ts'

/** Small SVG plots: no scripts, and no colours of their own, so that they follow the page from light to dark and onto paper. */

const WIDTH = 560

function svg(height: number, title: string, content: string): string {
  return `<svg class="plot" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${safe(title)}">${content}</svg>`
}

const text = (x: number, y: number, words: string, anchor = 'start', kind = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}"${kind === '' ? '' : ` class="${kind}"`}>${safe(words)}</text>`

/** One row of a plot of shares: one share for each set. */
export interface ShareRow {
  readonly name: string
  readonly shares: readonly Share[]
}

/** Shares as dots with their intervals, and a line where they would all be equal. */
export function sharePlot(title: string, rows: readonly ShareRow[], even: number, write: Writer): string {
  const left = 176
  const right = 84
  const all = rows.flatMap(({ shares }) => shares)
  const top = Math.min(1, Math.max(even * 1.5, ...all.map(({ high }) => high)) * 1.06)
  const scale = (value: number): number => left + (value / top) * (WIDTH - left - right)
  const step = 24 + 20 * Math.max(0, (rows[0]?.shares.length ?? 1) - 1)
  const height = rows.length * step + 34
  const lines = rows.map(({ name, shares }, i) => {
    const y = 16 + i * step
    const dots = shares.map(({ share, low, high }, arm) => {
      const at = y + arm * 19
      return [
        `<line class="stroke-${arm}" x1="${scale(low).toFixed(1)}" x2="${scale(high).toFixed(1)}" y1="${at}" y2="${at}" stroke-width="2.5" stroke-linecap="round"/>`,
        `<circle class="fill-${arm}" cx="${scale(share).toFixed(1)}" cy="${at}" r="5"><title>${safe(`${write.percent(share)} (${write.percent(low)} – ${write.percent(high)})`)}</title></circle>`,
        text(WIDTH - 2, at + 4, write.percent(share), 'end', 'figure'),
      ].join('')
    })
    return text(left - 14, y + 4 + 9.5 * (shares.length - 1), name, 'end') + dots.join('')
  })
  const mark = `<line class="even" x1="${scale(even).toFixed(1)}" x2="${scale(even).toFixed(1)}" y1="2" y2="${height - 18}"/>`
  const label = text(
    scale(even),
    height - 4,
    write.say.order.even({ share: write.percent(even, 0) }),
    'middle',
    'quiet',
  )
  return svg(height, title, mark + lines.join('') + label)
}

/** How often values fall into equal steps; one row of bars for each set, as shares of it. */
export function histogram(title: string, sets: readonly (readonly number[])[], write: Writer): string {
  const all = sets.flat()
  if (all.length === 0) return ''
  const low = all.reduce((a, b) => Math.min(a, b))
  const high = all.reduce((a, b) => Math.max(a, b))
  const size = Math.max(1, Math.ceil((high - low + 1) / 26))
  const bins = Math.floor((high - low) / size) + 1
  const counts = sets.map((values) => {
    const list = new Array<number>(bins).fill(0)
    for (const value of values)
      list[Math.floor((value - low) / size)] = (list[Math.floor((value - low) / size)] ?? 0) + 1
    return list
  })
  const shares = counts.map((list, arm) => list.map((count) => count / Math.max(1, sets[arm]?.length ?? 1)))
  const most = Math.max(...shares.flat())
  const width = Math.min(44, (WIDTH - 24) / bins)
  const bar = (width - 2) / sets.length
  const left = (WIDTH - width * bins) / 2
  const bars = shares.flatMap((list, arm) =>
    list.map((share, i) => {
      const height = (128 * share) / most
      const from = low + i * size
      const name = write.say.scores.from({ low: from, high: from + size - 1, count: write.percent(share) })
      const single = size === 1 ? `${from}: ${write.percent(share)}` : name
      return `<rect class="fill-${arm}" x="${(left + i * width + arm * bar).toFixed(1)}" y="${(140 - height).toFixed(1)}" width="${Math.max(1, bar - 0.5).toFixed(1)}" height="${height.toFixed(1)}" rx="1.5"><title>${safe(single)}</title></rect>`
    }),
  )
  const every = Math.max(1, Math.ceil(bins / 10))
  const labels = Array.from({ length: bins }, (_, i) =>
    i % every === 0 ? text(left + (i + 0.5) * width, 156, String(low + i * size), 'middle', 'quiet') : '',
  )
  const base = `<line class="axis" x1="${left.toFixed(1)}" x2="${(left + width * bins).toFixed(1)}" y1="140.5" y2="140.5"/>`
  return svg(160, title, base + bars.join('') + labels.join(''))
}

/** Stacked bars, one for each column, with a legend in HTML. */
export function stackedPlot(
  title: string,
  keys: readonly string[],
  columns: readonly { readonly name: string; readonly parts: Readonly<Record<string, number>> }[],
  write: Writer,
): string {
  const total = (parts: Readonly<Record<string, number>>): number =>
    Object.values(parts).reduce((sum, value) => sum + Math.max(0, value), 0)
  const top = Math.max(1e-9, ...columns.map(({ parts }) => total(parts)))
  const width = Math.min(44, (WIDTH - 24) / Math.max(1, columns.length))
  const left = (WIDTH - width * columns.length) / 2
  const every = Math.max(1, Math.ceil(columns.length / 14))
  const bars = columns.map(({ name, parts }, i) => {
    let y = 150
    const stack = keys.map((key, k) => {
      const height = (138 * Math.max(0, parts[key] ?? 0)) / top
      y -= height
      const hint = `${write.say.time.round({ n: name })}, ${write.source(key)}: ${write.number(parts[key] ?? 0, 2)}`
      return `<rect class="part-${k % 8}" x="${(left + i * width).toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(1, width - 2.5).toFixed(1)}" height="${height.toFixed(1)}"><title>${safe(hint)}</title></rect>`
    })
    return stack.join('') + (i % every === 0 ? text(left + (i + 0.5) * width - 1, 166, name, 'middle', 'quiet') : '')
  })
  const base = `<line class="axis" x1="${left.toFixed(1)}" x2="${(left + width * columns.length).toFixed(1)}" y1="150.5" y2="150.5"/>`
  const legend = keys.map((key, k) => `<li><i class="part-${k % 8}"></i>${safe(write.source(key))}</li>`)
  return `${svg(170, title, base + bars.join(''))}<ul class="legend">${legend.join('')}</ul>`
}

/** A share with its interval in the cell of a table, on a scale of all shares; the tick is what was expected. */
export function cellPlot(shares: readonly Share[], expected: number | undefined): string {
  const lines = shares.map(({ share, low, high }, arm) => {
    const y = shares.length === 1 ? 9 : 5 + arm * 8
    return `<line class="stroke-${arm}" x1="${(100 * low).toFixed(1)}" x2="${(100 * high).toFixed(1)}" y1="${y}" y2="${y}" stroke-width="2"/><circle class="fill-${arm}" cx="${(100 * share).toFixed(1)}" cy="${y}" r="3.2"/>`
  })
  const mark =
    expected === undefined
      ? ''
      : `<line class="even" x1="${(100 * expected).toFixed(1)}" x2="${(100 * expected).toFixed(1)}" y1="1" y2="17"/>`
  return `<svg class="cell" viewBox="-4 0 108 18" aria-hidden="true"><line class="axis" x1="0" x2="100" y1="17.5" y2="17.5"/>${mark}${lines.join('')}</svg>`
}
