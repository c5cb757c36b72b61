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

/** Somebody as a picture names and paints them. */
export interface Player {
  readonly name: string
  readonly colour: string
}

/** The colours of the seats on a dark ground, and that of an opponent without a seat. */
export const seatPaints = ['#f268ac', '#40d2bf', '#8f82ff', '#f5993b'] as const
export const rivalPaint = '#6f6aa8'

/** Everybody as a picture paints them; an opponent without a seat comes last. */
export function playersOf({ seats, rival }: Result, names: readonly string[], rivalName: string): readonly Player[] {
  const people = seats.map((_, seat) => ({
    name: names[seat] ?? '',
    colour: seatPaints[seat % seatPaints.length] ?? rivalPaint,
  }))
  return rival === undefined ? people : [...people, { name: rivalName, colour: rivalPaint }]
}

/** The colour of a source: the sources share the circle of hues evenly. */
export const sourceColour = (index: number, of: number): string =>
  `hsl(${Math.round((index * 360) / of + 200) % 360} 62% 58%)`

/** Everybody's points by source, the best first; sources in the order of what they brought to all. */
export function barsOf(
  result: Result,
  people: readonly Player[],
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

/** What a shared picture says. */
interface PictureWords {
  /** Who won. */
  readonly title: string
  /** The name of the game. */
  readonly game: string
  /** When it ended; empty where that is not known. */
  readonly date: string
  /** The name of a source of points. */
  source(id: string): string
}

/** Text inside XML or HTML, also inside an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The size that pages show for a shared link. */
export const WIDTH = 1200
export const HEIGHT = 630

/** A text that is cut off after this many characters. */
const cut = (text: string, most: number): string => {
  const letters = [...text]
  return escaped(letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text)
}

/** The bar of one player with their name and points; the bars share the height of the picture. */
function drawBar({ name, colour, score, first, parts }: SourceBar, y: number, perPoint: number): string {
  let x = 330
  const segments = parts.map((part) => {
    const width = part.points * perPoint
    const drawn = `<rect x="${x.toFixed(1)}" y="${y - 17}" width="${Math.max(0, width - 2).toFixed(1)}" height="34" rx="5" fill="${part.colour}"/>`
    const label =
      width > 34
        ? `<text x="${(x + width / 2 - 1).toFixed(1)}" y="${y + 7}" text-anchor="middle" font-size="19" font-weight="700" fill="#0b0c22">${part.points}</text>`
        : ''
    x += width
    return drawn + label
  })
  return [
    `<circle cx="84" cy="${y}" r="18" fill="${colour}"/>`,
    `<text x="116" y="${y + 10}" font-size="30" font-weight="${first ? 700 : 400}" fill="#fff">${cut(name, 13)}</text>`,
    ...segments,
    `<text x="1140" y="${y + 15}" text-anchor="end" font-size="44" fill="${first ? '#ffcf7d' : '#fff'}">${score}</text>`,
  ].join('')
}

/** The result as an SVG picture. */
export function drawResult(result: Result, people: readonly Player[], words: PictureWords): string {
  const { bars, sources } = barsOf(result, people)
  const most = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { points }) => sum + points, 0)))
  const height = Math.min(84, 340 / bars.length)
  const rows = bars.map((bar, i) => drawBar(bar, Math.round(190 + i * (height + 8) + height / 2), 690 / most))
  const legend = sources.slice(0, 8).map((source, i) => {
    const [x, y] = [60 + (i % 4) * 280, 568 + Math.floor(i / 4) * 30]
    return `<rect x="${x}" y="${y - 13}" width="14" height="14" rx="3" fill="${sourceColour(i, sources.length)}"/><text x="${x + 22}" y="${y}" font-size="18" fill="#b9bce6">${cut(words.source(source), 26)}</text>`
  })
  const under = words.date === '' ? words.game : `${words.game} · ${words.date}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Inter, system-ui, sans-serif">`,
    '<defs><radialGradient id="night" cx="30%" cy="10%" r="110%"><stop offset="0" stop-color="#23245c"/><stop offset="1" stop-color="#07081a"/></radialGradient></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#night)"/>`,
    `<text x="60" y="88" font-size="46" font-weight="700" fill="#fff">${cut(words.title, 34)}</text>`,
    `<text x="60" y="136" font-size="26" fill="#b9bce6">${escaped(under)}</text>`,
    '<text x="1140" y="84" text-anchor="end" font-size="28" fill="#ffcf7d">Orrery</text>',
    ...rows,
    ...legend,
    '</svg>',
  ].join('')
}
