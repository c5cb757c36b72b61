import { Icon } from '@orrery/board/icons'
import { SeatDisc } from '@orrery/board/seats'
import type { ChatLine } from '@orrery/table'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Form } from '../design/Form.tsx'
import type { OnlineHandle, OnlineState } from '../store/online.ts'
import { type OnlineTexts, useOnlineTexts } from '../texts/index.ts'
import type { OnlineNews, TableEvent } from '../worker/protocol.ts'
import { seatName } from './TableRow.tsx'

/** Ready-made signs for the chat. */
type Emote = keyof OnlineTexts['chat']['emote']

const emotes: readonly Emote[] = ['hello', 'well-played', 'thinking', 'wow', 'oops', 'thanks', 'hurry', 'good-game']

interface ChatProps {
  readonly online: OnlineHandle
  readonly state: OnlineState
  readonly news: OnlineNews
}

/** Chat lines and events of the table, with a field to write; spectators can only read. */
export function ChatBox({ online, state, news }: ChatProps): ReactNode {
  const o = useOnlineTexts()
  const [text, setText] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const { table, you, as } = news
  const maySpeak = as !== undefined || (you !== undefined && you.id === table.host)
  const entries = [
    ...state.chat.map((line) => ({ seq: line.seq, line })),
    ...state.tableEvents.map((event) => ({ seq: event.seq, event })),
  ].sort((a, b) => a.seq - b.seq)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line scrolls
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [entries.length])
  const say = async (): Promise<void> => {
    const wanted = text.trim()
    if (wanted === '') return
    // A line that could not be sent stays in the field.
    if ((await online.send({ type: 'say', text: wanted })).type === 'done') setText('')
  }
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard */}
      <div className="chat-lines" ref={list} role="log" tabIndex={0} aria-label={o.chat.title}>
        {entries.length === 0 ? <p className="none">{o.chat.empty}</p> : undefined}
        {entries.map((entry) =>
          'line' in entry ? (
            <Line key={entry.seq} line={entry.line} news={news} />
          ) : (
            <p key={entry.seq} className="table-event">
              {eventText(entry.event, news, o)}
            </p>
          ),
        )}
      </div>
      {maySpeak ? (
        <>
          <fieldset className="emotes">
            <legend className="sr">{o.chat.emotes}</legend>
            {emotes.map((emote) => (
              <button
                key={emote}
                type="button"
                className="chip"
                onClick={() => void online.send({ type: 'emote', emote })}
              >
                {o.chat.emote[emote]}
              </button>
            ))}
          </fieldset>
          <Form className="chat-say" onSubmit={() => void say()}>
            <input
              type="text"
              value={text}
              maxLength={300}
              placeholder={o.chat.write}
              aria-label={o.chat.write}
              autoComplete="off"
              data-testid="chat-text"
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="btn icon" aria-label={o.chat.send} title={o.chat.send}>
              <Icon name="arrow" size={18} />
            </button>
          </Form>
        </>
      ) : (
        <p className="note">{o.chat.watcher}</p>
      )}
    </div>
  )
}

function Line({ line, news }: { readonly line: ChatLine; readonly news: OnlineNews }): ReactNode {
  const o = useOnlineTexts()
  const seat = news.table.seats.findIndex(({ id }) => id === line.person.id)
  const emote = emotes.find((each) => each === line.emote)
  return (
    <p className={line.person.id === news.you?.id ? 'line mine' : 'line'} data-testid="chat-line">
      {seat < 0 ? undefined : <SeatDisc seat={seat} size={20} />}
      <b>
        <Link href={`/player/${line.person.id}`}>{line.person.name}</Link>
      </b>
      <span className={emote === undefined ? '' : 'emote'}>
        {line.text ?? (emote === undefined ? line.emote : o.chat.emote[emote])}
      </span>
    </p>
  )
}

/** An event of the table in words. */
function eventText({ type, seat = 0, why, want }: TableEvent, { table }: OnlineNews, o: OnlineTexts): string {
  const h = o.chat.happened
  const name = seatName(table.seats, seat, String(seat + 1))
  switch (type) {
    case 'sat':
    case 'returned':
    case 'resumed':
      return h[type]({ name })
    case 'bot-sat':
    case 'freed':
      return h[type]({ name: seat + 1 })
    case 'went':
      return h[why ?? 'left']({ name })
    case 'pause-wanted':
      return want === true ? h['pause-wanted']({ name }) : h['pause-unwanted']({ name })
    case 'swapped':
    case 'set-up':
    case 'host-changed':
    case 'closed':
    case 'started':
    case 'held':
    case 'rematched':
    case 'damaged':
    case 'repaired':
      return h[type]
    default:
      return ''
  }
}
