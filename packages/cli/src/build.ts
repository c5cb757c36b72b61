/** What this program was built from. The commit is missing where it is unknown, as in an archive without git. */
export interface Build {
  readonly version: string
  readonly commit?: string
  /** Whether the sources differed from the commit. */
  readonly changed?: boolean
}

/** Replaces this name when the program is bundled; undefined when it runs from source. */
declare const ORRERY_BUILD: Build | undefined

/** What this program was built from. */
export const build: Build = typeof ORRERY_BUILD === 'undefined' ? { version: 'from source' } : ORRERY_BUILD

/** The build as people read it: `0.1.0 (d44c6e9a607d)`. */
export function describeBuild({ version, commit, changed }: Build): string {
  return `${version} (${commit ?? 'unknown commit'}${changed === true ? ', with local changes' : ''})`
}
