/** How the two strong levels think. */
export const methods = {
  hard: {
    worlds: 2,
    width: 30,
    lane: 2,
    work: 20_000,
    ahead: { lines: 8, lane: 2, turns: 2, width: 12, within: 1, weight: 0.5 },
  },
  expert: {
    worlds: 4,
    width: 40,
    lane: 2,
    work: 40_000,
    ahead: { lines: 12, lane: 2, turns: 4, width: 12, within: 1, weight: 0.5 },
  },
} as const
