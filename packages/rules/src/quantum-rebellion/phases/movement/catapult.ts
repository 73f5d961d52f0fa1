/** Catapult Launchers: the launch comes before the carrier's movement (QR-11.6.9a, R-QR-94). */
import type { Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { actingFault, actingShip } from '../../ship/acting.ts';
import { workingSpaces } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { checkLaunch } from '../../specials/launching/launch.ts';

export function checkCatapult(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'catapult-fighters'>,
): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  if (workingSpaces(ship, 'catapult-launchers').length === 0) {
    const sentence = `${ship.name} has no working Catapult Launchers. It launches in the Special Actions segment.`;
    return refuse('no-catapult', 'QR-11.6.9a', sentence);
  }
  if (ship.activation.moves > 0 || ship.activation.movementOver) {
    const sentence = `${ship.name} has moved. Catapults work before its move; launch in the Special Actions segment.`;
    return refuse('moved', 'R-QR-94', sentence);
  }
  return checkLaunch(state, squadron, command);
}
