import { readFile } from 'node:fs/promises'
import { type Language, matchLanguage } from '@orrery/kernel'
import { requests } from '@orrery/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey } from '../address.ts'
import type { ServerContext } from '../context.ts'
import { Pictures, PicturesBusyError } from '../preview/pictures.ts'
import { previewOf, withPreview } from '../preview/preview.ts'
import { atMost, HttpError, notFound, parse } from './answer.ts'
import { languageOf } from './refusal-page.ts'

/** The picture of a finished public game, for the preview of links to it. */
export function previewRoutes(app: FastifyInstance, server: ServerContext): void {
  const pictures = new Pictures(server.config.thread)
  app.addHook('onClose', () => pictures.close())
  app.get<{ Params: { id: string } }>('/api/v1/tables/:id/picture', async (request, reply) => {
    const { language = 'en' } = parse(requests.picture, request.query)
    const preview = await previewOf(server, request.params.id, matchLanguage([language]))
    if (preview === undefined) throw notFound('picture')
    const key = Pictures.keyOf(preview.svg)
    // What was sent before is still right unless a player has changed their name.
    if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send()
    if (!pictures.has(key)) atMost(server.limiters.pictures, addressKey(request.client))
    const png = await pictures.draw(preview.svg).catch((error: unknown) => {
      if (!(error instanceof PicturesBusyError)) throw error
      throw new HttpError(503, {
        code: 'unavailable',
        message: 'too many pictures are waiting; try again',
        retry: true,
      })
    })
    return reply
      .headers({ etag: `"${key}"`, 'cache-control': 'public, max-age=3600' })
      .type('image/png')
      .send(Buffer.from(png))
  })
}

/** Pages about one table. */
const aboutTable = /^\/(?:online|replay|result)\/([\w-]{1,40})$/

/**
 * The single page with the preview of the finished game it is about; `undefined` when it has none of its own. Whoever opens the page never
 * has to wait or go away because of it: without a preview it is the same page.
 */
export async function pageWithPreview(
  server: ServerContext,
  request: FastifyRequest,
  file: string,
): Promise<string | undefined> {
  const address = new URL(request.url, `${request.protocol}://${request.host}`)
  const id = aboutTable.exec(address.pathname)?.[1]
  if (id === undefined || server.limiters.requestsByAddress.take(addressKey(request.client)) > 0) return undefined
  const language = languageFor(request, address)
  const preview = await previewOf(server, id, language).catch(() => undefined)
  if (preview === undefined) return undefined
  const picture = new URL(`/api/v1/tables/${id}/picture?language=${language}`, address).href
  return withPreview(await readFile(file, 'utf8'), preview, { page: new URL(address.pathname, address).href, picture })
}

/** The language of whoever shared the link, which its address may name: the programs that make previews seldom say theirs. */
function languageFor(request: FastifyRequest, address: URL): Language {
  const shared = address.searchParams.get('lang')
  return shared === null ? languageOf(request) : matchLanguage([shared])
}
