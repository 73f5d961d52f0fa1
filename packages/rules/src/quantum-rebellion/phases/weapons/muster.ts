/** From a fire command to an attack: who may take part, at what distance, in what cover, with which dice. */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import { mountName } from '../../damage/space-name.ts';
import { distances } from '../../data/sizes.ts';
import { ordnance } from '../../data/ordnance.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { commanderOf, isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import { classOf, hasCustomization, type PlacedShip } from '../../ship/ships.ts';
import { inCommand, touching, working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { cloakedTarget, isCloaked } from '../../specials/cloak/cloaking.ts';
import { mountArc } from './arcs.ts';
import type { Cover, FireCommand, Pool, ShooterOrder, Shooting } from './schema.ts';
import { coverOf } from './cover.ts';
import { pickArcs } from './arc-choice.ts';
import { packHuntersPool, poolsOf } from './pools.ts';
import { type Aim, aimAt, readinessOf, weaponIn } from './readiness.ts';
import type { ShipId } from '../../ids.ts';

export interface Muster {
  readonly target: PlacedShip;
  readonly torpedo: boolean;
  readonly shooters: readonly Shooting[];
  readonly pools: readonly Pool[];
  /** The shortest distance of any ship that takes part, which decides (QR-8.4.4.2b, R-QR-114). */
  readonly rangeMils: number;
  readonly cover: Cover;
  readonly helper: PlacedShip | undefined;
}

type Mustered = { readonly ok: true; readonly attack: Muster } | { readonly ok: false; readonly reason: Rejection };

/** An enemy ship on the table that no cloak hides: R-QR-111, QR-11.6.10a. */
export function targetOf(state: OpenTable, id: ShipId, by: Seat): PlacedShip | Rejection {
  const target = state.ships[id];
  if (target === undefined)
    return refuse('no-target', 'R-QR-111', 'There is no such ship. Choose an enemy ship on the table.');
  if (target.seat === by)
    return refuse('own-ship', 'R-QR-111', `${target.name} is your own ship. Choose an enemy ship on the table.`);
  if (!isPlaced(target))
    return refuse('target-gone', 'R-QR-111', `${target.name} is not on the table. Choose an enemy ship that is.`);
  if (isCloaked(target)) return cloakedTarget(target);
  return target;
}

const isRejection = (value: PlacedShip | Rejection): value is Rejection => 'code' in value;

function participants(state: OpenTable, squadron: Squadron, command: FireCommand): readonly PlacedShip[] | Rejection {
  const ships: PlacedShip[] = [];
  for (const { ship: id } of command.shooters) {
    const ship = squadron.ships.includes(id) ? state.ships[id] : undefined;
    if (ship === undefined || !isPlaced(ship))
      return refuse(
        'not-in-squadron',
        'QR-8.4.4.2a',
        `Only ships of ${squadron.name} on the table fire now. Choose one of them.`,
      );
    if (ships.includes(ship))
      return refuse(
        'ship-twice',
        'R-QR-113',
        `${ship.name} is named twice. Name each ship once, with all its weapons.`,
      );
    ships.push(ship);
  }
  return ships;
}

/** QR-8.4.4.2a, QR-2.3.2b, QR-2.4d: more than one ship needs a commander and every ship in command. */
function whyNotCoordinated(state: OpenTable, squadron: Squadron, ships: readonly PlacedShip[]): Rejection | undefined {
  if (ships.length < 2) return undefined;
  const commander = commanderOf(state, squadron);
  if (commander === undefined)
    return refuse(
      'no-commander',
      'QR-2.3.2b',
      `${squadron.name} has no commander on the table. Fire with one ship at a time.`,
    );
  const civilian = ships.find((ship) => classOf(ship).civilian);
  if (civilian !== undefined)
    return refuse(
      'civilian',
      'QR-2.3.4a',
      `${civilian.name} is a civilian and takes no orders from ${commander.name}. Let it fire alone.`,
      { ship: civilian.id },
    );
  const far = ships.find((ship) => !inCommand(state, squadron, ship));
  if (far === undefined) return undefined;
  return refuse(
    'out-of-command',
    'QR-2.4d',
    `${far.name} is more than ${inches(distances.commandRadiusMils)} from its commander ${commander.name}. Let it fire alone.`,
    { ship: far.id },
  );
}

/** One arc mount and one turret a ship; torpedoes only with the same warhead: R-QR-113, R-QR-118. */
function whyNotTogether(ships: readonly PlacedShip[], orders: readonly ShooterOrder[]): Rejection | undefined {
  const kinds = orders.flatMap(({ mounts }, index) =>
    mounts.flatMap(({ mount }) => {
      const ship = ships[index];
      return ship === undefined ? [] : (weaponIn(ship, mount)?.ordnance ?? []);
    }),
  );
  const torpedoes = kinds.filter((kind) => ordnance[kind].torpedo);
  if (torpedoes.length > 0 && torpedoes.length < kinds.length)
    return refuse(
      'torpedoes-alone',
      'QR-8.4.4.3a',
      'Torpedoes never fire together with other weapons. Make two attacks.',
    );
  if (new Set(torpedoes).size > 1)
    return refuse(
      'warheads-differ',
      'R-QR-118',
      'Torpedoes fire together only with the same warhead. Make two attacks.',
    );
  for (const [index, { mounts }] of orders.entries()) {
    const name = ships[index]?.name ?? '';
    const [first, second] = mounts;
    if (first === undefined || second === undefined) continue;
    if (first.mount === second.mount)
      return refuse(
        'weapon-twice',
        'QR-8.4.5.3i',
        `The ${mountName[first.mount]} weapon of ${name} is named twice. Name it once.`,
      );
    const arcMounts = mounts.filter(({ mount }) => mountArc[mount] !== null).length;
    if (arcMounts === 2)
      return refuse(
        'two-arcs',
        'QR-8.4.5.3e',
        `${name} fires one arc at a target. Choose one arc weapon, and one turret if you like.`,
      );
    if (arcMounts === 0 && torpedoes.length === 0)
      return refuse(
        'one-turret',
        'QR-8.4.4.2d',
        `${name} adds at most one turret to an attack. Fire the other on its own.`,
      );
  }
  return undefined;
}

/** Each weapon named: ready, and with dice that it has (R-QR-122). */
function whyNotReady(aims: readonly Aim[], orders: readonly ShooterOrder[], shortest: number): Rejection | undefined {
  for (const [index, { mounts }] of orders.entries()) {
    const aim = aims[index];
    if (aim === undefined) continue;
    for (const { mount, dice } of mounts) {
      const ready = readinessOf(aim, mount, shortest);
      if (ready.why !== null) return ready.why;
      if (dice === undefined || dice === ready.dice) continue;
      const weapon = `The ${mountName[mount]} weapon of ${aim.ship.name}`;
      if (dice > ready.dice)
        return refuse('too-many-dice', 'QR-11.6.24a', `${weapon} has ${ready.dice} dice. Fire 1 to ${ready.dice}.`);
      if (working(aim.ship, 'multiplex-targeting') === 0)
        return refuse(
          'no-multiplex',
          'QR-11.6.24a',
          `${weapon} fires its ${ready.dice} dice together: only a ship with working Multiplex Targeting splits them.`,
        );
    }
  }
  return undefined;
}

/** What each ship declares: R-QR-112. */
function whyNotDeclared(ships: readonly PlacedShip[], command: FireCommand): Rejection | undefined {
  for (const [index, order] of command.shooters.entries()) {
    const ship = ships[index];
    const said = order.arcs ?? command.arcs;
    if (ship === undefined || said === undefined || ship.activation.arcs === null || ship.activation.arcs === said)
      continue;
    if (order.mounts.every(({ mount }) => mountArc[mount] === null)) continue;
    return refuse(
      'arcs-declared',
      'R-QR-112',
      `${ship.name} has declared ${ship.activation.arcs} arc${ship.activation.arcs === 'one' ? '' : 's'} for this activation. It stays with that.`,
    );
  }
  return undefined;
}

/** QR-11.4.18a, R-QR-121. */
function helperOf(
  state: OpenTable,
  ships: readonly PlacedShip[],
  id: string | undefined,
): PlacedShip | Rejection | undefined {
  if (id === undefined) return undefined;
  const helper = state.ships[id];
  const seat = ships[0]?.seat;
  if (
    helper === undefined ||
    helper.seat !== seat ||
    !isPlaced(helper) ||
    !hasCustomization(helper, 'target-resolution')
  )
    return refuse(
      'no-target-resolution',
      'QR-11.4.18a',
      'Name one of your ships on the table that has Target Resolution.',
    );
  if (helper.activation.targetResolutionUsed)
    return refuse(
      'target-resolution-used',
      'QR-11.4.18a',
      `${helper.name} has used its Target Resolution in this activation.`,
    );
  if (ships.some((ship) => ship.id !== helper.id && touching(ship, helper))) return helper;
  return refuse(
    'target-resolution-apart',
    'R-QR-121',
    `No other ship of this attack touches ${helper.name}. Its Target Resolution helps ships in base contact.`,
  );
}

function shootingOf(
  aim: Aim,
  order: ShooterOrder,
  command: FireCommand,
  shortest: number,
  torpedo: boolean,
): Shooting | Rejection {
  const arcs = pickArcs(aim, order, command.targetArc, torpedo);
  if ('code' in arcs) return arcs;
  const { ship } = aim;
  const firesArc = order.mounts.some(({ mount }) => mountArc[mount] !== null);
  return {
    ship: ship.id,
    mounts: order.mounts.map(({ mount, dice }) => ({ mount, dice: dice ?? readinessOf(aim, mount, shortest).dice })),
    rangeMils: aim.rangeMils,
    ...arcs,
    arcs: firesArc ? (ship.activation.arcs ?? order.arcs ?? command.arcs ?? 'one') : null,
  };
}

/** Judges a fire command and puts the attack together; every refusal names what would be legal. */
export function muster(state: OpenTable, squadron: Squadron, command: FireCommand): Mustered {
  const no = (reason: Rejection): Mustered => ({ ok: false, reason });
  const target = targetOf(state, command.target, squadron.seat);
  if (isRejection(target)) return no(target);
  const ships = participants(state, squadron, command);
  if ('code' in ships) return no(ships);
  const orders = command.shooters;
  const together = whyNotTogether(ships, orders) ?? whyNotCoordinated(state, squadron, ships);
  if (together !== undefined) return no(together);
  const aims = ships.map((ship) => aimAt(state, ship, target));
  const shortest = Math.min(...aims.map(({ rangeMils }) => rangeMils));
  const unready = whyNotReady(aims, orders, shortest) ?? whyNotDeclared(ships, command);
  if (unready !== undefined) return no(unready);
  const helper = helperOf(state, ships, command.targetResolution);
  if (helper !== undefined && isRejection(helper)) return no(helper);
  const torpedo = orders.some(({ mounts }, index) => mounts.some(({ mount }) => isTorpedo(ships[index], mount)));
  const shooters: Shooting[] = [];
  for (const [index, order] of orders.entries()) {
    const aim = aims[index];
    const made = aim === undefined ? undefined : shootingOf(aim, order, command, shortest, torpedo);
    if (made === undefined) continue;
    if ('code' in made) return no(made);
    shooters.push(made);
  }
  const whyArc = targetArcUnused(command, aims);
  if (whyArc !== undefined) return no(whyArc);
  const lines = aims.map(({ line }) => line);
  const pools = poolsOf(state, target, shooters, shortest, torpedo);
  const pack = packHuntersPool(state, squadron, ships, pools);
  return {
    ok: true,
    attack: {
      target,
      torpedo,
      shooters,
      pools: pack === undefined ? pools : [...pools, pack],
      rangeMils: shortest,
      cover: coverOf({ target, torpedo, lines, rangeMils: shortest, shooters: ships, helper }),
      helper,
    },
  };
}

const isTorpedo = (ship: PlacedShip | undefined, mount: ShooterOrder['mounts'][number]['mount']): boolean => {
  const weapon = ship === undefined ? undefined : weaponIn(ship, mount);
  return weapon !== undefined && ordnance[weapon.ordnance].torpedo;
};

/** A choice of the target's arc needs a line that lies on the edge of two: R-QR-08. */
function targetArcUnused(command: FireCommand, aims: readonly Aim[]): Rejection | undefined {
  const { targetArc } = command;
  if (targetArc === undefined) return undefined;
  if (aims.some(({ targetArcs }) => targetArcs.length > 1 && targetArcs.includes(targetArc))) return undefined;
  const arcs = [...new Set(aims.flatMap(({ targetArcs }) => targetArcs))];
  return refuse(
    'not-on-arc-line',
    'R-QR-08',
    `The lines enter the ${arcs.join(' and ')} arc of the target and lie on no arc line. There is no arc to choose.`,
  );
}
