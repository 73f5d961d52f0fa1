/** What a segment of an activation lets the active squadron do (QR-8.0c), who may activate (QR-6.3a-b, R-QR-68, R-QR-69) and the blocks of the Combat segment (QR-8.4a, QR-8.4b, R-QR-111). */
import type { ActivationIds } from '../../../mechanics/blueprint-fleets/activation/handling.ts';
import type { OrderOf, PartOf } from '../../../mechanics/blueprint-fleets/activation/part.ts';
import type { Command } from '../../commands.ts';
import type { Game } from '../../game.ts';
import { turnsBy } from '../../../mechanics/blueprint-fleets/activation/order.ts';
import { modeFault } from '../../../mechanics/blueprint-fleets/activation/modes.ts';
import type { CombatMode } from '../../../mechanics/blueprint-fleets/records.ts';
import type { OpenTable } from '../../state.ts';

export type Order<K extends Command['kind']> = OrderOf<Game, K>;
export type SegmentPart = PartOf<Game>;

/** Squadrons that have come out from behind their discs take their turns as any other (QR-5.2.5.4g). */
export const turns = turnsBy('passing');
export const { unactivated } = turns;

export { enterMode } from '../../../mechanics/blueprint-fleets/activation/modes.ts';
export const checkMode = (state: OpenTable, mode: CombatMode) => modeFault('QR-8.4b', state, mode);

/** By which rules squadrons are chosen and segments follow each other. */
export const ids: ActivationIds = {
  choose: 'QR-6.3a',
  lessDisorder: 'QR-6.3b',
  inReserve: 'QR-5.2.5.2d',
  once: 'QR-8.0b',
  segment: 'QR-8.0c',
};
