/** One objective: whose it is, what it asks for, how far it has come. */
import { choice, noPanel, number, press, row, text, type Panel } from '#lib/editor/fields.ts';
import type { Change, PositionDraft } from '#lib/editor/game.ts';
import { sideNames } from '../../rail/sides.ts';
import { editObjective, removeThing } from '../edit.ts';
import type { Objective, Position, SideId, State } from '../rules.ts';
import { bounds, named, sideOptions } from './words.ts';

const statuses = named({ open: 'Open', won: 'Won', failed: 'Failed' });

export function objectivePanel({ position, state }: PositionDraft<Position, State>, id: string): Panel<Position> {
  const objective = state.objectives[id];
  if (!objective) return noPanel;
  const change = (next: Change<Objective>): Position => editObjective(position, id, next);
  const count = (label: string, key: 'medals' | 'progress' | 'target') =>
    row(
      label,
      number(label, objective[key], bounds(`objectives.${key}`), (next) => change({ [key]: next })),
    );
  return {
    title: 'Objective',
    detail: `Of the ${sideNames[objective.side]}`,
    items: [
      { kind: 'note', text: objective.text },
      row(
        'Words',
        text('What it asks for', objective.text, (asked) => change({ text: asked })),
      ),
      row(
        'Side',
        choice('Side of the objective', objective.side, sideOptions, (side) => change({ side: side as SideId })),
      ),
      row(
        'Status',
        choice('Status of the objective', objective.status, statuses, (status) =>
          change({ status: status as Objective['status'] }),
        ),
      ),
      count('Medals', 'medals'),
      count('Progress', 'progress'),
      count('Target', 'target'),
    ],
    presses: [press('Remove it', () => ({ edit: removeThing(position, `objective:${id}`) }))],
  };
}
