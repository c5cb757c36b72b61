import { Icon, type IconName } from '@orrery/board/icons'
import type { Speech } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../design/Dialog.tsx'
import { type ReplayTexts, useReplayTexts } from '../texts/index.ts'
import type { ReplayClient } from '../worker/replay-client.ts'
import type { RecordCheck, TableFacts } from '../worker/replay-protocol.ts'

interface VerifyDialogProps {
  readonly client: ReplayClient
  readonly known: TableFacts
  readonly names: readonly string[]
  readonly speech: Speech
  onClose(): void
}

const icons: Readonly<Record<RecordCheck['state'], IconName>> = { good: 'check', bad: 'close', open: 'help' }

/** The checks of a record one by one, in words and with the figures. */
export function VerifyDialog({ client, known, names, speech, onClose }: VerifyDialogProps): ReactNode {
  const r = useReplayTexts()
  const [checks, setChecks] = useState<readonly RecordCheck[]>()
  useEffect(() => {
    let wanted = true
    void client.verify(known).then((made) => wanted && setChecks(made))
    return () => {
      wanted = false
    }
  }, [client, known])
  const v = r.verifyDialog
  const bad = checks?.some(({ state }) => state === 'bad') === true
  // A record alone cannot prove the result; everything else must be known to call it fair.
  const whole = checks?.every(({ name, state }) => state === 'good' || name === 'result') === true
  const tone = bad ? 'bad' : whole ? 'good' : 'open'
  return (
    <Dialog title={v.title} onClose={onClose} className="large verify">
      {checks === undefined ? (
        <div className="loading" aria-busy="true" />
      ) : (
        <>
          <p className={`verdict ${tone}`} role="status" data-testid="verdict">
            <Icon name={icons[tone]} size={24} />
            <b>{bad ? v.bad : whole ? v.good : v.partly}</b>
          </p>
          <p>{v.lead}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list is longer than its window, and the keyboard has to be able to scroll it */}
          <section tabIndex={0} aria-label={v.title}>
            <ol className="checks">
              {checks.map((check, index) => (
                <li key={check.name} className={check.state} data-check={check.name} data-state={check.state}>
                  <header>
                    <h3>
                      {index + 1}. {v[check.name].title}
                    </h3>
                    <span className="check-state">
                      <Icon name={icons[check.state]} size={16} />
                      {v.states[check.state]}
                    </span>
                  </header>
                  <p>{wordsOf(r, check, names)}</p>
                  <Figures check={check} names={names} speech={speech} />
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </Dialog>
  )
}

const list = (scores: readonly number[] | undefined): string | undefined => scores?.join(' : ')

function wordsOf(r: ReplayTexts, check: RecordCheck, names: readonly string[]): string {
  const v = r.verifyDialog
  const { name, state, why } = check
  switch (name) {
    case 'before':
      return why === 'signed' || why === 'unsigned' ? '' : v.before[why ?? 'unseen']
    case 'signature':
      return v.signature[why === 'signed' || why === 'differs' || why === 'device' ? why : 'unsigned']
    case 'deal':
      return v.deal.good
    case 'actions': {
      const { invalid } = check
      if (invalid === undefined) return v.actions.good({ n: check.count ?? 0 })
      return v.actions.bad({ index: invalid.index + 1, who: names[invalid.seat] ?? '' })
    }
    case 'result': {
      const made = list(check.scores)
      if (state === 'open') return made === undefined ? v.result.unfinished : v.result.open({ scores: made })
      const told = list(check.claimedScores) ?? v.result.none
      return state === 'good' ? v.result.good({ scores: told }) : v.result.bad({ made: made ?? v.result.none, told })
    }
    default:
      return v[name][state]
  }
}

function Figures({
  check,
  names,
  speech,
}: {
  readonly check: RecordCheck
  readonly names: readonly string[]
  readonly speech: Speech
}): ReactNode {
  const v = useReplayTexts().verifyDialog
  const { computed, claimed, nonces, invalid, key } = check
  if (invalid !== undefined) {
    const { refusal } = invalid
    return (
      <p className="check-why">
        {refusal === undefined ? invalid.detail : speech.refusal(refusal, names)}
        {refusal?.rule === undefined ? undefined : <small> {refusal.rule}</small>} <code>{invalid.action}</code>
      </p>
    )
  }
  if (nonces !== undefined) {
    return (
      <dl className="check-figures">
        {nonces.map(({ nonce, own, wrong }, seat) => (
          <FigureRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            key={seat}
            label={
              <>
                {names[seat]}
                <small>{wrong ? v.wrong : own ? v.from : v.given}</small>
              </>
            }
            value={nonce}
            differs={wrong}
          />
        ))}
      </dl>
    )
  }
  if (key !== undefined) {
    return (
      <dl className="check-figures">
        <FigureRow label={v.key} value={key} />
      </dl>
    )
  }
  if (computed === undefined || claimed === undefined) return undefined
  return (
    <dl className="check-figures">
      <FigureRow label={check.name === 'before' ? v.kept : v.made} value={computed} />
      <FigureRow label={v.told} value={claimed} differs={computed !== claimed} />
    </dl>
  )
}

function FigureRow({
  label,
  value,
  differs = false,
}: {
  readonly label: ReactNode
  readonly value: string
  readonly differs?: boolean
}): ReactNode {
  return (
    <div className={differs ? 'differs' : ''}>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  )
}
