import type { ReactNode } from 'react'
import { isAutoma } from '../table.ts'
import {
  CantinaTray,
  DealTray,
  PlaceTray,
  PlayTray,
  ResolveTray,
  SettleTray,
  SurvivorTray,
  ToTray,
  TradeTray,
} from './cards.tsx'
import type { TrayProps } from './choice.tsx'
import { ActTray, AutomaPayTray, DrawTray, OutpostTray, UnlockTray, UpgradeTray } from './deeds.tsx'
import { GainTray, PayTray, RaiseTray } from './goods.tsx'

function body(props: TrayProps): ReactNode {
  const decision = props.view.asked?.decision
  switch (decision?.kind) {
    case undefined:
    case 'travel':
      return undefined
    case 'deal':
      return <DealTray {...props} decision={decision} />
    case 'place':
      return <PlaceTray {...props} decision={decision} />
    case 'gain':
      return <GainTray {...props} decision={decision} />
    case 'upgrade':
      return <UpgradeTray {...props} />
    case 'track':
    case 'raise':
      return <RaiseTray {...props} decision={decision} />
    case 'pay':
      return <PayTray {...props} decision={decision} />
    case 'cantina':
      return <CantinaTray {...props} />
    case 'play':
      return <PlayTray {...props} />
    case 'to':
      return <ToTray {...props} decision={decision} />
    case 'act':
      return <ActTray {...props} decision={decision} />
    case 'resolve':
      return <ResolveTray {...props} decision={decision} />
    case 'survivor':
      return <SurvivorTray {...props} decision={decision} />
    case 'settle':
      return <SettleTray {...props} />
    case 'outpost-from':
    case 'automa-outpost-from':
      return <OutpostTray {...props} decision={decision} />
    case 'trade':
      return <TradeTray {...props} />
    case 'unlock':
      return <UnlockTray {...props} />
    case 'draw':
      return <DrawTray {...props} />
    case 'automa-pay':
      return <AutomaPayTray {...props} decision={decision} />
  }
}

/** The pending decision as a clear choice, for everything that is not a place of the system. */
export function Tray(props: TrayProps): ReactNode {
  const { view, targets, texts, names } = props
  const kind = view.asked?.decision.kind
  if (kind === undefined || kind === 'travel' || targets.byId.size === 0) return undefined
  const behalf = isAutoma(view, view.active)
  return (
    <section className="panel ak-tray" aria-label={texts.trays[kind]}>
      <header>
        <h2>{texts.trays[kind]}</h2>
        {behalf ? <small>{texts.forAutoma({ automa: names.terms.automa })}</small> : undefined}
      </header>
      {body(props)}
    </section>
  )
}
