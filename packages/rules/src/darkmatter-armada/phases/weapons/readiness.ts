/** Whether a weapon of a ship may fire at a target, and with which die (DA-9.4.8, DA-1.8.18, R-DA-104 to R-DA-113). */
import { within, atLeast } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { stepped } from '../../../mechanics/dice/index.ts';
import { spaceName } from '../../damage/space-name.ts';
import { type DieSize, dieSizes } from '../../data/dice.ts';
import { longestDirectMils, ordnance, outOfBandSteps } from '../../data/ordnance.ts';
import type { MountId } from '../../ids.ts';
import { tape } from '../../ship/clearance.ts';
import type { Weapon } from '../../ship/ships.ts';
import { working } from '../../ship/stats.ts';
import { spaceTitles } from '../../ship/space-names.ts';
import type { OpenTable } from '../../state.ts';
import type { Ship } from '../../table.ts';
import { type Aim, blockerOf, openArcs, quadrantOf, shieldedArcs } from './aim.ts';
import type { WeaponDie } from './schema.ts';

export function weaponIn(ship: Pick<Ship, 'spaces'>, mount: MountId): Weapon | undefined {
  const fitted = ship.spaces[mount]?.fitted;
  return fitted?.kind === 'weapon' ? fitted : undefined;
}

export const isTorpedo = (ship: Pick<Ship, 'spaces'>, mount: MountId): boolean => {
  const weapon = weaponIn(ship, mount);
  return weapon !== undefined && ordnance[weapon.ordnance].torpedo;
};

/** At the shortest distance of the attack, where several ships fire (R-DA-106, R-DA-107). */
function inBand(weapon: Weapon, rangeMils: number): boolean {
  const [nearest, farthest] = ordnance[weapon.ordnance].effectiveMils;
  return atLeast(rangeMils, nearest, tape.distanceMils) && within(rangeMils, farthest, tape.distanceMils);
}

/** The weapon's die in an attack; undefined where it is stepped away (DA-1.2.1b, R-DA-09). */
export function dieOf(ship: Ship, mount: MountId, rangeMils: number, coordinated: boolean): WeaponDie | undefined {
  const weapon = weaponIn(ship, mount);
  if (weapon === undefined) return undefined;
  const effective = inBand(weapon, rangeMils);
  const { effect } = ordnance[weapon.ordnance];
  const far = effective || working(ship, 'enhanced-sensor-array') > 0 ? 0 : outOfBandSteps;
  const together = coordinated && effective && effect.kind === 'coordinated-steps' ? effect.steps : 0;
  const sides = stepped(dieSizes, weapon.die, far + together) as DieSize | undefined;
  if (sides === undefined) return undefined;
  return { ship: ship.id, mount, ordnance: weapon.ordnance, sides, twice: false, inBand: effective };
}

/** What keeps a ship from firing at all: DA-12.7.10, R-DA-86, DA-9.3.6b, R-DA-93. */
export function shooterFault(ship: Ship): Rejection | undefined {
  if (ship.cloaked)
    return refuse('cloaked', 'DA-12.7.10', `${ship.name} is cloaked and attacks nobody. Disengage its cloak first.`);
  if (!ship.activation.skipsCombat) return undefined;
  const sentence = `${ship.name} evades and skips this Combat Segment. Let another ship fire.`;
  return refuse('evading', 'DA-9.3.6b', sentence);
}

/** A refusal that is put into words where somebody reads it: offers only ask whether there is one. */
type Bar = () => Rejection;

/** Its use in this activation: DA-9.4.8b, DA-9.4.8d, R-DA-108. */
function spentBar({ ship, target }: Aim, mount: MountId): Bar | undefined {
  const { fired, aimed } = ship.activation;
  if (fired.includes(mount)) {
    const sentence = () =>
      `${spaceName(ship, mount)} of ${ship.name} has fired. Each weapon fires once in an activation.`;
    return () => refuse('weapon-fired', 'DA-9.4.8d', sentence());
  }
  if (quadrantOf[mount] === null) return undefined;
  const other = (Object.keys(aimed) as MountId[]).find(
    (each) => each !== mount && quadrantOf[each] !== null && aimed[each]?.includes(target.id),
  );
  if (other === undefined) return undefined;
  const through = quadrantOf[other];
  const sentence = () =>
    `${ship.name} has fired at ${target.name} through its ${through} quadrant. Choose another target for ${spaceName(ship, mount)}.`;
  return () => refuse('other-quadrant', 'DA-9.4.8b', sentence());
}

function torpedoBar({ ship, target, rangeMils }: Aim, mount: MountId, weapon: Weapon): Bar | undefined {
  if (inBand(weapon, rangeMils)) return undefined;
  const [nearest, farthest] = ordnance[weapon.ordnance].effectiveMils;
  const sentence = () =>
    `${target.name} is ${inches(rangeMils)} from ${ship.name}. ${spaceName(ship, mount)} reaches ${inches(nearest)} to ${inches(farthest)}.`;
  return () => refuse('torpedo-range', 'DA-1.8.18d', sentence());
}

function arcBar(aim: Aim, mount: MountId): Bar | undefined {
  const { ship, target, arcs } = aim;
  const quadrant = quadrantOf[mount];
  if (quadrant !== null && !arcs.includes(quadrant)) {
    const sentence = () =>
      `${target.name} lies in the ${arcs.join(' and ')} quadrant of ${ship.name}. ${spaceName(ship, mount)} fires into the ${quadrant} one.`;
    return () => refuse('out-of-arc', 'DA-9.4.8a', sentence());
  }
  const own = shieldedArcs(ship.shields);
  const open = (quadrant === null ? arcs : [quadrant]).some((arc) => !own.includes(arc));
  if (!open) {
    const sentence = `${ship.name} holds its own shield up toward ${target.name}. Lower it first, or fire torpedoes.`;
    return () => refuse('own-shield', 'DA-1.8.3', sentence);
  }
  const passes = ordnance[weaponIn(ship, mount)?.ordnance ?? 'beam'].effect.kind === 'pass-shield';
  if (openArcs(aim, passes).length > 0) return undefined;
  const sentence = `The line from ${ship.name} meets a shield of ${target.name}. Fire from another side, or torpedoes.`;
  return () => refuse('target-shield', 'DA-1.8.3', sentence);
}

/** Why the weapon may not fire at the target; `rangeMils` is the distance of the whole attack. Put into words where it is read. */
export function weaponBar(
  state: OpenTable,
  aim: Aim,
  mount: MountId,
  rangeMils: number,
  coordinated: boolean,
): Bar | undefined {
  const { ship, target } = aim;
  const weapon = weaponIn(ship, mount);
  if (weapon === undefined) {
    const sentence = `${ship.name} has no weapon in ${spaceTitles[mount]}. Name one that it has.`;
    return () => refuse('no-weapon', 'DA-1.8.14', sentence);
  }
  const name = () => `${spaceName(ship, mount)} of ${ship.name}`;
  if (ship.spaces[mount]?.condition !== 'working')
    return () => refuse('weapon-destroyed', 'DA-9.4.11.7a', `${name()} is destroyed. Fire another weapon.`);
  const { torpedo } = ordnance[weapon.ordnance];
  const spent = spentBar(aim, mount);
  if (spent !== undefined) return spent;
  if (!torpedo && !within(rangeMils, longestDirectMils, tape.distanceMils)) {
    const sentence = () =>
      `${target.name} is ${inches(rangeMils)} away. Direct fire reaches ${inches(longestDirectMils)}.`;
    return () => refuse('out-of-range', 'DA-1.8.18a', sentence());
  }
  const placed = torpedo ? torpedoBar(aim, mount, weapon) : arcBar(aim, mount);
  if (placed !== undefined) return placed;
  const blocker = blockerOf(state, aim, torpedo);
  if (blocker !== undefined) {
    const sentence = `${blocker.name} stands between ${ship.name} and ${target.name}. Fire where the line is clear.`;
    return () => refuse('no-line', torpedo ? 'R-DA-110' : 'DA-9.4.3', sentence, { terrain: blocker.id });
  }
  if (dieOf(ship, mount, rangeMils, coordinated) !== undefined) return undefined;
  return () => refuse('no-die', 'R-DA-09', `${name()} has no die left outside its effective band. Close to it.`);
}

export const weaponFault = (...shot: Parameters<typeof weaponBar>): Rejection | undefined => weaponBar(...shot)?.();
