import { Icon } from '@orrery/board/icons'
import type { Thing, Things } from '@orrery/board/thing'
import { lazy, type ReactNode, Suspense } from 'react'
import {
  automaIds,
  type Components,
  componentsOf,
  crewIds,
  destinationActions,
  item,
  newest,
  origins,
  planetColours,
  planetIds,
  resources,
  specialists,
  survivorIds,
  tracksOf,
  upgrades,
  type View,
} from './data.ts'
import { SurvivorCard } from './me/bridge.tsx'
import { CrewCard } from './me/crew-card.tsx'
import { automaCardName, crewName, namesOf, placeName, planetName, survivorName } from './names.ts'
import { Planet, Portal } from './pieces/bodies.tsx'
import { Defs } from './pieces/defs.tsx'
import { Gauge } from './pieces/gauge.tsx'
import { PieceIcon, pieceKinds } from './pieces/markers.tsx'
import { ItemIcon } from './pieces/resources.tsx'
import { DeedIcon, PlaceIcon, SpecialistIcon, UpgradeIcon } from './pieces/signs.tsx'
import { edgeWords, itemWords, priceWords, textsOf } from './texts/index.ts'
import { DrawnWith, type Words } from './words.ts'
import './arks.css'

// Only games of one, the gallery and the rulebook have an Automa.
const AutomaCard = lazy(async () => ({ default: (await import('./pieces/automa-card.tsx')).AutomaCardOf }))

interface Shown extends Words {
  readonly set: Components
}

function planetShown(card: number, { set, names, texts }: Shown): Thing {
  const planet = item(set.planets, card)
  const { id, colour, front, back, moon, station } = planet
  const tracks = tracksOf(planet)
  const words = (list: typeof front): string => itemWords(list, names, texts)
  const orbit = `${names.fields.moon}: ${words(moon)}; ${names.fields.station}: ${words(station)}`
  const drawing = (size: number, body: ReactNode): ReactNode => (
    <svg width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden="true">
      {body}
    </svg>
  )
  const name = planetName(names, card)
  if (colour === undefined) {
    const text = [texts.about.portal, words(front), orbit]
    return { picture: drawing(190, <Portal r={62} />), name, text, rule: 'A2.8' }
  }
  return {
    picture: (
      <span className="ak-both bd-row bd-wrap">
        {drawing(
          132,
          <>
            <Planet id={id} r={45} live={false} />
            <Gauge tracks={tracks.map((track) => ({ ...track, at: 0 }))} r={53} w={9.4} />
          </>,
        )}
        {drawing(132, <Planet id={id} r={50} live />)}
      </span>
    ),
    name,
    kind: (
      <>
        <PlaceIcon id={colour} size={18} /> {names.colours[colour]}
      </>
    ),
    text: [
      `${texts.about.front}: ${words(front)}; ${texts.about.back}: ${words(back)}`,
      orbit,
      `${texts.about.tracks}: ${tracks.map(({ resource, levels }) => `${names.resources[resource]} ${levels}`).join(', ')}`,
    ],
    rule: 'A1.7',
  }
}

function cardShown(id: string, { set, names, texts }: Shown): Thing | undefined {
  const card = crewIds.indexOf(id)
  const spec = set.crew[card]
  if (spec !== undefined) {
    return {
      picture: <CrewCard card={card} row="open" place={`shown:${id}`} />,
      name: crewName(names, card),
      text: [
        texts.about.crew({ specialist: names.specialists[spec.specialist] }),
        `${texts.topEdge}, ${edgeWords(spec.top, names, texts)}`,
        `${texts.bottomEdge}, ${edgeWords(spec.bottom, names, texts)}`,
      ],
      rule: 'A6.2',
    }
  }
  const survivor = survivorIds.indexOf(id)
  const people = set.survivors[survivor]
  if (people !== undefined) {
    return {
      picture: <SurvivorCard card={survivor} gains />,
      name: survivorName(names, survivor),
      text: [`${names.colours[people.colour]}: ${itemWords(people.gain, names, texts)}`, texts.about.survivor],
      rule: 'A15.2',
    }
  }
  const directive = automaIds.indexOf(id)
  if (directive < 0) return undefined
  const picture = (
    <Suspense>
      <AutomaCard card={directive} />
    </Suspense>
  )
  return { picture, name: automaCardName(names, id), text: [], rule: 'A24.2' }
}

/** A thing that is a sign, a name and sentences. */
type Sign = readonly [id: string, picture: ReactNode, name: string, text: string | readonly string[], rule: string]

/** The rule of each destination action. */
const deedRules: Readonly<Record<(typeof destinationActions)[number], string>> = {
  ...{ gather: 'A13.5', terraform: 'A14.1', explore: 'A15.1', settle: 'A16.1' },
  ...{ colony: 'A17.1', outpost: 'A18.1', specialist: 'A19.1' },
}

/** Large enough to be looked at. */
const LARGE = 96

/** Everything but cards: pieces, signs, and the panels of the screen. */
function signsOf({ set, names, texts }: Shown): readonly Sign[] {
  const { about, kinds } = texts
  const { terms } = names
  const pieceNames = { ark: terms.ark, colony: terms.colony, outpost: terms.outpost, disc: terms.terraformTrack }
  const icon = (name: 'person' | 'people' | 'orbit' | 'sheet' | 'cards' | 'bot'): ReactNode => (
    <Icon name={name} size={LARGE} />
  )
  return [
    ...set.upgrades.map((spec): Sign => {
      const { id } = spec
      const text = [about.upgrade[id], `${texts.costs}: ${priceWords(spec, names, texts)}`]
      return [id, <UpgradeIcon key={id} id={id} size={LARGE} />, names.upgrades[id], text, 'A8.2']
    }),
    ...specialists.map((id): Sign => {
      const picture = <SpecialistIcon key={id} id={id} size={LARGE} />
      return [id, picture, names.specialists[id], about.token, 'A7.1']
    }),
    ...resources.map((id): Sign => {
      const picture = <ItemIcon key={id} id={id} size={LARGE} />
      return [id, picture, names.resources[id], about.resource, 'A5.1']
    }),
    ...pieceKinds.map((kind): Sign => {
      const picture = <PieceIcon key={kind} kind={kind} colour="pink" size={LARGE} />
      return [kind, picture, pieceNames[kind], about[kind], 'A1.3']
    }),
    ...[...planetColours, 'orbital' as const].map((id): Sign => {
      const place = placeName(names, id)
      const picture = <PlaceIcon key={id} id={id} size={LARGE} />
      return [`edge-${id}`, picture, place, about.edge({ place }), 'A12.2']
    }),
    ...destinationActions.map((id): Sign => {
      const picture = <DeedIcon key={id} id={id} size={LARGE} />
      return [`act-${id}`, picture, names.destinationActions[id], about.deed[id], deedRules[id]]
    }),
    ...(['any', 'crewDeck', 'crewCantina'] as const).map((id): Sign => {
      const picture = <ItemIcon key={id} id={id} size={LARGE} />
      return [id, picture, texts.items[id], about.item[id], id === 'any' ? 'A5.1' : 'A6.1']
    }),
    ...(['anyLeader', 'planetLeader'] as const).map((id): Sign => {
      const picture = <SpecialistIcon key={id} id={id} size={LARGE} />
      return [id, picture, terms[id], about.leader, 'A7.1']
    }),
    ['unknown', <DeedIcon key="" id="discover" size={LARGE} />, texts.unexploredSpace, about.unknown, 'A10.1'],
    ['pair', <PieceIcon key="" kind="outpost" colour="pink" size={LARGE} />, terms.outpost, texts.pair, 'A8.6'],
    ['fact-crew', icon('cards'), texts.crewCards, about.fact.crew, 'A6.1'],
    ['fact-range', icon('orbit'), texts.range, about.fact.range, 'A9.1'],
    ['fact-survivors', icon('people'), texts.survivorsBoth, about.fact.survivors, 'A16.1'],
    ['fact-end', icon('sheet'), terms.victoryPoints, about.fact.end, 'A21.3'],
    ['panel-pool', icon('person'), texts.pool, about.panel.pool, 'A8.1'],
    ['panel-ark', icon('person'), texts.ark, about.panel.ark, 'A8.1'],
    ['panel-hold', icon('cards'), texts.crewAndHold, about.panel.hold, 'A6.2'],
    ['panel-bridge', icon('people'), texts.bridge, about.panel.bridge, 'A15.3'],
    ['panel-cantina', icon('cards'), names.boards.cantina, about.panel.cantina, 'A6.1'],
    ['panel-score', icon('sheet'), terms.victoryPoints, about.panel.score, 'A21.1'],
    ...['automa', 'panel-automa'].map((id): Sign => [id, icon('bot'), terms.automa, about.panel.automa, 'A24.2']),
    ['panel-system', icon('orbit'), texts.system, about.panel.system, 'A9.1'],
    ['deck-crew', icon('cards'), kinds.crew, about.deck.crew, 'A20.1'],
    ['deck-survivors', icon('people'), kinds.survivors, about.deck.survivors, 'A15.1'],
    ['deck-planets', icon('orbit'), kinds.planets, about.deck.planets, 'A10.1'],
    ['deck-automa', icon('bot'), kinds.automa, about.deck.automa, 'A24.2'],
  ]
}

/** The signs of the board, as a glossary lists them: whole panels are not signs, and pieces have a list of their own. */
const signIds: readonly string[] = [
  ...[...planetColours, 'orbital'].map((id) => `edge-${id}`),
  ...destinationActions.map((id) => `act-${id}`),
  ...['any', 'crewDeck', 'crewCantina', 'anyLeader', 'planetLeader', 'unknown'],
  ...['fact-crew', 'fact-range', 'fact-survivors', 'fact-end'],
]

function shownOf(id: string, shown: Shown): Thing | undefined {
  const planet = planetIds.indexOf(id)
  if (planet >= 0) return planetShown(planet, shown)
  const card = cardShown(id, shown)
  const sign = card === undefined ? signsOf(shown).find(([each]) => each === id) : undefined
  if (sign === undefined) return card
  const [, picture, name, text, rule] = sign
  return { picture, name, text: typeof text === 'string' ? [text] : text, rule }
}

/** The set of a game that is shown, otherwise the newest. */
const setOf = (view: View | undefined): Components => (view === undefined ? newest : componentsOf(view))

/** All things of Terraforming Arks. */
export const things: Things<View> = {
  of: (id, language, view) => shownOf(id, { set: setOf(view), names: namesOf(language), texts: textsOf(language) }),
  Within: ({ view, children }) => <DrawnWith value={setOf(view)}>{children}</DrawnWith>,
  rule: (id, language) => textsOf(language).about.rule({ id }),
  origins,
  Defs,
  gallery: [
    { kind: 'planets', ids: planetIds },
    { kind: 'crew', ids: crewIds },
    { kind: 'survivors', ids: survivorIds },
    { kind: 'upgrades', ids: upgrades },
    { kind: 'automa', ids: automaIds },
    { kind: 'specialists', ids: specialists },
    { kind: 'resources', ids: resources },
    { kind: 'pieces', ids: pieceKinds },
    { kind: 'signs', ids: signIds },
  ],
  kinds: (language) => textsOf(language).kinds,
}
