import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../../test/longest-first.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const long = ['hunters', 'online', 'online-room', 'arks', 'access', 'dev', 'rulebook', 'guide', 'online-away', 'replay']

/** Tests in a real browser, with the built page. Two files at a time: each often waits for its browser, which leaves room for another. */
export default defineConfig({
  root,
  test: {
    // The files of a worker share the loaded sources and one browser; a page and its storage belong to one test.
    isolate: false,
    sequence: {
      sequencer: longestFirst(
        root,
        long.map((name) => `tests/${name}.test.ts`),
      ),
    },
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/setup.ts'],
    maxWorkers: 2,
    // What a monkey encounters depends on the machine's speed; a real fault fails twice.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
