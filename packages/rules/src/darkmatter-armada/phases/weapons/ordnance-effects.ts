/** The one effect of an attack that has wounded its target (DA-9.4.8i, R-DA-121, R-DA-127 to R-DA-130). */
import { crossings, normaliseCdeg, offset, within } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { gainDisorder, loseCrew } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { apart } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { isPlaced, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { blueprints } from '../../data/blueprints.ts';
import { criticalAt } from '../../damage/critical.ts';
import { ordnance, type OrdnanceMarker } from '../../data/ordnance.ts';
import type { OrdnanceId, ShipId } from '../../ids.ts';
import { faultGrid, giveMarker, scram } from '../../markers/placing.ts';
import type { Procedure } from '../../procedure.ts';
import { planets, setDown, settingFault, standing, tape } from '../../ship/clearance.ts';
import { classOf, coreWorks, type PlacedShip, workingSpaces } from '../../ship/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { strikeAlong } from '../movement/terrain.ts';
import { effectiveKinds } from './muster.ts';
import type { AttackFrame, Displacement } from './schema.ts';

/** What may be chosen: a station is not moved (R-DA-128), and Scatter may have been the effect already (R-DA-122). */
export function effectsOf(state: OpenTable, frame: AttackFrame): readonly OrdnanceId[] {
  if (frame.scattered) return [];
  const { station } = classOf(shipOf(state, frame.target));
  return effectiveKinds(frame.weapons).filter((id) => !station || ordnance[id].effect.kind !== 'displace');
}

function giveEffectMarker(p: Procedure, ship: ShipId, marker: OrdnanceMarker, id: OrdnanceId): void {
  const cause = { rule: ordnance[id].rule, by: ordnance[id].name };
  switch (marker) {
    case 'comms-down':
      return giveMarker(p, ship, 'commsDown', cause);
    case 'fire-control':
      return giveMarker(p, ship, 'fireControl', cause);
    case 'defense-grid-fault':
      return faultGrid(p, ship, cause);
    case 'reactor-scram':
      return scram(p, ship, cause);
  }
}

/** The working generator of the lowest number is destroyed and a working hyperdrive overloads (R-DA-129). */
function disrupt(p: Procedure, id: ShipId): void {
  const ship = shipOf(p.state, id);
  const cause = { rule: 'DA-12.5.7', by: 'Disruptor' };
  const generators = workingSpaces(ship, 'shield-generator');
  const lowest = blueprints[ship.class].criticals.find(({ space }) => generators.includes(space));
  if (lowest !== undefined) criticalAt(p, id, lowest.space, cause);
  if (coreWorks(shipOf(p.state, id), 'HY')) p.push({ kind: 'overload', ship: id, cause });
}

/** Carries the chosen effect out; what acts on the critical hits of the attack does so there. The frame is past it by now. */
export function takeEffect(p: Procedure, frame: AttackFrame, id: OrdnanceId): void {
  const { effect, rule, name } = ordnance[id];
  const { target } = frame;
  switch (effect.kind) {
    case 'marker':
      return giveEffectMarker(p, target, effect.marker, id);
    case 'lose-crew':
      loseCrew(p, target, effect.crew, { rule, by: name });
      return gainDisorder(p, target, effect.disorder, { rule, by: name });
    case 'lose-initiative':
      return p.emit({ kind: 'initiative-jammed', seat: shipOf(p.state, target).seat, target });
    case 'disrupt':
      return disrupt(p, target);
    default:
      return undefined;
  }
}

export const farthestMils = ({ effect }: AttackFrame): number => {
  const chosen = effect === null ? undefined : ordnance[effect].effect;
  return chosen?.kind === 'displace' ? chosen.distanceMils : 0;
};

/** Why the target cannot be moved so: R-DA-128. */
export function displacementFault(state: OpenTable, frame: AttackFrame, order: Displacement): Rejection | undefined {
  const ship = shipOf(state, frame.target);
  if (!isPlaced(ship)) return undefined;
  const farthest = farthestMils(frame);
  if (!within(order.distanceMils, farthest, tape.distanceMils)) {
    const sentence = `${ship.name} is moved ${inches(farthest)} at most. Choose a shorter way.`;
    return refuse('too-far', 'DA-12.5.9', sentence, { farthestMils: farthest });
  }
  const at = endOf(ship, order);
  const [planet] = crossings(ship.at, at, planets(state), tape.distanceMils);
  if (planet !== undefined)
    return refuse('planet', 'R-DA-128', `The way crosses ${planet.shape.name}. Move ${ship.name} around it.`);
  const how = setDown('R-DA-128', `Move ${ship.name} to where its whole base is on the table.`);
  return settingFault(state, ship, { at, radiusMils: baseRadiusMils() }, standing(state, [ship.id]), how);
}

const endOf = (ship: PlacedShip, { courseCdeg, distanceMils }: Displacement) =>
  distanceMils === 0 ? ship.at : offset(ship.at, normaliseCdeg(courseCdeg), distanceMils);

export function displace(p: Procedure, frame: AttackFrame, order: Displacement): void {
  const ship = shipOf(p.state, frame.target);
  if (!isPlaced(ship)) return;
  const { facingCdeg, distanceMils } = order;
  const to = endOf(ship, order);
  p.emit({ kind: 'ship-displaced', by: frame.by, ship: ship.id, from: ship.at, to, facingCdeg, distanceMils });
  // Terrain acts as a matter of its own, apart from what the attack owes.
  if (distanceMils > 0) apart(p, () => strikeAlong(p, ship.id, ship.at, to));
}
