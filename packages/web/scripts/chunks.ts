import { textChunks } from './text-chunks.ts'

/** Modules that are always loaded together become one file: fewer requests, and they compress better than apart. Measured: 7 kB gzipped for each game. */
interface Group {
  readonly name: string
  readonly test: RegExp
  readonly includeDependenciesRecursively?: boolean
}

const files = (folder: string, names: string): string => `/packages/${folder}/(?:${names.split(' ').join('|')})\\.tsx?$`

/** The kit of the boards, without what the home page uses as well. */
export const pageChunks: readonly Group[] = [
  {
    name: 'kit',
    test: new RegExp(
      files(
        'board/src',
        'bake counting defs elements frame geometry gradients input listener play players shape share stage target thing tray use-board',
      ),
    ),
    includeDependenciesRecursively: false,
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
]

/** The options of the bundler with these groups. */
export const withChunks = (groups: readonly Group[]) => ({
  ...textChunks,
  output: { ...textChunks.output, codeSplitting: { groups: [...groups] } },
})
