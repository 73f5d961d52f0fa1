/** Who can be fired at, and with what: one offer for each enemy ship that a weapon bears on. */
import { ordnance } from '../../data/ordnance.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { commanderOf, onTable, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { hasCustomization, type PlacedShip, weaponsOf } from '../../ship/ships.ts';
import { inCommand } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { mountArc } from './arcs.ts';
import type { FireOffer, UsableMount, UsableShooter } from './schema.ts';
import { type Aim, aimAt, bears, readinessOf } from './readiness.ts';
import type { Random } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { muster } from './muster.ts';
import type { ShipId } from '../../ids.ts';

function usableMounts(aim: Aim, shortestMils: number): readonly UsableMount[] {
  return weaponsOf(aim.ship).flatMap(({ mount }): UsableMount[] => {
    const alone = bears(aim, mount);
    if (!alone && !bears(aim, mount, shortestMils)) return [];
    const { ordnance: id, dice, torpedo, optimal, need } = readinessOf(aim, mount, alone ? undefined : shortestMils);
    return id === null ? [] : [{ mount, ordnance: id, dice, torpedo, optimal, need, alone }];
  });
}

/** The most dice of one ship in one attack, direct or with torpedoes. */
function mostDice(mounts: readonly UsableMount[]): { direct: number; torpedo: ReadonlyMap<string, number> } {
  const most = (some: readonly UsableMount[]) => Math.max(0, ...some.map(({ dice }) => dice));
  const direct = mounts.filter(({ torpedo }) => !torpedo);
  const warheads = new Map<string, number>();
  for (const { ordnance: id, torpedo, dice } of mounts) if (torpedo) warheads.set(id, (warheads.get(id) ?? 0) + dice);
  const arc = most(direct.filter(({ mount }) => mountArc[mount] !== null));
  return { direct: arc + most(direct.filter(({ mount }) => mountArc[mount] === null)), torpedo: warheads };
}

/** The most weapon dice of one attack: of one ship, or of all that may coordinate. */
function attackDice(shooters: readonly UsableShooter[], coordinated: boolean): number {
  const each = shooters.map(({ mounts, inCommand: joins }) => ({ ...mostDice(mounts), joins }));
  const single = each.flatMap(({ direct, torpedo }) => [direct, ...torpedo.values()]);
  if (!coordinated) return Math.max(0, ...single);
  const joined = each.filter(({ joins }) => joins);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const warheads = new Set(joined.flatMap(({ torpedo }) => [...torpedo.keys()]));
  const together = [
    sum(joined.map(({ direct }) => direct)),
    ...[...warheads].map((id) => sum(joined.map(({ torpedo }) => torpedo.get(id) ?? 0))),
  ];
  return Math.max(0, ...single, ...together);
}

/** `joining` are the ships that may coordinate. */
function usableShooters(aims: readonly Aim[], joining: ReadonlySet<PlacedShip>): UsableShooter[] {
  // A Polaron ray may use the distance of a nearer ship that fires with it: R-QR-114.
  const near = aims.filter(
    (aim) =>
      joining.has(aim.ship) &&
      weaponsOf(aim.ship).some(({ mount, weapon }) => !ordnance[weapon.ordnance].torpedo && bears(aim, mount)),
  );
  const shortest = Math.min(...near.map(({ rangeMils }) => rangeMils));
  return aims.flatMap((aim) => {
    const own = aim.rangeMils;
    const mounts = usableMounts(aim, joining.has(aim.ship) ? Math.min(own, shortest) : own);
    if (mounts.length === 0) return [];
    return [{ ship: aim.ship.id, rangeMils: own, arcs: aim.arcs, mounts, inCommand: joining.has(aim.ship) }];
  });
}

/** What all attacks of the squadron have in common. */
interface Battery {
  /** The ships that may coordinate. */
  readonly joining: ReadonlySet<PlacedShip>;
  /** The ships whose Target Resolution may help. */
  readonly helpers: readonly ShipId[];
}

function batteryOf(state: OpenTable, squadron: Squadron, ships: readonly PlacedShip[]): Battery {
  const commanded = commanderOf(state, squadron) !== undefined;
  return {
    joining: new Set(commanded ? ships.filter((ship) => inCommand(state, squadron, ship)) : []),
    helpers: onTable(state, squadron.seat)
      .filter((ship) => hasCustomization(ship, 'target-resolution') && !ship.activation.targetResolutionUsed)
      .map(({ id }) => id),
  };
}

function fireOffer(target: PlacedShip, aims: readonly Aim[], { joining, helpers }: Battery): FireOffer {
  const shooters = usableShooters(aims, joining);
  const coordinated = shooters.filter((each) => each.inCommand).length > 1;
  const dice = attackDice(shooters, coordinated);
  return {
    kind: 'fire',
    label: `Fire up to ${dice} dice at ${target.name}`,
    target: target.id,
    shooters,
    coordinated,
    dice,
    targetResolution: helpers,
    about: [`ship:${target.id}`, ...shooters.map(({ ship }) => `ship:${ship}`)],
    rule: coordinated ? 'QR-8.4.4.2a' : 'QR-8.4.4.1a',
  };
}

/** A target is offered where a weapon bears on it without the distance of another ship. */
export function* fireOffers(state: OpenTable, squadron: Squadron): Generator<() => FireOffer> {
  const ships = squadronShips(state, squadron).filter((ship) => weaponsOf(ship).length > 0);
  for (const target of onTable(state, opponentOf(state, squadron.seat))) {
    const aims = ships.map((ship) => aimAt(state, ship, target));
    if (aims.some((aim) => weaponsOf(aim.ship).some(({ mount }) => bears(aim, mount))))
      yield () => fireOffer(target, aims, batteryOf(state, squadron, ships));
  }
}

type Fire = CommandOf<'fire'>;

/** The best of some weapons by dice, or none. */
const best = (mounts: readonly UsableMount[]): readonly UsableMount[] =>
  [...mounts].sort((a, b) => b.dice - a.dice).slice(0, 1);

/** All that one ship can put into a direct attack, or into a torpedo attack with one warhead. */
function everything(mounts: readonly UsableMount[], warhead: string | null): readonly UsableMount[] {
  if (warhead !== null) return mounts.filter(({ ordnance }) => ordnance === warhead).slice(0, 2);
  const direct = mounts.filter(({ torpedo }) => !torpedo);
  return [
    ...best(direct.filter(({ mount }) => mountArc[mount] !== null)),
    ...best(direct.filter(({ mount }) => mountArc[mount] === null)),
  ];
}

const pick = <T>(items: readonly T[], random: Random): T | undefined => items[Math.floor(random() * items.length)];

function command(offer: FireOffer, shooters: readonly UsableShooter[], warhead: string | null, random: Random): Fire {
  const orders = shooters.flatMap(({ ship, mounts }) => {
    const chosen = everything(mounts, warhead);
    return chosen.length === 0 ? [] : [{ ship, mounts: chosen.map(({ mount }) => ({ mount })) }];
  });
  const helper = random() < 0.5 ? pick(offer.targetResolution, random) : undefined;
  return {
    kind: 'fire',
    target: offer.target,
    shooters: orders,
    ...(random() < 0.3 ? { arcs: 'several' as const } : {}),
    ...(helper === undefined ? {} : { targetResolution: helper }),
  };
}

/** A command that the check accepts: coordinated fire where it may be, else one ship, else one weapon. */
export function sampleFire(state: OpenTable, squadron: Squadron, offer: FireOffer, random: Random): Fire {
  const warheads = offer.shooters.flatMap(({ mounts }) =>
    mounts.flatMap((each) => (each.torpedo ? [each.ordnance] : [])),
  );
  const tries: Fire[] = [];
  const joined = offer.shooters.filter(({ inCommand }) => inCommand);
  if (offer.coordinated && random() < 0.7) tries.push(command(offer, joined, null, random));
  const shooter = pick(offer.shooters, random);
  if (shooter !== undefined) tries.push(command(offer, [shooter], pick([null, ...warheads], random) ?? null, random));
  for (const { ship, mounts } of offer.shooters)
    for (const { mount } of mounts.filter(({ alone }) => alone))
      tries.push({ kind: 'fire', target: offer.target, shooters: [{ ship, mounts: [{ mount }] }] });
  const legal = tries.find((each) => each.shooters.length > 0 && muster(state, squadron, each).ok);
  if (legal === undefined) throw new Error(`no legal fire at ${offer.target}`);
  return legal;
}
