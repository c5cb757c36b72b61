import { Icon } from '@orrery/board/icons'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../store/settings.ts'
import { rulebook, useRulebookTexts, useTexts } from '../texts/index.ts'
import { Contents } from './Contents.tsx'
import { useHits } from './hits.ts'
import { type LoadedRulebook, loadRulebook } from './load.ts'
import { Marked } from './Marked.tsx'
import { RuleSection } from './RuleSection.tsx'
import './rulebook.css'
import { SearchField } from './SearchField.tsx'
import { search } from './search.ts'

interface RulebookProps {
  readonly game: string
  /** Opens here: `C5.3`. */
  readonly rule?: string | undefined
  /** The rank of a chapter's heading: below the title of the page or of the window it stands in. */
  readonly rank?: 2 | 3
}

/** The rules of a game: contents, search, and every rule reachable by its number. */
export default function Rulebook({ game, ...props }: RulebookProps): ReactNode {
  const { language } = useSettings()
  const [book, setBook] = useState<LoadedRulebook>()
  useEffect(() => {
    let current = true
    void Promise.all([loadRulebook(game, language), rulebook.load(language)]).then(
      ([loaded]) => current && setBook(loaded),
    )
    return () => {
      current = false
    }
  }, [game, language])
  if (book === undefined) return <div className="loading" aria-busy="true" />
  return <Book game={game} book={book} {...props} />
}

function Book({ game, book, rule, rank = 3 }: RulebookProps & { readonly book: LoadedRulebook }): ReactNode {
  const t = useRulebookTexts()
  const { table } = useTexts()
  const { language } = useSettings()
  const [typed, setTyped] = useState('')
  // Typing stays quick: the text follows when there is time.
  const wanted = useDeferredValue(typed.trim())
  const [at, setAt] = useState(rule)
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => setAt(rule), [rule])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another book has its rules elsewhere
  useEffect(() => {
    if (at === undefined) return
    const list = text.current
    const place = list?.querySelector(`[id="${CSS.escape(at)}"]`)
    if (!list || !place) return
    // Only the text should scroll; `scrollIntoView` would also move the page behind it. On low screens the text has no scroller of its own.
    if (list.scrollHeight > list.clientHeight)
      list.scrollTop += place.getBoundingClientRect().top - list.getBoundingClientRect().top - 12
    else place.scrollIntoView()
  }, [book, at])
  const found = useMemo(
    () => new Set(wanted === '' ? [] : search(book.chapters, wanted).flatMap(({ sections }) => sections)),
    [book, wanted],
  )
  const hits = useHits(text, `${book.language} ${wanted}`)
  const go = useCallback((id: string): void => {
    setAt(undefined)
    requestAnimationFrame(() => setAt(id))
  }, [])
  const ChapterTitle = rank === 2 ? 'h2' : 'h3'
  return (
    <div className="rulebook">
      <nav aria-label={t.contents}>
        <SearchField wanted={typed} hits={hits} onChange={setTyped} />
        {book.summary ? (
          <Link href={`/rules/${game}/summary`} className="btn summary-link">
            <Icon name="text" size={18} />
            {table.summary}
          </Link>
        ) : undefined}
        <Contents chapters={book.chapters} hits={hits} searching={wanted !== ''} go={go} />
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable with the keyboard */}
      <div className="rule-text" ref={text} tabIndex={0} role="document" lang={book.titlesOnly ? 'en' : language}>
        {book.titlesOnly ? (
          <p className="note" lang={language}>
            {t.titlesOnly}
          </p>
        ) : undefined}
        {book.chapters.map(({ id, title, sections }) => (
          <section key={id} aria-labelledby={id} data-chapter={id}>
            <ChapterTitle id={id}>
              <span>{id}</span>{' '}
              <Marked text={title} wanted={sections.some((section) => found.has(section)) ? wanted : ''} />
            </ChapterTitle>
            {sections.map((section) => (
              <RuleSection
                key={section.rules.join()}
                section={section}
                origins={book.origins}
                here={at !== undefined && section.rules.includes(at)}
                wanted={found.has(section) ? wanted : ''}
                onRule={go}
                heading={rank === 2 ? 'h3' : 'h4'}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
