import { CloseButton } from '@orrery/board/players'
import type { ReactNode } from 'react'
import { starInSentence } from '../../texts/star-name.ts'
import { starOf } from '../data.ts'
import { StarPicture } from '../pieces/spheres.tsx'
import type { Texts } from '../texts/index.ts'

/** The answer to my last placement. */
export interface VerdictShown {
  readonly star: string
  readonly right: boolean
  /** Points for a system that became complete. */
  readonly system?: { readonly id: string; readonly points: number }
}

/** After a right placement one sentence on the star, after a wrong one only that it was wrong; it stays until it is closed. */
export function Verdict(props: {
  readonly verdict: VerdictShown
  readonly texts: Texts
  readonly close: () => void
}): ReactNode {
  const { verdict, texts, close } = props
  const star = starOf(verdict.star)
  if (star === undefined) return null
  const name = starInSentence(texts.names, star.id)
  return (
    <div className={`panel hx-verdict bd-row bd-text ${verdict.right ? 'is-right' : 'is-wrong'}`} role="status">
      {verdict.right && (
        <span className="night hx-night">
          <StarPicture star={star} width={56} largest={19} />
        </span>
      )}
      <div>
        {verdict.right ? (
          <>
            <b>{texts.verdict.right({ star: name, points: star.points })}</b>
            {verdict.system !== undefined && (
              <span>
                {texts.verdict.system({
                  system: texts.names.systems[verdict.system.id] ?? '',
                  points: verdict.system.points,
                })}
              </span>
            )}
            <p>
              <i className="bd-capital">{texts.verdict.kind({ kind: texts.names.classes[star.class] ?? '' })}.</i>{' '}
              {texts.facts[star.id]}
            </p>
          </>
        ) : (
          <>
            <b>{texts.verdict.wrong}</b>
            <p>{texts.verdict.lost({ star: name })}</p>
          </>
        )}
      </div>
      <CloseButton name={texts.close} onClick={close} />
    </div>
  )
}
