import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests in a real browser, against the built page. They run one after the other: each of them wants the machine for itself. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/setup.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
