import type { Language } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { Console } from '../board/console/console.tsx'
import '../board/cosmos.css'
import { type FigureProps, rowOf, Then } from '@orrery/board/figure'
import { unlit } from '../board/board/targets.ts'
import { abilities, elementIds, type PlayerView } from '../board/data.ts'
import { AbilityCard } from '../board/me/ability-card.tsx'
import { Chamber } from '../board/me/chamber.tsx'
import { Defs } from '../board/pieces/defs.tsx'
import { Picture } from '../board/pieces/piece.tsx'
import { textsOf } from '../board/texts/index.ts'
import { GalaxyDrawn, type Position, playerWith, tableWith } from './drawn.tsx'

export const Row = rowOf(Defs)

/** The pieces with their names (C1). */
export function PiecesFigure({ language }: FigureProps): ReactNode {
  const { component, elements } = textsOf(language)
  const list: readonly (readonly [id: string, k: number, name: string])[] = [
    ...elementIds.map((element) => [`star-${element}`, 1.15, component.star({ element: elements[element] })] as const),
    ['supernova', 1.15, component.supernova],
    ['proto', 1.6, component.proto],
    ['stable', 1.6, component.stable],
    ['crystal', 1.3, component.crystal],
  ]
  return (
    <Row gap={12}>
      {list.map(([id, k, name]) => (
        <span key={id} className="fig-named">
          <Picture id={id} width={64} k={k} />
          <small>{name}</small>
        </span>
      ))}
    </Row>
  )
}

export const start: Position = {
  stars: { S01: 'H' },
  proto: ['L02'],
  tiles: { N01: 'NB1-10', N02: 'NB2-07', N03: 'NB3-14' },
}

/** A galaxy as every game begins (C2.7). */
export function StartFigure(): ReactNode {
  return (
    <Row>
      <GalaxyDrawn position={start} width={460} />
    </Row>
  )
}

const CONSOLE_WIDTH = 250

/** The ring of controls with these tokens. */
export function ConsoleDrawn(props: {
  readonly language: Language
  readonly tokens: readonly number[]
  readonly dark: readonly number[]
}): ReactNode {
  return (
    <div style={{ width: CONSOLE_WIDTH, maxWidth: '100%' }}>
      <Console view={tableWith(props.tokens, props.dark)} me={0} targets={unlit} texts={textsOf(props.language)} />
    </div>
  )
}

/** Pink moves dark energy once and the pink token twice (CS1). */
export function ShiftFigure({ language }: FigureProps): ReactNode {
  return (
    <Row>
      <ConsoleDrawn language={language} tokens={[2, 1, 1, 0]} dark={[1, 0, 1, 1]} />
      <Then />
      <ConsoleDrawn language={language} tokens={[1, 1, 1, 0]} dark={[2, 0, 1, 0]} />
    </Row>
  )
}

function ChamberDrawn({
  language,
  ...state
}: FigureProps & Pick<PlayerView, 'growing' | 'ready' | 'scored'>): ReactNode {
  const mine = { player: playerWith(state), targets: unlit, texts: textsOf(language), language }
  return (
    <div style={{ width: 164 }}>
      <Chamber {...mine} small={false} low={false} />
    </div>
  )
}

/** Growth 3 brings a crystal to space 6; then it is discharged (CS5). */
export function ChamberFigure({ language }: FigureProps): ReactNode {
  return (
    <Row gap={6}>
      <ChamberDrawn language={language} growing={4} ready={0} scored={1} />
      <Then />
      <ChamberDrawn language={language} growing={1} ready={1} scored={1} />
      <Then />
      <ChamberDrawn language={language} growing={1} ready={0} scored={2} />
    </Row>
  )
}

const completable: Position = {
  stars: { S04: 'He', S01: 'H', S03: 'He', S08: 'C', S13: 'C', S09: 'O' },
  tiles: { N03: 'NB3-14' },
}
const completed: Position = {
  stars: { S04: 'He', S01: 'H', S03: 'He', S08: 'C', S09: 'O' },
  tiles: { N03: 'NB3-14' },
  done: ['N03'],
}

/** A nebula of size 3 with the six stars it wants, and after it was completed (CS4). */
export function CompleteFigure(): ReactNode {
  const around = [-0.866, 0.5, 1.45] as const
  return (
    <Row>
      <GalaxyDrawn position={completable} around={around} width={230} ready="N03" />
      <Then />
      <GalaxyDrawn position={completed} around={around} width={230} />
    </Row>
  )
}

/** The back of a life form of the first group, as the others see it. */
const HIDDEN_FORM = 100
const inhabited: Position = {
  proto: ['L10', 'L04', 'L01'],
  stable: ['L03', 'L09', 'L15'],
  tiles: { N01: 'NB1-10' },
  done: ['N01'],
}

/** Life on all six sides becomes a life form; proto life leaves (CS6). */
export function LifeFormFigure(): ReactNode {
  const around = [0, -1, 1.45] as const
  return (
    <Row>
      <GalaxyDrawn position={inhabited} around={around} width={230} />
      <Then />
      <GalaxyDrawn position={{ ...inhabited, proto: [], forms: { N01: HIDDEN_FORM } }} around={around} width={230} />
    </Row>
  )
}

/** Where the helium star can go with one graviton (CS8). */
export function MoveFigure(): ReactNode {
  const reachable = ['S05', 'S06', 'S04', 'S07', 'S08']
  return (
    <Row>
      <GalaxyDrawn
        position={{ stars: { S02: 'He', S01: 'H', S03: 'C' } }}
        around={[0.3, 0.1, 2.15]}
        width={340}
        ghosts={reachable.map((corner) => ({ corner, element: 'He' }))}
      />
    </Row>
  )
}

/** The card that pink keeps in the example (CS7). */
export function CardFigure({ language }: FigureProps): ReactNode {
  return (
    <Row>
      <AbilityCard
        card={abilities.findIndex((card) => card.id === 'relativity-delta')}
        language={language}
        className="is-large"
      />
    </Row>
  )
}
