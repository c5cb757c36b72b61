import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Sign, type SignName } from '../common/signs.tsx'
import { Select } from '../design/Select.tsx'
import { useReplayTexts } from '../texts/index.ts'
import { type Pace, paces, type ReplayHandle, type SceneClient, type Timeline } from './handle.ts'
import { roundStarts, type StepUnit } from './marks.ts'

const units: readonly StepUnit[] = ['round', 'turn', 'step']
const MAX_MARKS = 24
const speedText: Readonly<Record<Pace, string>> = { slow: '½×', normal: '1×', fast: '2×', faster: '4×' }

/** Steps through a game by decision, turn or round, jumps anywhere, and plays it at a chosen speed. */
export function Controls({
  handle,
  curve,
}: {
  readonly handle: ReplayHandle<SceneClient, Timeline>
  /** Drawn over the seek bar, on the same timeline. */
  readonly curve?: ReactNode
}): ReactNode {
  const r = useReplayTexts()
  const { scene, playing, pace } = useStore(handle.store)
  const { total, moments } = handle.info
  const { index } = scene
  const round = moments[index]?.round ?? 1
  const button = (sign: SignName, label: string, back: boolean, disabled: boolean, onClick: () => void): ReactNode => (
    <button
      type="button"
      className={`btn ghost icon by-${sign}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Sign name={sign} back={back} />
    </button>
  )
  const starts = roundStarts(moments).slice(1)
  // With many short rounds, their marks would only be noise.
  const marked = starts.length <= MAX_MARKS ? starts : []
  return (
    <section className="replay-controls" aria-label={r.controls}>
      <div className="replay-seek">
        {curve}
        <input
          type="range"
          min={0}
          max={total}
          step={1}
          value={index}
          aria-label={r.seek}
          aria-valuetext={r.positionWords({ index, total, round })}
          onChange={(event) => handle.go(Number(event.target.value))}
        />
        <svg className="replay-rounds" viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">
          {marked.map((start) => (
            <path key={start.index} d={`M${(1000 * start.index) / Math.max(total, 1)},0V6`} />
          ))}
        </svg>
      </div>
      <p className="replay-where">
        <b>{r.round({ n: round })}</b>
        <span>{r.position({ index, total })}</span>
      </p>
      <div className="replay-buttons">
        {button('end', r.first, true, index === 0, () => handle.go(0))}
        {units.map((by) => (
          <span key={by} className="replay-by">
            {button(by, r.back[by], true, index === 0, () => handle.stepBy(by, -1))}
          </span>
        ))}
        <button
          type="button"
          className="btn primary icon replay-play"
          aria-label={playing ? r.pause : r.play}
          title={playing ? r.pause : r.play}
          onClick={() => handle.toggle()}
        >
          <Sign name={playing ? 'pause' : 'play'} />
        </button>
        {units.toReversed().map((by) => (
          <span key={by} className="replay-by">
            {button(by, r.forward[by], false, index === total, () => handle.stepBy(by, 1))}
          </span>
        ))}
        {button('end', r.last, false, index === total, () => handle.go(total))}
      </div>
      <label className="replay-speed">
        <span>{r.speed}</span>
        <Select
          value={pace}
          of={paceNames.map((value) => ({ value, text: speedText[value] }))}
          onChange={(chosen) => handle.setPace(chosen)}
        />
      </label>
    </section>
  )
}

const isPace = (name: string): name is Pace => name in paces

/** The paces from slow to fast. */
export const paceNames: readonly Pace[] = Object.keys(paces).filter(isPace)
