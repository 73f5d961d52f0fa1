/** Everything that a squadron may fire now: single weapons, salvos, Coordinated Fire. */
import type { Random } from '../../../kernel/contract.ts';
import type { Offering } from '../../../kernel/ruleset/offer.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { placedShips, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { spaceName } from '../../damage/space-name.ts';
import type { MountId } from '../../ids.ts';
import { type PlacedShip, weaponsOf } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import { type Aim, aimAt, quadrantOf } from './aim.ts';
import { muster } from './muster.ts';
import { isTorpedo, shooterFault, weaponBar } from './readiness.ts';
import type { FireCommand, FireMode, FireOffer } from './schema.ts';

type Shooter = FireOffer['shooters'][number];

/** The weapons of a ship that could fire at all. */
const loaded = (ship: PlacedShip): readonly MountId[] =>
  shooterFault(ship) !== undefined
    ? []
    : weaponsOf(ship).flatMap(({ mount, space }) =>
        space.condition === 'working' && !ship.activation.fired.includes(mount) ? [mount] : [],
      );

interface Armed {
  readonly ship: PlacedShip;
  readonly mounts: readonly MountId[];
}

function bearing(
  state: OpenTable,
  { ship }: Armed,
  mounts: readonly MountId[],
  aim: Aim,
  rangeMils: number,
  together: boolean,
): Shooter {
  const ready = mounts.filter((mount) => weaponBar(state, aim, mount, rangeMils, together) === undefined);
  return { ship: ship.id, mounts: ready };
}

/** One weapon of a quadrant, and turrets (R-DA-105). */
const oneQuadrant = (mounts: readonly MountId[]): readonly MountId[] => {
  const first = mounts.find((mount) => quadrantOf[mount] !== null);
  return mounts.filter((mount) => quadrantOf[mount] === null || mount === first);
};

/** Those of the ships that can fire together at the distance that they have then (R-DA-106). */
function joint(state: OpenTable, armed: readonly Armed[], aims: readonly Aim[]): readonly Shooter[] {
  let joining = armed.map((each, index) => ({ each, aim: aims[index] }));
  for (;;) {
    const rangeMils = Math.min(...joining.map(({ aim }) => aim?.rangeMils ?? 0));
    const shooters = joining.map(({ each, aim }) => {
      const direct = each.mounts.filter((mount) => !isTorpedo(each.ship, mount));
      return aim === undefined
        ? { ship: each.ship.id, mounts: [] }
        : bearing(state, each, direct, aim, rangeMils, true);
    });
    const left = joining.filter((_, index) => (shooters[index]?.mounts.length ?? 0) > 0);
    if (left.length === joining.length)
      return shooters.map(({ ship, mounts }) => ({ ship, mounts: oneQuadrant(mounts) }));
    if (left.length < 2) return [];
    joining = left;
  }
}

const commandOf = (target: PlacedShip, shooters: readonly Shooter[]): FireCommand => ({
  kind: 'fire',
  target: target.id,
  shooters: shooters.map(({ ship, mounts }) => ({ ship, mounts: [...mounts] })),
});

function offerOf(target: PlacedShip, mode: FireMode, shooters: readonly Shooter[], rangeMils: number, label: string) {
  const about = [...shooters.map(({ ship }) => `ship:${ship}`), `ship:${target.id}`];
  const rule = mode === 'single' ? 'DA-9.4.7' : mode === 'salvo' ? 'DA-12.6a' : 'DA-9.4.6a';
  return {
    kind: 'fire',
    label,
    about,
    rule,
    target: target.id,
    mode,
    rangeMils,
    shooters,
  } as const satisfies FireOffer;
}

function* ofShip(state: OpenTable, armed: Armed, aim: Aim): Generator<Offering<FireOffer>> {
  const { ship, mounts } = armed;
  const { target, rangeMils } = aim;
  const torpedoes: MountId[] = [];
  // One after another: mostly it is asked for the first offer alone.
  for (const mount of mounts) {
    if (weaponBar(state, aim, mount, rangeMils, false) !== undefined) continue;
    if (isTorpedo(ship, mount)) torpedoes.push(mount);
    else
      yield () => {
        const label = `Fire ${spaceName(ship, mount)} of ${ship.name} at ${target.name}`;
        return offerOf(target, 'single', [{ ship: ship.id, mounts: [mount] }], rangeMils, label);
      };
  }
  if (torpedoes.length === 0) return;
  yield () => {
    const label = `Launch the torpedoes of ${ship.name} at ${target.name}`;
    return offerOf(target, 'salvo', [{ ship: ship.id, mounts: torpedoes }], rangeMils, label);
  };
}

/** Several ships at one target: with direct fire, and with torpedoes where all have Multiplex Targeting. */
function* ofSeveral(
  state: OpenTable,
  squadron: Squadron,
  armed: readonly Armed[],
  aims: readonly Aim[],
): Generator<Offering<FireOffer>> {
  const target = aims[0]?.target;
  if (target === undefined || armed.length < 2) return;
  const salvo = armed
    .map((each, index): Shooter => {
      const aim = aims[index];
      const torpedoes = each.mounts.filter((mount) => isTorpedo(each.ship, mount));
      return aim === undefined
        ? { ship: each.ship.id, mounts: [] }
        : bearing(state, each, torpedoes, aim, aim.rangeMils, false);
    })
    .filter(({ mounts }) => mounts.length > 0);
  for (const [mode, shooters] of [
    ['coordinated', joint(state, armed, aims)],
    ['salvo', salvo],
  ] as const) {
    if (shooters.length < 2) continue;
    const mustered = muster(state, squadron, commandOf(target, shooters));
    if (!mustered.ok) continue;
    const { rangeMils } = mustered.attack;
    const words = mode === 'salvo' ? 'Launch all torpedoes' : 'Coordinate fire';
    yield () => offerOf(target, mode, shooters, rangeMils, `${words} of ${squadron.name} at ${target.name}`);
  }
}

export function* fireOffers(state: OpenTable, squadron: Squadron): Generator<Offering<FireOffer>> {
  const armed = squadronShips(state, squadron)
    .map((ship): Armed => ({ ship, mounts: loaded(ship) }))
    .filter(({ mounts }) => mounts.length > 0);
  if (armed.length === 0) return;
  for (const target of placedShips(state)) {
    if (target.seat === squadron.seat || target.cloaked) continue;
    const aims: Aim[] = [];
    for (const each of armed) {
      const aim = aimAt(state, each.ship, target);
      aims.push(aim);
      yield* ofShip(state, each, aim);
    }
    yield* ofSeveral(state, squadron, armed, aims);
  }
}

/** The whole offer, or some two or more of its ships where they can fire without the others. */
export function sampleFire(state: OpenTable, squadron: Squadron, offer: FireOffer, random: Random): FireCommand {
  const command = (shooters: FireOffer['shooters']): FireCommand => ({
    kind: 'fire',
    target: offer.target,
    shooters: shooters.map(({ ship, mounts }) => ({ ship, mounts: [...mounts] })),
  });
  const some = command(offer.shooters.filter(() => random() < 0.7));
  const whole = command(offer.shooters);
  const enough = some.shooters.length > 1 && some.shooters.length < whole.shooters.length;
  return enough && muster(state, squadron, some).ok ? some : whole;
}
