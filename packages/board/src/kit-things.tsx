import { type Language, makeTexts } from '@orrery/kernel'
import { Icon, type IconName } from './icons.tsx'
import type en from './texts/en/things.ts'
import { makeArea } from './texts.ts'
import type { Thing } from './thing.tsx'

/** The words of what every board has; loaded with every board. */
export const kitThingTexts = makeArea(makeTexts<typeof en>((language) => import(`./texts/${language}/things.ts`)))

/** The things that the kit itself draws: the `data-zoom` of their elements, their words, their picture. */
const kitThings: readonly (readonly [id: string, words: keyof typeof en, picture: IconName])[] = [
  ['kit-seat', 'seat', 'person'],
  ['kit-points', 'points', 'sheet'],
  ['kit-log', 'log', 'log'],
  ['kit-steps', 'steps', 'check'],
]

/** The thing of the kit that has this id. */
export function kitThing(id: string, language: Language): Thing | undefined {
  const found = kitThings.find(([each]) => each === id)
  if (found === undefined) return undefined
  const [, words, picture] = found
  const { name, text } = kitThingTexts.in(language)[words]
  return { name, text: [text], picture: <Icon name={picture} size={96} /> }
}
