import type { NarratorsOf } from '../../state.ts';
import { sideName } from '../../../mechanics/blueprint-fleets/names.ts';
import type { InitiativeEvent } from './events.ts';

export const narrateInitiative: NarratorsOf<InitiativeEvent> = {
  'round-began': (event, _before, after) => ({
    parts: [`Round ${event.round} of ${after.match.rounds}.`],
    rules: ['QR-6.0a'],
    tone: 'phase',
  }),
  'initiative-rolled': (event, _before, after) => ({
    parts:
      event.winner === null
        ? ['Initiative is tied. Both roll again.']
        : [sideName(after, event.winner), ' wins the initiative.'],
    rules: event.winner === null ? ['QR-6.1c'] : [...new Set(event.rolls.map((roll) => roll.rule))],
    tone: 'roll',
    rolls: event.rolls.map((roll) => ({
      label: roll.modifier === 0 ? `highest ${roll.total}` : `highest with ${roll.modifier}: ${roll.total}`,
      seat: roll.seat,
      sides: 20,
      faces: roll.faces,
      need: null,
      counted: 1,
    })),
  }),
  'order-chosen': (event, _before, after) => ({
    parts: [
      sideName(after, event.by),
      event.order[0] === event.by ? ' goes first this round.' : ' goes second this round.',
    ],
    rules: ['QR-6.1b'],
    tone: 'act',
  }),
};
