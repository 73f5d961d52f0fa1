/** What each event of setting up changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import type { SetupEvent } from './schema.ts';
import { hexName } from '../../names.ts';

export const evolveSetup: EvolversOf<SetupEvent> = {
  'deployment-began': (draft) => {
    draft.match.step = 'deployment';
  },
  'unit-deployed': (draft, event) => {
    const unit = draft.units[event.unit];
    if (unit === undefined) return;
    unit.at = event.at;
    unit.facing = event.facing;
  },
};

export const narrateSetup: NarratorsOf<SetupEvent> = {
  'deployment-began': (event) => ({
    parts: [`The ${event.first === 'kushan' ? 'Kushan' : 'Taiidan'} place the first unit.`],
    rules: ['FC-FB-12', 'R-FC-207'],
    tone: 'phase',
  }),
  'unit-deployed': (event, _before, after) => ({
    parts: [
      { record: `unit:${event.unit}`, name: after.units[event.unit]?.name ?? 'a unit' },
      ` takes its place at ${hexName(event.at)}.`,
    ],
    rules: ['R-FC-207', 'R-FC-234'],
    tone: 'act',
  }),
};
