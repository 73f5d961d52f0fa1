/** How a captain sets shields: across the stern when nothing there can fire, where most enemies look in. */
import { arcsOf } from '../../../geometry/table/index.ts';
import type { Seat } from '../../../kernel/contract.ts';
import type { SetShieldsOffer } from '../command/schema.ts';
import type { Arc, ShipId } from '../ids.ts';
import { opponentOf } from '../seats.ts';
import { isPlaced, onTable, type Placed, shipOf } from '../ships.ts';
import type { Ship } from '../table.ts';
import { firstLegal, type BotJudging, type TableOf } from './thoughts.ts';

const sides = ['aft', 'port', 'starboard', 'fore'] as const satisfies readonly Arc[];

export type Shielded = Ship & { readonly shields: { readonly [space: string]: Arc | null | undefined } };

export interface GeneratorRules<S extends Ship> extends BotJudging {
  /** A weapon is fitted that fires into this arc and no other: the shield would stop it as well. */
  armed(ship: Placed<S>, arc: Arc): boolean;
}

/** The first generator that is down, on the open arc without a weapon that most enemies look into. */
export function raiseShields<S extends Shielded, Space extends string>(
  rules: GeneratorRules<S>,
  state: TableOf<S>,
  offers: readonly SetShieldsOffer<Space>[],
  by: Seat,
): { kind: 'set-shields'; ship: ShipId; arcs: { [space in Space]?: Arc | null } } | undefined {
  for (const offer of offers) {
    const ship = shipOf(state, offer.ship);
    const generator = offer.generators.find((space) => (ship.shields[space] ?? null) === null);
    if (generator === undefined || !isPlaced(ship)) continue;
    const taken = new Set(Object.values(ship.shields));
    const threats = onTable(state, opponentOf(state, by)).flatMap((enemy) =>
      arcsOf(ship.at, ship.facingCdeg, enemy.at),
    );
    const free = sides.filter((arc) => !taken.has(arc) && !rules.armed(ship, arc));
    const looking = (arc: Arc) => threats.filter((each) => each === arc).length;
    const arc = [...free].sort((a, b) => looking(b) - looking(a))[0];
    if (arc === undefined) continue;
    const arcs: { [space in Space]?: Arc | null } = {};
    arcs[generator] = arc;
    const command = firstLegal(rules, state as TableOf<Ship>, by, [
      { kind: 'set-shields' as const, ship: ship.id, arcs },
    ]);
    if (command !== undefined) return command;
  }
  return undefined;
}
