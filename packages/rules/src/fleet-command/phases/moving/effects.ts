/** What each event of a move changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import type { MovingEvent } from './schema.ts';
import { hexName, unitName } from '../../names.ts';

export const evolveMoving: EvolversOf<MovingEvent> = {
  'unit-stepped': (draft, { unit, to, facing }) => {
    const moved = draft.units[unit];
    if (moved === undefined) return;
    moved.at = to;
    moved.facing = facing;
  },
  'unit-turned': (draft, { unit, facing }) => {
    const turned = draft.units[unit];
    if (turned !== undefined) turned.facing = facing;
  },
  'move-stopped': () => {},
};

const headings = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];

export const narrateMoving: NarratorsOf<MovingEvent> = {
  'unit-stepped': ({ unit, to, cost }, _before, after) => ({
    parts: [unitName(after, unit), ` moves to ${hexName(to)}${cost === 2 ? ' for 2 Move' : ''}.`],
    rules: [cost === 2 ? 'R-FC-83' : cost === 0 ? 'R-FC-133' : 'FC-MOV-2'],
    tone: 'act',
    cue: { is: 'move', what: 'step' },
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
