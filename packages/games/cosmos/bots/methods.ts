/** How the two strong levels think. */
export const methods = {
  hard: { worlds: 1, width: 5, work: 60_000, narrowing: true },
  expert: { worlds: 1, width: 160, probe: 4, again: 0.4, work: 110_000, narrowing: true },
} as const
