import type { Outline } from '@orrery/board/rulebook'
import {
  ChosenFigure,
  ColoniesFigure,
  DrawFigure,
  EditionFigure,
  EmptyFigure,
  FinalFigure,
  LevelsFigure,
  LongFigure,
  OutpostFigure,
  PurchaseFigure,
  SecretsFigure,
  SettleFigure,
  TradeFigure,
  UpgradePointsFigure,
} from './end-figures.tsx'
import {
  AutomaFigure,
  CrewFigure,
  DiscoveryFigure,
  PiecesFigure,
  ReachFigure,
  SurvivorFigure,
  TerraformFigure,
  UpgradesFigure,
} from './figures.tsx'
import {
  DeedsFigure,
  FirstCrewFigure,
  LandingFigure,
  LeaderFigure,
  OverflowFigure,
  RoutesFigure,
  StepsFigure,
  TwiceFigure,
} from './turn-figures.tsx'

export { origins } from '../surface.ts'
export { loadSummary } from '../texts/index.ts'
export { loadRulebookTexts as loadTexts } from '../texts/rulebook.ts'
export { signs } from './signs.tsx'

/** The rulebook of Terraforming Arks: which section explains which rules, and what is drawn with it. */
export const outline: Outline = [
  {
    id: 'A4',
    sections: [{ rules: ['A1.1'] }, { rules: ['A4.1'] }, { rules: ['A4.2', 'A4.3'], figure: StepsFigure }],
  },
  {
    id: 'A1',
    sections: [
      { rules: ['A1.2'] },
      { rules: ['A1.3', 'A1.9'], figure: PiecesFigure },
      { rules: ['A1.4', 'A1.5'] },
      { rules: ['A1.6', 'A1.7', 'A1.8'] },
      { rules: ['A1.10'] },
    ],
  },
  {
    id: 'A2',
    sections: [
      { rules: ['A2.1', 'A2.2'] },
      { rules: ['A2.5', 'A2.6'] },
      { rules: ['A2.3', 'A2.8'], figure: RoutesFigure },
      { rules: ['A2.4'] },
      { rules: ['A2.7'] },
    ],
  },
  {
    id: 'A3',
    sections: [
      { rules: ['A3.5', 'A3.6', 'A3.7'] },
      { rules: ['A3.8', 'A3.9'] },
      { rules: ['A3.1', 'A3.2', 'A3.3', 'A3.4'] },
      { rules: ['A3.10', 'A3.11', 'A3.12', 'A3.14'], figure: FirstCrewFigure },
      { rules: ['A3.13'] },
    ],
  },
  {
    id: 'A5',
    sections: [
      { rules: ['A5.1', 'A5.2'], figure: OverflowFigure },
      { rules: ['A5.3'] },
      { rules: ['A5.4', 'A5.5'] },
      { rules: ['A5.6', 'A5.7', 'A5.8'] },
    ],
  },
  {
    id: 'A6',
    sections: [
      { rules: ['A6.1', 'A6.2'], figure: CrewFigure },
      { rules: ['A6.3'] },
      { rules: ['A6.4', 'A6.9'] },
      { rules: ['A6.5', 'A6.6', 'A6.7'] },
      { rules: ['A6.8'] },
    ],
  },
  {
    id: 'A7',
    sections: [
      { rules: ['A7.1', 'A7.2', 'A7.3'], figure: LeaderFigure },
      { rules: ['A7.4'] },
      { rules: ['A7.5', 'A7.6'] },
      { rules: ['A7.7'] },
    ],
  },
  {
    id: 'A8',
    sections: [
      { rules: ['A8.1', 'A8.3', 'A8.5'] },
      { rules: ['A8.2'], figure: UpgradesFigure },
      { rules: ['A8.4'] },
      { rules: ['A8.6'] },
      { rules: ['A8.7'] },
    ],
  },
  {
    id: 'A9',
    sections: [
      { rules: ['A9.1', 'A9.2'] },
      { rules: ['A9.3'] },
      { rules: ['A9.4'], figure: ReachFigure },
      { rules: ['A9.5'] },
    ],
  },
  {
    id: 'A10',
    sections: [
      { rules: ['A10.1'] },
      { rules: ['A10.2', 'A10.6'], figure: DiscoveryFigure },
      { rules: ['A10.3'] },
      { rules: ['A10.4', 'A10.5'] },
    ],
  },
  {
    id: 'A11',
    sections: [{ rules: ['A11.1', 'A11.2'], figure: LandingFigure }, { rules: ['A11.3'] }, { rules: ['A11.4'] }],
  },
  {
    id: 'A12',
    sections: [
      { rules: ['A12.1'] },
      { rules: ['A12.2'] },
      { rules: ['A12.3', 'A12.5'] },
      { rules: ['A12.4', 'A12.7'] },
      { rules: ['A12.6', 'A12.8'], figure: TwiceFigure },
    ],
  },
  {
    id: 'A13',
    sections: [{ rules: ['A13.1', 'A13.2', 'A13.3'], figure: DeedsFigure }, { rules: ['A13.4'] }, { rules: ['A13.5'] }],
  },
  {
    id: 'A14',
    sections: [
      { rules: ['A14.1', 'A14.2'] },
      { rules: ['A14.3'] },
      { rules: ['A14.4', 'A14.5'] },
      { rules: ['A14.6', 'A14.7'], figure: TerraformFigure },
      { rules: ['A14.8', 'A14.9'] },
    ],
  },
  {
    id: 'A15',
    sections: [
      { rules: ['A15.1', 'A15.2'] },
      { rules: ['A15.3', 'A15.4'], figure: SurvivorFigure },
      { rules: ['A15.6'] },
      { rules: ['A15.5', 'A15.7'] },
    ],
  },
  {
    id: 'A16',
    sections: [{ rules: ['A16.1', 'A16.2', 'A16.3'], figure: SettleFigure }],
  },
  {
    id: 'A17',
    sections: [{ rules: ['A17.1'], figure: ColoniesFigure }, { rules: ['A17.2', 'A17.3'] }],
  },
  {
    id: 'A18',
    sections: [
      { rules: ['A18.1', 'A18.2'] },
      { rules: ['A18.3'], figure: OutpostFigure },
      { rules: ['A18.4', 'A18.5'] },
    ],
  },
  {
    id: 'A19',
    sections: [{ rules: ['A19.1', 'A19.2'], figure: TradeFigure }],
  },
  {
    id: 'A20',
    sections: [{ rules: ['A20.1'], figure: DrawFigure }],
  },
  {
    id: 'A21',
    sections: [
      { rules: ['A21.1', 'A21.2'] },
      { rules: ['A21.3', 'A21.4'], figure: FinalFigure },
      { rules: ['A21.5'] },
      { rules: ['A21.6'] },
      { rules: ['A21.7'] },
      { rules: ['A21.8'] },
    ],
  },
  {
    id: 'A22',
    sections: [{ rules: ['A22.1'], figure: LongFigure }],
  },
  {
    id: 'A23',
    sections: [
      { rules: ['A23.1', 'A23.2'] },
      { rules: ['A23.3', 'A23.4'] },
      { rules: ['A23.5', 'A23.6'] },
      { rules: ['A23.7', 'A23.8'], figure: LevelsFigure },
      { rules: ['A23.9'] },
    ],
  },
  {
    id: 'A24',
    sections: [
      { rules: ['A24.1', 'A24.2'], figure: AutomaFigure },
      { rules: ['A24.3', 'A24.5'] },
      { rules: ['A24.4'] },
      { rules: ['A24.6', 'A24.7', 'A24.11'] },
      { rules: ['A24.8', 'A24.9', 'A24.10'] },
      { rules: ['A24.12'] },
    ],
  },
  {
    id: 'A25',
    sections: [
      { rules: ['A25.1', 'A25.5'] },
      { rules: ['A25.2'] },
      { rules: ['A25.3', 'A25.4'], figure: PurchaseFigure },
      { rules: ['A25.6'] },
      { rules: ['A25.7'] },
      { rules: ['A25.8', 'A25.9'] },
      { rules: ['A25.10'] },
    ],
  },
  {
    id: 'A26',
    sections: [
      { rules: ['A26.1', 'A26.2'], figure: ChosenFigure },
      { rules: ['A26.3'] },
      { rules: ['A26.4', 'A26.5'] },
    ],
  },
  {
    id: 'A27',
    sections: [{ rules: ['A27.1'] }, { rules: ['A27.2'], figure: UpgradePointsFigure }, { rules: ['A27.3'] }],
  },
  {
    id: 'A28',
    sections: [{ rules: ['A28.1'], figure: EmptyFigure }, { rules: ['A28.2', 'A28.3'] }, { rules: ['A28.4'] }],
  },
  {
    id: 'A29',
    sections: [
      { rules: ['A29.1', 'A29.2'], figure: SecretsFigure },
      { rules: ['A29.3', 'A29.4'] },
      { rules: ['A29.5', 'A29.6'] },
    ],
  },
  {
    id: 'A32',
    sections: [{ rules: [], figure: EditionFigure }],
  },
]
