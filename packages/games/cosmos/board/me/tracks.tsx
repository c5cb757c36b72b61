import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import type { MineProps } from '../board/props.ts'
import { legalId, openStep } from '../board/targets.ts'
import { type TrackId, trackIds } from '../data.ts'
import { Glyph } from '../pieces/glyphs.tsx'
import { Picture } from '../pieces/piece.tsx'

function TrackSign({ id, size }: { id: TrackId; size: number }): ReactNode {
  return id === 'supernova' ? <Picture id="flat-nova" width={size + 4} k={size / 40} /> : <Glyph id={id} size={size} />
}

/** What an unlit track would do, for the explanation. */
const wouldBe: Readonly<Record<TrackId, string>> = {
  supernova: 'flip:S01',
  dna: 'stabilise:L02',
  graviton: 'move-star:S01',
}

/** Supernova, DNA and graviton units of this turn (C12); the supernova also pays for a card (C17.4). */
export const Tracks = memo(function Tracks({ player, targets, texts, small }: MineProps): ReactNode {
  return trackIds.map((id, i) => {
    const left = player.tracks[i] ?? 0
    const step = `track:${id}`
    const action = id === 'supernova' ? legalId(targets, 'pay-unit') : undefined
    return (
      <Tap
        key={id}
        target={{ action, step: openStep(targets, step), explain: wouldBe[id], zoom: `track-${id}` }}
        className={`bd-tile ${small ? 'is-chip' : 'cc-track'} ${left > 0 ? '' : 'is-off'}`}
        name={texts.trackLeft({ name: texts.tracks[id], verb: texts.trackVerbs[id], left })}
        selected={targets.selected === step}
        at={`track:${i}`}
      >
        <TrackSign id={id} size={small ? 22 : 26} />
        {!small && (
          <span className="cc-track-words bd-quiet">
            <b>{texts.tracks[id]}</b>
            {texts.trackVerbs[id]}
          </span>
        )}
        <span className={small ? 'num' : 'cc-track-n bd-figure num'}>{left}</span>
      </Tap>
    )
  })
})
