import type { ReactNode } from 'react'
import { LettersSwitch } from '../common/LettersSwitch.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { KeyList, type KeyRow } from '../design/KeyList.tsx'
import { defaultLetters, type TableKey, tableKeys, useSettings } from '../store/settings.ts'
import { useTexts } from '../texts/index.ts'

/** What the keys do, and which letters they are; with a guide at the table there is one more. */
export default function HelpDialog({ guided, onClose }: { readonly guided: boolean; onClose(): void }): ReactNode {
  const { keys: k, table } = useTexts()
  const { letters, letterKeys, change } = useSettings()
  const rows: readonly KeyRow[] = [
    [[k.tab], k.tabs],
    [[k.arrows], k.walk],
    [[k.enter], k.take],
    [[table.escape], k.back],
    ...(letters ? ([[[`${k.shift} + ${letterKeys.undo.toUpperCase()}`], k.undoTurn]] as const) : []),
    ...(guided && letters ? ([[['G'], k.guide]] as const) : []),
  ]
  const names: Readonly<Record<TableKey, string>> = {
    undo: k.undo,
    endTurn: k.end,
    log: k.log,
    rulebook: k.rulebook,
    scores: k.scores,
    best: k.best,
    help: k.help,
  }
  const setLetter = (key: TableKey, typed: string): void => {
    const letter = typed.trim().slice(-1).toLowerCase()
    if (letter === '' || tableKeys.some((other) => other !== key && letterKeys[other] === letter)) return
    change({ letterKeys: { ...letterKeys, [key]: letter } })
  }
  return (
    <Dialog title={k.title} onClose={onClose} className="small">
      <KeyList rows={rows} />
      <LettersSwitch />
      {letters ? (
        <>
          <dl className="keys">
            {tableKeys.map((key) => (
              <div key={key}>
                <dt>
                  <input
                    className="key-letter"
                    value={letterKeys[key].toUpperCase()}
                    aria-label={names[key]}
                    onChange={(event) => setLetter(key, event.target.value)}
                  />
                </dt>
                <dd>{names[key]}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className="btn" onClick={() => change({ letterKeys: defaultLetters })}>
            {k.reset}
          </button>
        </>
      ) : undefined}
    </Dialog>
  )
}
