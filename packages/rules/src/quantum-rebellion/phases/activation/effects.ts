/** What each event of an activation changes, and what the log says of it. */
import { draftsWhere } from '../../../kernel/ruleset/evolve.ts';
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import { freshActivation } from '../../table.ts';
import type { ActivationEvent } from '../../../mechanics/blueprint-fleets/activation/schema.ts';
import { squadronName } from '../../../mechanics/blueprint-fleets/names.ts';
import { segmentTitles as segmentName } from '../../position/words.ts';

export const evolveActivation: EvolversOf<ActivationEvent> = {
  'activation-began': (draft, event) => {
    const { match } = draft;
    match.phase = 'activation';
    match.active = event.squadron;
    match.segment = 'command';
    match.commandStep = 'drive';
    match.combatMode = null;
    match.combatModesOver = [];
    const spent = draftsWhere(
      draft.ships,
      ({ activation: { sweptFor, targetResolutionUsed } }) => sweptFor !== null || targetResolutionUsed,
    );
    for (const { activation } of spent) {
      activation.sweptFor = null;
      activation.targetResolutionUsed = false;
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

const modeTitle = { weapons: 'Weapon attacks', fighters: 'Fighter attacks', boarding: 'Boarding assaults' } as const;

export const narrateActivation: NarratorsOf<ActivationEvent> = {
  'activation-began': (event, _before, after) => ({
    parts: [squadronName(after, event.squadron), ' activates.'],
    rules: ['QR-6.3a'],
    tone: 'phase',
    cue: { is: 'turn' },
  }),
  'segment-began': (event, _before, after) => ({
    parts: [
      squadronName(after, event.squadron),
      ...(event.skipped.length === 0
        ? []
        : [` has nothing to do in ${event.skipped.map((each) => segmentName[each]).join(', ')}`]),
      event.skipped.length === 0 ? ` begins ${segmentName[event.segment]}.` : `: ${segmentName[event.segment]}.`,
    ],
    rules: ['QR-8.0c'],
    tone: 'phase',
  }),
  'combat-mode-began': (event) => ({
    parts: [`${modeTitle[event.mode]} begin.`],
    rules: ['QR-8.4b'],
    tone: 'phase',
  }),
  'activation-ended': (event, _before, after) => ({
    parts: [squadronName(after, event.squadron), ' has acted.'],
    rules: ['QR-1.8a'],
    tone: 'phase',
  }),
};
