import { Drawing, Label } from '@orrery/board/draw'
import { Icon, type IconName } from '@orrery/board/icons'
import type { Thing, Things } from '@orrery/board/thing'
import type { Language } from '@orrery/kernel'
import type { ReactNode } from 'react'
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
  type SectorId,
  sectorIds,
  type View,
} from './data.ts'
import { sectorSign } from './galaxy/lens.tsx'
import { nebulaState } from './galaxy/names.ts'
import { AbilityCard, extraWords } from './me/ability-card.tsx'
import { Defs } from './pieces/defs.tsx'
import { Glyph, type GlyphId } from './pieces/glyphs.tsx'
import { Nebula } from './pieces/nebula.tsx'
import { LifeFormPicture, Picture } from './pieces/piece.tsx'
import { abilityWords, goalWords, type Texts, textsOf } from './texts/index.ts'
import './cosmos.css'

const isElement = (text: string): text is ElementId => elementIds.some((id) => id === text)
const isSector = (text: string): text is SectorId => sectorIds.some((id) => id === text)
const isKind = (text: string): text is KindId => kindIds.some((id) => id === text)

/** How many stars there are of each element (C1.3). */
const starCounts: Readonly<Record<ElementId, number>> = { H: 26, He: 20, O: 16, C: 16 }

/** A token, its drawing with its size, and the rule about it. */
const tokens = [
  ['supernova', 'C10.2', { width: 160, k: 3.2 }],
  ['proto', 'C9.6', { width: 150, k: 4 }],
  ['stable', 'C10.12', { width: 150, k: 4 }],
  ['crystal', 'C10.8', { width: 120, height: 170, k: 4.4 }],
] as const

function tokenShown(id: string, texts: Texts): Thing | undefined {
  const words = texts.component
  const [sort, detail = ''] = id.split('-')
  if (sort === 'star' && isElement(detail)) {
    const name = words.star({ element: texts.elements[detail] })
    const text = [words.starText({ count: starCounts[detail] })]
    return { name, text, rule: 'C1.3', picture: <Picture id={id} width={150} k={3} /> }
  }
  if (sort === 'energy' && isKind(detail)) {
    const kind = texts.kinds[detail]
    const picture = <Picture id={id} width={130} height={180} k={2.1} />
    return { name: words.energy({ kind }), text: [words.energyText({ kind })], rule: 'C11.1', picture }
  }
  const token = tokens.find(([each]) => each === id)
  if (token === undefined) return undefined
  const [piece, rule, size] = token
  return { name: words[piece], text: [words[`${piece}Text`]], rule, picture: <Picture id={piece} {...size} /> }
}

type Explained = keyof Texts['explained']

const icon = (name: IconName): ReactNode => <Icon name={name} size={96} />
const glyph = (id: GlyphId): ReactNode => <Glyph id={id} size={96} />
const picture = (id: string, k: number): ReactNode => <Picture id={id} width={120} height={130} k={k} />

/** Panels, spaces and signs of the board: their name, their words, the rule about them, their picture. */
const explained: Readonly<Record<string, readonly [(texts: Texts) => string, Explained, rule: string, ReactNode]>> = {
  'panel-console': [(t) => t.console, 'console', 'C5.1', icon('orbit')],
  'panel-row': [(t) => t.energyRow, 'row', 'C6.7', picture('energy-back', 1.4)],
  'panel-goals': [(t) => t.goals, 'goals', 'C15.2', icon('sheet')],
  'panel-supply': [(t) => t.supply, 'supply', 'C7.3', picture('flat-H', 2.4)],
  'panel-beside': [(t) => t.besideTheirs, 'beside', 'C9.2', picture('star-He', 2.2)],
  'panel-chamber': [(t) => t.chamber, 'chamber', 'C8.1', picture('crystal', 3)],
  'panel-tracks': [(t) => t.thisTurn, 'tracks', 'C12.1', glyph('graviton')],
  'panel-hand': [(t) => t.hand, 'hand', 'C11.1', glyph('card')],
  'panel-powers': [(t) => t.abilities, 'powers', 'C11.2', glyph('card')],
  deck: [(t) => t.named.deck, 'deck', 'C6.7', picture('energy-back', 1.4)],
  nebulae: [(t) => t.named.nebulae, 'nebulae', 'C7.7', picture('neb-back-2', 2)],
  'life-form': [(t) => t.named.lifeForm, 'lifeForm', 'C10.12', <LifeFormPicture key="" size={120} />],
  'track-supernova': [(t) => t.tracks.supernova, 'trackSupernova', 'C12.2', picture('flat-nova', 2.4)],
  'track-dna': [(t) => t.tracks.dna, 'trackDna', 'C12.4', glyph('dna')],
  'track-graviton': [(t) => t.tracks.graviton, 'trackGraviton', 'C12.5', glyph('graviton')],
  set: [(t) => t.named.set, 'set', 'C11.7', glyph('card')],
  slot: [(t) => t.named.slot, 'slot', 'C11.2', picture('mini-same', 4)],
  'star-space': [(t) => t.named.starSpace, 'starSpace', 'C9.4', picture('ghost-H', 2.4)],
  'life-space': [(t) => t.named.lifeSpace, 'lifeSpace', 'C9.6', picture('flat-proto', 3)],
  'hand-size': [(t) => t.named.handSize, 'handSize', 'C20.2', picture('energy-back', 1.4)],
}

/** The signs of the board, as a glossary lists them: whole panels are not signs. */
const signIds: readonly string[] = [
  ...kindIds.map((kind) => `regulator-${kind}`),
  ...sectorIds.map((sector) => `sector-${sector}`),
  ...Object.keys(explained).filter((id) => !id.startsWith('panel-')),
]

/** What something of the board is for. */
function explain(id: string, texts: Texts): Thing | undefined {
  const [sort, detail = ''] = id.split('-')
  if (sort === 'regulator' && isKind(detail)) {
    const text = [texts.explained[detail], texts.explained.console]
    return { name: texts.kinds[detail], text, rule: 'C6.2', picture: picture(`energy-${detail}`, 1.4) }
  }
  if (sort === 'sector' && isSector(detail)) {
    const sign = sectorSign[detail]
    const drawn = (
      <Drawing width={120}>
        <Label y={32} size={90} colour={`var(--sec-${detail})`}>
          {sign}
        </Label>
      </Drawing>
    )
    return { name: texts.named.sector({ sign }), text: [texts.explained.sector], rule: 'C2.5', picture: drawn }
  }
  const found = explained[id]
  if (found === undefined) return undefined
  const [name, words, rule, drawn] = found
  return { name: name(texts), text: [texts.explained[words]], rule, picture: drawn }
}

/** How a nebula stands in the game that is shown: every tile is there once. */
function stateOf(tile: number, texts: Texts, view: View | undefined): readonly string[] {
  for (const player of view?.players ?? []) {
    const hex = player.tiles.indexOf(tile)
    if (hex >= 0) return nebulaState(texts, player, hex)
  }
  return []
}

function shownOf(id: string, texts: Texts, language: Language, view: View | undefined): Thing | undefined {
  const words = texts.component
  const goal = goals.find((spec) => spec.id === id)
  if (goal !== undefined) {
    const [name, text] = goalWords(language, goal.id)
    return {
      picture: (
        <span className="cc-goal-sign bd-centre is-large">
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
        <Drawing width={230} height={250}>
          <Nebula tile={tile} r={118} have={63} />
        </Drawing>
      ),
      name: texts.nebulaTitle({ size: spec.size }),
      text: [`${words.requires}: ${spec.requires.join(', ')}. ${words.worth({ points: spec.points })}.`],
      now: stateOf(tile, texts, view),
      rule: 'C10.1',
    }
  }
  const form = lifeForms.find((token) => token.id === id)
  if (form !== undefined) {
    return {
      picture: <LifeFormPicture size={180} group={form.group} value={form.points} revealed />,
      name: words.lifeForm({ points: form.points }),
      text: [`${form.group === 1 ? words.group1 : words.group2}. ${words.lifeFormText}`],
      rule: 'C10.13',
    }
  }
  return tokenShown(id, texts) ?? explain(id, texts)
}

/** All things of Crafting the Cosmos. */
export const things: Things<View> = {
  of(id, language, view) {
    const ability = abilities.findIndex((card) => card.id === id)
    const spec = abilities[ability]
    if (spec === undefined) return shownOf(id, textsOf(language), language, view)
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
    { kind: 'signs', ids: signIds },
  ],
  kinds: (language) => textsOf(language).gallery,
}
