/** The rulings that a judge may give, in the order in which keys pick them. */
import type { Ruling } from '@broadside/match';

export type RulingKind = Ruling['what'];

export const rulingNames: { readonly [K in RulingKind]: string } = {
  'set-back': 'Set back to an entry',
  position: 'Correct the position',
  time: 'Add or take time',
  'time-penalty': 'Time penalty',
  warning: 'Warning',
  points: 'Points in the result',
  loss: 'Loss of the match',
  result: 'End with a result',
  void: 'Void: it counts for nothing',
};

export const rulingKinds = Object.keys(rulingNames) as readonly RulingKind[];
