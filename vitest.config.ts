import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longestFirst } from './test/longest-first.ts'

const common = { setupFiles: ['test/seed.ts'], testTimeout: 300_000, hookTimeout: 120_000 }

/** Packages of pure functions: their test files share one loaded copy of the sources, since there is nothing that one could leave behind. */
const pure = ['{kernel,table,bots,protocol,board}/{src,test}', 'games/*'].map(
  (folder) => `packages/${folder}/**/*.test.ts`,
)

const long = [
  ...['cli/test/queue', 'server/test/crash', 'server/test/wake', 'cli/test/analyse', 'server/test/outage'],
  ...['server/test/lobby', 'server/test/owners'],
  ...['games/cosmos/test/conformance', 'games/test/analysis', 'games/arks/test/conformance', 'kernel/test/conform'],
]

export default defineConfig({
  test: {
    // Both cores: by default one would be left for the tool itself.
    maxWorkers: 2,
    sequence: {
      sequencer: longestFirst(
        fileURLToPath(new URL('packages', import.meta.url)),
        long.map((name) => `${name}.test.ts`),
      ),
    },
    projects: [
      { test: { ...common, name: 'rules', include: [...pure, 'examples/**/*.test.ts'], isolate: false } },
      {
        test: {
          ...common,
          name: 'programs',
          include: ['packages/*/{src,test}/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...pure, '**/node_modules/**'],
          globalSetup: ['test/bundle-thread.ts', 'test/postgres-template.ts'],
        },
      },
    ],
  },
})
