/** From a fire command to an attack: who takes part, with which dice, through what (DA-9.4.6, DA-9.4.7, DA-12.6, R-DA-104 to R-DA-126). */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { commanderOf, isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import { mountIds } from '../../data/classes.ts';
import { type OrdnanceEffect, ordnance } from '../../data/ordnance.ts';
import { distances } from '../../data/sizes.ts';
import type { MountId, ShipId } from '../../ids.ts';
import { hasCustomization, type PlacedShip } from '../../ship/ships.ts';
import { inCommand, touching, working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { type Aim, aimAt, quadrantOf } from './aim.ts';
import { bonusDice, coverOf } from './dice.ts';
import { dieOf, isTorpedo, shooterFault, weaponFault } from './readiness.ts';
import type { BonusDie, Cover, FireCommand, FireMode, ShooterOrder, WeaponDie } from './schema.ts';

export interface Attack {
  readonly target: PlacedShip;
  readonly mode: FireMode;
  readonly torpedo: boolean;
  readonly aims: readonly Aim[];
  /** The shortest distance of any ship that takes part (DA-9.4.2). */
  readonly rangeMils: number;
  readonly weapons: readonly WeaponDie[];
  readonly bonus: readonly BonusDie[];
  readonly fireControl: boolean;
  readonly cover: Cover | null;
  readonly scattered: boolean;
  readonly helper: ShipId | null;
}
type Mustered = { readonly ok: true; readonly attack: Attack } | { readonly ok: false; readonly reason: Rejection };

/** An enemy ship or station on the table that no cloak hides: DA-9.4.8c, R-DA-117, DA-12.7.10. */
export function targetOf(state: OpenTable, id: ShipId, by: Seat): PlacedShip | Rejection {
  const target = state.ships[id];
  if (target === undefined)
    return refuse('no-target', 'DA-9.4.8c', 'Weapons aim at ships and stations. Choose an enemy one on the table.');
  if (target.seat === by)
    return refuse('own-ship', 'R-DA-117', `${target.name} is your own ship. Choose an enemy ship on the table.`);
  if (!isPlaced(target))
    return refuse('target-gone', 'R-DA-117', `${target.name} is not on the table. Choose an enemy ship that is.`);
  if (!target.cloaked) return target;
  return refuse(
    'target-cloaked',
    'DA-12.7.10',
    `${target.name} is cloaked and cannot be attacked. Choose another ship.`,
  );
}

function participants(state: OpenTable, squadron: Squadron, orders: readonly ShooterOrder[]): PlacedShip[] | Rejection {
  const ships: PlacedShip[] = [];
  for (const { ship: id } of orders) {
    const ship = squadron.ships.includes(id) ? state.ships[id] : undefined;
    if (ship === undefined || !isPlaced(ship)) {
      const sentence = `Only ships of ${squadron.name} on the table fire now. Choose one of them.`;
      return refuse('not-in-squadron', 'DA-9.4.8d', sentence);
    }
    if (ships.includes(ship)) {
      const sentence = `${ship.name} is named twice. Name each ship once, with all its weapons.`;
      return refuse('ship-twice', 'DA-9.4.8d', sentence);
    }
    const fault = shooterFault(ship);
    if (fault !== undefined) return fault;
    ships.push(ship);
  }
  return ships;
}

/** Which weapons go together: R-DA-104, R-DA-105, R-DA-108, R-DA-124. */
function compositionFault(ships: readonly PlacedShip[], orders: readonly ShooterOrder[]): Rejection | undefined {
  const flights = new Set<boolean>();
  for (const [index, { mounts }] of orders.entries()) {
    const ship = ships[index];
    if (ship === undefined) continue;
    if (new Set(mounts).size < mounts.length)
      return refuse('weapon-twice', 'DA-9.4.8d', `A weapon of ${ship.name} is named twice. Name each one once.`);
    for (const mount of mounts) flights.add(isTorpedo(ship, mount));
    if (mounts.filter((mount) => quadrantOf[mount] !== null).length > 1) {
      const sentence = `${ship.name} fires at one target through one quadrant. Name one weapon of a quadrant, and turrets.`;
      return refuse('two-quadrants', 'DA-9.4.8b', sentence);
    }
  }
  if (flights.size > 1) {
    const sentence = 'Torpedoes fly alone, never together with direct fire. Make two attacks.';
    return refuse('torpedoes-alone', 'R-DA-124', sentence);
  }
  if (flights.has(true) || ships.length > 1 || (orders[0]?.mounts.length ?? 0) < 2) return undefined;
  const sentence = 'Each weapon of a ship that fires alone is an attack of its own. Name one weapon.';
  return refuse('one-weapon', 'DA-9.4.7', sentence);
}

/** Several ships need a commander within reach: DA-3.3.2d, DA-3.4b, R-DA-105. */
function commandFault(state: OpenTable, squadron: Squadron, ships: readonly PlacedShip[]): Rejection | undefined {
  const commander = commanderOf(state, squadron);
  if (commander === undefined) {
    const sentence = `${squadron.name} has no commander on the table. Fire with one ship at a time.`;
    return refuse('no-commander', 'DA-3.3.2d', sentence);
  }
  const far = ships.find((ship) => !inCommand(state, squadron, ship));
  if (far === undefined) return undefined;
  const sentence = `${far.name} is more than ${inches(distances.commandRadiusMils)} from its commander ${commander.name}. Let it fire alone.`;
  return refuse('out-of-command', 'DA-3.4b', sentence, { ship: far.id });
}

/** DA-9.4.6a, DA-9.4.6c, DA-1.7.4, R-DA-17. */
function coordinationFault(state: OpenTable, squadron: Squadron, ships: readonly PlacedShip[]): Rejection | undefined {
  if (state.match.coordinatedFire) {
    const sentence = `${squadron.name} has made its Coordinated Fire of this round. Fire with one ship at a time.`;
    return refuse('coordinated', 'DA-9.4.6c', sentence);
  }
  const fault = commandFault(state, squadron, ships);
  if (fault !== undefined) return fault;
  const commander = commanderOf(state, squadron);
  const silent = [...ships, ...(commander === undefined ? [] : [commander])].find((ship) => ship.commsDown !== 'off');
  if (silent === undefined) return undefined;
  const whole = silent.id === commander?.id ? `nobody of ${squadron.name} coordinates fire` : 'it cannot join others';
  return refuse('comms-down', 'DA-1.7.4', `${silent.name} has Comms Down: ${whole}. Fire with one ship at a time.`);
}

/** DA-12.6b, DA-12.7.25, R-DA-124. */
function multiplexFault(state: OpenTable, squadron: Squadron, ships: readonly PlacedShip[]): Rejection | undefined {
  const without = ships.find((ship) => working(ship, 'multiplex-targeting') === 0);
  if (without === undefined) return commandFault(state, squadron, ships);
  const sentence = `${without.name} has no working Multiplex Targeting. Torpedoes of several ships fly together only where all have it.`;
  return refuse('no-multiplex', 'DA-12.6b', sentence);
}

/** The ship that lends its Target Resolution: DA-12.4.16, R-DA-126. */
function helperFault(state: OpenTable, { targetResolution }: FireCommand, ships: readonly PlacedShip[]) {
  if (targetResolution === undefined) return undefined;
  const { helper: id, ship: helpedId } = targetResolution;
  const helper = state.ships[id];
  const helped = ships.find((ship) => ship.id === helpedId);
  if (
    helper === undefined ||
    !isPlaced(helper) ||
    helper.seat !== ships[0]?.seat ||
    !hasCustomization(helper, 'target-resolution')
  )
    return refuse(
      'no-target-resolution',
      'DA-12.4.16',
      'Name one of your ships on the table that has Target Resolution.',
    );
  if (helper.activation.targetResolutionUsed)
    return refuse(
      'target-resolution-used',
      'DA-12.4.16',
      `${helper.name} has used its Target Resolution in this round.`,
    );
  if (helped !== undefined && helped.id !== helper.id && touching(helped, helper)) return undefined;
  const sentence = `The Target Resolution of ${helper.name} helps another ship of the attack in base contact with it.`;
  return refuse('target-resolution-apart', 'R-DA-126', sentence);
}

const hasOwnEffect = ({ kind }: OrdnanceEffect): boolean =>
  kind !== 'pass-shield' && kind !== 'coordinated-steps' && kind !== 'terrain-steps';

/** Weapons whose ordnance may be the one effect of the attack after damage, those outside their band left out: DA-1.8.18c, R-DA-121 to R-DA-123. */
export const effectiveKinds = (weapons: readonly WeaponDie[]): readonly WeaponDie['ordnance'][] => [
  ...new Set(
    weapons
      .filter(({ inBand, ordnance: id }) => inBand && hasOwnEffect(ordnance[id].effect))
      .map((each) => each.ordnance),
  ),
];

/** Steps that Scatter takes off the terrain die: by itself where nothing else has an effect, else where it is declared. */
function scatterSteps(weapons: readonly WeaponDie[], declared: boolean): number | Rejection {
  const effects = weapons.flatMap(({ inBand, ordnance: id }) => (inBand ? [ordnance[id].effect] : []));
  const scatter = effects.find((effect) => effect.kind === 'terrain-steps');
  if (scatter?.kind === 'terrain-steps') return declared || effectiveKinds(weapons).length === 0 ? -scatter.steps : 0;
  if (!declared) return 0;
  const sentence = 'No Scatter weapon of the attack is in its effective band. Leave the choice of Scatter out.';
  return refuse('no-scatter', 'R-DA-122', sentence);
}

/** In the order in which their dice fall (R-DA-06). */
const inMountOrder = (mounts: readonly MountId[]): readonly MountId[] =>
  mountIds.filter((mount) => mounts.includes(mount));

/** The distance that counts for a ship: torpedoes are measured from their own (R-DA-124). */
type RangeOf = (aim: Aim) => number;

function weaponDice(
  aims: readonly Aim[],
  { shooters, targetResolution: helped }: FireCommand,
  rangeOf: RangeOf,
  coordinated: boolean,
): WeaponDie[] {
  return aims.flatMap((aim, index) =>
    inMountOrder(shooters[index]?.mounts ?? []).flatMap((mount) => {
      const die = dieOf(aim.ship, mount, rangeOf(aim), coordinated);
      const twice = helped?.ship === aim.ship.id && helped.mount === mount;
      return die === undefined ? [] : [{ ...die, twice }];
    }),
  );
}

const launches = (ships: readonly PlacedShip[], { shooters }: FireCommand): boolean =>
  ships.some((ship, index) => shooters[index]?.mounts.some((mount) => isTorpedo(ship, mount)));

function firstFault(state: OpenTable, squadron: Squadron, command: FireCommand, ships: readonly PlacedShip[]) {
  const torpedo = launches(ships, command);
  const fault = compositionFault(ships, command.shooters);
  if (fault !== undefined) return fault;
  if (torpedo && command.targetResolution !== undefined)
    return refuse('target-resolution-torpedo', 'R-DA-126', 'Target Resolution helps direct fire alone. Leave it out.');
  const together = ships.length < 2 ? undefined : torpedo ? multiplexFault : coordinationFault;
  return together?.(state, squadron, ships) ?? helperFault(state, command, ships);
}

/** Judges a fire command and puts the attack together; every refusal names what would be legal. */
export function muster(state: OpenTable, squadron: Squadron, command: FireCommand): Mustered {
  const no = (reason: Rejection): Mustered => ({ ok: false, reason });
  const target = targetOf(state, command.target, squadron.seat);
  if ('code' in target) return no(target);
  const ships = participants(state, squadron, command.shooters);
  if ('code' in ships) return no(ships);
  const fault = firstFault(state, squadron, command, ships);
  if (fault !== undefined) return no(fault);
  const aims = ships.map((ship) => aimAt(state, ship, target));
  const rangeMils = Math.min(...aims.map((aim) => aim.rangeMils));
  const torpedo = launches(ships, command);
  const rangeOf: RangeOf = (aim) => (torpedo ? aim.rangeMils : rangeMils);
  const mode: FireMode = torpedo ? 'salvo' : ships.length > 1 ? 'coordinated' : 'single';
  for (const [index, aim] of aims.entries())
    for (const mount of command.shooters[index]?.mounts ?? []) {
      const reason = weaponFault(state, aim, mount, rangeOf(aim), mode === 'coordinated');
      if (reason !== undefined) return no(reason);
    }
  const helped = command.targetResolution;
  const order = command.shooters.find(({ ship }) => ship === helped?.ship);
  if (helped !== undefined && order?.mounts.includes(helped.mount) !== true)
    return no(
      refuse('target-resolution-weapon', 'R-DA-126', 'Name the weapon of the attack whose die is rolled twice.'),
    );
  const weapons = weaponDice(aims, command, rangeOf, mode === 'coordinated');
  const steps = scatterSteps(weapons, command.scatter === true);
  if (typeof steps !== 'number') return no(steps);
  const attack: Attack = {
    target,
    mode,
    torpedo,
    aims,
    rangeMils,
    weapons,
    bonus: torpedo ? [] : bonusDice(state, squadron, target, aims, weapons, mode),
    // Coming in from hyperspace does not impair torpedoes (DA-8.3c, R-DA-61).
    fireControl: ships.some(
      ({ fireControl, activation }) => fireControl !== 'off' && !(torpedo && activation.special === 'enter-squadron'),
    ),
    cover: coverOf(aims, torpedo, steps),
    scattered: steps !== 0,
    helper: helped?.helper ?? null,
  };
  return { ok: true, attack };
}
