import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import { openStep, type Targets } from '../board/targets.ts'
import { type PlayerView, timeChamber } from '../data.ts'
import { Picture, Use } from '../pieces/piece.tsx'
import type { Texts } from '../texts/index.ts'

/** Points of the next discharge; none from the sixth on (C10.9). */
const nextPoints = (player: PlayerView): number => timeChamber.scoring[player.scored] ?? 0

/** The vertical track 0 to 6. */
const Growth = memo(function Growth({
  growing,
  ready,
  pitch,
}: {
  growing: number
  ready: number
  pitch: number
}): ReactNode {
  const height = pitch * 7 + 1
  return (
    <svg width="56" height={height} viewBox={`0 0 56 ${height}`} aria-hidden="true">
      {[6, 5, 4, 3, 2, 1, 0].map((space) => {
        const top = space === timeChamber.top
        const lamp = top && ready > 0
        return (
          <g key={space} transform={`translate(28 ${pitch / 2 + (6 - space) * pitch})`} data-at={`chamber:${space}`}>
            <rect
              x="-27"
              y={1 - pitch / 2}
              width="54"
              height={pitch - 2}
              rx="7"
              style={{
                fill: lamp ? 'var(--lamp-wash)' : 'var(--glass-sunk)',
                stroke: lamp ? 'var(--lamp)' : 'var(--line-1)',
              }}
            />
            <text
              x="-15"
              y="4.4"
              fontSize="12"
              fontWeight="600"
              textAnchor="middle"
              style={{ fill: lamp ? 'var(--lamp)' : 'var(--ink-3)' }}
            >
              {space}
            </text>
            {space === growing && <Use id="crystal" x={9} k={21 / 34} />}
            {lamp && (
              <>
                <circle cx="9" r="15" fill="url(#cc-glow-crystal)" />
                <Use id="crystal" x={ready > 1 ? 3 : 9} k={22 / 34} />
                {ready > 1 && (
                  <text
                    x="19"
                    y="4.4"
                    fontSize="12"
                    fontWeight="700"
                    textAnchor="middle"
                    style={{ fill: 'var(--lamp)' }}
                  >
                    ×{ready}
                  </text>
                )}
              </>
            )}
          </g>
        )
      })}
    </svg>
  )
})

const Scoring = memo(function Scoring({
  scored,
  spent,
  pitch,
}: {
  scored: number
  spent: number
  pitch: number
}): ReactNode {
  const height = pitch * 5
  return (
    <svg width="80" height={height} viewBox={`0 0 80 ${height}`} aria-hidden="true">
      {timeChamber.scoring.map((points, i) => {
        const next = i === scored
        return (
          <g key={points} transform={`translate(20 ${height - pitch / 2 - i * pitch})`} data-at={`scoring:${i}`}>
            <circle
              r={pitch / 2 - 1.4}
              style={{ fill: 'var(--glass-sunk)', stroke: next ? 'var(--metal-hi)' : 'var(--line-2)' }}
              strokeDasharray={next ? '4 3' : undefined}
              strokeWidth="1.4"
            />
            {i < scored && <Use id="crystal" k={20 / 34} />}
            <text
              x="24"
              y="5"
              fontSize="14"
              fontWeight="600"
              style={{ fill: i < scored ? 'var(--ink-3)' : next ? 'var(--ink-1)' : 'var(--ink-2)' }}
            >
              +{points}
            </text>
          </g>
        )
      })}
      {spent > 0 && (
        <text x="66" y={height - 9} fontSize="12" textAnchor="end" style={{ fill: 'var(--ink-3)' }}>
          +{spent}
        </text>
      )}
    </svg>
  )
})

/** The time chamber (C8): growing crystal, crystals ready, scoring places. */
export const Chamber = memo(function Chamber(props: {
  readonly player: PlayerView
  readonly targets: Targets
  readonly texts: Texts
  readonly low: boolean
}): ReactNode {
  const { player, targets, texts, low } = props
  return (
    <div className="cc-chamber">
      <div
        role="img"
        aria-label={`${texts.growing({ space: player.growing })}. ${texts.ready({ count: player.ready })}`}
      >
        <Growth growing={player.growing} ready={player.ready} pitch={low ? 21 : 25} />
      </div>
      <div>
        <Tap
          target={{ step: openStep(targets, 'discharge'), explain: 'discharge:nothing', zoom: 'crystal' }}
          className="cc-discharge"
          name={texts.dischargeFor({ points: nextPoints(player) })}
          selected={targets.selected === 'discharge'}
        >
          {texts.discharge}
        </Tap>
        <Scoring scored={player.scored} spent={player.spent} pitch={low ? 23.4 : 29} />
      </div>
    </div>
  )
})

/** The same in one button, for phones. */
export function DischargeChip({
  player,
  targets,
  texts,
}: {
  player: PlayerView
  targets: Targets
  texts: Texts
}): ReactNode {
  const lit = targets.steps.has('discharge')
  return (
    <Tap
      target={{ step: openStep(targets, 'discharge'), explain: 'discharge:nothing', zoom: 'crystal' }}
      className={`cc-chip cc-chip-wide ${lit ? '' : 'is-off'}`}
      name={lit ? texts.dischargeFor({ points: nextPoints(player) }) : texts.growing({ space: player.growing })}
      selected={targets.selected === 'discharge'}
      at={`chamber:${player.growing}`}
    >
      <Picture id="crystal" width={20} height={30} k={28 / 34} />
      {lit ? (
        <small>
          {texts.discharge} +{nextPoints(player)}
        </small>
      ) : (
        <span className="num">{player.growing} / 6</span>
      )}
    </Tap>
  )
}
