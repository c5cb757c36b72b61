import type { Outline } from '@orrery/board/rulebook'
import {
  AskedFigure,
  DecayFigure,
  EditionFigure,
  HoldFigure,
  LearnFigure,
  RollsFigure,
  StartFigure,
  StepsFigure,
  TieFigure,
} from './example-figures.tsx'
import {
  BurstFigure,
  CrystalsFigure,
  DiagramFigure,
  EventCardsFigure,
  FightFigure,
  FlightFigure,
  ReactionsFigure,
  StarCardFigure,
  SunCardFigure,
} from './figures.tsx'

export { origins } from '../surface.ts'
export { loadSummary } from '../texts/index.ts'
export { loadRulebookTexts as loadTexts } from '../texts/rulebook.ts'
export { signs } from './signs.tsx'

/** The rulebook of Star Hunters: which section explains which rules, and what is drawn with it. */
export const outline: Outline = [
  {
    id: 'H4',
    sections: [
      { rules: ['H11.1'] },
      { rules: ['H4.1', 'H4.2'] },
      { rules: ['H4.3'], figure: StepsFigure },
      { rules: ['H4.4', 'H4.5', 'H4.6'] },
    ],
  },
  {
    id: 'H1',
    sections: [
      { rules: ['H1.1', 'H1.2'] },
      { rules: ['H1.3'] },
      { rules: ['H1.4'], figure: CrystalsFigure },
      { rules: ['H1.5', 'H1.6'], figure: StarCardFigure },
      { rules: ['H1.7', 'H1.8'], figure: SunCardFigure },
    ],
  },
  {
    id: 'H2',
    sections: [
      { rules: ['H2.1', 'H2.2'] },
      { rules: ['H2.3', 'H2.4'], figure: StartFigure },
      { rules: ['H2.5', 'H2.6'] },
      { rules: ['H14.1'] },
    ],
  },
  {
    id: 'H5',
    sections: [
      { rules: ['H5.1', 'H5.2'], figure: FlightFigure },
      { rules: ['H5.3', 'H5.6'] },
      { rules: ['H5.4'] },
      { rules: ['H5.5'] },
    ],
  },
  {
    id: 'H6',
    sections: [
      { rules: ['H6.1', 'H6.2'] },
      { rules: ['H6.3'] },
      { rules: ['H6.4', 'H6.6'], figure: FightFigure },
      { rules: ['H6.5'] },
      { rules: ['H6.7', 'H6.8'] },
      { rules: ['H6.9'] },
      { rules: ['H6.10', 'H6.11'] },
    ],
  },
  {
    id: 'H7',
    sections: [
      { rules: ['H7.1'] },
      { rules: ['H7.2'] },
      { rules: ['H7.3'] },
      { rules: ['H7.4'], figure: DecayFigure },
      { rules: ['H7.5'] },
    ],
  },
  {
    id: 'H8',
    sections: [
      { rules: ['H8.1'], figure: EventCardsFigure },
      { rules: ['H8.3', 'H8.4'] },
      { rules: ['H8.2', 'H8.5'] },
      { rules: ['H8.6'] },
      { rules: ['H8.7', 'H8.8'] },
      { rules: ['H8.9'] },
      { rules: ['H8.10'] },
      { rules: ['H8.17'] },
      { rules: ['H8.15'] },
      { rules: ['H8.16'] },
      { rules: ['H8.18'] },
      { rules: ['H8.19'] },
      { rules: ['H8.20'] },
      { rules: ['H8.11'] },
      { rules: ['H8.12'] },
      { rules: ['H8.13'] },
      { rules: ['H8.14'] },
      { rules: ['H8.21'] },
    ],
  },
  {
    id: 'H9',
    sections: [
      { rules: ['H9.1', 'H9.4'], figure: ReactionsFigure },
      { rules: ['H9.2', 'H9.3', 'H9.5'] },
      { rules: ['H9.8'] },
      { rules: ['H9.6'] },
      { rules: ['H9.7'] },
    ],
  },
  {
    id: 'H10',
    sections: [
      { rules: ['H10.1', 'H10.2'] },
      { rules: ['H10.3', 'H10.4'], figure: DiagramFigure },
      { rules: ['H10.5'] },
      { rules: ['H10.6'] },
      { rules: ['H10.7'] },
      { rules: ['H10.8', 'H10.9'] },
      { rules: ['H10.10'] },
    ],
  },
  {
    id: 'H11',
    sections: [{ rules: ['H11.2', 'H11.3'] }, { rules: ['H11.4'], figure: BurstFigure }, { rules: ['H11.5'] }],
  },
  {
    id: 'H13',
    sections: [
      { rules: ['H13.1', 'H13.2', 'H13.3'] },
      { rules: ['H13.4'] },
      { rules: ['H13.5'] },
      { rules: ['H13.6'], figure: HoldFigure },
    ],
  },
  {
    id: 'H12',
    sections: [
      { rules: ['H12.1', 'H12.2'] },
      { rules: ['H12.3'] },
      { rules: ['H12.4'], figure: TieFigure },
      { rules: ['H12.5'] },
    ],
  },
  {
    id: 'H3',
    sections: [
      { rules: ['H3.1', 'H17.1'] },
      { rules: ['H3.2', 'H17.2', 'H17.3'] },
      { rules: ['H3.3'], figure: LearnFigure },
    ],
  },
  {
    id: 'H15',
    sections: [{ rules: ['H15.1', 'H15.2'], figure: AskedFigure }, { rules: ['H15.3'] }, { rules: ['H15.4'] }],
  },
  {
    id: 'H16',
    sections: [{ rules: ['H16.1', 'H16.2'], figure: RollsFigure }],
  },
  {
    id: 'H21',
    sections: [
      { rules: ['H0.1', 'H0.2', 'H0.3'] },
      { rules: ['H0.4', 'H21.4'] },
      { rules: ['H21.1', 'H21.2', 'H21.3'], figure: EditionFigure },
      { rules: ['H20.1', 'H20.2', 'H20.3', 'H20.4', 'H20.5', 'H20.6', 'H21.5'] },
    ],
  },
]
