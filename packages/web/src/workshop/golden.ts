import { type GameRecord, makeEntry, parseEntry } from '@orrery/kernel'

/** All files in the golden folders of the games, as text that is loaded on demand. */
const files = import.meta.glob<string>('../../../games/*/golden/**/*.txt', {
  query: '?raw',
  import: 'default',
})

/** These hold perft counts and orders of actions, not games. */
const OTHERS = ['order', 'perft']

/** The names of a game's golden games; those of later versions start with the number of the version: `2/3-players`. */
export function goldenNames(game: string): readonly string[] {
  return Object.keys(files).flatMap((path) => {
    const [, folder, name = ''] = /\/([^/]+)\/golden\/(.+)\.txt$/.exec(path) ?? []
    return folder === game && !OTHERS.includes(name.replace(/^\d+\//, '')) ? [name] : []
  })
}

/** The record of a golden game; the first one if there is none of this name. */
export async function loadGolden(game: string, name: string): Promise<GameRecord> {
  const names = goldenNames(game)
  const found = names.includes(name) ? name : names[0]
  const load = files[`../../../games/${game}/golden/${found}.txt`]
  if (load === undefined) throw new Error(`there is no golden game of ${game}`)
  return parseGolden(await load())
}

/** The record of a golden playthrough: its head names the game and the deal, and every decision has a heading. */
export function parseGolden(text: string): GameRecord {
  const [, game, version] = /^# (\S+) version (\d+): /m.exec(text) ?? []
  const [, seats, seed] = /^seats (\d+), seed (.+)$/m.exec(text) ?? []
  if (game === undefined || seats === undefined || seed === undefined) {
    throw new Error('this is not a golden playthrough: it must begin with "# <game> version <n>: <name>" and its seats')
  }
  const head = text.slice(0, text.indexOf('\n## '))
  const options = Object.fromEntries(
    [...head.matchAll(/^option (\S+): (.*)$/gm)].map(([, id = '', value = '']) => [id, value]),
  )
  const actions = [...text.matchAll(/^## \d+: (.+)$/gm)].map(([, line]) => {
    const { seat, id } = parseEntry(line)
    return makeEntry(seat, id)
  })
  return { game, version: Number(version), options, seats: Number(seats), seed, actions }
}
