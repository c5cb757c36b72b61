import type { Plugin } from 'vite'

const manifest = /\/(?:games|examples)\/[^/]+\/manifest\.ts$/
const NOTHING = '\0nothing'

/**
 * A manifest names all parts of a game. Page and worker are built apart and each asks for some of them only; without this, the others would
 * lie in the page's folder as well, in files that nobody loads, and pull shared modules out of those that are.
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

/** For the worker: it plays and thinks but says nothing. */
export const withoutWords = (): Plugin => without('without-words', /^\.\/(?:texts\/.+\.ts|rules\.json)$/)

/** For the built page: it leaves rules and bots to the worker. In development the workshop plays by itself. */
export const withoutRules = (): Plugin =>
  without('without-rules', /^\.\/(?:(?:rules\/)?(?:game|versions)|bots\/index)\.ts$/, { apply: 'build' })
