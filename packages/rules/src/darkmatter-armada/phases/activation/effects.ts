/** What each event of an activation changes, and what the log says of it. */
import { draftsWhere } from '../../../kernel/ruleset/evolve.ts';
import {
  evolveActivation as evolveBy,
  narrateActivation as narrateBy,
} from '../../../mechanics/blueprint-fleets/activation/effects.ts';
import type { ActivationEvent } from '../../../mechanics/blueprint-fleets/activation/schema.ts';
import type { Segment } from '../../../mechanics/blueprint-fleets/records.ts';
import type { EvolversOf, State } from '../../state.ts';
import { freshActivation } from '../../table.ts';
import { spendActed } from '../fighters/effects.ts';

/** What the segments are called. */
export const segmentTitles: Readonly<Record<Segment, string>> = {
  command: 'Command',
  movement: 'Movement',
  special: 'Special Actions',
  combat: 'Combat',
};

const evolveFamily = evolveBy(freshActivation, (draft: State) => {
  draft.match.commandStep = 'repair';
  draft.match.coordinatedFire = false;
  // A Minesweeper leads one other ship in each activation, that of another squadron too.
  for (const { activation } of draftsWhere(draft.ships, ({ activation: { sweptFor } }) => sweptFor !== null))
    activation.sweptFor = null;
});

export const evolveActivation: EvolversOf<ActivationEvent> = {
  ...evolveFamily,
  'activation-began': (draft, event) => {
    const ships = (draft.squadrons[event.squadron]?.ships ?? []).flatMap((id) => draft.ships[id] ?? []);
    const lent = ships.filter(({ activation }) => activation.targetResolutionUsed);
    evolveFamily['activation-began'](draft, event);
    // Lent once in a round, in the activation of whichever squadron (R-DA-11, R-DA-126).
    for (const ship of lent) ship.activation.targetResolutionUsed = true;
  },
  'activation-ended': (draft, event) => {
    evolveFamily['activation-ended'](draft, event);
    spendActed(draft);
  },
};

export const narrateActivation = narrateBy(
  {
    'activation-began': ['DA-7.3a'],
    'segment-began': ['DA-9.0a'],
    'combat-mode-began': ['DA-9.4b'],
    'activation-ended': ['DA-1.7.1'],
  },
  segmentTitles,
);
