import type { BuildOptions } from 'esbuild'

/** How a program of the server becomes one file for Node. */
export const oneFile = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: ['@photostructure/sqlite', 'pg-native'],
  // Some packages inside are CommonJS and ask for `require` at run time.
  banner: { js: "import { createRequire as made } from 'node:module'; const require = made(import.meta.url)" },
} as const satisfies BuildOptions
