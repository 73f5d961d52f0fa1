import type { EvolversOf } from '../../state.ts';
import type { SetupEvent } from './events.ts';

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
