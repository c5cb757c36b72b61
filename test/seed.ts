import fc from 'fast-check'

/**
 * Properties are tested with the same cases in every run, so that a red test means a change and not bad luck. `ORRERY_SEED=<number> npm
 * test` uses others.
 */
fc.configureGlobal({ seed: Number(process.env.ORRERY_SEED ?? 20260401) })
