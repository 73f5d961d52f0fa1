/** Launching fighters, by Catapult Launchers before the carrier moves. */
import type { Random, Rejection, RuleId } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { StandingPiece } from '../ground.ts';
import type { FighterId, Point } from '../ids.ts';
import type { Fighter } from '../records.ts';
import { besideFault, type DeployRules, placedAs, tokensBeside } from '../setup/deploying.ts';
import { fightersOf, type Placed } from '../ships.ts';
import type { Table } from '../table.ts';
import type { LaunchTerms } from './schema.ts';

export type Launched = { readonly fighter: FighterId; readonly at: Point }[];

/** Launched without a price, and at most; more than the free ones cost one Disorder in all. */
const FREE = 3;
const MOST = 6;

/** Markers for a launch of that many. */
export const launchPrice = (count: number): number => (count > FREE ? 1 : 0);

export interface LaunchRules {
  readonly deploying: DeployRules;
  readonly launch: RuleId;
  readonly more: RuleId;
  /** Why the ship launches nothing now, its one special action included. */
  carrierFault(state: Table, ship: Placed): Rejection | undefined;
  /** How many this ship may launch now, if fewer, and why not more. */
  limit(state: Table, ship: Placed): { readonly most: number; readonly fault: Rejection } | undefined;
}

export interface Launching {
  readonly aboard: (state: Table, ship: Placed) => readonly Fighter[];
  /** Why the fighters cannot be launched so. The moment of the launch is judged by its segment. */
  readonly launchFault: (state: Table, ship: Placed, fighters: Launched) => Rejection | undefined;
  /** Whether the ship may launch now, and a token finds room beside it. */
  readonly canLaunch: (state: Table, ship: Placed) => boolean;
  /** What a ship that can launch may launch now. */
  readonly launchTerms: (state: Table, ship: Placed) => LaunchTerms;
  /** A launch that fits the terms: some of the fighters, from a bearing taken by chance. */
  readonly sampleLaunch: (state: Table, ship: Placed, terms: LaunchTerms, random: Random) => Launched;
}

function countFault(rules: LaunchRules, state: Table, ship: Placed, count: number): Rejection | undefined {
  const { launch, more } = rules;
  if (count === 0) return refuse('no-fighters', launch, `Name the fighters that ${ship.name} launches: 1 to ${MOST}.`);
  if (count > MOST)
    return refuse(
      'too-many-fighters',
      more,
      `${ship.name} launches at most ${MOST} fighters. Keep ${count - MOST} aboard.`,
    );
  const limit = rules.limit(state, ship);
  return limit !== undefined && count > limit.most ? limit.fault : undefined;
}

export function launchingBy(rules: LaunchRules): Launching {
  const { deploying, launch } = rules;
  const { ground } = deploying;
  const base = (ship: Placed) => ({ at: ship.at, radiusMils: ground.radiusOf(ship) });
  const aboard = (state: Table, ship: Placed): readonly Fighter[] =>
    fightersOf(state, ship.id).filter((fighter) => fighter.place === 'aboard');
  /** Free places around the carrier for these fighters, starting on a bearing; fewer where room is short. */
  const places = (state: Table, ship: Placed, fighters: readonly Fighter[], preferredCdeg: number): Launched => {
    const carrier = { name: ship.name, base: base(ship) };
    return tokensBeside(deploying, state, fighters, carrier, [...ground.standing(state)], preferredCdeg);
  };
  const placeFault = (state: Table, ship: Placed, fighters: Launched): Rejection | undefined => {
    const others: StandingPiece[] = [...ground.standing(state)];
    const carrier = { name: ship.name, base: base(ship) };
    const ready = new Map(aboard(state, ship).map((fighter) => [fighter.id, fighter]));
    for (const { fighter: id, at } of fighters) {
      const fighter = ready.get(id);
      if (fighter === undefined)
        return refuse(
          'not-aboard',
          launch,
          `Only fighters aboard ${ship.name} can be launched, each once. Choose from those.`,
        );
      ready.delete(id);
      const fault = besideFault(deploying, state, fighter, at, carrier, others);
      if (fault !== undefined) return fault;
      others.push(placedAs(fighter, { at, radiusMils: ground.tokenRadiusMils }));
    }
    return undefined;
  };
  return {
    aboard,
    launchFault: (state, ship, fighters) =>
      rules.carrierFault(state, ship) ??
      countFault(rules, state, ship, fighters.length) ??
      placeFault(state, ship, fighters),
    canLaunch: (state, ship) =>
      rules.carrierFault(state, ship) === undefined &&
      rules.limit(state, ship)?.most !== 0 &&
      places(state, ship, aboard(state, ship).slice(0, 1), ship.facingCdeg).length > 0,
    launchTerms: (state, ship) => {
      const ready = aboard(state, ship);
      const most = Math.min(ready.length, rules.limit(state, ship)?.most ?? MOST, MOST);
      const room = places(state, ship, ready.slice(0, most), ship.facingCdeg).length;
      return {
        ship: ship.id,
        fighters: ready.map((fighter) => fighter.id),
        free: Math.min(FREE, room),
        most: room,
        price: 1,
        around: ship.at,
        ringMils: ground.radiusOf(ship) + ground.tokenRadiusMils,
      };
    },
    sampleLaunch: (state, ship, terms, random) => {
      const count = 1 + Math.floor(random() * (random() < 0.7 ? terms.free : terms.most));
      const ready = aboard(state, ship).slice(0, count);
      const placed = places(state, ship, ready, Math.floor(random() * 36_000));
      return placed.length > 0 ? placed : places(state, ship, ready, ship.facingCdeg);
    },
  };
}
