import type { Thing, Things } from '@orrery/board/thing'
import {
  automaIds,
  type Components,
  componentsOf,
  crewIds,
  item,
  newest,
  origins,
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
import { automaCardName, crewName, type Names, namesOf, planetName, survivorName } from './names.ts'
import { AutomaCardOf } from './pieces/automa-card.tsx'
import { Planet, Portal } from './pieces/bodies.tsx'
import { Defs } from './pieces/defs.tsx'
import { Gauge } from './pieces/gauge.tsx'
import { PieceIcon } from './pieces/markers.tsx'
import { ItemIcon } from './pieces/resources.tsx'
import { PlaceIcon, SpecialistIcon, UpgradeIcon } from './pieces/signs.tsx'
import { edgeWords, itemWords, priceWords, type Texts, textsOf } from './texts/index.ts'
import { DrawnWith } from './words.ts'
import './arks.css'

const pieces = ['ark', 'colony', 'outpost', 'disc'] as const

function planetShown(card: number, set: Components, names: Names, texts: Texts): Thing {
  const planet = item(set.planets, card)
  const { id, colour, front, back, moon, station } = planet
  const tracks = tracksOf(planet)
  const words = (list: typeof front): string => itemWords(list, names, texts)
  if (colour === undefined) {
    return {
      picture: (
        <svg width="190" height="190" viewBox="-95 -95 190 190" aria-hidden="true">
          <Portal r={62} />
        </svg>
      ),
      name: planetName(names, card),
      text: [
        texts.about.portal,
        words(front),
        `${names.fields.moon}: ${words(moon)}`,
        `${names.fields.station}: ${words(station)}`,
      ],
      rule: 'A2.8',
    }
  }
  return {
    picture: (
      <span className="ak-both">
        <svg width="132" height="132" viewBox="-66 -66 132 132" aria-hidden="true">
          <Planet id={id} r={45} live={false} />
          <Gauge tracks={tracks.map((track) => ({ ...track, at: 0 }))} r={53} w={9.4} />
        </svg>
        <svg width="132" height="132" viewBox="-66 -66 132 132" aria-hidden="true">
          <Planet id={id} r={50} live />
        </svg>
      </span>
    ),
    name: planetName(names, card),
    kind: (
      <>
        <PlaceIcon id={colour} size={18} /> {names.colours[colour]}
      </>
    ),
    text: [
      `${texts.about.front}: ${words(front)}; ${texts.about.back}: ${words(back)}`,
      `${names.fields.moon}: ${words(moon)}; ${names.fields.station}: ${words(station)}`,
      `${texts.about.tracks}: ${tracks.map(({ resource, levels }) => `${names.resources[resource]} ${levels}`).join(', ')}`,
    ],
    rule: 'A1.7',
  }
}

function cardShown(id: string, set: Components, names: Names, texts: Texts): Thing | undefined {
  const card = crewIds.indexOf(id)
  const spec = set.crew[card]
  if (spec !== undefined) {
    return {
      picture: <CrewCard card={card} row="open" place={`shown:${id}`} />,
      name: crewName(names, card),
      text: [
        names.specialists[spec.specialist],
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
  if (directive >= 0) {
    return {
      picture: <AutomaCardOf card={directive} />,
      name: automaCardName(names, id),
      text: [],
      rule: 'A24.2',
    }
  }
  return undefined
}

function shownOf(id: string, set: Components, names: Names, texts: Texts): Thing | undefined {
  const planet = planetIds.indexOf(id)
  if (planet >= 0) return planetShown(planet, set, names, texts)
  const spec = set.upgrades.find((each) => each.id === id)
  if (spec !== undefined) {
    return {
      picture: <UpgradeIcon id={spec.id} size={96} />,
      name: names.upgrades[spec.id],
      text: [texts.about.upgrade[spec.id], `${texts.costs}: ${priceWords(spec, names, texts)}`],
      rule: 'A8.2',
    }
  }
  const specialist = specialists.find((each) => each === id)
  if (specialist !== undefined) {
    return {
      picture: <SpecialistIcon id={specialist} size={96} />,
      name: names.specialists[specialist],
      text: [texts.about.token],
      rule: 'A7.1',
    }
  }
  const resource = resources.find((each) => each === id)
  if (resource !== undefined) {
    return {
      picture: <ItemIcon id={resource} size={96} />,
      name: names.resources[resource],
      text: [texts.about.resource],
      rule: 'A5.1',
    }
  }
  const piece = pieces.find((each) => each === id)
  if (piece !== undefined) {
    const titles = {
      ark: names.terms.ark,
      colony: names.terms.colony,
      outpost: names.terms.outpost,
      disc: names.terms.terraformTrack,
    }
    return {
      picture: <PieceIcon kind={piece} colour="pink" size={96} />,
      name: titles[piece],
      text: [texts.about[piece]],
      rule: 'A1.3',
    }
  }
  return cardShown(id, set, names, texts)
}

/** The set of a game that is shown, otherwise the newest. */
const setOf = (view: View | undefined): Components => (view === undefined ? newest : componentsOf(view))

/** All things of Terraforming Arks. */
export const things: Things<View> = {
  of: (id, language, view) => shownOf(id, setOf(view), namesOf(language), textsOf(language)),
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
    { kind: 'pieces', ids: pieces },
  ],
  kinds: (language) => textsOf(language).kinds,
}
