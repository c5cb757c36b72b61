import type { Thing, Things } from '@orrery/board/thing'
import type { Language } from '@orrery/kernel'
import { GoalSign } from './console/goals.tsx'
import {
  abilities,
  type ElementId,
  elementIds,
  goals,
  type KindId,
  kindIds,
  lifeForms,
  nebulae,
  origins,
  type View,
} from './data.ts'
import { AbilityCard, extraWords } from './me/ability-card.tsx'
import { Defs } from './pieces/defs.tsx'
import { LifeFormDrawing } from './pieces/life.tsx'
import { Nebula } from './pieces/nebula.tsx'
import { Picture } from './pieces/piece.tsx'
import { abilityWords, goalWords, type Texts, textsOf } from './texts/index.ts'
import './cosmos.css'

const isElement = (text: string): text is ElementId => elementIds.some((id) => id === text)
const isKind = (text: string): text is KindId => kindIds.some((id) => id === text)

/** How many stars there are of each element (C1.3). */
const starCounts: Readonly<Record<ElementId, number>> = { H: 26, He: 20, O: 16, C: 16 }

/** A thing that is one drawing. */
const drawn = (name: string, text: string, rule: string, picture: Thing['picture']): Thing => ({
  name,
  text: [text],
  rule,
  picture,
})

function tokenShown(id: string, texts: Texts): Thing | undefined {
  const words = texts.component
  const [sort, detail = ''] = id.split('-')
  if (sort === 'star' && isElement(detail)) {
    const name = words.star({ element: texts.elements[detail] })
    const text = words.starText({ count: starCounts[detail] })
    return drawn(name, text, 'C1.3', <Picture id={id} width={150} k={3} />)
  }
  if (sort === 'energy' && isKind(detail)) {
    const kind = texts.kinds[detail]
    const picture = <Picture id={id} width={130} height={180} k={2.1} />
    return drawn(words.energy({ kind }), words.energyText({ kind }), 'C11.1', picture)
  }
  switch (id) {
    case 'supernova':
      return drawn(words.supernova, words.supernovaText, 'C10.2', <Picture id={id} width={160} k={3.2} />)
    case 'proto':
      return drawn(words.proto, words.protoText, 'C9.6', <Picture id={id} width={150} k={4} />)
    case 'stable':
      return drawn(words.stable, words.stableText, 'C10.12', <Picture id={id} width={150} k={4} />)
    case 'crystal':
      return drawn(words.crystal, words.crystalText, 'C10.8', <Picture id={id} width={120} height={170} k={4.4} />)
    default:
      return undefined
  }
}

function shownOf(id: string, texts: Texts, language: Language): Thing | undefined {
  const words = texts.component
  const goal = goals.find((spec) => spec.id === id)
  if (goal !== undefined) {
    const [name, text] = goalWords(language, goal.id)
    return {
      picture: (
        <span className="cc-goal-sign is-large">
          <GoalSign metric={goal.metric} size={110} />
        </span>
      ),
      name,
      text: [`${text} ${words.goalScores}`],
      rule: goal.rule,
    }
  }
  const tile = nebulae.findIndex((spec) => spec.id === id)
  const spec = nebulae[tile]
  if (spec !== undefined) {
    return {
      picture: (
        <svg width="230" height="250" viewBox="-115 -125 230 250" aria-hidden="true">
          <Nebula tile={tile} r={118} have={63} />
        </svg>
      ),
      name: texts.nebulaTitle({ size: spec.size }),
      text: [`${words.requires}: ${spec.requires.join(', ')}. ${words.worth({ points: spec.points })}.`],
      rule: 'C10.1',
    }
  }
  const form = lifeForms.find((token) => token.id === id)
  if (form !== undefined) {
    return {
      picture: (
        <svg width="180" height="180" viewBox="-33 -33 66 66" aria-hidden="true">
          <LifeFormDrawing group={form.group} value={form.points} revealed />
        </svg>
      ),
      name: words.lifeForm({ points: form.points }),
      text: [`${form.group === 1 ? words.group1 : words.group2}. ${words.lifeFormText}`],
      rule: 'C10.13',
    }
  }
  return tokenShown(id, texts)
}

/** All things of Crafting the Cosmos. */
export const things: Things<View> = {
  of(id, language) {
    const ability = abilities.findIndex((card) => card.id === id)
    const spec = abilities[ability]
    if (spec === undefined) return shownOf(id, textsOf(language), language)
    const [name, text] = abilityWords(language, spec.id)
    const picture = <AbilityCard card={ability} language={language} className="is-large" />
    return { name, text: [text, extraWords(spec.kind, language)], rule: spec.rule, printed: 'all', picture }
  },
  rule: (id, language) => textsOf(language).component.rule({ id }),
  origins,
  Defs,
  gallery: [
    { kind: 'abilities', ids: abilities.map(({ id }) => id) },
    { kind: 'goals', ids: goals.map(({ id }) => id) },
    { kind: 'nebulae', ids: nebulae.map(({ id }) => id) },
    { kind: 'lifeForms', ids: lifeForms.map(({ id }) => id) },
    { kind: 'stars', ids: [...elementIds.map((element) => `star-${element}`), 'supernova'] },
    { kind: 'energy', ids: kindIds.map((kind) => `energy-${kind}`) },
    { kind: 'tokens', ids: ['proto', 'stable', 'crystal'] },
  ],
  kinds: (language) => textsOf(language).gallery,
}
