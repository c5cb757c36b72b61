import type { Result } from '@orrery/kernel'

/** The points of one player by source, as parts of a bar. */
export interface SourceBar {
  /** Whose they are: the seat; an opponent without a seat comes after the last one. */
  readonly index: number
  readonly name: string
  /** The colour of the seat, as CSS writes it. */
  readonly colour: string
  readonly score: number
  readonly first: boolean
  readonly parts: readonly { readonly source: string; readonly points: number; readonly colour: string }[]
}

/** The colour of a source: the sources share the circle of hues evenly. */
export const sourceColour = (index: number, of: number): string =>
  `hsl(${Math.round((index * 360) / of + 200) % 360} 62% 58%)`

/** Everybody's points by source, the best first; sources in the order of what they brought to all. */
export function barsOf(
  result: Result,
  people: readonly { readonly name: string; readonly colour: string }[],
): { readonly bars: readonly SourceBar[]; readonly sources: readonly string[] } {
  const all = [...result.seats, ...(result.rival === undefined ? [] : [result.rival])]
  const totals = new Map<string, number>()
  for (const { sources } of all) {
    for (const [source, points] of Object.entries(sources)) totals.set(source, (totals.get(source) ?? 0) + points)
  }
  const sources = [...totals].filter(([, points]) => points !== 0).sort(([, a], [, b]) => b - a)
  const names = sources.map(([source]) => source)
  const bars = all.map((standing, i) => ({
    index: i,
    rank: standing.rank,
    name: people[i]?.name ?? '',
    colour: people[i]?.colour ?? '',
    score: standing.score,
    first: standing.rank === 1,
    parts: names.flatMap((source, n) => {
      const points = standing.sources[source] ?? 0
      return points > 0 ? [{ source, points, colour: sourceColour(n, names.length) }] : []
    }),
  }))
  return { bars: bars.sort((a, b) => a.rank - b.rank), sources: names }
}

/** What a shared picture shows. */
export interface Picture {
  readonly title: string
  readonly game: string
  readonly date: string
  readonly bars: readonly SourceBar[]
  /** The words for the sources, with the colour of each. */
  readonly legend: readonly { readonly words: string; readonly colour: string }[]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const WIDTH = 1200
const HEIGHT = 630
const FONT = 'font-family="Inter, system-ui, sans-serif"'

/** The result as an SVG picture of the size that pages show for a shared link. */
export function drawResult({ title, game, date, bars, legend }: Picture): string {
  const most = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { points }) => sum + points, 0)))
  const height = Math.min(84, 340 / bars.length)
  const rows = bars.map(({ name, colour, score, first, parts }, i) => {
    const y = 190 + i * (height + 8)
    let x = 330
    const segments = parts.map((part) => {
      const width = (part.points / most) * 690
      const drawn = `<rect x="${x.toFixed(1)}" y="${y + height / 2 - 17}" width="${Math.max(0, width - 2).toFixed(1)}" height="34" rx="5" fill="${part.colour}"/>`
      const label =
        width > 34
          ? `<text x="${(x + width / 2 - 1).toFixed(1)}" y="${y + height / 2 + 7}" text-anchor="middle" font-size="19" font-weight="600" fill="#0b0c22">${part.points}</text>`
          : ''
      x += width
      return drawn + label
    })
    return `<circle cx="84" cy="${y + height / 2}" r="18" fill="${colour}"/><text x="116" y="${y + height / 2 + 10}" font-size="30" font-weight="${first ? 700 : 400}" fill="#fff">${escaped(name.length > 13 ? `${name.slice(0, 12)}…` : name)}</text>${segments.join('')}<text x="1140" y="${y + height / 2 + 15}" text-anchor="end" font-size="44" font-weight="300" fill="${first ? '#ffcf7d' : '#fff'}">${score}</text>`
  })
  const words = legend.slice(0, 8).map(({ words: text, colour }, i) => {
    const [x, y] = [60 + (i % 4) * 280, 568 + Math.floor(i / 4) * 30]
    return `<rect x="${x}" y="${y - 13}" width="14" height="14" rx="3" fill="${colour}"/><text x="${x + 22}" y="${y}" font-size="18" fill="#b9bce6">${escaped(text.length > 26 ? `${text.slice(0, 25)}…` : text)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${FONT}><defs><radialGradient id="night" cx="30%" cy="10%" r="110%"><stop offset="0" stop-color="#23245c"/><stop offset="1" stop-color="#07081a"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#night)"/><text x="60" y="88" font-size="46" font-weight="700" fill="#fff">${escaped(title)}</text><text x="60" y="136" font-size="26" fill="#b9bce6">${escaped(game)} · ${escaped(date)}</text><text x="1140" y="84" text-anchor="end" font-size="28" fill="#ffcf7d">Orrery</text>${rows.join('')}${words.join('')}</svg>`
}
