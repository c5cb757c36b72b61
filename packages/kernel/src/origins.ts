/**
 * How far something is from the rulebook: `reconstructed`, all of it had to be made up; `partly`, some of it; `house`, the rulebook leaves
 * it open or does not mention it, and this is how it is played here.
 */
export type Origin = (typeof originKinds)[number]

/** Every origin that is marked, in the order in which a reader meets them. */
export const originKinds = ['reconstructed', 'partly', 'house'] as const

/** What is not in the rulebook as it is played here: numbers of rules, and ids of components as the gallery has them. */
export type Origins = Readonly<
  Record<Origin, { readonly rules: readonly string[]; readonly components: readonly string[] }>
>

/** The mark of a rule or component; nothing when it is in the rulebook. */
export function originOf(marked: Origins | undefined, what: 'rules' | 'components', id: string): Origin | undefined {
  return marked === undefined ? undefined : originKinds.find((origin) => marked[origin][what].includes(id))
}
