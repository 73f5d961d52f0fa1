/**
 * What a segment of an activation lets the active squadron do (DA-9.0a, R-DA-64), who may activate (DA-7.3, DA-7.3.1, R-DA-62,
 * R-DA-63; a hidden squadron as any other, R-DA-50) and the combat modes (DA-9.4b, R-DA-103), of which there are none in the
 * first round (DA-9.4.1, R-DA-102).
 */
import type { ActivationIds } from '../../../mechanics/blueprint-fleets/activation/handling.ts';
import type { OrderOf, PartOf } from '../../../mechanics/blueprint-fleets/activation/part.ts';
import type { Command } from '../../commands.ts';
import type { Game } from '../../game.ts';
import { turnsBy } from '../../../mechanics/blueprint-fleets/activation/order.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { modeFault } from '../../../mechanics/blueprint-fleets/activation/modes.ts';
import type { CombatMode } from '../../../mechanics/blueprint-fleets/records.ts';
import type { OpenTable } from '../../state.ts';

export type Order<K extends Command['kind']> = OrderOf<Game, K>;
export type SegmentPart = PartOf<Game>;

/** When one side has none left, the other goes on alone (DA-7.3b). */
export const turns = turnsBy('waiting');
export const { unactivated } = turns;

export { enterMode } from '../../../mechanics/blueprint-fleets/activation/modes.ts';

export function checkMode(state: OpenTable, mode: CombatMode): Rejection | undefined {
  if (state.match.round > 1) return modeFault('DA-9.4b', state, mode);
  return refuse('no-combat', 'DA-9.4.1', 'Nobody fights in the first round. Attack from the second round on.');
}

/** By which rules squadrons are chosen and segments follow each other. */
export const ids: ActivationIds = {
  choose: 'DA-7.3a',
  lessDisorder: 'DA-7.3.1',
  inReserve: 'DA-6.2.5.3c',
  once: 'DA-7.3a',
  segment: 'DA-9.0a',
};
