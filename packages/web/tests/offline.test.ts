// Long test of public, vite.config.ts
import { hunters } from '@orrery/hunters'
import { makeRecord } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { playedRecord } from './records.ts'
import { start, visit, waitForTurn, withBrowser } from './world.ts'

withBrowser()

test('after the first visit everything works without a network: reload, a new game, a deep link, a shared record', async () => {
  const visited = await visit({ offline: true, settings: { setups: {} } })
  const { page, context } = visited
  // The service worker is ready once everything is stored.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.waitForSelector('.world')
  expect(
    await page
      .locator('.world img')
      .first()
      .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
  ).toBe(true)
  await start(page)
  await waitForTurn(page)
  await page.reload()
  await page.waitForSelector('.table-screen')
  await waitForTurn(page)
  // Another app shares a record with the installed page, as the manifest says.
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json())
  const { action, method, enctype, params } = manifest.share_target
  await page.evaluate(
    ([target, how, type, name, text]) => {
      const form = document.createElement('form')
      Object.assign(form, { action: target, method: how, enctype: type })
      const field = Object.assign(document.createElement('input'), { type: 'file', name })
      const files = new DataTransfer()
      files.items.add(new File([text], 'shared.json', { type: 'application/json' }))
      field.files = files.files
      form.append(field)
      document.body.append(form)
      form.submit()
    },
    [action, method, enctype, params.files[0].name, makeRecord(playedRecord(hunters, 2))] as const,
  )
  await page.waitForSelector('.replay-screen')
  expect(visited.errors).toEqual([])
  await context.close()
})
