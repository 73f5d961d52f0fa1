/** The Tractor Beam draws a smaller object that lies still into contact (DA-9.3.8, R-DA-95). */
import { bearingCdeg, distanceMils, offset, type Point } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { beaconTitle, inches } from '../../../mechanics/blueprint-fleets/names.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { isPlaced, placedShips, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { entered, inTheWay } from '../../../mechanics/open-table/index.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import type { Order, SegmentPart } from '../../phases/activation/part.ts';
import { strikeAlong } from '../../phases/movement/terrain.ts';
import { planets, standing } from '../../ship/clearance.ts';
import { actingFault, actingShip, classOf, fittedSpaces, type PlacedShip, specialFault } from '../../ship/ships.ts';
import { baseRadiusMils, driveState, working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { beaconRadiusMils } from '../jumps/legality.ts';

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly radiusMils: number;
  readonly hullSize: number;
  /** Why it cannot be drawn, whoever tries. */
  readonly fault: Rejection | undefined;
}

/** It has no way to move, or has not moved in its last activation, which is over. */
function liesStill(state: OpenTable, ship: PlacedShip): boolean {
  const drive = driveState(ship);
  if (drive === 'absent' || drive === 'none') return true;
  return ship.squadron !== state.match.active && ship.activation.from !== null && ship.activation.movedMils === 0;
}

function shipFault(state: OpenTable, ship: PlacedShip): Rejection | undefined {
  if (ship.cloaked)
    return refuse('cloaked', 'R-DA-95', `${ship.name} is cloaked and is not drawn. Name another object.`);
  if (liesStill(state, ship)) return undefined;
  const sentence = `${ship.name} does not lie still: it has moved in its last activation, or has none behind it. Name another object.`;
  return refuse('not-stationary', 'DA-9.3.8', sentence);
}

const asThing = (state: OpenTable, ship: PlacedShip): Thing => ({
  id: ship.id,
  name: ship.name,
  at: ship.at,
  radiusMils: baseRadiusMils(),
  hullSize: classOf(ship).hullSize,
  fault: shipFault(state, ship),
});

function thingOf(state: OpenTable, id: string): Thing | undefined {
  const ship = state.ships[id];
  if (ship !== undefined && isPlaced(ship)) return asThing(state, ship);
  const beacon = state.beacons[id];
  if (beacon === undefined) return undefined;
  return { id, name: beaconTitle(id), at: beacon.at, radiusMils: beaconRadiusMils, hullSize: 0, fault: undefined };
}

function beamFault(ship: PlacedShip): Rejection | undefined {
  if (fittedSpaces(ship, 'tractor-beam').length === 0)
    return refuse('no-beam', 'DA-9.3.8', `${ship.name} has no Tractor Beam. Use a ship that has one.`);
  if (working(ship, 'tractor-beam') > 0) return specialFault(ship);
  return refuse('beam-destroyed', 'DA-9.3.8', `The Tractor Beam of ${ship.name} is destroyed. Use another ship.`);
}

/** In contact on the straight line between the two. */
const drawnTo = (ship: PlacedShip, { at, radiusMils }: Thing): Point =>
  offset(ship.at, bearingCdeg(ship.at, at), baseRadiusMils() + radiusMils);

function drawFault(state: OpenTable, ship: PlacedShip, thing: Thing): Rejection | undefined {
  if (thing.fault !== undefined) return thing.fault;
  if (thing.hullSize >= classOf(ship).hullSize)
    return refuse('too-large', 'DA-9.3.8', `${thing.name} is no smaller than ${ship.name}. Name a smaller object.`);
  const gap = distanceMils(ship.at, thing.at) - (thing.hullSize === 0 ? thing.radiusMils : 0);
  if (gap > distances.tractorMils + distances.toleranceMils) {
    const sentence = `${thing.name} is ${inches(gap)} from ${ship.name}. Its beam reaches ${inches(distances.tractorMils)}.`;
    return refuse('out-of-reach', 'DA-9.3.8', sentence);
  }
  const to = drawnTo(ship, thing);
  if (distanceMils(ship.at, thing.at) <= baseRadiusMils() + thing.radiusMils + distances.contactMils)
    return refuse('in-contact', 'R-DA-95', `${thing.name} touches ${ship.name} already. Name an object farther away.`);
  const [planet] = entered(thing.at, to, planets(state));
  if (planet !== undefined)
    return refuse('planet-between', 'R-DA-95', `${planet.shape.name} lies between. Name an object on a free line.`);
  const other = inTheWay({ at: to, radiusMils: thing.radiusMils }, standing(state, [thing.id]));
  if (other === undefined || other.id === ship.id) return undefined;
  return refuse('overlap', 'DA-9.2.5', `${thing.name} would end on ${other.name}. Name an object with room to end.`);
}

function check(state: OpenTable, squadron: Squadron, command: CommandOf<'draw-object'>): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  const early = beamFault(ship);
  if (early !== undefined) return early;
  const thing = command.target === ship.id ? undefined : thingOf(state, command.target);
  if (thing !== undefined) return drawFault(state, ship, thing);
  return refuse('no-object', 'DA-9.3.8', 'A Tractor Beam draws ships and beacons on the table. Name another one.');
}

const draw: Order<'draw-object'> = {
  check,
  resolve: (p, _squadron, { ship: id, target }) => {
    const thing = thingOf(p.state, target);
    if (thing === undefined) return;
    const to = drawnTo(actingShip(p.state, id), thing);
    p.emit({ kind: 'object-drawn', ship: id, target, from: thing.at, to });
    const named: string = target;
    if (p.state.ships[named] !== undefined) strikeAlong(p, named, thing.at, to);
  },
  sample: (_state, _squadron, { kind, ship, target }) => ({ kind, ship, target }),
};

export const tractorPart: SegmentPart = {
  segment: 'special',
  orders: { 'draw-object': draw },
  *offers(state, squadron) {
    for (const ship of squadronShips(state, squadron)) {
      if (beamFault(ship) !== undefined) continue;
      const ships = placedShips(state).filter(({ id }) => id !== ship.id);
      const beacons = Object.keys(state.beacons).flatMap((id) => thingOf(state, id) ?? []);
      for (const thing of [...ships.map((each) => asThing(state, each)), ...beacons]) {
        if (drawFault(state, ship, thing) !== undefined) continue;
        const record = state.beacons[thing.id] === undefined ? 'ship' : 'beacon';
        yield {
          kind: 'draw-object',
          label: `Draw ${thing.name} to ${ship.name}`,
          about: [`ship:${ship.id}`, `${record}:${thing.id}`],
          rule: 'DA-9.3.8',
          ship: ship.id,
          target: thing.id,
        };
      }
    }
  },
};
