/** What each event of an activation changes, and what the log says of it. */
import { draftsWhere } from '../../../kernel/ruleset/evolve.ts';
import {
  evolveActivation as evolveBy,
  narrateActivation as narrateBy,
} from '../../../mechanics/blueprint-fleets/activation/effects.ts';
import type { ActivationEvent } from '../../../mechanics/blueprint-fleets/activation/schema.ts';
import { segmentTitles } from '../../position/words.ts';
import type { EvolversOf, State } from '../../state.ts';
import { freshActivation } from '../../table.ts';

export const evolveActivation: EvolversOf<ActivationEvent> = evolveBy(freshActivation, (draft: State) => {
  draft.match.commandStep = 'drive';
  const spent = draftsWhere(
    draft.ships,
    ({ activation: { sweptFor, targetResolutionUsed } }) => sweptFor !== null || targetResolutionUsed,
  );
  for (const { activation } of spent) {
    activation.sweptFor = null;
    activation.targetResolutionUsed = false;
  }
});

export const narrateActivation = narrateBy(
  {
    'activation-began': ['QR-6.3a'],
    'segment-began': ['QR-8.0c'],
    'combat-mode-began': ['QR-8.4b'],
    'activation-ended': ['QR-1.8a'],
  },
  segmentTitles,
);
