import { ask, guided } from '@orrery/board/guide'
import type texts from '../texts/en/lessons/round.ts'
import * as positions from './positions.ts'

const TRAY = ['.ak-tray']
/** Where Aoi-31 lies. */
const PLANET = ['[data-at="slot:1"]', '.ak-lens']

/** A round of Terraforming Arks: a pair of upgrades, an outpost that pays, survivors, and a planet that is finished. */
export const round = guided<keyof typeof texts.steps>('round', 7, positions.round, [
  { id: 'round', rule: 'A4.1', place: PLANET },
  ask('pair', 'A8.6', 'me', TRAY, 'upgrade:spaceMining'),
  { id: 'outpost', rule: 'A18.3', place: ['.ak-p-ark'], page: 'me' },
  { id: 'travel', rule: 'A9.1', place: PLANET, wants: ['travel:NE.planet'] },
  ask('landing', 'A11.2', 'me', TRAY, 'gain:minerals'),
  ask('crew', 'A12.3', 'me', TRAY, 'play:none'),
  ask('explore', 'A15.1', 'me', TRAY, 'act:explore', 'pay-card:C12'),
  ask('survivors', 'A15.3', 'me', TRAY, 'resolve:S13', 'gain:technology', 'survivor:keep'),
  { ...ask('terraform', 'A14.6', 'me', TRAY, 'act:terraform', 'raise:minerals', 'raise:technology'), anyOrder: true },
  { id: 'score', rule: 'A14.7', place: PLANET },
  { id: 'settle', rule: 'A16.1', place: ['.ak-p-bridge'], page: 'me' },
  ask('draw', 'A20.1', 'me', TRAY, 'draw:yes'),
  { id: 'colonies', rule: 'A17.1', place: ['.ak-p-ark'], page: 'me' },
  { id: 'end', rule: 'A21.1', place: ['.ak-p-score'], page: 'table' },
])
