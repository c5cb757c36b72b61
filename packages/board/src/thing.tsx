import { type Action, type Language, type Origins, originOf } from '@orrery/kernel'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { Asked, BoardModule } from './board.ts'
import { kitThing } from './kit-things.tsx'
import { OriginMark } from './origin.tsx'
import type { Pointed } from './use-board.ts'
import './kit.css'

/**
 * What a thing is called, what it does, and which rule is about it. These words are the only ones for it: pointing at it, its large picture,
 * the gallery and screen readers say the same.
 */
export interface Thing {
  readonly name: string
  /** What kind of thing it is, under its name. */
  readonly kind?: ReactNode
  /** What it is for and what it does; each a paragraph. */
  readonly text: readonly string[]
  /** What it does, is worth or lacks in the game that is shown; each a paragraph. */
  readonly now?: readonly string[]
  /** The rule about it; left out for what belongs to the screen and not to the game. */
  readonly rule?: string
  readonly picture: ReactNode
  /** Which of the words are printed on the picture itself and need not be repeated; `effect` is the name and the first paragraph. */
  readonly printed?: 'name' | 'effect' | 'all' | undefined
  /** What stands beside the rule, such as how many there are. */
  readonly note?: string
}

/** All things of a game. */
export interface Things<V = unknown> {
  /** The thing of this id, in a language whose texts are loaded; as in the game that is shown, if one is. */
  of(id: string, language: Language, view?: V): Thing | undefined
  /** What is wrapped around the pictures, where they depend on the game that is shown. */
  readonly Within?: ComponentType<{ readonly view: V | undefined; readonly children: ReactNode }>
  /** How the rule is named: "Rule C5.3". */
  rule(rule: string, language: Language): string
  /** Which of them the rulebook does not show: these carry a sign. */
  readonly origins?: Origins
  /** The drawings that the pictures refer to. */
  readonly Defs: ComponentType
  /** The class that the styles of the pictures expect around them. */
  readonly className?: string
  /** Every thing that the game is made of, by kind; panels and other things of the screen are left out. */
  readonly gallery: BoardModule['gallery']
  /** The names of the kinds, as headings of the gallery. */
  kinds(language: Language): Readonly<Record<string, string>>
}

/** A thing of the game, or one that every board has. */
const thingOf = <V,>(things: Pick<Things<V>, 'of'>, id: string, language: Language, view: V | undefined) =>
  things.of(id, language, view) ?? kitThing(id, language)

/** The words of a thing: name, kind, what it does, its rule, and whether the rulebook shows it. */
function ThingWords(props: {
  readonly id: string
  readonly thing: Thing
  readonly things: Pick<Things, 'rule' | 'origins'>
  readonly language: Language
  /** The address of the rulebook, where its rule can be followed. */
  readonly rules?: string | undefined
  /** What stands between its words and its rule. */
  readonly children: ReactNode
}): ReactNode {
  const { id, thing, things, language, rules, children } = props
  return (
    <>
      <Paragraphs thing={thing} printed={thing.printed} />
      {children}
      <ThingRule thing={thing} things={things} language={language} rules={rules} />
      <ThingOrigin id={id} things={things} language={language} />
    </>
  )
}

/** The line with the rule of a thing; a link where the rulebook can be opened from it. */
function ThingRule(props: {
  readonly thing: Thing
  readonly things: Pick<Things, 'rule'>
  readonly language: Language
  readonly rules?: string | undefined
}): ReactNode {
  const { thing, things, language, rules } = props
  const { rule, note } = thing
  if (rule === undefined) return note === undefined ? undefined : <small>{note}</small>
  const words = things.rule(rule, language)
  return (
    <small>
      {note === undefined ? undefined : `${note} · `}
      {rules === undefined ? (
        words
      ) : (
        <a href={`${rules}#${rule}`} data-rule={rule}>
          {words}
        </a>
      )}
    </small>
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

/** What the page shows of things: the large picture with its words, and with what an action brings that it stands for, and the gallery. */
export function galleryOf<A extends Action, V>(
  things: Things<V>,
  Brings?: ComponentType<Asked<A, V>>,
): Pick<BoardModule<A, V>, 'Component' | 'gallery' | 'kindName'> {
  return {
    gallery: things.gallery,
    kindName: (kind, language) => things.kinds(language)[kind] ?? kind,
    Component({ id, language, view, rules, asked }) {
      const thing = thingOf(things, id, language, view)
      if (thing === undefined) return null
      return (
        <div className={`bd-thing ${things.className ?? ''}`}>
          <things.Defs />
          <div className="bd-thing-picture night">
            {things.Within === undefined ? thing.picture : <things.Within view={view}>{thing.picture}</things.Within>}
          </div>
          <ThingWords id={id} thing={thing} things={things} language={language} rules={rules}>
            <Suspense>{asked === undefined || Brings === undefined ? undefined : <Brings {...asked} />}</Suspense>
          </ThingWords>
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

/** The key that opens the rulebook at what is pointed at. */
const RULE_KEY = 'R'

/**
 * Words about what is pointed at or in focus, placed where they move nothing else: what the board knows about it in this position, or else what it is. It stands in
 * a corner of the board, or beside the column in which the thing lies. Its `data-rule` names the rule about it for the page.
 */
export function Inspector<V>(props: {
  readonly pointed: Pointed
  readonly things: Things<V>
  readonly view: V
  readonly language: Language
  /** What the board knows about it in this position. */
  readonly now?: ReactNode
  /** What the action brings that a tap on it would take. */
  readonly brings?: ReactNode
}): ReactNode {
  const { pointed, things, view, language, now, brings } = props
  const { zoom, beside } = pointed
  const thing = zoom === undefined ? undefined : thingOf(things, zoom, language, view)
  if (now === undefined && thing === undefined && brings === undefined) return null
  return (
    <aside
      className={`panel bd-inspect ${beside === undefined ? '' : `is-beside is-${beside.side}`}`}
      style={beside === undefined ? undefined : { '--below': `${beside.below}px` }}
      data-zoom={zoom}
      data-rule={thing?.rule}
    >
      {now ?? (thing === undefined ? undefined : <Paragraphs thing={thing} Name="h2" />)}
      {brings}
      {thing?.rule === undefined ? undefined : (
        <small>
          {things.rule(thing.rule, language)} <kbd>{RULE_KEY}</kbd>
        </small>
      )}
      {zoom === undefined ? undefined : <ThingOrigin id={zoom} things={things} language={language} />}
    </aside>
  )
}

/** Name, kind, what it is for and what it does now; what is printed on the picture is left out. */
function Paragraphs(props: { thing: Thing; printed?: Thing['printed']; Name?: 'h2' | 'h3' }): ReactNode {
  const { name, kind, text, now = [] } = props.thing
  const { Name = 'h3', printed } = props
  const unsaid = printed === 'all' ? [] : printed === 'effect' ? text.slice(1) : text
  return (
    <>
      {printed === undefined ? <Name>{name}</Name> : undefined}
      {kind === undefined ? undefined : <p className="bd-thing-kind">{kind}</p>}
      {unsaid.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {now.map((line) => (
        <p key={line} className="bd-thing-now">
          {line}
        </p>
      ))}
    </>
  )
}
