import type { Language } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { automaCards, crew, item, planets, resources, specialists, survivors, upgradeSpecs } from './data.ts'
import { SurvivorCard } from './me/bridge.tsx'
import { CrewCard } from './me/crew-card.tsx'
import { automaCardName, crewName, type Names, namesOf, planetName, survivorName } from './names.ts'
import { Planet, Portal } from './pieces/bodies.tsx'
import { Defs } from './pieces/defs.tsx'
import { Gauge } from './pieces/gauge.tsx'
import { PieceIcon } from './pieces/markers.tsx'
import { ItemIcon } from './pieces/resources.tsx'
import { PlaceIcon, SpecialistIcon, UpgradeIcon } from './pieces/signs.tsx'
import { AutomaCardOf } from './side/automa.tsx'
import { edgeWords, itemWords, priceWords, type Texts, textsOf } from './texts/index.ts'
import './arks.css'

interface Shown {
  readonly picture: ReactNode
  readonly title: string
  readonly text: readonly string[]
  readonly rule: string
}

const pieces = ['ark', 'colony', 'outpost', 'disc'] as const

function planetShown(card: number, names: Names, texts: Texts): Shown {
  const { id, colour, front, back, moon, station, tracks } = item(planets, card)
  const words = (list: typeof front): string => itemWords(list, names, texts)
  if (colour === undefined) {
    return {
      picture: (
        <svg width="190" height="190" viewBox="-95 -95 190 190" aria-hidden="true">
          <Portal r={62} />
        </svg>
      ),
      title: planetName(names, card),
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
    title: planetName(names, card),
    text: [
      `${names.colours[colour]}`,
      `${texts.about.front}: ${words(front)}; ${texts.about.back}: ${words(back)}`,
      `${names.fields.moon}: ${words(moon)}; ${names.fields.station}: ${words(station)}`,
      `${texts.about.tracks}: ${tracks.map(({ resource, levels }) => `${names.resources[resource]} ${levels}`).join(', ')}`,
    ],
    rule: 'A1.7',
  }
}

function cardShown(id: string, names: Names, texts: Texts): Shown | undefined {
  const card = crew.findIndex((each) => each.id === id)
  const spec = crew[card]
  if (spec !== undefined) {
    return {
      picture: <CrewCard card={card} row="open" names={names} texts={texts} place={`shown:${id}`} />,
      title: crewName(names, card),
      text: [
        names.specialists[spec.specialist],
        `${texts.topEdge}, ${edgeWords(spec.top, names, texts)}`,
        `${texts.bottomEdge}, ${edgeWords(spec.bottom, names, texts)}`,
      ],
      rule: 'A6.2',
    }
  }
  const survivor = survivors.findIndex((each) => each.id === id)
  const people = survivors[survivor]
  if (people !== undefined) {
    return {
      picture: <SurvivorCard card={survivor} names={names} texts={texts} gains />,
      title: survivorName(names, survivor),
      text: [`${names.colours[people.colour]}: ${itemWords(people.gain, names, texts)}`, texts.about.survivor],
      rule: 'A15.2',
    }
  }
  const directive = automaCards.findIndex((each) => each.id === id)
  if (directive >= 0) {
    return {
      picture: <AutomaCardOf card={directive} names={names} texts={texts} />,
      title: automaCardName(names, id),
      text: [],
      rule: 'A24.2',
    }
  }
  return undefined
}

function shownOf(id: string, names: Names, texts: Texts): Shown | undefined {
  const planet = planets.findIndex((card) => card.id === id)
  if (planet >= 0) return planetShown(planet, names, texts)
  const upgrade = upgradeSpecs.findIndex((spec) => spec.id === id)
  const spec = upgradeSpecs[upgrade]
  if (spec !== undefined) {
    return {
      picture: <UpgradeIcon id={spec.id} size={96} />,
      title: names.upgrades[spec.id],
      text: [texts.about.upgrade[spec.id], `${texts.costs}: ${priceWords(upgrade, names, texts)}`],
      rule: 'A8.2',
    }
  }
  const specialist = specialists.find((each) => each === id)
  if (specialist !== undefined) {
    return {
      picture: <SpecialistIcon id={specialist} size={96} />,
      title: names.specialists[specialist],
      text: [texts.about.token],
      rule: 'A7.1',
    }
  }
  const resource = resources.find((each) => each === id)
  if (resource !== undefined) {
    return {
      picture: <ItemIcon id={resource} size={96} />,
      title: names.resources[resource],
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
      title: titles[piece],
      text: [texts.about[piece]],
      rule: 'A1.3',
    }
  }
  return cardShown(id, names, texts)
}

/** A component of the game, large, with its words. */
export function Component({ id, language }: { readonly id: string; readonly language: Language }): ReactNode {
  const names = namesOf(language)
  const texts = textsOf(language)
  const shown = shownOf(id, names, texts)
  if (shown === undefined) return null
  const colour = planets.find((card) => card.id === id)?.colour
  return (
    <div className="ak-component">
      <Defs />
      <div className="ak-component-pic night">{shown.picture}</div>
      <h3>
        {colour === undefined ? undefined : <PlaceIcon id={colour} size={22} />}
        {shown.title}
      </h3>
      {shown.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <small>{texts.about.rule({ id: shown.rule })}</small>
    </div>
  )
}

/** Every component, by kind. */
export const gallery = [
  { kind: 'planets', ids: planets.map(({ id }) => id) },
  { kind: 'crew', ids: crew.map(({ id }) => id) },
  { kind: 'survivors', ids: survivors.map(({ id }) => id) },
  { kind: 'upgrades', ids: upgradeSpecs.map(({ id }) => id) },
  { kind: 'automa', ids: automaCards.map(({ id }) => id) },
  { kind: 'specialists', ids: [...specialists] },
  { kind: 'resources', ids: [...resources] },
  { kind: 'pieces', ids: [...pieces] },
]

/** The name of a kind of component. */
export function kindName(kind: string, language: Language): string {
  const names: Readonly<Record<string, string>> = textsOf(language).kinds
  return names[kind] ?? kind
}
