import { indexIn, type Language, look, makeStatements } from '@orrery/kernel'
import type { Star } from '../components/types.ts'
import { dotIds } from '../rules/tables.ts'
import type { Components } from '../sets/components.ts'
import type { Described, Names, Sentences } from './index.ts'
import { amountsText } from './parts.ts'
import { makeTools } from './tools.ts'

/** What the description of a table is put together with: the texts of a language, and the words in them for stars, cards and fields. */
export function makeDescriberTools(language: Language, names: Names, sentences: Sentences, words: Described) {
  const { tenths, dotAt, card, field, nameOf } = makeTools(language, names, sentences)
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 4, useGrouping: 'always' })
  const dotText = (id: string): string => words.dot(dotAt(indexIn(dotIds, id)))
  const starName = (id: string): string => look(names.stars, id)

  /** What is printed on a star card. */
  function starText({ systems }: Components, star: Star): string {
    const { production, burst, system } = star
    const bursts: Readonly<Record<string, string>> = names.bursts
    const has = (what: Star['highlighted'][number]): boolean => star.highlighted.includes(what)
    return [
      look(names.classes, star.class),
      words.points1({ n: star.points }),
      words.costs({ cost: amountsText(star.cost) }),
      ...(has('radius') ? [words.attack({ n: tenths(star.attackTenths) })] : []),
      ...(has('mass') ? [words.defence({ n: tenths(star.defenceTenths) })] : []),
      ...(production === undefined ? [] : [words.produces({ crystals: amountsText(production) })]),
      ...(system === undefined
        ? []
        : [
            `${words.system({ system: look(names.systems, system) })} (+${systems.find(({ id }) => id === system)?.bonus ?? 0})`,
          ]),
      words.dot({
        t: `${number.format(star.temperature.value)} K`,
        l: `${number.format(star.luminosity.value)} L☉`,
      }),
      star.spectralType,
      ...(burst === undefined ? [] : [bursts[star.id] ?? '']),
    ].join('; ')
  }

  const statements = makeStatements(words)
  return { names, sentences, words, ...statements, tenths, card, field, nameOf, dotText, starName, starText }
}

/** What the description of a table is put together with. */
export type DescriberTools = ReturnType<typeof makeDescriberTools>
