import { refused } from './refusals.ts'
import type { Fact } from './rows.ts'
import { type Person, plainPerson, seatsOf, type Table } from './table.ts'

/** What can be said without words. */
export const emotes = ['hello', 'thanks', 'well-played', 'thinking', 'oops', 'wow', 'hurry', 'good-game'] as const

/** A chat line is at most this long. */
export const MAX_TEXT = 300
/** A person may send this many lines and emotes within the window. */
const MAX_SPOKEN = 5
/** The window of the rate limit, in milliseconds. */
const SPOKEN_WINDOW = 10_000
/** A table keeps this many lines in memory. */
const CHAT_KEPT = 100

/** A person at the table says something. */
export function say(table: Table, text: string, by: Person, at: number): Fact[] {
  maySpeak(table, by, at)
  // Control and direction characters could break a line or reverse the text that follows.
  const clean = text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  if (clean === '' || /\p{Cs}/u.test(clean)) throw refused('bad-text')
  if ([...clean].length > MAX_TEXT) throw refused('too-long', { max: MAX_TEXT })
  return [{ type: 'said', person: plainPerson(by), text: clean }]
}

/** A person at the table shows an emote. */
export function emote(table: Table, name: string, by: Person, at: number): Fact[] {
  maySpeak(table, by, at)
  if (!emotes.some((each) => each === name)) throw refused('unknown-emote', { known: emotes.join(', ') })
  return [{ type: 'emoted', person: plainPerson(by), emote: name }]
}

function maySpeak(table: Table, by: Person, at: number): void {
  if (seatsOf(table, by.id).length === 0 && table.host !== by.id) throw refused('not-seated')
  const recent = (table.spoken[by.id] ?? []).filter((time) => time > at - SPOKEN_WINDOW)
  const [first] = recent
  if (first !== undefined && recent.length >= MAX_SPOKEN) {
    throw refused('too-fast', { wait: first + SPOKEN_WINDOW - at })
  }
}

/** Adds a line to the chat, and notes when its author spoke. */
export function addChatLine(table: Table, line: Table['chat'][number]): void {
  table.chat.push(line)
  if (table.chat.length > CHAT_KEPT) table.chat.shift()
  const times = (table.spoken[line.person.id] ?? []).filter((time) => time > line.at - SPOKEN_WINDOW)
  table.spoken[line.person.id] = [...times, line.at]
}
