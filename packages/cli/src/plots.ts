import type { Share } from '@orrery/bots'

/** Small SVG plots for reports: no scripts, no styles from elsewhere. */

const WIDTH = 560
const colours = ['#4f9bd9', '#d98a4f', '#6fbf73', '#b07fd6', '#d9b84f', '#d95f7a', '#5fc7c0', '#9aa3b5']

/** Text that may stand in HTML. */
export function safe(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)
}

function svg(height: number, title: string, content: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${safe(title)}">${content}</svg>`
}

const text = (x: number, y: number, words: string, anchor = 'start'): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${safe(words)}</text>`

/** Shares as dots with their intervals, and a line where they would all be equal. */
export function sharePlot(
  title: string,
  rows: readonly { readonly name: string; readonly share: Share }[],
  even: number,
): string {
  const left = 150
  const scale = (value: number): number => left + value * (WIDTH - left - 60)
  const lines = rows.map(({ name, share }, i) => {
    const y = 22 + i * 26
    return [
      text(left - 10, y + 4, name, 'end'),
      `<line x1="${scale(share.low)}" x2="${scale(share.high)}" y1="${y}" y2="${y}" stroke="${colours[0]}" stroke-width="2"/>`,
      `<circle cx="${scale(share.share)}" cy="${y}" r="5" fill="${colours[0]}"/>`,
      text(WIDTH - 4, y + 4, `${(100 * share.share).toFixed(1)} %`, 'end'),
    ].join('')
  })
  const height = 30 + rows.length * 26
  const mark = `<line x1="${scale(even)}" x2="${scale(even)}" y1="6" y2="${height - 14}" stroke="currentColor" stroke-dasharray="3 3" opacity=".5"/>`
  return svg(
    height,
    title,
    mark + lines.join('') + text(scale(even), height - 2, `even: ${(100 * even).toFixed(0)} %`, 'middle'),
  )
}

/** How often values fall into equal steps. */
export function histogram(title: string, values: readonly number[], steps = 24): string {
  if (values.length === 0) return ''
  const low = values.reduce((a, b) => Math.min(a, b))
  const high = values.reduce((a, b) => Math.max(a, b))
  const size = Math.max(1, Math.ceil((high - low + 1) / steps))
  const counts = new Array<number>(Math.floor((high - low) / size) + 1).fill(0)
  for (const value of values) {
    const at = Math.floor((value - low) / size)
    counts[at] = (counts[at] ?? 0) + 1
  }
  const most = Math.max(...counts)
  const width = Math.min(60, (WIDTH - 40) / counts.length)
  const bars = counts.map((count, i) => {
    const height = (126 * count) / most
    return `<rect x="${20 + i * width}" y="${140 - height}" width="${Math.max(1, width - 1)}" height="${height}" fill="${colours[0]}"><title>${low + i * size} to ${low + (i + 1) * size - 1}: ${count}</title></rect>`
  })
  return svg(
    162,
    title,
    bars.join('') +
      text(20, 156, String(low)) +
      text(20 + width * counts.length, 156, String(high), 'end') +
      text(20 + width * (counts.indexOf(most) + 0.5), 9, String(most), 'middle'),
  )
}

/** One bar for each part, with its value; colours as in `stackedPlot` with the same keys. */
export function barPlot(title: string, parts: Readonly<Record<string, number>>): string {
  const entries = Object.entries(parts)
  const top = Math.max(1e-9, ...entries.map(([, value]) => value))
  const bars = entries.map(([name, value], i) => {
    const y = 8 + i * 24
    const width = ((WIDTH - 220) * Math.max(0, value)) / top
    return `${text(140, y + 12, name, 'end')}<rect x="150" y="${y}" width="${width}" height="16" fill="${colours[i % colours.length]}"/>${text(158 + width, y + 12, value.toFixed(1))}`
  })
  return svg(16 + entries.length * 24, title, bars.join(''))
}

/** Stacked bars, one for each column, with a legend. */
export function stackedPlot(
  title: string,
  keys: readonly string[],
  columns: readonly { readonly name: string; readonly parts: Readonly<Record<string, number>> }[],
): string {
  const top = Math.max(
    1e-9,
    ...columns.map(({ parts }) => Object.values(parts).reduce((a, b) => a + Math.max(0, b), 0)),
  )
  const width = (WIDTH - 40) / Math.max(1, columns.length)
  const bars = columns.map(({ name, parts }, i) => {
    let y = 170
    const stack = keys.map((key, k) => {
      const height = (150 * Math.max(0, parts[key] ?? 0)) / top
      y -= height
      return `<rect x="${20 + i * width}" y="${y}" width="${Math.max(1, width - 3)}" height="${height}" fill="${colours[k % colours.length]}"><title>${safe(`${name}, ${key}: ${(parts[key] ?? 0).toFixed(2)}`)}</title></rect>`
    })
    const label = columns.length <= 20 || i % 5 === 0 ? text(20 + (i + 0.5) * width, 184, name, 'middle') : ''
    return stack.join('') + label
  })
  const legend = keys.map((key, k) => {
    const x = 20 + (k % 4) * 135
    const y = 204 + Math.floor(k / 4) * 18
    return `<rect x="${x}" y="${y - 9}" width="10" height="10" fill="${colours[k % colours.length]}"/>${text(x + 15, y, key)}`
  })
  return svg(214 + Math.ceil(keys.length / 4) * 18, title, bars.join('') + legend.join(''))
}
