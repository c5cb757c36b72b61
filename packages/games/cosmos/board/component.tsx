import type { Language } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { GoalSign } from './console/goals.tsx'
import { abilities, type ElementId, elementIds, goals, type KindId, kindIds, lifeForms, nebulae } from './data.ts'
import { AbilityCard } from './me/ability-card.tsx'
import { Defs } from './pieces/defs.tsx'
import { LifeFormDrawing } from './pieces/life.tsx'
import { Nebula } from './pieces/nebula.tsx'
import { Picture } from './pieces/piece.tsx'
import { goalWords, type Texts, textsOf } from './texts/index.ts'
import './cosmos.css'

const isElement = (text: string): text is ElementId => elementIds.some((id) => id === text)
const isKind = (text: string): text is KindId => kindIds.some((id) => id === text)

/** How many stars there are of each element (C1.3). */
const starCounts: Readonly<Record<ElementId, number>> = { H: 26, He: 20, O: 16, C: 16 }

interface Shown {
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
  readonly rule: string
}

function tokenShown(id: string, texts: Texts): Shown | undefined {
  const words = texts.component
  const [sort, detail = ''] = id.split('-')
  if (sort === 'star' && isElement(detail)) {
    return {
      picture: <Picture id={`star-${detail}`} width={150} k={3} />,
      title: words.star({ element: texts.elements[detail] }),
      text: words.starText({ count: starCounts[detail] }),
      rule: 'C1.3',
    }
  }
  if (sort === 'energy' && isKind(detail)) {
    return {
      picture: <Picture id={`energy-${detail}`} width={130} height={180} k={2.1} />,
      title: words.energy({ kind: texts.kinds[detail] }),
      text: words.energyText({ kind: texts.kinds[detail] }),
      rule: 'C11.1',
    }
  }
  switch (id) {
    case 'supernova':
      return {
        picture: <Picture id="supernova" width={160} k={3.2} />,
        title: words.supernova,
        text: words.supernovaText,
        rule: 'C10.2',
      }
    case 'proto':
      return {
        picture: <Picture id="proto" width={150} k={4} />,
        title: words.proto,
        text: words.protoText,
        rule: 'C9.6',
      }
    case 'stable':
      return {
        picture: <Picture id="stable" width={150} k={4} />,
        title: words.stable,
        text: words.stableText,
        rule: 'C10.12',
      }
    case 'crystal':
      return {
        picture: <Picture id="crystal" width={120} height={170} k={4.4} />,
        title: words.crystal,
        text: words.crystalText,
        rule: 'C10.8',
      }
    default:
      return undefined
  }
}

function shownOf(id: string, texts: Texts, language: Language): Shown | undefined {
  const words = texts.component
  const goal = goals.find((spec) => spec.id === id)
  if (goal !== undefined) {
    const [title, text] = goalWords(language, goal.id)
    return {
      picture: (
        <span className="cc-goal-sign is-large">
          <GoalSign metric={goal.metric} size={110} />
        </span>
      ),
      title,
      text: `${text} ${words.goalScores}`,
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
      title: texts.nebulaTitle({ size: spec.size }),
      text: `${words.requires}: ${spec.requires.join(', ')}. ${words.worth({ points: spec.points })}.`,
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
      title: words.lifeForm({ points: form.points }),
      text: `${form.group === 1 ? words.group1 : words.group2}. ${words.lifeFormText}`,
      rule: 'C10.13',
    }
  }
  return tokenShown(id, texts)
}

/** A component of the game, large, with its words. */
export function Component({ id, language }: { readonly id: string; readonly language: Language }): ReactNode {
  const texts = textsOf(language)
  const ability = abilities.findIndex((card) => card.id === id)
  const spec = abilities[ability]
  if (spec !== undefined) {
    return (
      <div className="cc-component night">
        <Defs />
        <AbilityCard card={ability} language={language} className="is-large" />
        <small>{texts.component.rule({ id: spec.rule })}</small>
      </div>
    )
  }
  const shown = shownOf(id, texts, language)
  if (shown === undefined) return null
  return (
    <div className="cc-component night">
      <Defs />
      {shown.picture}
      <h3>{shown.title}</h3>
      <p>{shown.text}</p>
      <small>{texts.component.rule({ id: shown.rule })}</small>
    </div>
  )
}

/** Every component, by kind. */
export const gallery = [
  { kind: 'abilities', ids: abilities.map((card) => card.id) },
  { kind: 'goals', ids: goals.map((goal) => goal.id) },
  { kind: 'nebulae', ids: nebulae.map((tile) => tile.id) },
  { kind: 'lifeForms', ids: lifeForms.map((token) => token.id) },
  { kind: 'stars', ids: [...elementIds.map((element) => `star-${element}`), 'supernova'] },
  { kind: 'energy', ids: kindIds.map((kind) => `energy-${kind}`) },
  { kind: 'tokens', ids: ['proto', 'stable', 'crystal'] },
] as const

/** The heading of a kind of components. */
export function kindName(kind: string, language: Language): string {
  const names: Readonly<Record<string, string>> = textsOf(language).gallery
  return names[kind] ?? kind
}
