import type { NarratorsOf } from '../../state.ts';
import { squadronName } from '../../../mechanics/blueprint-fleets/names.ts';
import type { ActivationEvent } from '../../../mechanics/blueprint-fleets/activation/events.ts';
import { segmentName } from './segments.ts';

const modeTitle = { weapons: 'Weapon attacks', fighters: 'Fighter attacks', boarding: 'Boarding assaults' } as const;

export const narrateActivation: NarratorsOf<ActivationEvent> = {
  'activation-began': (event, _before, after) => ({
    parts: [squadronName(after, event.squadron), ' activates.'],
    rules: ['QR-6.3a'],
    tone: 'phase',
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
