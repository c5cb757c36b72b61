/** A file of the page; it has a revision if its name contains no hash of its content. */
export interface PageFile {
  readonly url: string
  readonly revision: string | null
}

/**
 * The files to store for a reader of some languages. Texts are in `assets/texts/<language>/` (scripts/text-chunks.ts); everything else is
 * for everybody. A worker that was installed by an older page does not say which languages its reader uses, and stores all.
 */
export function filesFor<F extends PageFile>(files: readonly F[], address: string): F[] {
  const spoken = new URL(address).searchParams.get('texts')?.split(',')
  return files.filter(({ url }) => {
    const language = /^assets\/texts\/([^/]+)\//.exec(url)?.[1]
    return language === undefined || spoken === undefined || spoken.includes(language)
  })
}
