import { fileURLToPath } from 'node:url'
import { type Language, languages, type Message, parseMessage } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { entriesOf, listCatalogues, readCatalogue } from '../tools/texts/catalogues.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Numbers on both sides of every boundary of the plural rules. */
const samples = [0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 21, 22, 24, 25, 100, 101, 102, 105, 111, 112]

/**
 * The forms of nouns and adjectives after a number, in all cases that occur: after 1, after 2 to 4 (Polish only), after all others. Words
 * in this table must be in the right place; others are checked by the rules alone.
 */
const forms: Partial<Record<string, string>> = {
  pl: `decyzja decyzję decyzji | decyzje decyzjach | decyzji decyzjach
    dzień | dni | dni
    element elementu | elementy elementów | elementów
    fuzja fuzję | fuzje | fuzji
    gracz gracza | gracze graczy | graczy
    grawiton | grawitony | grawitonów
    gwiazda gwiazdę | gwiazdy | gwiazd
    jednostka jednostkę | jednostki | jednostek
    karta kartę karty | karty kart | kart
    kryształek | kryształki | kryształków
    miejsce | miejsca | miejsc
    możliwość | możliwości | możliwości
    nowa | nowe | nowych
    ostrzeżenie | ostrzeżenia | ostrzeżeń
    partia partię | partie | partii
    pole | pola | pól
    punkt | punkty | punktów
    ruch | ruchy | ruchów
    sztuka sztukę | sztuki | sztuk
    wolne | wolne | wolnych
    zasada zasadę | zasady | zasad
    zasób | zasoby | zasobów
    znacznik | znaczniki | znaczników`,
  de: `Aktion | Aktionen
    Einheit | Einheiten
    Entscheidung | Entscheidungen
    Karte | Karten
    Partie | Partien
    Person | Personen
    Platz | Plätze
    Punkt | Punkte
    Stern | Sterne
    Tag | Tage`,
  en: `card | cards
    day | days
    decision | decisions
    game | games
    option | options
    player | players
    point | points
    seat | seats
    star | stars
    unit | units`,
}

/** Words that are the same after 2 and 5 (Polish) or after 1 and 2, so that a text need not tell them apart. */
const unchanging: Partial<Record<string, readonly string[]>> = {
  pl: [
    'dni',
    'możliwości',
    'widzów',
    'decyzjach',
    'kolejnych',
    'polach',
    'poziomów',
    'razy',
    'kart',
    'partii',
    'graczy',
    'elementów',
    'każdego',
  ],
  de: ['Lebensmarker', 'Protoleben', 'Lebewesen', 'Zuschauer', 'im'],
  en: ['more', 'still', 'short', 'biomass', 'workforce', 'technology'],
}

/** The word that follows the number, where one does. */
const wordIn = (shown: string): string | undefined => /#\s+(\p{L}+)/u.exec(shown)?.[1]

/** The text of a case, with `#` for its number and nothing for other arguments. */
const shownBy = (message: Message): string =>
  message.map((part) => (typeof part === 'string' ? part : part.type === 'number' ? '#' : '')).join('')

/** Every plural of a message, even nested ones: its text for a number. */
function pluralsOf(message: Message, rules: Intl.PluralRules): ((n: number) => string)[] {
  return message.flatMap((part) => {
    if (typeof part === 'string' || part.type === 'argument' || part.type === 'number') return []
    const { cases } = part
    const inside = [...cases.values()].flatMap((each) => pluralsOf(each, rules))
    if (part.type === 'select') return inside
    const show = (n: number): string =>
      shownBy(cases.get(`=${n}`) ?? cases.get(rules.select(n)) ?? cases.get('other') ?? [])
    return [show, ...inside]
  })
}

/** The arguments that a message takes as a number. */
const numbersOf = (text: string): string[] => [...text.matchAll(/\{(\w+), plural,/g)].map(([, name = '']) => name)

async function faultsIn(language: Language): Promise<string[]> {
  const rules = new Intl.PluralRules(language)
  const table = (forms[language] ?? '').split('\n').map((line) => line.split('|').map((each) => each.trim().split(' ')))
  const same = new Set(unchanging[language])
  const faults: string[] = []
  for (const file of listCatalogues(root)) {
    const all = await Promise.all(languages.map(async (each) => entriesOf((await readCatalogue(file, each)) ?? {})))
    for (const [key, text] of entriesOf((await readCatalogue(file, language)) ?? {})) {
      const place = `${language} ${file.id} ${key}`
      // A number that is followed by a word needs a plural; what is a number in any language is one in all of them.
      for (const name of new Set(all.flatMap((entries) => numbersOf(entries.get(key) ?? '')))) {
        const word = new RegExp(`\\{${name}\\} (\\p{L}{3,})`, 'u').exec(text)?.[1]
        if (word !== undefined && !same.has(word))
          faults.push(`${place}: {${name}} ${word} has one form for all numbers`)
      }
      for (const show of pluralsOf(parseMessage(text), rules)) {
        // A text that distinguishes numbers must distinguish all forms of the language.
        const [a, b] = language === 'pl' ? [2, 5] : [1, 2]
        const word = wordIn(show(a))
        if (word !== undefined && show(a) === show(b) && !same.has(word)) {
          faults.push(`${place}: "${show(a)}" is the same for ${a} and ${b}`)
        }
        for (const n of samples) {
          const shown = wordIn(show(n)) ?? ''
          const row = table.find((each) => each.some((cell) => cell.includes(shown)))
          const column = { one: 0, few: 1 }[rules.select(n) as string] ?? (row?.length ?? 1) - 1
          if (row !== undefined && shown !== '' && !row[column]?.includes(shown)) faults.push(`${place}: ${n} ${shown}`)
        }
      }
    }
  }
  return faults
}

describe.each(languages)('numbers in %s', (language) => {
  test('are followed by the form that the language requires', async () => {
    expect(await faultsIn(language)).toEqual([])
  })
})
