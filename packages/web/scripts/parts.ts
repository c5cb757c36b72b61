import type { Plugin } from 'vite'

const manifest = /\/(?:games|examples)\/[^/]+\/manifest\.ts$/
const NOTHING = '\0nothing'

/**
 * A manifest names all parts of a game. Page and worker are built separately and each loads only some of them; without this, the others
 * would end up in the page's folder as well, in files that nobody loads, and would pull shared modules out of the files that are loaded.
 */
function without(name: string, parts: RegExp, more?: Partial<Plugin>): Plugin {
  return {
    name: `orrery-${name}`,
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer !== undefined && manifest.test(importer) && parts.test(source) ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? 'export {}' : undefined),
    ...more,
  }
}

/** For the worker: it runs rules and bots, and needs no texts, nor what only the command line does with bots. */
export const withoutWords = (): Plugin =>
  without('without-words', /^\.\/(?:texts\/.+\.ts|rules\.json|bots\/(?:dots|footprint|learning|simple\/index)\.ts)$/)

/** For the built page: it leaves rules and bots to the worker. In development the workshop plays by itself. */
export const withoutRules = (): Plugin =>
  without(
    'without-rules',
    /^\.\/(?:(?:rules\/)?(?:game|versions)|bots\/(?:dots|footprint|index|learning|simple\/index))\.ts$/,
    {
      apply: 'build',
    },
  )

/**
 * For the worker: the hash that shuffles need, apart from the one that signatures need. Both stand in one module of the library, which would be loaded
 * whole for every game; signatures are checked on demand only. Measured: 2.6 kB gzipped for each game.
 */
export const shuffleHash = (): Plugin => ({
  name: 'orrery-shuffle-hash',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    if (source !== '@noble/hashes/sha2.js' || importer === undefined || !/\/kernel\/src\/[^/]+\.ts$/.test(importer))
      return
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found === null ? undefined : `${found.id}?shuffle`
  },
})
