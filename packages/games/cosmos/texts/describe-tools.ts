import { makeStatements } from '@orrery/kernel'
import { abilityIds } from '../components/abilities.ts'
import { elementIds } from '../components/basics.ts'
import { kindOfCard } from '../rules/tables.ts'
import { makeTaskText } from './describe-tasks.ts'
import type { Cards, Components, Described, Sentences } from './index.ts'
import { idAt, makeVoice } from './voice.ts'

/** What the description of a table is put together with: the texts of a language, and the words in them for cards and counts. */
export function makeDescriberTools(cards: Cards, texts: Sentences, named: Components, words: Described) {
  const voice = makeVoice(cards, texts)
  const { kindName } = voice
  const taskText = makeTaskText(voice, texts, named, words)
  const byKind = (list: readonly number[]): string[] =>
    list.flatMap((n, kind) => (n > 0 ? [`${kindName(kind)} ${n}`] : []))
  const byElement = (list: readonly number[]): string[] =>
    list.flatMap((n, element) => (n > 0 ? [`${n} ${elementIds[element]}`] : []))
  const cardText = (card: number): string =>
    words.slotUsed({
      card: voice.ability(card),
      kind: kindName(kindOfCard[card] ?? 0),
      text: cards.abilities[idAt(abilityIds, card)].text,
    })
  const statements = makeStatements(words)
  return { cards, texts, named, words, voice, ...statements, kindName, taskText, byKind, byElement, cardText }
}

/** What the description of a table is put together with. */
export type DescriberTools = ReturnType<typeof makeDescriberTools>
