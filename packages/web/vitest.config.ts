import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests in a real browser, with the built page. Two files at a time: each often waits for its browser, which leaves room for another. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/setup.ts'],
    maxWorkers: 2,
    // What a monkey encounters depends on the machine's speed; a real fault fails twice.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
