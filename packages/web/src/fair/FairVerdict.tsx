import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { download } from '../common/download.ts'
import { Sign } from '../common/signs.tsx'
import { useSettings } from '../store/settings.ts'
import { useFairTexts } from '../texts/index.ts'
import type { Verdict } from '../worker/protocol.ts'
import './fair.css'

interface FairVerdictProps {
  readonly table: string
  readonly verdict: Verdict
  readonly names: readonly string[]
}

/** What this browser found out about the shuffle: in one line, and in full on request. */
export default function FairVerdict({ table, verdict, names }: FairVerdictProps): ReactNode {
  const f = useFairTexts()
  const { language } = useSettings()
  const { kind, faults, withheld, signed, keyChanged } = verdict
  const called = (seats: readonly number[] = []): string => seats.map((seat) => names[seat] ?? '').join(', ')
  const alarm = kind === 'alarm'
  const tone = alarm ? 'bad' : kind === 'bound' || kind === 'early' ? 'good' : 'open'
  const save = (
    <button
      type="button"
      className={alarm ? 'btn primary' : 'btn ghost'}
      data-testid="save-proof"
      onClick={() => download(`orrery-proof-${table}.json`, verdict.proof)}
    >
      <Icon name="download" size={16} />
      {f.save}
    </button>
  )
  const notes = (
    <>
      {withheld.length === 0 ? undefined : <p>{f.withheld({ names: called(withheld) })}</p>}
      {keyChanged === undefined ? undefined : (
        <p>{f.keyChanged({ date: new Date(keyChanged.since).toLocaleDateString(language) })}</p>
      )}
    </>
  )
  return (
    <section className={`fair ${tone}`} aria-label={f.title} data-testid="fair" data-verdict={kind}>
      <p className="fair-line" role={alarm ? 'alert' : 'status'}>
        {alarm ? <Warning /> : <Sign name="shield" size={20} />}
        <b>{f[kind].title}</b>
      </p>
      {alarm ? (
        <>
          <p>{f.alarm.text}</p>
          <ul>
            {faults.map(({ name, seats }) => (
              <li key={name} data-fault={name}>
                {faultWords(f, name, called(seats))}
              </li>
            ))}
          </ul>
          <p>{f.alarm.advice}</p>
          {notes}
          {save}
        </>
      ) : (
        <>
          {notes}
          <details>
            <summary>{f.details}</summary>
            <p>{f[kind].text}</p>
            {signed ? undefined : <p>{f.unsigned}</p>}
            {save}
          </details>
        </>
      )}
    </section>
  )
}

function Warning(): ReactNode {
  return (
    <svg className="i" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12,3L22,20H2ZM12,9.5V14M12,17V17.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function faultWords(
  { faults }: ReturnType<typeof useFairTexts>,
  name: Verdict['faults'][number]['name'],
  names: string,
): string {
  // A check that could not be made is never a fault.
  if (name === 'order' || name === 'withheld' || name === 'key') return name
  const words = faults[name]
  return typeof words === 'string' ? words : words({ names: names === '' ? '?' : names })
}
