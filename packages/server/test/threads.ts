/** What threads of the tests' servers run: `thread.ts`, bundled by `test/bundle-thread.ts`, since loading its sources takes seconds. */
export const thread = new URL('../../../.cache/test/thread.mjs', import.meta.url)
