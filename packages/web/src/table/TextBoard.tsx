import type { BoardModule, BoardProps } from '@orrery/board'
import { SeatDisc } from '@orrery/board/seats'
import { type Action, asTyped, fullPrompt, type Seat, type Speech } from '@orrery/kernel'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import type { LogStep } from '../worker/protocol.ts'
import { LogList } from './LogPanel.tsx'
import type { LogWriter } from './lines.ts'
import { ScoreSheet } from './ScoreSheet.tsx'

/** Loaded with text mode only. */
const Description = lazy(async () => ({ default: (await import('./Description.tsx')).Description }))

interface TextBoardProps extends BoardProps {
  readonly speech: Speech
  readonly module: BoardModule | undefined
  readonly toAct: readonly Seat[]
  readonly steps: readonly LogStep[]
  readonly writeLines: LogWriter
}

/** Lists longer than this can be searched. */
const SEARCH_ABOVE = 12

/** Text mode: the possible actions, what everybody has to decide, the points, the whole table in words and the log, for any game. */
export default function TextBoard(props: TextBoardProps): ReactNode {
  const { view, names, me, speech, module, toAct, steps, writeLines } = props
  const t = useTexts()
  return (
    <div className="words">
      <Choices {...props} />
      <section className="panel words-state" aria-label={t.table.state}>
        <header>
          <h2>{t.table.state}</h2>
        </header>
        <ul className="words-seats">
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <li key={seat}>
              <SeatDisc seat={seat} size={28} />
              <b>{name}</b>
              {toAct.includes(seat) ? <span>{fullPrompt(speech, view, seat, names)}</span> : undefined}
            </li>
          ))}
        </ul>
        {module === undefined ? undefined : <ScoreSheet speech={speech} names={names} scores={module.scores(view)} />}
        <Suspense>
          <Description
            speech={speech}
            view={view}
            names={names}
            me={me}
            mine={me !== undefined && toAct.includes(me)}
          />
        </Suspense>
      </section>
      <section className="panel words-log">
        <header>
          <h2>{t.log.title}</h2>
        </header>
        <LogList steps={steps} writeLines={writeLines} names={names} />
      </section>
    </div>
  )
}

/** The verb of an action's id: actions are grouped by kind. */
const verbOf = (action: Action): string => action.id.split(':')[0] ?? action.id

function Choices({ view, legal, speech, names, act }: TextBoardProps): ReactNode {
  const t = useTexts()
  const [wanted, setWanted] = useState('')
  const groups = useMemo(() => {
    const search = asTyped(wanted.trim().toLowerCase())
    const found = new Map<string, { action: Action; text: string }[]>()
    for (const action of legal) {
      const text = speech.action(action, view, names)
      if (legal.length > SEARCH_ABOVE && !asTyped(text.toLowerCase()).includes(search)) continue
      const group = found.get(verbOf(action))
      if (group === undefined) found.set(verbOf(action), [{ action, text }])
      else group.push({ action, text })
    }
    return [...found]
  }, [legal, speech, names, view, wanted])
  return (
    <section className="panel words-choices" aria-label={t.table.actions}>
      <header>
        <h2>{t.table.actions}</h2>
        <small>{legal.length > 0 ? t.table.toChoose({ n: legal.length }) : ''}</small>
      </header>
      {legal.length > SEARCH_ABOVE ? (
        <input
          type="search"
          value={wanted}
          placeholder={t.table.filter}
          aria-label={t.table.filter}
          onChange={(event) => setWanted(event.target.value)}
        />
      ) : undefined}
      <div className="choice-list">
        {groups.map(([verb, choices]) => (
          <ul key={verb}>
            {choices.map(({ action, text }) => (
              <li key={action.id}>
                <button type="button" className="word lit" data-action={action.id} onClick={() => act(action)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        ))}
        {groups.length === 0 ? <p>{legal.length > 0 ? t.table.noMatch : t.table.waiting}</p> : undefined}
      </div>
    </section>
  )
}
