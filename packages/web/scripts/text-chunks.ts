/** Where the texts of a language lie in the built page. The service worker goes by this folder. */
const folder = 'texts'

/**
 * The chunk that a file of texts belongs to, such as `texts/pl/cosmos-rulebook`: one for each language and each part of the page that is
 * loaded as a whole. Other files are left to the bundler.
 */
export function textChunk(id: string): string | null {
  const found = /\/packages\/(?:games\/)?([^/]+)\/(?:.*\/)?texts\/([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\/(.+)\.ts$/.exec(id)
  if (found === null) return null
  const [, room = '', language = '', file = ''] = found
  // The page asks for its own texts part by part. Of a game, the table needs nearly everything at once.
  const area =
    room === 'web'
      ? file
      : file.startsWith('rulebook/')
        ? `${room}-rulebook`
        : file === 'guide'
          ? `${room}-guide`
          : room
  return `${folder}/${language}/${area}`
}

/** How Vite is told: a group for each chunk of texts. */
export const textChunks = { output: { codeSplitting: { groups: [{ name: textChunk }] } } }
