import type { EvolversOf } from '../../state.ts';
import { freshActivation } from '../../ship/fresh.ts';
import type { ActivationEvent } from '../../../mechanics/blueprint-fleets/activation/events.ts';

export const evolveActivation: EvolversOf<ActivationEvent> = {
  'activation-began': (draft, event) => {
    const { match } = draft;
    match.phase = 'activation';
    match.active = event.squadron;
    match.segment = 'command';
    match.commandStep = 'drive';
    match.combatMode = null;
    match.combatModesOver = [];
    for (const { activation } of Object.values(draft.ships)) {
      if (activation.sweptFor !== null) activation.sweptFor = null;
      if (activation.targetResolutionUsed) activation.targetResolutionUsed = false;
    }
    const squadron = draft.squadrons[event.squadron];
    if (squadron === undefined) return;
    squadron.activated = true;
    for (const id of squadron.ships) {
      const ship = draft.ships[id];
      if (ship === undefined) continue;
      ship.activation = freshActivation(ship.at === null ? null : { at: ship.at, facingCdeg: ship.facingCdeg });
    }
  },
  'segment-began': (draft, event) => {
    draft.match.segment = event.segment;
  },
  'combat-mode-began': (draft, event) => {
    const { match } = draft;
    if (match.combatMode !== null) match.combatModesOver.push(match.combatMode);
    match.combatMode = event.mode;
  },
  'activation-ended': (draft) => {
    draft.match.active = null;
    draft.match.segment = null;
    draft.match.combatMode = null;
    draft.match.combatModesOver = [];
  },
};
