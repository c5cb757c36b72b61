import { SeatDisc } from '@orrery/board/seats'
import type { Seat } from '@orrery/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../texts/index.ts'

interface PassScreenProps {
  readonly seat: Seat
  readonly name: string
  onReady(): void
}

/** Replaces the table until the next person has the device, so that nobody's hand is on the page meanwhile. */
export default function PassScreen({ seat, name, onReady }: PassScreenProps): ReactNode {
  const t = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className="pass">
      <SeatDisc seat={seat} size={96} />
      <h1>{t.pass.title({ name })}</h1>
      <p>{t.pass.text}</p>
      <button ref={button} type="button" className="btn primary" onClick={onReady} data-testid="take-device">
        {t.pass.ready({ name })}
      </button>
    </main>
  )
}
