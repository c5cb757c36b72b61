import { Label } from '@orrery/board/draw'
import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import type { MineProps } from '../board/props.ts'
import { openStep } from '../board/targets.ts'
import { type PlayerView, timeChamber } from '../data.ts'
import { Picture, Use } from '../pieces/piece.tsx'

/** Points of the next discharge; none from the sixth on (C10.9). */
const nextPoints = (player: PlayerView): number => timeChamber.scoring[player.scored] ?? 0

/** The vertical track 0 to 6. */
const Growth = memo(function Growth(props: { growing: number; ready: number; pitch: number }): ReactNode {
  const { growing, ready, pitch } = props
  const height = pitch * 7 + 1
  const box = { x: -27, y: 1 - pitch / 2, width: 54, height: pitch - 2, rx: 7 }
  return (
    <svg width="56" height={height} viewBox={`0 0 56 ${height}`} aria-hidden="true">
      {[6, 5, 4, 3, 2, 1, 0].map((space) => {
        const lamp = space === timeChamber.top && ready > 0
        const [fill, stroke, ink] = lamp ? ['lamp-wash', 'lamp', 'lamp'] : ['glass-sunk', 'line-1', 'ink-3']
        return (
          <g key={space} transform={`translate(28 ${pitch / 2 + (6 - space) * pitch})`} data-at={`chamber:${space}`}>
            <rect {...box} style={{ fill: `var(--${fill})`, stroke: `var(--${stroke})` }} />
            <Label x={-15} y={4.4} colour={`var(--${ink})`}>
              {space}
            </Label>
            {space === growing && <Use id="crystal" x={9} k={21 / 34} />}
            {lamp && (
              <>
                <circle cx="9" r="15" fill="url(#cc-glow-crystal)" />
                <Use id="crystal" x={ready > 1 ? 3 : 9} k={22 / 34} />
              </>
            )}
            {lamp && ready > 1 && (
              <Label x={19} y={4.4} weight={700} colour="var(--lamp)">
                ×{ready}
              </Label>
            )}
          </g>
        )
      })}
    </svg>
  )
})

/** The scoring places, from below; crystals beyond the last one are only counted. */
const Scoring = memo(function Scoring(props: { scored: number; spent: number; pitch: number }): ReactNode {
  const { scored, spent, pitch } = props
  const height = pitch * 5
  return (
    <svg width="80" height={height} viewBox={`0 0 80 ${height}`} aria-hidden="true">
      {timeChamber.scoring.map((points, i) => {
        const next = i === scored
        const [edge, ink] = next ? ['metal-hi', 'ink-1'] : ['line-2', i < scored ? 'ink-3' : 'ink-2']
        const style = { fill: 'var(--glass-sunk)', stroke: `var(--${edge})`, strokeWidth: 1.4 }
        return (
          <g key={points} transform={`translate(20 ${height - pitch / 2 - i * pitch})`} data-at={`scoring:${i}`}>
            <circle r={pitch / 2 - 1.4} style={style} strokeDasharray={next ? '4 3' : undefined} />
            {i < scored && <Use id="crystal" k={20 / 34} />}
            <Label x={36} y={5} size={14} colour={`var(--${ink})`}>
              +{points}
            </Label>
          </g>
        )
      })}
      {spent > 0 && (
        <Label x={72} y={height - 9} weight={400} colour="var(--ink-3)">
          +{spent}
        </Label>
      )}
    </svg>
  )
})

/** The button that discharges a crystal. */
function Discharge(
  props: MineProps & { className: string; name: string; at?: string; children: ReactNode },
): ReactNode {
  const { targets, className, name, at, children } = props
  return (
    <Tap
      target={{ step: openStep(targets, 'discharge'), explain: 'discharge:nothing', zoom: 'crystal' }}
      className={className}
      name={name}
      selected={targets.selected === 'discharge'}
      {...(at === undefined ? {} : { at })}
    >
      {children}
    </Tap>
  )
}

/** The time chamber (C8): growing crystal, crystals ready, scoring places. */
export const Chamber = memo(function Chamber(props: MineProps): ReactNode {
  const { player, texts, low } = props
  const { growing, ready, scored, spent } = player
  return (
    <div className="cc-chamber">
      <div
        role="img"
        data-zoom="crystal"
        aria-label={`${texts.growing({ space: growing })}. ${texts.ready({ count: ready })}`}
      >
        <Growth growing={growing} ready={ready} pitch={low ? 21 : 25} />
      </div>
      <div>
        <Discharge {...props} className="cc-discharge" name={texts.dischargeFor({ points: nextPoints(player) })}>
          {texts.discharge} {ready > 0 && <span className="num">+{nextPoints(player)}</span>}
        </Discharge>
        <div data-zoom="crystal">
          <Scoring scored={scored} spent={spent} pitch={low ? 23.4 : 29} />
        </div>
      </div>
    </div>
  )
})

/** The same in one button, for phones. */
export function DischargeChip(props: MineProps): ReactNode {
  const { player, targets, texts } = props
  const { growing } = player
  const lit = targets.steps.has('discharge')
  const points = nextPoints(player)
  return (
    <Discharge
      {...props}
      className={`bd-tile is-chip ${lit ? '' : 'is-off'}`}
      name={lit ? texts.dischargeFor({ points }) : texts.growing({ space: growing })}
      at={`chamber:${growing}`}
    >
      <Picture id="crystal" width={20} height={30} k={28 / 34} />
      {lit ? <small>{`${texts.discharge} +${points}`}</small> : <span className="num">{growing} / 6</span>}
    </Discharge>
  )
}
