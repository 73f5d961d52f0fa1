import { hexName, unitName } from '../../names.ts';
import type { NarratorsOf } from '../../state.ts';
import type { ReinforceEvent } from './events.ts';

export const narrateReinforce: NarratorsOf<ReinforceEvent> = {
  'unit-launched': ({ unit, parent, at }, before) => ({
    parts: [unitName(before, unit), ' leaves ', unitName(before, parent), ` for ${hexName(at)}.`],
    rules: ['FC-REI-3', 'R-FC-172'],
    tone: 'act',
  }),
  'unit-arrived': ({ unit, at }, before) => ({
    parts: [unitName(before, unit), ` arrives at ${hexName(at)}.`],
    rules: ['FC-REI-5', 'R-FC-172'],
    tone: 'act',
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
