import type { BoardProps } from '@orrery/board'
import { useShared } from '@orrery/board/share'
import { useEffect, useMemo } from 'react'
import { type Action, AUTOMA, automaIds, componentsOf, type Event, item, type View } from '../data.ts'
import type { Shown } from '../motion/scenes.ts'
import { automaCardName, namesOf } from '../names.ts'
import { type AutomaTurn, automaTurn, trailOf } from '../side/automa-turn.ts'
import type { TrailOf } from '../system/trail.tsx'
import { colourOf } from '../table.ts'
import { textsOf } from '../texts/index.ts'

const none: readonly { readonly events: readonly Event[] }[] = []

/** The Automa's last turn, as far as it has been shown. The Automa has no seat, so the bar and the page of the table show what it does. */
export function useAutoma(
  { events, steps = none, language, title }: BoardProps<Action, View, Event>,
  view: View,
  shown: Shown | undefined,
  turnTo: (page: 'table') => void,
): Pick<Shown, 'reporting' | 'waits'> & { readonly turn: AutomaTurn; readonly trail: TrailOf | undefined } {
  const { count = 0, reporting = false, waits = false } = shown ?? {}
  useEffect(() => {
    if (reporting || waits) turnTo('table')
  }, [reporting, waits, turnTo])
  const turn = useMemo(() => {
    const past = steps.at(-1)?.events === events ? steps.slice(0, -1) : steps
    return automaTurn([...past.flatMap((each) => each.events), ...events.slice(0, count)])
  }, [steps, events, count])
  const set = componentsOf(view)
  const trail = useShared(useMemo(() => trailOf(set, turn), [set, turn]))
  const played = reporting ? view.automaCard : waits ? (view.automaDiscard.at(-1) ?? -1) : -1
  const colour = colourOf(view, AUTOMA)
  useEffect(() => {
    if (played < 0) return
    const names = namesOf(language)
    const card = automaCardName(names, item(automaIds, played))
    title?.({ words: textsOf(language).automaPlays({ automa: names.terms.automa, card }), colour })
    return () => title?.(undefined)
  }, [played, language, title, colour])
  return { turn, trail, reporting, waits }
}
