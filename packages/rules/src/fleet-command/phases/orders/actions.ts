/** Every step that an order can have; those without rules here are carried out by themselves. */
import { repairOne } from '../../damage/index.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { harvestAction } from '../../specials/harvest/action.ts';
import { reinforceAction } from '../../specials/reinforce/action.ts';
import { attackAction } from './attack-action.ts';
import { removable } from './damage-control.ts';
import type { ActionRules } from '../../game.ts';
import { moveAction } from './move-action.ts';
import type { OrderingStep } from './steps.ts';

/** Deploy Engineers (R-FC-67). */
const repairAction: ActionRules = {
  possible: (_table, _order, unit) => removable(unit, true).length > 0,
  offers: (_sight, _order, unit) => [
    {
      kind: 'remove-token',
      label: `Engineers repair ${unit.name}`,
      about: [`unit:${unit.id}`],
      rule: 'R-FC-67',
      removals: removable(unit, true),
    },
  ],
  check: (_sight, _order, unit, command) => {
    const choices = removable(unit, true);
    return command.kind === 'remove-token' && choices.includes(command.remove)
      ? undefined
      : refuse(
          'nothing-to-repair',
          'R-FC-67',
          `The engineers can take off: ${choices.join(', ')}. Choose one of those.`,
        );
  },
  resolve: (p, _order, unit, command) => {
    if (command.kind === 'remove-token')
      repairOne(p, unit.id, command.remove, { rule: 'R-FC-67', by: 'Deploy Engineers' });
  },
  sample: (_sight, _order, offer, _by, random) => {
    if (offer.kind !== 'remove-token') throw new Error(`engineers do not offer ${offer.kind}`);
    return {
      kind: 'remove-token',
      remove: offer.removals[Math.floor(random() * offer.removals.length)] ?? 'focus-fire',
    };
  },
};

const rules = {
  move: moveAction(false),
  lightning: moveAction(true),
  attack: attackAction('attack'),
  power: attackAction('power-attack'),
  ramAhead: attackAction('ram-ahead'),
};

/** The rules of a step that its player decides; undefined for one that happens by itself. */
export function actionRules(step: OrderingStep): ActionRules | undefined {
  switch (step) {
    case 'move':
      return rules.move;
    case 'lightning-move':
      return rules.lightning;
    case 'attack':
      return rules.attack;
    case 'power-attack':
      return rules.power;
    case 'ram-ahead':
      return rules.ramAhead;
    case 'reinforce':
      return reinforceAction;
    case 'harvest':
      return harvestAction;
    case 'repair':
      return repairAction;
    case 'brace':
    case 'evade':
    case 'lock-down':
    case 'purpose':
      return undefined;
  }
}

export const stepNames: { readonly [K in OrderingStep]: string } = {
  move: 'Move',
  'lightning-move': 'Lightning Move',
  attack: 'Attack',
  'power-attack': 'Power Attack',
  'ram-ahead': 'Ram',
  reinforce: 'Reinforce',
  harvest: 'Harvest',
  repair: 'Repair',
  brace: 'Braced',
  evade: 'Evading',
  'lock-down': 'Lockdown',
  purpose: 'Spend',
};
