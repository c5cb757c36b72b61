import { expect, test } from 'vitest'
import { filesFor } from './files.ts'

const files = [
  'index.html',
  'assets/a.js',
  'assets/texts/en/a.js',
  'assets/texts/pl/a.js',
  'assets/texts/pt-BR/a.js',
].map((url) => ({ url, revision: null }))
const keptAt = (address: string): string[] => filesFor(files, `http://here${address}`).map(({ url }) => url)

test.each([
  ['/sw.js?texts=pl', ['index.html', 'assets/a.js', 'assets/texts/pl/a.js']],
  ['/sw.js?texts=pt-BR,en', ['index.html', 'assets/a.js', 'assets/texts/en/a.js', 'assets/texts/pt-BR/a.js']],
  ['/sw.js', files.map(({ url }) => url)],
])('a worker at %s stores what its reader needs', (address, kept) => {
  expect(keptAt(address)).toEqual(kept)
})
