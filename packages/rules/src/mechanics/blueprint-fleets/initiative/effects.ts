/** What each event of the initiative changes, and what the log says of it. */
import type { RuleId } from '../../../kernel/contract.ts';
import type { EvolversOf, NarratorsOf } from '../../../kernel/ruleset/game.ts';
import { sideName, type Told } from '../names.ts';
import type { State } from '../table.ts';
import type { InitiativeEvent } from './schema.ts';

export const evolveInitiative: EvolversOf<State, InitiativeEvent> = {
  'round-began': (draft, event) => {
    draft.match.round = event.round;
    draft.match.phase = 'initiative';
    draft.match.order = [];
    for (const squadron of Object.values(draft.squadrons)) squadron.activated = false;
    for (const fighter of Object.values(draft.fighters)) {
      fighter.moved = false;
      fighter.attacked = false;
      delete fighter.relaunched;
    }
    for (const ship of Object.values(draft.ships)) {
      ship.hangar = { launched: false, recovered: false, relaunched: false };
    }
  },
  'initiative-rolled': (draft, event) => {
    if (event.winner === null) return;
    for (const side of Object.values(draft.sides)) side.cyberwarfare = 0;
  },
  'order-chosen': (draft, event) => {
    draft.match.order = event.order;
  },
};

export interface InitiativeTold extends Told<'round-began' | 'order-chosen'> {
  readonly tied: RuleId;
}

export const narrateInitiative = (rules: InitiativeTold): NarratorsOf<State, InitiativeEvent> => ({
  'round-began': (event, _before, after) => ({
    parts: [`Round ${event.round} of ${after.match.rounds}.`],
    rules: rules['round-began'],
    tone: 'phase',
    cue: { is: 'round' },
  }),
  'initiative-rolled': (event, _before, after) => ({
    parts:
      event.winner === null
        ? ['Initiative is tied. Both roll again.']
        : [sideName(after, event.winner), ' wins the initiative.'],
    rules: event.winner === null ? [rules.tied] : [...new Set(event.rolls.map((roll) => roll.rule))],
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
    rules: rules['order-chosen'],
    tone: 'act',
  }),
});
