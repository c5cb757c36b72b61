import { defineConfig } from 'vitest/config'

const common = { setupFiles: ['test/seed.ts'], testTimeout: 300_000, hookTimeout: 120_000 }

/** Packages of pure functions: their test files share one loaded copy of the sources, since there is nothing that one could leave behind. */
const pure = ['{kernel,table,bots,protocol,board}/{src,test}', 'games/*'].map(
  (folder) => `packages/${folder}/**/*.test.ts`,
)

export default defineConfig({
  test: {
    // Both cores: by default one would be left for the tool itself.
    maxWorkers: 2,
    projects: [
      { test: { ...common, name: 'rules', include: [...pure, 'examples/**/*.test.ts'], isolate: false } },
      {
        test: {
          ...common,
          name: 'programs',
          include: ['packages/*/{src,test}/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...pure, '**/node_modules/**'],
          globalSetup: ['test/bundle-thread.ts'],
        },
      },
    ],
  },
})
