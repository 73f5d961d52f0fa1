import type { NarratorsOf } from '../../state.ts';
import { hexName } from '../../names.ts';
import type { SetupEvent } from './events.ts';

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
