import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { originTexts } from '../../../board/src/origin.tsx'
import Frames from '../../../board/src/sheets/frame.tsx'
import Kit from '../../../board/src/sheets/kit.tsx'
import Motion from '../../../board/src/sheets/motion.tsx'
import Targets from '../../../board/src/sheets/targets.tsx'
import Words from '../../../board/src/sheets/words.tsx'

const folder = join(import.meta.dirname, '../../../board/src')
const shown = join(folder, 'sheets')

/** What other parts draw, and what the sheets themselves are made of. */
const within = ['PanelHead', 'Specimen', 'Group', 'OnBoard', 'EmblemMark', 'Facets', 'Speed']

test('every part of the kit is seen on a sheet of the workshop', () => {
  const parts = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^export (?:const|function) ([A-Z][a-z]\w*)/gm),
    ])
    .map(([, name = '']) => name)
  const sheets = readdirSync(shown)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(shown, file), 'utf8'))
    .join('\n')
  expect(parts.length).toBeGreaterThan(25)
  expect(parts.filter((name) => !within.includes(name) && !new RegExp(`<${name}[\\s/>]`).test(sheets))).toEqual([])
})

test.each([
  { name: 'frame', Sheet: Frames, says: 'The question' },
  { name: 'kit', Sheet: Kit, says: 'What now?' },
  { name: 'motion', Sheet: Motion, says: 'bloom' },
  { name: 'targets', Sheet: Targets, says: 'Numbers that count' },
  { name: 'words', Sheet: Words, says: 'bd-strong' },
])('the sheet $name can be drawn', async ({ Sheet, says }) => {
  await originTexts.load()
  expect(renderToStaticMarkup(createElement(Sheet, { language: 'en' }))).toContain(says)
})
