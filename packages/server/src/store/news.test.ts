import { expect, test } from 'vitest'
import { News, readNews } from './news.ts'
import { StorageError } from './storage-error.ts'

const soon = (ms = 30): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

test('what is stored at about the same time is one message, with the last row of each table', async () => {
  const sent: string[] = []
  const news = new News(async (text) => void sent.push(text))
  news.add('a', 1)
  news.add('b', 7)
  news.add('a', 3)
  news.add('a', 2)
  await soon()
  expect(sent).toEqual(['a 3 b 7'])
  expect(readNews('a 3 b 7')).toEqual([
    { table: 'a', seq: 3 },
    { table: 'b', seq: 7 },
  ])
  expect(news.counts).toMatchObject({ stored: 4, messages: 1 })
})

test('a message is never longer than PostgreSQL takes', async () => {
  const sent: string[] = []
  const news = new News(async (text) => void sent.push(text))
  const ids = Array.from({ length: 2000 }, (_, i) => `table-with-an-id-${i}`)
  for (const [i, id] of ids.entries()) news.add(id, i)
  for (let i = 0; i < 100 && sent.flatMap(readNews).length < ids.length; i++) await soon()
  expect(sent.flatMap(readNews).map(({ table }) => table)).toEqual(ids)
  for (const text of sent) expect(text.length).toBeLessThan(7900)
})

test('what could not be sent is sent later, unless something newer was sent meanwhile', async () => {
  const sent: string[] = []
  let works = false
  const news = new News(async (text) => {
    if (!works) throw new StorageError('cut')
    sent.push(text)
  })
  news.add('a', 1)
  await soon()
  news.add('a', 2)
  works = true
  for (let i = 0; i < 100 && sent.length === 0; i++) await soon()
  expect(sent).toEqual(['a 2'])
  expect(news.counts.failures).toBe(1)
})
