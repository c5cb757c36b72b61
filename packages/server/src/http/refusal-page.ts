import { type Language, languages, makeTexts, matchLanguage, type Texts } from '@orrery/kernel'
import type { Answers, WireError } from '@orrery/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type en from '../texts/en/errors.ts'

type ErrorTexts = Texts<typeof en>

const load = makeTexts<typeof en>((language) => import(`../texts/${language}/errors.ts`))

/** Loaded in every language, so that a request is answered at once. */
const texts: ReadonlyMap<Language, ErrorTexts> = new Map(
  await Promise.all(languages.map(async (language) => [language, await load(language)] as const)),
)

/** Sends an error: as JSON to programs, as a page to somebody who opened the address in a browser. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  error: WireError,
): FastifyReply {
  const seconds = error.wait === undefined ? undefined : Math.ceil(error.wait / 1000)
  if (seconds !== undefined) reply.header('retry-after', seconds)
  reply.code(status)
  const body: Answers['failed'] = { error }
  if (!isNavigation(request)) return reply.send(body)
  const language = languageOf(request)
  const words = texts.get(language)
  if (words === undefined) throw new Error(`no texts in "${language}"`)
  const sentence = `${sentenceFor(error, words)}${seconds === undefined ? '' : ` ${words.wait({ seconds })}`}`
  return reply
    .type('text/html; charset=utf-8')
    .send(
      [
        `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light">',
        `<title>Orrery</title><h1>Orrery</h1><p>${sentence}</p><p><a href="/">${words.home}</a></p></html>`,
      ].join(''),
    )
}

function sentenceFor({ code }: WireError, words: ErrorTexts): string {
  if (code === 'too-fast') return words.tooFast
  if (code === 'not-found') return words.missing
  if (code === 'forbidden' || code === 'no-identity') return words.forbidden
  return code === 'closing' ? words.closing : words.other
}

/** Whether somebody opened the address itself, rather than a program or a page asking for it. */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET') return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? headers.accept?.includes('text/html') === true : mode === 'navigate'
}

/** The languages of the header, which browsers put in order of preference. */
export function languageOf({ headers }: FastifyRequest): Language {
  const tags = (headers['accept-language'] ?? '').split(',')
  return matchLanguage(tags.map((tag) => tag.split(';')[0]?.trim() ?? ''))
}
