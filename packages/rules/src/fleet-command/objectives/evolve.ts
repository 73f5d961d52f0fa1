import type { EvolversOf } from '../state.ts';
import type { ObjectiveEvent } from './events.ts';

export const evolveObjectives: EvolversOf<ObjectiveEvent> = {
  'objective-advanced': (draft, { objective: id, progress }) => {
    const objective = draft.objectives[id];
    if (objective !== undefined) objective.progress = progress;
  },
  'objective-judged': (draft, { objective: id, status }) => {
    const objective = draft.objectives[id];
    if (objective === undefined) return;
    objective.status = status;
    const side = draft.sides[objective.side];
    if (side === undefined) return;
    side.medals = Object.values(draft.objectives)
      .filter((other) => other.side === objective.side && other.status === 'won')
      .reduce((sum, { medals }) => sum + medals, 0);
  },
  'part-done': (draft, { unit, objectives }) => {
    for (const id of objectives) {
      const objective = draft.objectives[id];
      if (objective !== undefined) objective.units = [...(objective.units ?? []), unit];
    }
  },
  'unit-left': (draft, { unit: id }) => {
    const unit = draft.units[id];
    if (unit === undefined) return;
    unit.place = 'left';
    unit.at = null;
    unit.lockedWith = null;
    unit.artifact = null;
    for (const other of Object.values(draft.units)) {
      if (other.lockedWith === id) other.lockedWith = null;
      if (other.parent === id && (other.place === 'embarked' || other.place === 'patrol')) {
        other.place = 'left';
        other.parent = null;
        other.at = null;
      }
    }
  },
  'match-ended': (draft, { winner, winners, reason, points }) => {
    draft.match.step = 'over';
    draft.match.turn = null;
    draft.match.outcome = { winner, ...(winners === undefined ? {} : { winners }), reason, points };
  },
};
