import type { EvolversOf } from '../../state.ts';
import type { MovingEvent } from './events.ts';

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
