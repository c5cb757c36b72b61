import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, root } from '../tools/packages.ts'
import { longest, tooLong } from './lengths.ts'

const folders = ['bench', 'bin', 'docs', 'examples', 'packages', 'scripts', 'test', 'tools']

test('no function is longer than 120 lines, no file than 500', () => {
  const files = folders
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((file) => /\.(?:tsx?|m[jt]s|js|css)$/.test(file) && !/(?:^|\/)(?:node_modules|dist|\.cache)\//.test(file))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => tooLong(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

const filler = (lines: number): string => '  // one more line\n'.repeat(lines)

test.each([
  ['a function', 'function long() {', '}'],
  ['an arrow function', 'export const long = () => {', '}'],
  ['a method', 'class Long { long() {', '} }'],
  ['a component', 'export const Long = memo(function Long(): ReactNode {', 'return <p /> })'],
  ['a group of tests', "describe('long', () => {", '})'],
])('%s of 121 lines is found, one of 120 is not', (_, first, last) => {
  const source = (lines: number): string => `${filler(3)}${first}\n${filler(lines - 2)}${last}\n`
  expect(tooLong('a.tsx', source(longest.function))).toEqual([])
  expect(tooLong('a.tsx', source(longest.function + 1))).toEqual(['a.tsx:4 has a function of 121 lines'])
})

test('a file of 501 lines is found, one of 500 is not', () => {
  expect(tooLong('a.ts', filler(longest.file))).toEqual([])
  expect(tooLong('a.ts', filler(longest.file + 1))).toEqual(['a.ts has 501 lines'])
})
