import { findGame } from '@orrery/games'
import { botName } from '@orrery/games/bot-names'
import { type Language, languages, makeTexts, type Speech, type Texts, winners } from '@orrery/kernel'
import { drawResult, escaped, HEIGHT, playersOf, WIDTH } from '@orrery/picture'
import type { TableSight } from '@orrery/table'
import type { ServerContext } from '../context.ts'
import type { Schema } from '../store/schema.ts'
import type en from '../texts/en/preview.ts'

/** What other pages show of a link to a finished game. */
export interface Preview {
  readonly title: string
  readonly text: string
  /** The picture of the result, as SVG. */
  readonly svg: string
}

const load = makeTexts<typeof en>((language) => import(`../texts/${language}/preview.ts`))

/** Loaded in every language, so that a page is answered at once. */
const texts: ReadonlyMap<Language, Texts<typeof en>> = new Map(
  await Promise.all(languages.map(async (language) => [language, await load(language)] as const)),
)

/**
 * The preview of a table. Only what everybody may read has one: a public game that is over, with a result. It is made of what lists of
 * tables show, so that neither the log nor the rules are needed.
 */
export async function previewOf(
  { store }: Pick<ServerContext, 'store'>,
  id: string,
  language: Language,
): Promise<Preview | undefined> {
  const head = /^[\w-]{1,40}$/.test(id) ? await store.head(id) : undefined
  return head === undefined ? undefined : describe(head, language)
}

async function describe({ summary, updated_at }: Schema['tables'], language: Language): Promise<Preview | undefined> {
  // We wrote it ourselves: `makeSummary` of heads.ts.
  const table: Omit<TableSight, 'fair'> = JSON.parse(summary)
  const result = table.over?.result
  const words = texts.get(language)
  if (table.phase !== 'over' || table.private || result === undefined || words === undefined) return undefined
  const speech: Pick<Speech, 'game' | 'source'> = (await findGame(table.game)?.speech(language)) ?? {
    game: table.game,
    source: (source) => source,
  }
  const names = table.seats.map(({ name, level }, seat) =>
    level === undefined ? drawable(name ?? '') || words.player({ n: seat + 1 }) : botName(seat, level),
  )
  const [first, ...more] = winners(result).map((seat) => names[seat] ?? '')
  const title =
    first === undefined
      ? words.rivalWins
      : more.length === 0
        ? words.wins({ name: first })
        : words.shared({ names: [first, ...more].join(', ') })
  const people = playersOf(result, names, words.rival)
  const scores = [...result.seats, ...(result.rival === undefined ? [] : [result.rival])]
    .map(({ score, rank }, i) => ({ rank, said: `${people[i]?.name ?? ''} ${score}` }))
    .sort((a, b) => a.rank - b.rank)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(updated_at)
  return {
    title: `${title} · ${speech.game}`,
    text: words.text({ game: speech.game, scores: scores.map(({ said }) => said).join(', ') }),
    svg: drawResult(result, people, { title, game: speech.game, date, source: (source) => speech.source(source) }),
  }
}

/** What the fonts of the picture have no letters for: other scripts than Latin, Greek and Cyrillic, emoji, and signs nobody sees. */
const undrawable = /[^ -~\u00a0-\u017f\u0218-\u021b\u0370-\u03ff\u0400-\u045f\u0490\u0491–—‘’‚“”„†•…‹›€™]/gu

/** A name without what the picture cannot draw. */
function drawable(name: string): string {
  return name.replace(undrawable, '').replace(/\s+/g, ' ').trim()
}

/** Where the pages and the picture of a preview are found. */
export interface PreviewAddress {
  readonly page: string
  readonly picture: string
}

/** The page with a preview of its own instead of that of the site. */
export function withPreview(html: string, { title, text }: Preview, { page, picture }: PreviewAddress): string {
  const tags = [
    ['property', 'og:site_name', 'Orrery'],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:url', page],
    ['property', 'og:image', picture],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(WIDTH)],
    ['property', 'og:image:height', String(HEIGHT)],
    ['property', 'og:image:alt', text],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'description', text],
  ] as const
  const own = tags.map(([kind, name, value]) => `<meta ${kind}="${name}" content="${escaped(value)}">`)
  return html
    .replace(/<meta (?:property="og:|name="(?:twitter:|description"))[^>]*>\s*/g, '')
    .replace('</head>', () => `${own.join('\n')}\n</head>`)
}
