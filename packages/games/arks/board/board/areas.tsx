import { Steps } from '@orrery/board/frame'
import { Inspector } from '@orrery/board/thing'
import { Answers } from '@orrery/board/tray'
import type { Pointed } from '@orrery/board/use-board'
import type { Language } from '@orrery/kernel'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { type Action, at, type Event, type View } from '../data.ts'
import { ArkPanel, BridgePanel, HoldPanel, Mine } from '../me/panels.tsx'
import { Stock } from '../me/stock.tsx'
import { FieldNow, type LookProps } from '../side/inspector.tsx'
import { hasAutoma } from '../side/others.tsx'
import { Cantina, ScoreTrack } from '../side/table-panels.tsx'
import { UNKNOWN } from '../system/layout.ts'
import { stepOf } from '../table.ts'
import { things } from '../things.tsx'
import { useWords } from '../words.ts'
import type { Targets } from './targets.ts'

// Only games of one have an Automa.
const loadAutoma = () => import('../side/automa.tsx')
const AutomaPanel = lazy(async () => ({ default: (await loadAutoma()).AutomaPanel }))
const AutomaArk = lazy(async () => ({ default: (await loadAutoma()).AutomaArk }))

/** The panels of one ark. The ark card comes first while upgrades are bought, and wherever there is room. */
export function OwnPanels(props: ComponentProps<typeof Mine> & { readonly upgrading: boolean }): ReactNode {
  const { upgrading, ...player } = props
  return (
    <>
      <Mine {...player} />
      {upgrading ? <ArkPanel {...player} /> : undefined}
      <HoldPanel {...player} />
      {upgrading ? undefined : <ArkPanel {...player} />}
      <BridgePanel {...player} />
    </>
  )
}

interface TableProps {
  readonly view: View
  readonly targets: Targets | undefined
  readonly players: readonly string[]
  /** The Automa's turn, as `AutomaPanel` takes it. */
  readonly events: readonly Event[]
  readonly reporting: boolean
  readonly brief: boolean
  readonly onContinue: (() => void) | undefined
}

/** What belongs to nobody: cantina, points, and the Automa. */
export function TablePanels({ targets, players, ...automa }: TableProps): ReactNode {
  const { view } = automa
  const solo = hasAutoma(view)
  return (
    <>
      <Suspense>{solo ? <AutomaPanel {...automa} /> : undefined}</Suspense>
      <Cantina view={view} targets={targets} />
      <Suspense>{solo ? <AutomaArk view={view} /> : undefined}</Suspense>
      <ScoreTrack view={view} players={players} brief={solo} />
    </>
  )
}

/** The field or unexplored slot that has been chosen on a phone but not yet landed on. */
export function landingOf({ selected, byId }: Targets): { readonly action: string; readonly goal: number } | undefined {
  const going = selected?.startsWith('go:') === true ? byId.get(selected.slice(3)) : undefined
  if (going === undefined) return undefined
  return { action: going.id, goal: going.kind === 'discover' ? UNKNOWN + going.n : going.n }
}

/** On a phone the first tap only chooses a field. This shows what landing there would bring, and the button that lands. */
function Landing(
  props: Omit<LookProps, 'pointed' | 'here'> & {
    readonly action: string
    readonly goal: number
    readonly brings: ReactNode
    readonly legal: ReadonlyMap<string, Action>
  },
): ReactNode {
  const { action, goal, brings, legal, ...look } = props
  const { texts } = useWords()
  return (
    <>
      <Answers legal={legal} of={[{ id: action, words: goal < UNKNOWN ? texts.landHere : texts.discover }]} />
      <div className="panel bd-inspect">
        <Suspense>{brings}</Suspense>
        <FieldNow {...look} pointed={goal} />
      </div>
    </>
  )
}

/** What stays in sight: the steps of the turn (on a phone, the player's stock instead) and the answers to the question. */
export function Pinned(
  props: Omit<LookProps, 'pointed' | 'here'> & {
    readonly phone: boolean
    /** The seat of a player; spectators have none. */
    readonly own: number | undefined
    readonly tray: ReactNode
    readonly landing: ReturnType<typeof landingOf>
    /** What landing there brings. */
    readonly brings: ReactNode
    readonly legal: ReadonlyMap<string, Action> | undefined
  },
): ReactNode {
  const { phone, own, tray, landing, brings, legal, ...look } = props
  const { texts } = useWords()
  return (
    <>
      {phone ? undefined : (
        <Steps className="panel" steps={texts.steps} now={stepOf(look.view)} label={texts.stepsOfTurn} />
      )}
      {phone && own !== undefined ? <Stock view={look.view} player={own} /> : undefined}
      {tray}
      {phone && landing !== undefined && legal !== undefined ? (
        <Landing {...landing} {...{ brings, legal }} {...look} />
      ) : undefined}
    </>
  )
}

/**
 * What is pointed at on the map, in words at the foot of the column, where they cover no planet; everything else has its words beside it.
 * While nothing is pointed at and there is room, the field of the player's own ark.
 */
export function MapWords(
  props: Omit<LookProps, 'pointed' | 'here'> & {
    readonly pointed: Pointed
    /** The field that is pointed at. */
    readonly field: number | undefined
    readonly language: Language
    readonly idle: boolean
    /** What the action brings that is pointed at. */
    readonly brings: ReactNode
  },
): ReactNode {
  const { pointed, field, language, idle, brings, ...look } = props
  const { view, me } = look
  const free = idle && (pointed.zoom === undefined || pointed.zoom === 'panel-system')
  const here = free ? <FieldNow {...look} pointed={at(view.arks, me)} here /> : undefined
  return (
    <Inspector
      pointed={pointed.beside === undefined ? pointed : {}}
      things={things}
      view={view}
      language={language}
      now={field === undefined ? here : <FieldNow {...look} pointed={field} />}
      brings={pointed.beside === undefined ? brings : undefined}
    />
  )
}

/** The other players beside each other, and the decks where there is room. */
export function Strip(props: {
  readonly count: number
  readonly decks: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const { count, decks, children } = props
  return (
    <div className={`ak-strip has-${count}`}>
      {children}
      {decks === undefined ? undefined : <section className="panel bd-row">{decks}</section>}
    </div>
  )
}
