import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WireError } from '../protocol.ts'

interface Words {
  readonly tooFast: string
  readonly wait: (seconds: number) => string
  readonly missing: string
  readonly forbidden: string
  readonly closing: string
  readonly other: string
  readonly home: string
}

const texts: Readonly<Record<'en' | 'pl' | 'de', Words>> = {
  en: {
    tooFast: 'Too many requests came from your network.',
    wait: (seconds) => `Please try again in ${seconds} s.`,
    missing: 'There is nothing here.',
    forbidden: 'You may not open this.',
    closing: 'The server is restarting. Please try again in a moment.',
    other: 'Something went wrong.',
    home: 'To the home page',
  },
  pl: {
    tooFast: 'Z Twojej sieci przyszło zbyt wiele żądań.',
    wait: (seconds) => `Spróbuj ponownie za ${seconds} s.`,
    missing: 'Nic tu nie ma.',
    forbidden: 'Nie możesz tego otworzyć.',
    closing: 'Serwer uruchamia się ponownie. Spróbuj za chwilę.',
    other: 'Coś poszło nie tak.',
    home: 'Na stronę główną',
  },
  de: {
    tooFast: 'Aus deinem Netz kamen zu viele Anfragen.',
    wait: (seconds) => `Bitte versuche es in ${seconds} s noch einmal.`,
    missing: 'Hier gibt es nichts.',
    forbidden: 'Das darfst du nicht öffnen.',
    closing: 'Der Server startet neu. Bitte versuche es gleich noch einmal.',
    other: 'Da ist etwas schiefgegangen.',
    home: 'Zur Startseite',
  },
}

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
  if (!isNavigation(request)) return reply.send({ error })
  const language = languageOf(request)
  const words = texts[language]
  const sentence = `${sentenceFor(error, words)}${seconds === undefined ? '' : ` ${words.wait(seconds)}`}`
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

function sentenceFor({ code }: WireError, words: Words): string {
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

function languageOf({ headers }: FastifyRequest): keyof typeof texts {
  const wanted = /\b(en|pl|de)\b/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase()
  return wanted === 'pl' || wanted === 'de' ? wanted : 'en'
}
