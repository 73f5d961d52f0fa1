/** How the captain sets shields: across the stern when nothing there can fire, where most enemies look in. */
import { arcsOf } from '../../geometry/table/index.ts';
import type { Seat } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import type { Arc } from '../ids.ts';
import type { Offer } from '../offers.ts';
import { opponentOf } from '../../mechanics/blueprint-fleets/seats.ts';
import { isPlaced, onTable, shipOf } from '../../mechanics/blueprint-fleets/ships.ts';
import { weaponsOf } from '../ship/ships.ts';
import type { Sight } from '../state.ts';

const mountOf: Readonly<Record<Arc, string>> = { fore: 'F', starboard: 'S', aft: 'A', port: 'P' };

export function raiseShields(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  for (const offer of offers) {
    if (offer.kind !== 'set-shields') continue;
    const ship = shipOf(state, offer.ship);
    const generator = offer.generators.find((space) => (ship.shields[space] ?? null) === null);
    if (generator === undefined || !isPlaced(ship)) continue;
    const armed = new Set<string>(weaponsOf(ship).map(({ mount }) => mount));
    const taken = new Set(Object.values(ship.shields));
    const threats = onTable(state, opponentOf(state, by)).flatMap((enemy) =>
      arcsOf(ship.at, ship.facingCdeg, enemy.at),
    );
    // The shield stops own fire as well (QR-1.10.3a), so only arcs without a weapon are worth closing beforehand.
    const free = (['aft', 'port', 'starboard', 'fore'] as const).filter(
      (arc) => !taken.has(arc) && !armed.has(mountOf[arc]),
    );
    const looking = (arc: Arc) => threats.filter((each) => each === arc).length;
    const arc = [...free].sort((a, b) => looking(b) - looking(a))[0];
    if (arc === undefined) continue;
    const command: Command = { kind: 'set-shields', ship: ship.id, arcs: { [generator]: arc } };
    if (check(state, command, by) === undefined) return command;
  }
  return undefined;
}
