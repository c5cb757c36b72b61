/** A life form token; the group shows on its back (C3.6). */
export interface LifeFormSpec {
  readonly id: string
  readonly group: 1 | 2
  readonly points: number
}

/** The 24 tokens (C1.4). */
export const lifeForms: readonly LifeFormSpec[] = [
  { id: 'LF1-01', group: 1, points: 8 },
  { id: 'LF1-02', group: 1, points: 8 },
  { id: 'LF1-03', group: 1, points: 8 },
  { id: 'LF1-04', group: 1, points: 8 },
  { id: 'LF1-05', group: 1, points: 7 },
  { id: 'LF1-06', group: 1, points: 7 },
  { id: 'LF1-07', group: 1, points: 7 },
  { id: 'LF1-08', group: 1, points: 6 },
  { id: 'LF2-01', group: 2, points: 7 },
  { id: 'LF2-02', group: 2, points: 7 },
  { id: 'LF2-03', group: 2, points: 6 },
  { id: 'LF2-04', group: 2, points: 6 },
  { id: 'LF2-05', group: 2, points: 6 },
  { id: 'LF2-06', group: 2, points: 6 },
  { id: 'LF2-07', group: 2, points: 6 },
  { id: 'LF2-08', group: 2, points: 5 },
  { id: 'LF2-09', group: 2, points: 5 },
  { id: 'LF2-10', group: 2, points: 5 },
  { id: 'LF2-11', group: 2, points: 5 },
  { id: 'LF2-12', group: 2, points: 5 },
  { id: 'LF2-13', group: 2, points: 4 },
  { id: 'LF2-14', group: 2, points: 4 },
  { id: 'LF2-15', group: 2, points: 4 },
  { id: 'LF2-16', group: 2, points: 4 },
]
