import { rulebookIn } from '@orrery/kernel'

/** What the rulebook says, by chapter. A file of its own: no table needs the list of its chapters. */
export const loadRulebookTexts = rulebookIn(
  ['start', 'means', 'journey', 'actions', 'end', 'solo', 'table'],
  (language, name) => import(`./${language}/rulebook/${name}.ts`),
)
