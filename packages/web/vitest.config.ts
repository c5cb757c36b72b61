import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests in a real browser, against the built page. Two files at a time: each waits for its browser often enough to leave room for another. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/setup.ts'],
    maxWorkers: 2,
    // What a monkey meets depends on the machine's pace; a real fault fails twice.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
