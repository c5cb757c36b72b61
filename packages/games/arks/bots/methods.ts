/** How the three strongest levels think. */
export const methods = {
  medium: { worlds: 1, width: 12, lane: 1, work: 8000 },
  hard: {
    worlds: 1,
    width: 16,
    lane: 1,
    work: 100_000,
    trial: { beginnings: 4, lane: 2, width: 8, within: 1, turns: 2, weight: 0.5 },
  },
  expert: {
    worlds: 13,
    width: 32,
    lane: 1,
    work: 800_000,
    trial: { beginnings: 10, halving: 3, lane: 2, width: 10, within: 1, turns: 2, weight: 0.5 },
  },
} as const
