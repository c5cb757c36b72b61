/**
 * Where a file of texts ends up in the built page: `pl/cosmos-rulebook-start` for a chapter in Polish. Every file is a chunk of its own, and
 * the service worker goes by the folder of its language. Other files are left to the bundler.
 */
export function textChunk(id: string): string | undefined {
  const found =
    /\/(?:packages\/(?:games\/)?|examples\/)([^/]+)\/(?:.*\/)?texts\/([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\/(.+)\.ts$/.exec(id)
  if (found === null) return undefined
  const [, room = '', language = '', file = ''] = found
  return `${language}/${room}-${file.replaceAll('/', '-')}`
}

/** The plugin for Vite. */
export const textChunks = {
  output: {
    chunkFileNames({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
      const chunk = textChunk(facadeModuleId ?? '')
      return chunk === undefined ? 'assets/[name]-[hash].js' : `assets/texts/${chunk}-[hash].js`
    },
  },
}
