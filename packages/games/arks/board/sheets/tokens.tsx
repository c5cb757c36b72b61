import { colours } from '@orrery/board/seats'
import { Drawing, Group, OnBoard, Specimen } from '@orrery/board/specimens'
import { Tap } from '@orrery/board/target'
import type { ReactNode } from 'react'
import '../arks.css'
import { destinationActions, itemIds, newest, planetColours, specialists, upgrades } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { ArkMark, PieceIcon } from '../pieces/markers.tsx'
import { ItemIcon, Items } from '../pieces/resources.tsx'
import { DeedIcon, LockIcon, PlaceIcon, SpecialistIcon, UpgradeIcon } from '../pieces/signs.tsx'

const PIECES = { ark: 'Arks', colony: 'Colonies', outpost: 'Outposts', disc: 'Discs' } as const
const kinds = ['ark', 'colony', 'outpost', 'disc'] as const

/** The pieces of the players, resources, and the signs of the game. */
export default function Tokens(): ReactNode {
  const [planet] = newest.planets
  return (
    <OnBoard board="ak">
      <Defs />
      {kinds.map((kind) => (
        <Group key={kind} title={PIECES[kind]}>
          {colours.map((colour) => (
            <Specimen key={colour} label={colour}>
              <PieceIcon kind={kind} colour={colour} size={52} />
            </Specimen>
          ))}
          {kind === 'ark'
            ? colours.map((colour) => (
                <Specimen key={`${colour} glow`} label={`${colour}, acting`}>
                  <Drawing width={50} scale={1.4}>
                    <ArkMark colour={colour} glow />
                  </Drawing>
                </Specimen>
              ))
            : undefined}
        </Group>
      ))}
      <Group title="Resources and cards">
        {itemIds.map((id) => (
          <Specimen key={id} label={id}>
            <ItemIcon id={id} size={40} />
          </Specimen>
        ))}
        {planet === undefined ? undefined : (
          <Specimen label="a yield">
            <span>
              <Items list={[...planet.front, ...planet.moon]} size={24} />
            </span>
          </Specimen>
        )}
      </Group>
      <Group title="Colours of planets and edges">
        {[...planetColours, 'orbital' as const].map((id) => (
          <Specimen key={id} label={id}>
            <PlaceIcon id={id} size={36} />
          </Specimen>
        ))}
      </Group>
      <Group title="Specialists">
        {[...specialists, 'anyLeader' as const, 'planetLeader' as const].map((id) => (
          <Specimen key={id} label={id}>
            <SpecialistIcon id={id} size={40} />
          </Specimen>
        ))}
        {specialists.flatMap((id) =>
          ['locked', 'ready', 'lit'].map((state) => (
            <Specimen key={`${id} ${state}`} label={`${id}, ${state}`}>
              <Tap
                target={state === 'lit' ? { action: 'example' } : {}}
                className={`ak-token ${state === 'locked' ? '' : 'is-ready'}`}
                name={id}
              >
                <SpecialistIcon id={id} size={28} />
                {state === 'locked' ? <LockIcon /> : undefined}
              </Tap>
            </Specimen>
          )),
        )}
      </Group>
      <Group title="Upgrades">
        {upgrades.map((id) => (
          <Specimen key={id} label={id}>
            <UpgradeIcon id={id} size={44} />
          </Specimen>
        ))}
      </Group>
      <Group title="Actions">
        {[...destinationActions, 'discover' as const, 'noColony' as const, 'none' as const].map((id) => (
          <Specimen key={id} label={id}>
            <DeedIcon id={id} size={36} />
          </Specimen>
        ))}
      </Group>
    </OnBoard>
  )
}
