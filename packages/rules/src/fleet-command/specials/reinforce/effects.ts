/** What each event of reinforcing changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import type { ReinforceEvent } from './schema.ts';
import { hexName, unitName } from '../../names.ts';

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

export const narrateReinforce: NarratorsOf<ReinforceEvent> = {
  'unit-launched': ({ unit, parent, at }, before) => ({
    parts: [unitName(before, unit), ' leaves ', unitName(before, parent), ` for ${hexName(at)}.`],
    rules: ['FC-REI-3', 'R-FC-172'],
    tone: 'act',
    cue: { is: 'move', what: 'jump' },
  }),
  'unit-arrived': ({ unit, at }, before) => ({
    parts: [unitName(before, unit), ` arrives at ${hexName(at)}.`],
    rules: ['FC-REI-5', 'R-FC-172'],
    tone: 'act',
    cue: { is: 'move', what: 'jump' },
  }),
  'unit-built': ({ factory, unit, cost }, before, after) => ({
    parts: [
      unitName(before, factory),
      ' builds ',
      unitName(after, unit.id),
      ` for ${cost}★ and puts it at ${unit.at === null ? 'its side' : hexName(unit.at)}.`,
    ],
    rules: ['FC-REI-9', 'R-FC-176'],
    tone: 'act',
  }),
};
