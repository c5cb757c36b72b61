/** How the two strong levels think, which go by the model, and how those before them did. */
export const methods = {
  hard: { worlds: 4, width: 30, lane: 2, work: 20_000 },
  expert: {
    worlds: 8,
    width: 60,
    lane: 2,
    work: 80_000,
    ahead: { lines: 20, lane: 2, turns: 4, width: 12, within: 1, weight: 0.5 },
  },
  earlierHard: {
    worlds: 2,
    width: 30,
    lane: 2,
    work: 20_000,
    ahead: { lines: 8, lane: 2, turns: 2, width: 12, within: 1, weight: 0.5 },
  },
  earlierExpert: {
    worlds: 4,
    width: 40,
    lane: 2,
    work: 40_000,
    ahead: { lines: 12, lane: 2, turns: 4, width: 12, within: 1, weight: 0.5 },
  },
} as const
