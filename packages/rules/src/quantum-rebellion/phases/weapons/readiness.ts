/** Which weapons of a ship bear on a target now, and why the others do not. */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { distances } from '../../data/sizes.ts';
import { mountName } from '../../damage/space-name.ts';
import { ordnance } from '../../data/ordnance.ts';
import type { Arc, MountId, OrdnanceId } from '../../ids.ts';
import { optionOf, type Ship } from '../../table.ts';
import { bearing, inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { PlacedShip, Weapon } from '../../ship/ships.ts';
import { working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { cloakedAttacker, cloakedTarget, isCloaked } from '../../specials/cloak/cloaking.ts';
import { arcsHolding, arcSpan, bearingFrom, mountArc, shieldedArcs } from './arcs.ts';
import { inOptimalBand, optimalBand, toHit } from './range.ts';
import { sightline, type Sightline } from './sight.ts';

/**
 * How a shooter sees a target: worked out once for all its mounts, and only as far as somebody asks. Most weapons are
 * passed over before the line to the target matters.
 */
export class Aim {
  readonly ship: PlacedShip;
  readonly target: PlacedShip;
  readonly #state: OpenTable;
  #rangeMils: number | undefined;
  #line: Sightline | undefined;
  #arcs: readonly Arc[] | undefined;
  #targetArcs: readonly Arc[] | undefined;

  constructor(state: OpenTable, ship: PlacedShip, target: PlacedShip) {
    this.#state = state;
    this.ship = ship;
    this.target = target;
  }

  get line(): Sightline {
    return (this.#line ??= sightline(this.#state, this.ship, this.target));
  }

  get rangeMils(): number {
    return (this.#rangeMils ??= distanceMils(this.ship.at, this.target.at));
  }

  /** Arcs of the shooter that hold the target. */
  get arcs(): readonly Arc[] {
    return (this.#arcs ??= arcsHolding(this.ship, this.target.at));
  }

  /** Arcs of the target that the line enters. */
  get targetArcs(): readonly Arc[] {
    return (this.#targetArcs ??= arcsHolding(this.target, this.ship.at));
  }

  /** By agreement Disruptor fire passes the target's shield (R-QR-127). */
  get disruptorPasses(): boolean {
    return optionOf(this.#state.match, 'disruptorPassesShield');
  }
}

export const aimAt = (state: OpenTable, ship: PlacedShip, target: PlacedShip): Aim => new Aim(state, ship, target);

export interface MountReadiness {
  readonly mount: MountId;
  readonly ordnance: OrdnanceId | null;
  /** Dice it can still fire. */
  readonly dice: number;
  readonly torpedo: boolean;
  readonly optimal: boolean;
  readonly need: number;
  readonly rules: readonly string[];
  /** Null where the weapon may fire. */
  readonly why: Rejection | null;
}

const torpedoNearMils = ordnance['torpedo-explosive'].optimalMils[0];
const weaponWords = (mount: MountId, weapon: Weapon): string =>
  `${ordnance[weapon.ordnance].name} (${mountName[mount]})`;

export function weaponIn(ship: Ship, mount: MountId): Weapon | undefined {
  const fitted = ship.spaces[mount]?.fitted;
  return fitted?.kind === 'weapon' ? fitted : undefined;
}

/** Other arc mounts that the ship has fired in this activation. */
const otherArcsFired = (ship: Ship, mount: MountId): readonly MountId[] =>
  (Object.keys(ship.activation.fired) as MountId[]).filter((each) => each !== mount && mountArc[each] !== null);

/** A refusal that is put into words only where somebody asks for them: offers pass over most weapons. */
type Fault = () => Rejection;

/** Use in this activation: QR-8.4.5.3i, R-QR-112, R-QR-122, QR-8.3.6b. */
function whySpent(ship: Ship, mount: MountId, weapon: Weapon, target: Ship): Fault | null {
  const fired = ship.activation.fired[mount] ?? 0;
  if (ship.activation.special === 'full-thrust')
    return () =>
      refuse('full-thrust', 'QR-8.3.6b', `${ship.name} used Full Thrust and fires no weapon in this activation.`);
  if (fired >= weapon.dice || (fired > 0 && working(ship, 'multiplex-targeting') === 0))
    return () =>
      refuse(
        'weapon-fired',
        'QR-8.4.5.3i',
        `${weaponWords(mount, weapon)} of ${ship.name} has fired. Each weapon fires once per activation.`,
      );
  if (fired > 0 && (ship.activation.aimed[mount] ?? []).includes(target.id))
    return () =>
      refuse(
        'same-target-again',
        'R-QR-122',
        `${weaponWords(mount, weapon)} of ${ship.name} has fired at ${target.name}. Its other ${weapon.dice - fired} dice are for other targets.`,
      );
  if (mountArc[mount] === null) return null;
  const others = otherArcsFired(ship, mount);
  if (ship.activation.arcs === 'one' && others.length > 0)
    return () =>
      refuse(
        'one-arc-declared',
        'R-QR-112',
        `${ship.name} declared one arc and fired ${others.map((each) => mountName[each]).join(', ')}. Only its turrets may still fire.`,
      );
  const same = others.find((each) => (ship.activation.aimed[each] ?? []).includes(target.id));
  if (same === undefined) return null;
  return () =>
    refuse(
      'other-arc-fired',
      'QR-8.4.5.3e',
      `${ship.name} has fired at ${target.name} from its ${mountName[same]} arc. Choose another target for ${weaponWords(mount, weapon)}.`,
    );
}

const distanceOf = ({ ship, target, rangeMils }: Aim): string =>
  `${target.name} is ${inches(rangeMils)} from ${ship.name}.`;

/** Distance: QR-8.4.5.3f, QR-11.5.16c, QR-11.5.14b; the Polaron limit looks at the attack's shortest distance. */
function whyTooFar(aim: Aim, mount: MountId, weapon: Weapon, shortestMils: number): Fault | null {
  const { ship, rangeMils } = aim;
  if (rangeMils > distances.longestShotMils + distances.toleranceMils)
    return () =>
      refuse('out-of-range', 'QR-8.4.5.3f', `${distanceOf(aim)} Weapons reach ${inches(distances.longestShotMils)}.`);
  const { torpedo, onlyInOptimalRange } = ordnance[weapon.ordnance];
  if (torpedo && rangeMils < torpedoNearMils - distances.toleranceMils)
    return () =>
      refuse('torpedo-range', 'QR-11.5.16c', `${distanceOf(aim)} Torpedoes need ${inches(torpedoNearMils)} to 48.0″.`);
  if (!torpedo && onlyInOptimalRange && !inOptimalBand(ship, weapon.ordnance, shortestMils)) {
    const [, farEnd] = optimalBand(ship, weapon.ordnance);
    return () =>
      refuse(
        'polaron-range',
        'QR-11.5.14b',
        `${distanceOf(aim)} ${weaponWords(mount, weapon)} fires only inside its Optimal Range, up to ${inches(farEnd)}.`,
      );
  }
  return null;
}

/** Arc, line and shields of direct fire: QR-8.4.5.3b-c, QR-1.10.3a, R-QR-127. */
function whyNoLine(aim: Aim, mount: MountId, weapon: Weapon): Fault | null {
  const { ship, target, arcs } = aim;
  const arc = mountArc[mount];
  if (arc !== null && !arcs.includes(arc))
    return () =>
      refuse(
        'out-of-arc',
        'QR-8.4.5.3c',
        `${target.name} bears ${bearing(bearingFrom(ship, target.at))} from ${ship.name}: its ${arc} arc holds ${arcSpan[arc]}. ` +
          `Use a ${arcs.join(' or ')} weapon or a turret.`,
        { arcs: [...arcs] },
      );
  const { blockedBy } = aim.line;
  if (blockedBy !== null)
    return () =>
      refuse(
        'line-blocked',
        'QR-8.4.5.3b',
        `${blockedBy.name} blocks the line from ${ship.name} to ${target.name} over ${inches(blockedBy.insideMils)}. ` +
          'Torpedoes need no line.',
        { terrain: blockedBy.terrain },
      );
  const own = shieldedArcs(ship);
  const open = (arc === null ? arcs : [arc]).filter((each) => !own.includes(each));
  if (open.length === 0)
    return () =>
      refuse(
        'own-shield',
        'QR-1.10.3a',
        `${ship.name} holds its own shield up to ${arcs.join(' and ')}: ${weaponWords(mount, weapon)} cannot fire through it.`,
      );
  const passes = aim.disruptorPasses && weapon.ordnance === 'disruptor';
  const shields = passes ? [] : shieldedArcs(target);
  if (shields.length === 0) return null;
  const { targetArcs } = aim;
  if (targetArcs.every((each) => shields.includes(each)))
    return () =>
      refuse(
        'target-shield',
        'QR-1.10.3a',
        `The line from ${ship.name} meets the ${targetArcs.join(' and ')} shield of ${target.name}. Fire from another side, or torpedoes.`,
      );
  return null;
}

/** The first reason why a fitted weapon cannot fire, or null where it may. */
function faultOf(aim: Aim, mount: MountId, weapon: Weapon, shortestMils: number): Fault | null {
  const { ship, target } = aim;
  if (isCloaked(ship)) return () => cloakedAttacker(ship);
  if (isCloaked(target)) return () => cloakedTarget(target);
  if (ship.spaces[mount]?.condition !== 'working')
    return () =>
      refuse(
        'weapon-offline',
        'QR-8.4.8.7b',
        `${weaponWords(mount, weapon)} of ${ship.name} is offline until repaired.`,
      );
  // Torpedoes need no line, and they pass shields (QR-1.10.3b).
  return (
    whySpent(ship, mount, weapon, target) ??
    whyTooFar(aim, mount, weapon, shortestMils) ??
    (ordnance[weapon.ordnance].torpedo ? null : whyNoLine(aim, mount, weapon))
  );
}

/** Whether a mount may fire at the distance of the whole attack. */
export function bears(aim: Aim, mount: MountId, shortestMils = aim.rangeMils): boolean {
  const weapon = weaponIn(aim.ship, mount);
  return weapon !== undefined && faultOf(aim, mount, weapon, shortestMils) === null;
}

/** One mount against one target; `shortestMils` is the distance of the whole attack where others join it. */
export function readinessOf(aim: Aim, mount: MountId, shortestMils = aim.rangeMils): MountReadiness {
  const { ship } = aim;
  const weapon = weaponIn(ship, mount);
  if (weapon === undefined) {
    const why = refuse('no-weapon', 'QR-11.1q', `${ship.name} has no weapon in its ${mountName[mount]} mount.`);
    return { mount, ordnance: null, dice: 0, torpedo: false, optimal: false, need: 6, rules: [], why };
  }
  const { torpedo } = ordnance[weapon.ordnance];
  const why = faultOf(aim, mount, weapon, shortestMils)?.() ?? null;
  const dice = weapon.dice - (ship.activation.fired[mount] ?? 0);
  const aimed = toHit(ship, mount, weapon.ordnance, shortestMils, ship.activation.arcs);
  return { mount, ordnance: weapon.ordnance, dice: Math.max(0, dice), torpedo, ...aimed, why };
}

/** Whether and how one mount of `ship` can fire at `target` alone, for the panel and for tooltips. */
export const mountReadiness = (
  state: OpenTable,
  ship: PlacedShip,
  mount: MountId,
  target: PlacedShip,
): MountReadiness => readinessOf(aimAt(state, ship, target), mount);
