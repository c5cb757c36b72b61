import type { Language } from '@orrery/kernel'
import type { ClockSpec } from '@orrery/table'
import type { OnlineTexts } from '../texts/index.ts'

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** A duration in milliseconds as a clock shows it: 0:42, 12:05, 3:20:00, and days beyond a day. */
export function clockTime(ms: number, t: OnlineTexts): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) return t.clock.dayCount({ n: Math.floor(hours / 24) })
  const rest = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0/, '')
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago something was, in words. */
export function timeAgo(at: number, now: number, language: Language, t: OnlineTexts): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  for (const [unit, ms] of steps) if (now - at >= ms) return format.format(-Math.floor((now - at) / ms), unit)
  return t.row.now
}

/** A clock in a few words: "No clock", "2 min a turn + 10 min", "3 days". */
export function clockWords(clock: ClockSpec, t: OnlineTexts): string {
  if (clock.kind === 'none') return t.clock.none
  if (clock.kind === 'days') return `${t.clock.perMove}: ${t.clock.dayCount({ n: clock.days })}`
  const short = (ms: number): string =>
    ms < 60_000 || ms % 60_000 !== 0 ? t.clock.seconds({ n: ms / 1000 }) : t.clock.minutes({ n: ms / 60_000 })
  return clock.reserve === 0
    ? `${t.clock.turn}: ${short(clock.turn)}`
    : t.clock.short({ turn: short(clock.turn), reserve: short(clock.reserve) })
}
