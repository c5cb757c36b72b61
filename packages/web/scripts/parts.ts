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

/** For the worker: it runs rules and bots, and needs no texts. */
export const withoutWords = (): Plugin => without('without-words', /^\.\/(?:texts\/.+\.ts|rules\.json)$/)

/** For the built page: it leaves rules and bots to the worker. In development the workshop plays by itself. */
export const withoutRules = (): Plugin =>
  without('without-rules', /^\.\/(?:(?:rules\/)?(?:game|versions)|bots\/index)\.ts$/, { apply: 'build' })
