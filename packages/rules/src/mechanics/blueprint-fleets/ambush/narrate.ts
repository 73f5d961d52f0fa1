import type { RuleId } from '../../../kernel/contract.ts';
import { listed, shipName, sideName, squadronName, type Told } from '../names.ts';
import type { State } from '../table.ts';
import type { NarratorsOf } from '../../../kernel/ruleset/game.ts';
import type { AmbushEvent } from './events.ts';

/** `turnedUp` by its owner, or `touched` by a ship of the other side. */
export interface AmbushRules extends Told<'squadron-hidden' | 'ambush-sprung' | 'stayed-hidden'> {
  readonly turnedUp: RuleId;
  readonly touched: RuleId;
  readonly decoy: RuleId;
  readonly found: RuleId;
}

/** The same words for every viewer: nothing here depends on which disc is real until it is turned up. */
export const narrateAmbush = (rules: AmbushRules, comesOut: string): NarratorsOf<State, AmbushEvent> => ({
  'squadron-hidden': (event, _before, after) => ({
    parts: [sideName(after, event.by), ' hides ', squadronName(after, event.squadron), ' behind one of three discs.'],
    rules: rules['squadron-hidden'],
    tone: 'act',
  }),
  'disc-revealed': (event, before, after) => ({
    parts: [
      ...(event.ship === null
        ? [sideName(after, event.seat), ' turns up a disc of ']
        : [shipName(before, event.ship), ' finds a disc of ']),
      squadronName(after, event.squadron),
      event.decoy ? ': a decoy.' : ': the squadron is here.',
    ],
    rules: [event.ship === null ? rules.turnedUp : rules.touched, event.decoy ? rules.decoy : rules.found],
    tone: 'act',
  }),
  'ambush-sprung': (event, _before, after) => ({
    parts: [
      squadronName(after, event.squadron),
      ` ${comesOut}: `,
      ...listed(event.ships.map(({ ship }) => shipName(after, ship))),
      '.',
    ],
    rules: rules['ambush-sprung'],
    tone: 'act',
  }),
  'stayed-hidden': (event, _before, after) => ({
    parts: [sideName(after, event.by), ' stays hidden.'],
    rules: rules['stayed-hidden'],
    tone: 'act',
  }),
});
