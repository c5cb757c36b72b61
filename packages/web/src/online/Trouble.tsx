import type { Refusal } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { Toast } from '../design/Toast.tsx'
import type { OnlineState } from '../store/online.ts'
import { type OnlineTexts, useOnlineTexts } from '../texts/index.ts'

/** Why a command to the table failed. */
export function Trouble({ state }: { readonly state: OnlineState }): ReactNode {
  const o = useOnlineTexts()
  const { trouble } = state
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    if (trouble === undefined) return
    const timer = setTimeout(() => setClosed(trouble.serial), 8000)
    return () => clearTimeout(timer)
  }, [trouble])
  const shown = trouble !== undefined && trouble.serial > closed ? trouble : undefined
  const words = (): string => {
    if (shown === undefined) return ''
    if (shown.answer.type === 'lost') return shown.answer.code === 'unavailable' ? o.notice.unsaved : o.notice.lost
    return refusalWords(shown.answer.refusal, o) ?? shown.answer.refusal.code
  }
  return (
    <div className="toasts online" role="status">
      {shown === undefined ? undefined : (
        <Toast key={shown.serial} testid="trouble" onClose={() => setClosed(shown.serial)}>
          <p>{words()}</p>
        </Toast>
      )}
    </div>
  )
}

/** Why the table refused, in a sentence; refusals by the rules of a game are explained elsewhere. */
export function refusalWords({ code }: Refusal, o: OnlineTexts): string | undefined {
  return isTableRefusal(code, o.refusals) ? o.refusals[code] : undefined
}

function isTableRefusal<T extends object>(code: string, refusals: T): code is string & keyof T {
  return Object.hasOwn(refusals, code)
}
