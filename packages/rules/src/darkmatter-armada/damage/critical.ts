/**
 * Critical hits on a ship's own blueprint: where they strike, what stops working and what follows (DA-9.4.11.7, R-DA-144 to
 * R-DA-149). `sufferCriticals` is for whatever hits a ship and leaves the rest to the flow.
 */
import { spaceStruck } from '../../mechanics/blueprint-fleets/data/warships.ts';
import type { Cause } from '../../mechanics/blueprint-fleets/losses/events.ts';
import { emergencyJump, gainDisorder, loseCrew } from '../../mechanics/blueprint-fleets/losses/harm.ts';
import { destroy } from '../../mechanics/blueprint-fleets/losses/withdrawal.ts';
import { isPlaced } from '../../mechanics/blueprint-fleets/ships.ts';
import { blueprints, reactorSpaceIds } from '../data/blueprints.ts';
import { D20 } from '../data/dice.ts';
import { lifeSupports, reactors } from '../data/modules.ts';
import type { EventOf } from '../events.ts';
import type { ShipId, SpaceId } from '../ids.ts';
import { forceLow, giveMarker } from '../markers/placing.ts';
import type { Procedure } from '../procedure.ts';
import { hasCustomization, type PlacedShip } from '../ship/ships.ts';
import { working } from '../ship/stats.ts';
import type { Ship } from '../table.ts';

type Told = EventOf<'critical-hit'>;
type Effect = Pick<Told, 'result' | 'rule'>;

function struckShip(p: Procedure, id: ShipId): PlacedShip | undefined {
  const ship = p.state.ships[id];
  return ship !== undefined && isPlaced(ship) ? ship : undefined;
}

/** The space that a d20 points at on this ship's class. */
export const spaceAt = (ship: Ship, face: number): SpaceId => spaceStruck(blueprints[ship.class], face);

/** Armor Plating and Reinforced Hull are never destroyed: a hit on them is rolled again (DA-12.7.2b, DA-12.7.30, R-DA-145). */
export function deflects(ship: Ship, space: SpaceId): boolean {
  const fitted = ship.spaces[space]?.fitted;
  return fitted?.kind === 'module' && (fitted.module === 'armor-plating' || fitted.module === 'reinforced-hull');
}

/** Something is fitted there that can still be hit (R-DA-144). */
function isIntact({ spaces }: Ship, id: SpaceId): boolean {
  const space = spaces[id];
  return space !== undefined && space.fitted !== null && space.condition === 'working';
}

/** The spaces of the class from the one below `space` down to the lowest. */
function below(ship: Ship, space: SpaceId): readonly SpaceId[] {
  const map = blueprints[ship.class].criticals.map((row): SpaceId => row.space);
  return map.slice(0, map.indexOf(space)).reverse();
}

/** What an intact space suffers. */
function effectOn(ship: Ship, space: SpaceId): Effect {
  const held = ship.spaces[space];
  const fitted = held?.fitted;
  if (fitted?.kind === 'life-support') return { result: 'crew', rule: lifeSupports[fitted.grade].rule };
  if (fitted?.kind === 'reactor') {
    const { critical, rule } = reactors[fitted.reactor];
    return { result: held?.struck === true || critical.hits === 1 ? 'fatal' : 'struck', rule };
  }
  if (space === 'BR') return { result: held?.struck === true ? 'fatal' : 'struck', rule: 'DA-12.7.5' };
  return { result: 'destroyed', rule: ownRule(ship, space) };
}

function ownRule(ship: Ship, space: SpaceId): string {
  const fitted = ship.spaces[space]?.fitted;
  if (space === 'HY') return 'DA-12.7.15b';
  if (space === 'DF') return 'DA-12.7.11';
  if (fitted?.kind === 'module' && fitted.module === 'auxiliary-power-unit') return 'DA-12.7.4';
  if (fitted?.kind === 'module' && fitted.module === 'cargo-space') return 'DA-12.7.7a';
  return 'DA-9.4.11.7a';
}

/** R-DA-86: a ship whose device is gone de-cloaks at once, with both markers. */
function dropCloak(p: Procedure, ship: Ship): void {
  if (!ship.cloaked || working(ship, 'cloaking-device') > 0) return;
  const cause = { rule: 'R-DA-86', by: 'the loss of its Cloaking Device' };
  p.emit({ kind: 'cloak-lost', ship: ship.id, cause });
  giveMarker(p, ship.id, 'commsDown', cause);
  giveMarker(p, ship.id, 'fireControl', cause);
}

/** The lowest-numbered reactor takes the hit of an Auxiliary Power Unit (R-DA-147). */
function strikeReactor(p: Procedure, ship: Ship): void {
  const reactor = reactorSpaceIds.find((space) => isIntact(ship, space));
  if (reactor === undefined) return;
  const cause = { rule: 'DA-12.7.4', by: 'an Auxiliary Power Unit' };
  inflict(p, ship.id, reactor, { rolls: [], passed: [], cause });
}

/** What follows from the hit at once: crew first, Disorder second (R-DA-141). */
function follow(p: Procedure, id: ShipId, space: SpaceId, { result, rule }: Effect): void {
  const ship = struckShip(p, id);
  const fitted = ship?.spaces[space]?.fitted;
  if (ship === undefined || fitted === undefined || fitted === null) return;
  if (fitted.kind === 'life-support') {
    const { name, critical } = lifeSupports[fitted.grade];
    loseCrew(p, id, critical.crew, { rule, by: name });
    return gainDisorder(p, id, critical.disorder, { rule, by: name });
  }
  if (fitted.kind === 'reactor') {
    const { name, critical } = reactors[fitted.reactor];
    if (result === 'fatal') return destroy(p, id, { rule, by: `${name} blew up` });
    return gainDisorder(p, id, critical.disorder, { rule, by: name });
  }
  if (space === 'BR') {
    if (result === 'fatal') return emergencyJump(p, id, 'bridge', { rule, by: 'the Bridge is gone' });
    loseCrew(p, id, 1, { rule, by: 'Bridge' });
    return gainDisorder(p, id, 1, { rule, by: 'Bridge' });
  }
  if (space === 'HY') return p.push({ kind: 'overload', ship: id, cause: { rule, by: 'Hyperdrive' } });
  if (space === 'DR1' || space === 'DR2') return forceLow(p, id);
  if (fitted.kind === 'module' && fitted.module === 'auxiliary-power-unit') return strikeReactor(p, ship);
  return dropCloak(p, ship);
}

type Hit = Pick<Told, 'rolls' | 'passed' | 'cause'>;

function inflict(p: Procedure, id: ShipId, space: SpaceId, hit: Hit): void {
  const ship = struckShip(p, id);
  if (ship === undefined) return;
  const effect = effectOn(ship, space);
  const shieldDropped = effect.result === 'destroyed' ? (ship.shields[space] ?? null) : null;
  p.emit({ kind: 'critical-hit', ship: id, ...hit, space, ...effect, shieldDropped });
  follow(p, id, space, effect);
}

/** The first intact space from `space` down takes the hit; with none it is a miss (DA-9.4.11.7b, DA-9.4.11.7c). */
function passDown(p: Procedure, ship: Ship, spaces: readonly SpaceId[], hit: Omit<Hit, 'passed'>): void {
  const at = spaces.findIndex((space) => isIntact(ship, space) && !deflects(ship, space));
  const passed = at < 0 ? [...spaces] : spaces.slice(0, at);
  const space = spaces[at];
  if (space === undefined) {
    const missed = { space: null, result: 'missed', rule: 'DA-9.4.11.7c', shieldDropped: null } as const;
    return p.emit({ kind: 'critical-hit', ship: ship.id, ...hit, passed, ...missed });
  }
  // What its design loses besides is named after what the hit itself does (DA-12.4.20).
  if (hit.rolls.length > 0 && hasCustomization(ship, 'vulnerable-design'))
    p.push({ kind: 'vulnerable', ship: ship.id, space });
  inflict(p, ship.id, space, { ...hit, passed });
}

export const rollLocation = (p: Procedure, ship: Ship): number =>
  p.dice.roll(D20, 1, `critical hit on ${ship.name}`)[0] ?? 1;

/**
 * One critical hit: rolls for its space, unless the d20 has fallen with `face`, and carries it out; rolls again where armour
 * holds. `piercing`: the next lower space is hit too (R-DA-127). It may push frames; the caller settles what is due after
 * them.
 */
export function criticalHit(
  p: Procedure,
  id: ShipId,
  cause: Cause,
  face: number | null = null,
  piercing = false,
): void {
  const ship = struckShip(p, id);
  if (ship === undefined) return;
  const rolls: Hit['rolls'] = [];
  let space: SpaceId;
  do {
    const fallen = rolls.length === 0 && face !== null ? face : rollLocation(p, ship);
    space = spaceAt(ship, fallen);
    rolls.push({ face: fallen, space });
  } while (deflects(ship, space));
  const before = p.state.ships[id];
  passDown(p, ship, [space, ...below(ship, space)], { rolls, cause });
  if (piercing) strikeBelow(p, id, before ?? ship, space, cause);
}

/** R-DA-127: the space below the one that was hit; a third one never. */
function strikeBelow(p: Procedure, id: ShipId, before: Ship, rolled: SpaceId, cause: Cause): void {
  const ship = struckShip(p, id);
  if (ship === undefined) return;
  const hit = [rolled, ...below(before, rolled)].find((each) => isIntact(before, each) && !deflects(before, each));
  if (hit === undefined) return;
  passDown(p, ship, below(ship, hit), { rolls: [], cause: { rule: 'R-DA-127', by: cause.by } });
}

/** A critical hit on this very space, which is intact. It may push frames; the caller settles what is due after them. */
export const criticalAt = (p: Procedure, id: ShipId, space: SpaceId, cause: Cause): void =>
  inflict(p, id, space, { rolls: [], passed: [], cause });

/**
 * So many critical hits, the condition check and everything else that is due after them. It pushes a frame: call it last.
 * `face` is the d20 of the first one where it has fallen already.
 */
export const sufferCriticals = (
  p: Procedure,
  ship: ShipId,
  left: number,
  cause: Cause,
  face: number | null = null,
): void => p.push({ kind: 'criticals', ship, left, face, cause });

/** What a Vulnerable Design may lose besides: the next intact space below and above, armour left out (R-DA-149). */
export function neighbours(ship: Ship, space: SpaceId): readonly SpaceId[] {
  const map = blueprints[ship.class].criticals.map((row): SpaceId => row.space);
  const at = map.indexOf(space);
  const beside = [map.slice(0, at).reverse(), map.slice(at + 1)];
  return beside
    .flatMap((spaces) => spaces.find((each) => !deflects(ship, each)) ?? [])
    .filter((each) => isIntact(ship, each));
}
