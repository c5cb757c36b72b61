import { Icon } from '@orrery/board/icons'
import { OriginMark } from '@orrery/board/origin'
import { type Origins, originKinds, originOf } from '@orrery/kernel'
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../store/settings.ts'
import { useTexts } from '../texts/index.ts'
import { type LoadedRulebook, loadRulebook } from './load.ts'
import './rulebook.css'
import type { Section } from '@orrery/board/rulebook'
import { findWords, search } from './search.ts'

interface RulebookProps {
  readonly game: string
  /** Opens here: `C5.3`. */
  readonly rule?: string | undefined
  /** The rank of a chapter's heading: below the title of the page or of the window it stands in. */
  readonly rank?: 2 | 3
}

/** The rules of a game: contents, search, and every rule reachable by its number. */
export default function Rulebook({ game, rule, rank = 3 }: RulebookProps): ReactNode {
  const t = useTexts()
  const { language } = useSettings()
  const [book, setBook] = useState<LoadedRulebook>()
  const [wanted, setWanted] = useState('')
  const [at, setAt] = useState(rule)
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current = true
    void loadRulebook(game, language).then((loaded) => current && setBook(loaded))
    return () => {
      current = false
    }
  }, [game, language])
  useEffect(() => setAt(rule), [rule])
  useEffect(() => {
    if (book === undefined || at === undefined) return
    const list = text.current
    const place = list?.querySelector(`[id="${CSS.escape(at)}"]`)
    // Only the text should scroll; `scrollIntoView` would also move the page behind it.
    if (list && place) list.scrollTop += place.getBoundingClientRect().top - list.getBoundingClientRect().top - 12
  }, [book, at])
  // What is searched for is seen at once: the list begins at its top, and Enter goes on to the next place.
  useEffect(() => {
    if (wanted !== '' && text.current !== null) text.current.scrollTop = 0
  }, [wanted])
  const jump = (): void => {
    const list = text.current
    const marks = [...(list?.querySelectorAll('mark') ?? [])]
    if (list === null || marks.length === 0) return
    const now = marks.findIndex((mark) => mark.classList.contains('here'))
    marks[now]?.classList.remove('here')
    const next = marks[(now + 1) % marks.length]
    next?.classList.add('here')
    const top = next?.getBoundingClientRect().top ?? 0
    list.scrollTop += top - list.getBoundingClientRect().top - list.clientHeight / 3
  }
  const found = useMemo(() => (book === undefined ? [] : search(book.chapters, wanted)), [book, wanted])
  if (book === undefined) return <div className="loading" aria-busy="true" />
  const ChapterTitle = rank === 2 ? 'h2' : 'h3'
  const hits = found.reduce((sum, { sections }) => sum + sections.length, 0)
  const go = (id: string): void => {
    setWanted('')
    setAt(undefined)
    requestAnimationFrame(() => setAt(id))
  }
  return (
    <div className="rulebook">
      <nav aria-label={t.rulebook.contents}>
        <label className="search">
          <Icon name="search" size={18} />
          <input
            type="search"
            value={wanted}
            placeholder={t.rulebook.search}
            aria-label={t.rulebook.search}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && jump()}
          />
        </label>
        <ol>
          {book.chapters.map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={() => go(id)}>
                <b>{id}</b> {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable with the keyboard */}
      <div className="rule-text" ref={text} tabIndex={0} role="document" lang={book.titlesOnly ? 'en' : language}>
        {book.titlesOnly ? (
          <p className="note" lang={language}>
            {t.rulebook.titlesOnly}
          </p>
        ) : undefined}
        <p className={wanted === '' ? 'sr' : 'note'} role="status" lang={language}>
          {wanted === '' ? '' : t.rulebook.found({ n: hits })}
        </p>
        {found.map(({ id, title, sections }) => (
          <section key={id} aria-labelledby={id}>
            <ChapterTitle id={id}>
              <span>{id}</span> {title}
            </ChapterTitle>
            {sections.map((section) => (
              <RuleSection
                key={section.rules.join()}
                section={section}
                origins={book.origins}
                at={at}
                wanted={wanted}
                onRule={go}
                heading={rank === 2 ? 'h3' : 'h4'}
              />
            ))}
          </section>
        ))}
        {found.length === 0 ? <p lang={language}>{t.rulebook.none}</p> : undefined}
      </div>
    </div>
  )
}

function RuleSection({
  section,
  origins,
  at,
  wanted,
  onRule,
  heading: Heading,
}: {
  readonly section: Section
  readonly origins: Origins | undefined
  readonly at: string | undefined
  /** The words that are searched for. */
  readonly wanted: string
  onRule(rule: string): void
  readonly heading: 'h3' | 'h4'
}): ReactNode {
  const t = useTexts()
  const { language } = useSettings()
  const { rules, heading, paragraphs, figure: Figure, caption } = section
  return (
    <article className={at !== undefined && rules.includes(at) ? 'rule here' : 'rule'}>
      <div className="rule-ids">
        {rules.map((id) => (
          <a key={id} id={id} href={`#${id}`} aria-label={t.rulebook.link({ rule: id })}>
            {id}
          </a>
        ))}
      </div>
      <div>
        {heading === '' ? undefined : (
          <Heading>
            <Marked text={heading} wanted={wanted} />
          </Heading>
        )}
        {paragraphs.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a rule keep their order
          <p key={place}>
            <Rich text={paragraph} wanted={wanted} onRule={onRule} />
          </p>
        ))}
        {Figure === undefined ? undefined : (
          <figure className="night">
            <Figure language={language} />
            {caption === undefined ? undefined : <figcaption>{caption}</figcaption>}
          </figure>
        )}
        {originKinds.map((origin) => {
          const marked = rules.filter((id) => originOf(origins, 'rules', id) === origin)
          if (marked.length === 0) return undefined
          // Where all rules of a section are meant, their numbers need not be said again.
          const of = marked.length === rules.length ? undefined : marked.join(', ')
          return <OriginMark key={origin} origin={origin} language={language} {...(of === undefined ? {} : { of })} />
        })}
      </div>
    </article>
  )
}

/** Text in which the words searched for are marked. */
function Marked({ text, wanted }: { readonly text: string; readonly wanted: string }): ReactNode {
  const places = useMemo(() => findWords(text, wanted), [text, wanted])
  if (places.length === 0) return text
  return (
    <>
      {places.map(([start, end], i) => (
        <Fragment key={start}>
          {text.slice(places[i - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1])}
    </>
  )
}

const MARKS = /(\*\*[^*]+\*\*|\[[A-Z]\d+(?:\.\d+)?\])/

/** Text with bold words and links to rules. */
function Rich(props: { readonly text: string; readonly wanted: string; onRule(rule: string): void }): ReactNode {
  const { text, wanted, onRule } = props
  return text.split(MARKS).map((part, i) => {
    const key = `${i}:${part}`
    if (part.startsWith('**'))
      return (
        <b key={key}>
          <Marked text={part.slice(2, -2)} wanted={wanted} />
        </b>
      )
    if (!MARKS.test(part)) return <Marked key={key} text={part} wanted={wanted} />
    const rule = part.slice(1, -1)
    return (
      <button key={key} type="button" className="link" onClick={() => onRule(rule)}>
        {rule}
      </button>
    )
  })
}
