import { hexName, unitName } from '../../names.ts';
import type { NarratorsOf } from '../../state.ts';
import type { MovingEvent } from './events.ts';

const headings = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];

export const narrateMoving: NarratorsOf<MovingEvent> = {
  'unit-stepped': ({ unit, to, cost }, _before, after) => ({
    parts: [unitName(after, unit), ` moves to ${hexName(to)}${cost === 2 ? ' for 2 Move' : ''}.`],
    rules: [cost === 2 ? 'R-FC-83' : cost === 0 ? 'R-FC-133' : 'FC-MOV-2'],
    tone: 'act',
  }),
  'unit-turned': ({ unit, facing }, _before, after) => ({
    parts: [unitName(after, unit), ` turns ${headings[facing] ?? 'round'} for 1 Move.`],
    rules: ['FC-MOV-5'],
    tone: 'act',
  }),
  'move-stopped': ({ unit, why }, _before, after) => ({
    parts: [
      unitName(after, unit),
      why === 'engines' ? ' stops: its engines are crippled.' : ' stops: its way is blocked.',
    ],
    rules: ['R-FC-55'],
    tone: 'act',
  }),
};
