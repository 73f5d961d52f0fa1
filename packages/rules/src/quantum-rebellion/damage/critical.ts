/** Critical hits on the ship's own blueprint: where they strike and what stops (R-QR-147 to R-QR-154). */
import { spaceStruck } from '../../mechanics/blueprint-fleets/data/warships.ts';
import { blueprints, type SpaceId } from '../data/blueprints.ts';
import { dropUnpowered } from '../specials/cloak/cloaking.ts';
import { optionOf, type Ship } from '../table.ts';
import type { Procedure } from '../procedure.ts';
import { shipOf } from '../../mechanics/blueprint-fleets/ships.ts';
import { criticalRating, unmanned } from '../ship/stats.ts';
import type { Cause } from '../../mechanics/blueprint-fleets/losses/events.ts';
import type { CriticalResult } from './events.ts';
import { emergencyJump, loseCrew } from '../../mechanics/blueprint-fleets/losses/harm.ts';
import { destroy } from '../../mechanics/blueprint-fleets/losses/withdrawal.ts';
import type { ShipId } from '../ids.ts';

/** The space that a d20 strikes on this ship's class: QR-11.2a. */
export const struckSpace = (ship: Ship, face: number): SpaceId => spaceStruck(blueprints[ship.class], face);

interface Effect {
  readonly result: CriticalResult;
  readonly rule: string;
}

const nothing = (rule: string): Effect => ({ result: 'no-effect', rule });

/** What a hit on `space` does to the ship as it stands. */
export function criticalEffect(ship: Ship, space: SpaceId): Effect {
  const struck = ship.spaces[space];
  if (struck === undefined || struck.fitted === null) return nothing('R-QR-147');
  const broken = struck.condition !== 'working';
  if (struck.fitted.kind === 'module') {
    if (struck.fitted.module === 'reinforced-hull') return nothing('QR-11.6.27b');
    if (struck.fitted.module === 'cargo-space' && !broken) return { result: 'destroyed', rule: 'QR-11.6.8b' };
  }
  if (space === 'LS') return unmanned(ship) ? nothing('QR-11.4.19c') : { result: 'crew', rule: 'QR-11.6.17a' };
  if (space === 'BR' && broken) return { result: 'fatal', rule: 'QR-11.6.6a' };
  if ((space === 'RE1' || space === 'RE2') && broken) return { result: 'fatal', rule: 'QR-11.6.26b' };
  return broken ? nothing('R-QR-147') : { result: 'offline', rule: offlineRule[space] ?? 'QR-8.4.8.7b' };
}

const offlineRule: Partial<Record<SpaceId, string>> = {
  BR: 'R-QR-149',
  RE1: 'QR-11.6.26a',
  RE2: 'QR-11.6.26a',
  HY: 'QR-11.6.15a',
  DF: 'QR-11.6.11a',
  DR1: 'R-QR-154',
  DR2: 'R-QR-154',
  HG: 'R-QR-152',
};

const armored = (ship: Ship, space: SpaceId): boolean => {
  const fitted = ship.spaces[space]?.fitted;
  return fitted?.kind === 'module' && fitted.module === 'armor-plating';
};

/** Rolls a critical hit and carries it out: QR-8.4.8.7a. Nothing happens to a ship that is gone. */
export function criticalHit(p: Procedure, shipId: ShipId, cause: Cause): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || ship.place !== 'table') return;
  const rolls: { face: number; space: SpaceId }[] = [];
  // Only where the players have agreed so (R-QR-147); a blueprint always has core spaces to strike.
  const again = optionOf(p.state.match, 'rerollEmptyCriticals');
  let space: SpaceId;
  do {
    const face = p.dice.roll(20, 1, `critical hit on ${ship.name}`)[0] ?? 1;
    space = struckSpace(ship, face);
    rolls.push({ face, space });
  } while (armored(ship, space) || (again && ship.spaces[space]?.fitted === null));
  const { result, rule } = criticalEffect(ship, space);
  const shieldDropped = result === 'offline' ? (ship.shields[space] ?? null) : null;
  p.emit({ kind: 'critical-hit', ship: shipId, rolls, space, result, rule, shieldDropped, cause });
  dropUnpowered(p, shipId);
  if (result === 'crew') loseCrew(p, shipId, 2, { rule, by: 'Life Support' });
  if (result === 'fatal' && space === 'BR') emergencyJump(p, shipId, 'bridge', { rule, by: 'the Bridge is gone' });
  if (result === 'fatal' && space !== 'BR') destroy(p, shipId, { rule, by: 'a Reactor blew up' });
}

/** One critical hit when the hits inflicted reach the current CR: QR-8.4.5.3n, R-QR-131. */
export function criticalByRating(p: Procedure, shipId: ShipId, hits: number, cause: Cause): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || ship.place !== 'table') return;
  if (hits > 0 && hits >= criticalRating(shipOf(p.state, shipId))) criticalHit(p, shipId, cause);
}
