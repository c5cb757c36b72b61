import { memo, type ReactNode } from 'react'
import { sameDrawn } from '../board/same.ts'
import { resources, specialists, type View } from '../data.ts'
import { ItemIcon } from '../pieces/resources.tsx'
import { SpecialistIcon } from '../pieces/signs.tsx'
import { cargoOf, holds } from '../table.ts'
import { useWords } from '../words.ts'

/** What a player has in one line, for phones: resources, ready specialists, and crew cards. */
export const Stock = memo(
  function Stock({ view, player }: { readonly view: View; readonly player: number }): ReactNode {
    const { names, texts } = useWords()
    const crew = (view.upper[player]?.length ?? 0) + (view.lower[player]?.length ?? 0)
    return (
      <section className="ak-stock bd-row bd-wrap bd-apart" aria-label={texts.stock}>
        {cargoOf(view, player).map((held, i) => {
          const id = resources[i]
          if (id === undefined) return undefined
          return (
            <span key={id} className="bd-signs" data-zoom={id} role="img" aria-label={`${names.resources[id]} ${held}`}>
              <ItemIcon id={id} size={18} />
              <b className="num">{held}</b>
            </span>
          )
        })}
        {specialists.map((id, i) => {
          const ready = holds(view.ready[player], i)
          const words = `${names.specialists[id]}: ${ready ? names.terms.ready : names.terms.locked}`
          return (
            <span
              key={id}
              className={ready ? 'bd-signs' : 'bd-signs is-locked'}
              data-zoom={id}
              role="img"
              aria-label={words}
            >
              <SpecialistIcon id={id} size={20} />
            </span>
          )
        })}
        <span className="bd-signs" data-zoom="fact-crew" role="img" aria-label={`${texts.crewCards} ${crew}`}>
          <ItemIcon id="crewCantina" size={18} />
          <b className="num">{crew}</b>
        </span>
      </section>
    )
  },
  sameDrawn(['cargo', 'ready', 'upper', 'lower']),
)
