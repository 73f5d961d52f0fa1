/** Maneuvering Thrusters turn a ship on the spot before it moves: QR-11.6.20b, R-QR-109. */
import { angleBetween, normaliseCdeg } from '../../../geometry/table/index.ts';
import type { Random, Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { actingFault, actingShip, specialFault, classOf, type PlacedShip } from '../../ship/ships.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { PivotOffer } from './offers.ts';

const maxTurn = (ship: PlacedShip): number => (ship.fullStop ? 9000 : 4500);

function thrusterFault(ship: PlacedShip): Rejection | undefined {
  const { name } = ship;
  if (classOf(ship).station)
    return refuse('no-drive', 'R-QR-41', `${name} is a station and never turns. Order a ship.`);
  if (working(ship, 'maneuvering-thrusters') === 0) {
    const sentence = `${name} has no working Maneuvering Thrusters. Turn it by a move.`;
    return refuse('no-thrusters', 'QR-11.6.20b', sentence);
  }
  if (ship.activation.moves > 0 || ship.activation.movementOver) {
    const sentence = `${name} has moved. Its thrusters turn it before its move; wait for the next round.`;
    return refuse('moved', 'R-QR-109', sentence);
  }
  return specialFault(ship);
}

export function checkPivot(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'pivot-ship'>,
): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  const unable = thrusterFault(ship);
  if (unable !== undefined) return unable;
  const most = maxTurn(ship);
  if (angleBetween(ship.facingCdeg, command.facingCdeg) <= most + distances.toleranceCdeg) return undefined;
  const sentence = `The thrusters of ${ship.name} turn it at most ${most / 100}° now. Choose a facing within that.`;
  return refuse('turns-too-far', 'QR-11.6.20b', sentence, { maxTurnCdeg: most });
}

export const pivotOffers = (state: OpenTable, squadron: Squadron): PivotOffer[] =>
  squadronShips(state, squadron)
    .filter((ship) => thrusterFault(ship) === undefined)
    .map((ship) => ({
      kind: 'pivot-ship',
      label: `Turn ${ship.name} by thrusters, up to ${maxTurn(ship) / 100}°`,
      about: [`ship:${ship.id}`],
      rule: 'QR-11.6.20b',
      ship: ship.id,
      facingCdeg: ship.facingCdeg,
      maxTurnCdeg: maxTurn(ship),
    }));

export const samplePivot = (
  { ship, facingCdeg, maxTurnCdeg }: PivotOffer,
  random: Random,
): CommandOf<'pivot-ship'> => ({
  kind: 'pivot-ship',
  ship,
  facingCdeg: normaliseCdeg(facingCdeg - maxTurnCdeg + Math.floor(random() * (2 * maxTurnCdeg + 1))),
});
