import type { Outline } from '@orrery/board/rulebook'
import {
  FasterFigure,
  GoalPointsFigure,
  PayFigure,
  PaymentFigure,
  RevealFigure,
  SecretsFigure,
  SurvivalFigure,
  TilesFigure,
} from './end-figures.tsx'
import {
  CardFigure,
  ChamberFigure,
  CompleteFigure,
  LifeFormFigure,
  MoveFigure,
  PiecesFigure,
  ShiftFigure,
  StartFigure,
} from './figures.tsx'
import {
  CollectFigure,
  GoalTrackFigure,
  OmegaFigure,
  ShortageFigure,
  SpreadFigure,
  TokensFigure,
  TurnFigure,
} from './turn-figures.tsx'

export { origins } from '../surface.ts'
export { loadSummary } from '../texts/index.ts'
export { loadRulebookTexts as loadTexts } from '../texts/rulebook.ts'
export { signs } from './signs.tsx'

/** The rulebook of Crafting the Cosmos: which section explains which rules, and what is drawn with it. */
export const outline: Outline = [
  {
    id: 'C4',
    sections: [{ rules: ['C4.3'] }, { rules: ['C4.1'] }, { rules: ['C4.2'], figure: TurnFigure }],
  },
  {
    id: 'C1',
    sections: [
      { rules: ['C1.1', 'C1.5', 'C1.6'] },
      { rules: ['C1.3', 'C1.7'], figure: PiecesFigure },
      { rules: ['C1.2'] },
      { rules: ['C1.4'] },
    ],
  },
  {
    id: 'C2',
    sections: [
      { rules: ['C2.1', 'C2.2'] },
      { rules: ['C2.3', 'C2.4'] },
      { rules: ['C2.5', 'C2.6'] },
      { rules: ['C2.7'], figure: StartFigure },
    ],
  },
  {
    id: 'C3',
    sections: [
      { rules: ['C3.1', 'C3.7'] },
      { rules: ['C3.2', 'C3.3', 'C3.4', 'C3.5'] },
      { rules: ['C3.6'] },
      { rules: ['C3.8', 'C3.9'] },
      { rules: ['C3.10', 'C3.11'], figure: TokensFigure },
    ],
  },
  {
    id: 'C5',
    sections: [
      { rules: ['C5.1'] },
      { rules: ['C5.2'], figure: ShiftFigure },
      { rules: ['C5.3', 'C5.4'] },
      { rules: ['C5.5', 'C5.6'] },
    ],
  },
  {
    id: 'C6',
    sections: [
      { rules: ['C6.1'] },
      { rules: ['C6.2'] },
      { rules: ['C6.3'], figure: CollectFigure },
      { rules: ['C6.4', 'C6.5', 'C6.6'] },
      { rules: ['C6.7', 'C6.8'] },
      { rules: ['C6.9'] },
      { rules: ['C6.10', 'C6.11'] },
    ],
  },
  {
    id: 'C7',
    sections: [
      { rules: ['C7.1', 'C7.2'] },
      { rules: ['C7.3', 'C7.4', 'C7.5'], figure: ShortageFigure },
      { rules: ['C7.6'] },
      { rules: ['C7.7', 'C7.8'] },
    ],
  },
  {
    id: 'C8',
    sections: [
      { rules: ['C8.1', 'C8.2'] },
      { rules: ['C8.3', 'C8.5'], figure: ChamberFigure },
      { rules: ['C8.4'] },
      { rules: ['C8.6', 'C8.7'] },
    ],
  },
  {
    id: 'C9',
    sections: [
      { rules: ['C9.1', 'C9.9'] },
      { rules: ['C9.2'] },
      { rules: ['C9.3'] },
      { rules: ['C9.4'] },
      { rules: ['C9.6', 'C9.7', 'C9.8'], figure: SpreadFigure },
      { rules: ['C9.5'] },
    ],
  },
  {
    id: 'C10',
    sections: [
      { rules: ['C10.1', 'C10.2'] },
      { rules: ['C10.3', 'C10.4'], figure: CompleteFigure },
      { rules: ['C10.5', 'C10.6'] },
      { rules: ['C10.7', 'C10.8', 'C10.9'] },
      { rules: ['C10.10', 'C10.11'] },
      { rules: ['C10.12', 'C10.13'], figure: LifeFormFigure },
      { rules: ['C10.14', 'C10.15'] },
      { rules: ['C10.16'] },
    ],
  },
  {
    id: 'C11',
    sections: [
      { rules: ['C11.1'] },
      { rules: ['C11.2', 'C11.3'], figure: CardFigure },
      { rules: ['C11.4', 'C11.5'] },
      { rules: ['C11.6'] },
      { rules: ['C11.7'] },
    ],
  },
  {
    id: 'C12',
    sections: [
      { rules: ['C12.1'] },
      { rules: ['C12.2', 'C12.3'] },
      { rules: ['C12.4'] },
      { rules: ['C12.5', 'C12.6'], figure: MoveFigure },
      { rules: ['C12.7', 'C12.8', 'C12.9'] },
    ],
  },
  {
    id: 'C13',
    sections: [
      { rules: ['C13.1', 'C13.2', 'C13.3'], figure: OmegaFigure },
      { rules: ['C13.4'] },
      { rules: ['C13.5', 'C13.6'] },
    ],
  },
  {
    id: 'C14',
    sections: [
      { rules: ['C14.1', 'C14.2', 'C14.3'], figure: GoalTrackFigure },
      { rules: ['C14.4'] },
      { rules: ['C14.5', 'C14.6'] },
    ],
  },
  {
    id: 'C15',
    sections: [
      { rules: ['C15.1', 'C15.5'] },
      { rules: ['C15.2', 'C15.3', 'C15.4'], figure: GoalPointsFigure },
      { rules: ['C15.8', 'C15.9'] },
      { rules: ['C15.6', 'C15.7'] },
      { rules: ['C15.10', 'C15.24'] },
      { rules: ['C15.11', 'C15.12', 'C15.13'] },
      { rules: ['C15.23'] },
      { rules: ['C15.16', 'C15.17', 'C15.18'] },
      { rules: ['C15.14'] },
      { rules: ['C15.20', 'C15.21', 'C15.22'] },
      { rules: ['C15.15'] },
      { rules: ['C15.19'] },
      { rules: ['C15.25'] },
    ],
  },
  {
    id: 'C16',
    sections: [
      { rules: ['C16.1', 'C16.9'] },
      { rules: ['C16.2', 'C16.3'], figure: PayFigure },
      { rules: ['C16.4', 'C16.5'] },
      { rules: ['C16.6', 'C16.10'] },
      { rules: ['C16.7', 'C16.8'] },
      { rules: ['C16.11'] },
    ],
  },
  {
    id: 'C17',
    sections: [
      { rules: ['C17.1'] },
      { rules: ['C17.2'] },
      { rules: ['C17.3'] },
      { rules: ['C17.4'] },
      { rules: ['C17.5'] },
      { rules: ['C17.6'] },
      { rules: ['C17.7'] },
      { rules: ['C17.8'] },
      { rules: ['C17.9'] },
      { rules: ['C17.10'] },
      { rules: ['C17.11'] },
      { rules: ['C17.12'] },
      { rules: ['C17.13'], figure: SurvivalFigure },
      { rules: ['C17.14'] },
      { rules: ['C17.15'] },
      { rules: ['C17.16'] },
      { rules: ['C17.17'] },
      { rules: ['C17.18'] },
      { rules: ['C17.19'] },
      { rules: ['C17.20'] },
      { rules: ['C17.21'] },
      { rules: ['C17.22'] },
      { rules: ['C17.23'] },
      { rules: ['C17.24'] },
      { rules: ['C17.25'] },
      { rules: ['C17.26'] },
      { rules: ['C17.27'] },
      { rules: ['C17.28'] },
      { rules: ['C17.29'] },
      { rules: ['C17.30'] },
      { rules: ['C17.31'] },
      { rules: ['C17.32'] },
    ],
  },
  {
    id: 'C18',
    sections: [
      { rules: ['C18.1'], figure: RevealFigure },
      { rules: ['C18.2', 'C18.5'] },
      { rules: ['C18.3', 'C18.4'] },
    ],
  },
  {
    id: 'C19',
    sections: [{ rules: ['C19.1'], figure: FasterFigure }, { rules: ['C19.2'] }],
  },
  {
    id: 'C20',
    sections: [
      { rules: ['C20.1'] },
      { rules: ['C20.2', 'C20.3'], figure: SecretsFigure },
      { rules: ['C20.4', 'C20.5', 'C20.6'] },
      { rules: ['C20.7', 'C20.8'] },
    ],
  },
  {
    id: 'C21',
    sections: [{ rules: ['C21.1'], figure: PaymentFigure }, { rules: ['C21.2'] }, { rules: ['C21.3'] }],
  },
  {
    id: 'C23',
    sections: [
      { rules: ['C23.1', 'C23.2', 'C23.3'] },
      { rules: ['C1.8', 'C23.4', 'C23.5'], figure: TilesFigure },
      { rules: ['C23.6', 'C23.7'] },
    ],
  },
]
