import type { ReactNode } from 'react'

/** Numbers that look random and are the same every time (mulberry32). */
function seeded(seed: number): () => number {
  let a = seed | 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const round = (n: number): number => Math.round(n * 100) / 100

function makeDust(seed: number, count: number): { x: number; y: number; r: number; o: number }[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const q = random()
    return {
      x: round(random() * 1440),
      y: round(random() * 900),
      r: round(0.35 + q ** 3 * 1.5),
      o: round(0.08 + q * 0.42),
    }
  })
}

const dust = makeDust(17, 190)

/** The star field behind every page. It never moves. */
export function Sky(): ReactNode {
  return (
    <div className="sky" aria-hidden="true">
      <svg
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMid slice"
        style={{ fill: 'var(--star-dust)' }}
        aria-hidden="true"
      >
        {dust.map(({ x, y, r, o }) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={r} opacity={o} />
        ))}
      </svg>
    </div>
  )
}
