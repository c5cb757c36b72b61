import type { Onward } from '@orrery/kernel'
import { useGuides } from '../guide/store.ts'
import { useSettings } from '../store/settings.ts'
import type { ScreenProps } from './TableScreen.tsx'

const none: readonly Onward[] = []

/** The later questions that the board may light. Left out for those who want to make every click, as in a lesson. */
export function useOnward({ state, info, position }: ScreenProps): readonly Onward[] | undefined {
  const { quick } = useSettings()
  const guided = useGuides(({ running }) => running.some((each) => each.table === info.id))
  if (!quick || guided) return undefined
  return state.animating || state.past !== undefined ? none : (position.onward ?? none)
}
