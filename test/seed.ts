import fc from 'fast-check'

/**
 * Properties are tried with the same cases on every run, so that a red test means a change and not luck.
 * `ORRERY_SEED=<number> npm test` tries others.
 */
fc.configureGlobal({ seed: Number(process.env.ORRERY_SEED ?? 20260401) })
