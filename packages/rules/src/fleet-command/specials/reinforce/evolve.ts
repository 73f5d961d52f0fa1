import type { EvolversOf } from '../../state.ts';
import type { ReinforceEvent } from './events.ts';

export const evolveReinforce: EvolversOf<ReinforceEvent> = {
  'unit-launched': (draft, { unit: id, parent: from, at, facing }) => {
    const [unit, parent] = [draft.units[id], draft.units[from]];
    if (unit === undefined || parent === undefined) return;
    unit.place = 'board';
    unit.parent = null;
    unit.at = at;
    unit.facing = facing;
    unit.activated = true;
    parent.launched += 1;
  },
  'unit-arrived': (draft, { unit: id, at, facing }) => {
    // Strike craft aboard stay aboard and so come with it (FC-REI-6).
    const unit = draft.units[id];
    if (unit === undefined) return;
    unit.place = 'board';
    unit.at = at;
    unit.facing = facing;
    unit.activated = true;
  },
  'unit-built': (draft, { factory: from, unit, cost }) => {
    draft.units[unit.id] = unit;
    const factory = draft.units[from];
    if (factory === undefined) return;
    factory.stars -= cost;
    factory.launched += 1;
  },
};
