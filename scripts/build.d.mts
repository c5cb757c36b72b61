/** The path of the bundled command line, built anew when a source is newer. */
export function buildProgram(): Promise<string>
/** Builds the page when a source of it is newer, or in any case. */
export function buildPage(options?: { readonly always?: boolean }): Promise<void>
