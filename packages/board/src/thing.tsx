import { type Action, type Language, type Origins, originOf } from '@orrery/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { BoardModule } from './board.ts'
import { OriginMark } from './origin.tsx'
import './kit.css'

/**
 * What a thing is called, what it does, and which rule speaks of it. These words are the only ones for it: pointing at it, its large picture,
 * the gallery and screen readers say the same.
 */
export interface Thing {
  readonly name: string
  /** What kind of thing it is, under its name. */
  readonly kind?: ReactNode
  /** What it is for and what it does; each a paragraph. */
  readonly text: readonly string[]
  readonly rule: string
  readonly picture: ReactNode
  /** Which of the words are printed on the picture itself and need not be repeated. */
  readonly printed?: 'name' | 'all' | undefined
  /** What stands beside the rule, such as how many there are. */
  readonly note?: string
}

/** All things of a game. */
export interface Things<V = unknown> {
  /** The thing of this id, in a language whose texts are loaded; as in the game that is shown, if one is. */
  of(id: string, language: Language, view?: V): Thing | undefined
  /** What the pictures are drawn inside of, where they depend on the game that is shown. */
  readonly Within?: ComponentType<{ readonly view: V | undefined; readonly children: ReactNode }>
  /** How the rule is named: "Rule C5.3". */
  rule(rule: string, language: Language): string
  /** Which of them the rulebook does not show: these carry a sign. */
  readonly origins?: Origins
  /** The drawings that the pictures refer to. */
  readonly Defs: ComponentType
  /** The class that the styles of the pictures expect around them. */
  readonly className?: string
  /** Every thing, by kind. */
  readonly gallery: BoardModule['gallery']
  /** The names of the kinds, as headings of the gallery. */
  kinds(language: Language): Readonly<Record<string, string>>
}

/** The words of a thing: name, kind, what it does, its rule, and whether the rulebook shows it. */
function ThingWords(props: {
  readonly id: string
  readonly thing: Thing
  readonly things: Pick<Things, 'rule' | 'origins'>
  readonly language: Language
}): ReactNode {
  const { id, thing, things, language } = props
  const { name, kind, text, rule, note, printed } = thing
  return (
    <>
      {printed === undefined ? <h3>{name}</h3> : undefined}
      {kind === undefined ? undefined : <p className="bd-thing-kind">{kind}</p>}
      {printed === 'all' ? undefined : text.map((line) => <p key={line}>{line}</p>)}
      <small>{[...(note === undefined ? [] : [note]), things.rule(rule, language)].join(' · ')}</small>
      <ThingOrigin id={id} things={things} language={language} />
    </>
  )
}

/** The sign of a thing that the rulebook does not show, or not all of. */
function ThingOrigin(props: {
  readonly id: string
  readonly things: Pick<Things, 'origins'>
  readonly language: Language
}): ReactNode {
  const origin = originOf(props.things.origins, 'components', props.id)
  return origin === undefined ? undefined : <OriginMark origin={origin} language={props.language} />
}

/** What the page shows of things: the large picture with its words, and the gallery. */
export function galleryOf<V>(things: Things<V>): Pick<BoardModule<Action, V>, 'Component' | 'gallery' | 'kindName'> {
  return {
    gallery: things.gallery,
    kindName: (kind, language) => things.kinds(language)[kind] ?? kind,
    Component({ id, language, view }) {
      const thing = things.of(id, language, view)
      if (thing === undefined) return null
      return (
        <div className={`bd-thing ${things.className ?? ''}`}>
          <things.Defs />
          <div className="bd-thing-picture night">
            {things.Within === undefined ? thing.picture : <things.Within view={view}>{thing.picture}</things.Within>}
          </div>
          <ThingWords id={id} thing={thing} things={things} language={language} />
        </div>
      )
    },
  }
}

/** One line about something: a sign, words, a value. */
export function Line(props: {
  readonly picture?: ReactNode
  readonly warn?: boolean
  readonly value?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const { picture, warn = false, value, children } = props
  return (
    <p className={`bd-line ${warn ? 'is-warn' : ''}`}>
      {picture}
      <span>{children}</span>
      {value === undefined ? undefined : <span className="bd-value">{value}</span>}
    </p>
  )
}

/** What is pointed at, in a corner where it moves nothing: what the board knows about it in this position, or else what it is. */
export function Inspector<V>(props: {
  readonly zoom: string | undefined
  readonly things: Things<V>
  readonly view: V
  readonly language: Language
  /** What the board knows about it in this position. */
  readonly now?: ReactNode
}): ReactNode {
  const { zoom, things, view, language, now } = props
  const thing = now === undefined && zoom !== undefined ? things.of(zoom, language, view) : undefined
  if (now === undefined && thing === undefined) return null
  return (
    <aside className="panel bd-inspect" data-zoom={zoom}>
      {thing === undefined || zoom === undefined ? (
        <>
          {now}
          {zoom === undefined ? undefined : <ThingOrigin id={zoom} things={things} language={language} />}
        </>
      ) : (
        <ThingWords id={zoom} thing={{ ...thing, printed: undefined }} things={things} language={language} />
      )}
    </aside>
  )
}
