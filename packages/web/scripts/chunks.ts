import { textChunks } from './text-chunks.ts'

/**
 * Modules that are always loaded together become one file: fewer requests, and they compress better than apart. Measured for the page: 12 kB
 * gzipped for each game, 7 kB for the home page. A module goes to the group of the highest priority that it or whoever imports it belongs to.
 */
interface Group {
  readonly name: string | ((id: string) => string)
  readonly test?: RegExp
  /** Only what the first page loads. */
  readonly tags?: ['$initial']
  readonly priority?: number
}

const files = (folder: string, names: string): string => `/packages/${folder}/(?:${names.split(' ').join('|')})\\.tsx?$`

/** What the parts of the page have in common, from what every page needs to what one game says. */
export const pageChunks: readonly Group[] = [
  // Apart from the rest, so that it stays in the browser's cache when the page changes.
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  { name: 'page', tags: ['$initial'], priority: 3 },
  // The kit of the boards, and what every game's words need of the kernel: left out, it would become a part of one game, which the others would load.
  {
    name: 'kit',
    test: new RegExp(
      [
        files(
          'board/src',
          'bake closing counting defs draw elements frame geometry gradients input list listener measure nearest panel-head play players shape share sight soft stage target thing tray use-board',
        ),
        files('kernel/src', 'errors lists refusal rng-state set-merge speech vocabulary texts/table-words'),
      ].join('|'),
    ),
    priority: 2,
  },
  // What a table shares with pages that show none.
  {
    name: 'common',
    test: new RegExp(
      [
        files('web/src/common', 'address download touch'),
        files('web/src/design', 'Toast useTitle'),
        files('web/src/table', 'useGame'),
        files('web/src/worker', 'client'),
      ].join('|'),
    ),
    priority: 2,
  },
  // What one does before a game begins.
  {
    name: 'set-up',
    test: new RegExp([files('web/src/home', 'SetupDialog'), files('web/src/guide', 'GuideOffer')].join('|')),
    priority: 1,
  },
  // What the others did, where somebody else began.
  {
    name: 'recap',
    test: new RegExp(files('web/src/table', 'RecapCard clear-place useClearPlace useWhy')),
    priority: 1,
  },
  { name: 'table', test: new RegExp(files('web/src/table', 'TablePage')), priority: 1 },
  // What a game says, with the components it speaks of.
  {
    name: (id) => `${/\/games\/(\w+)\//.exec(id)?.[1] ?? 'game'}-speech`,
    test: /\/packages\/games\/\w+\/texts\/speech\.ts$/,
  },
  // The board of a game as one file. Gallery and rulebook draw with it, too.
  {
    name: (id) => `${/\/games\/(\w+)\//.exec(id)?.[1] ?? 'game'}-board`,
    test: /\/packages\/games\/\w+\/board\/index\.tsx$/,
  },
]

/** What a table on this device needs, whatever its game is. */
export const workerChunks: readonly Group[] = [
  {
    name: 'local-table',
    test: new RegExp(
      [
        files(
          'table/src',
          'evolve clock clock-spec fair without-rules refusals talk undo table decide-seats decide-play sight keep',
        ),
        files(
          'kernel/src',
          'rng rng-state key-stream engine vocabulary lists result record play promise fair errors refusal tell',
        ),
        files('web/src/worker', 'local local-keeper create kept engines device round-views'),
        '/@noble/ciphers/',
        '/@noble/hashes/(?:_md|utils|sha2\\.js\\?shuffle)',
      ].join('|'),
    ),
  },
  // What every bot thinks with; models are loaded beside it.
  { name: 'planner', test: new RegExp(files('bots/src/think', 'beginner planner taste')) },
]

/** The options of the bundler with these groups. */
export const withChunks = (groups: readonly Group[]) => ({
  ...textChunks,
  output: { ...textChunks.output, codeSplitting: { groups: [...groups] } },
})
