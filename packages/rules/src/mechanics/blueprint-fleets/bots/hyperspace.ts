/** How a captain comes out of hyperspace, and how it jumps. */
import { bearingCdeg, distanceMils } from '../../../geometry/table/index.ts';
import type { Random, Seat } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import type { Pose } from '../../open-table/index.ts';
import type { Point, SquadronId } from '../ids.ts';
import type { JumpOffer } from '../jumps/schema.ts';
import type { EntryPortalOffer } from '../reserve/offers.ts';
import { opponentOf } from '../seats.ts';
import { isPlaced, onTable, type Placed } from '../ships.ts';
import type { Ship } from '../table.ts';
import type { Appraisal } from './firepower.ts';
import { nearestTo } from './steering.ts';
import { firstLegal, type BotJudging, type TableOf } from './thoughts.ts';

const TRIES = 24;
const RISK = 0.7;
/** What a jump has to bring before a ship makes one. */
const GAIN = 4;

interface JumpOrder extends Kind {
  readonly at: Point;
  readonly facingCdeg: number;
}

/** What a game tells a captain that comes and goes by hyperspace. */
export interface HyperspaceRules<S extends Ship, C extends JumpOrder> extends BotJudging, Appraisal<S> {
  /** A place where a portal may open. */
  sampleEntrySpot(state: TableOf<S>, by: Seat, random: Random): Point;
  /** Who still waits then is lost. */
  readonly lostFromRound: number;
  /** A jump that fits the offer; undefined where the game has answered something else. */
  sampleJump(state: TableOf<S>, offer: JumpOffer, by: Seat, random: Random): C | undefined;
  /** The share of the drift's faces that would lose the ship. */
  peril(state: TableOf<S>, ship: Placed<S>, offer: JumpOffer, stance: Pose): number;
  /** Troops wait for nothing, and come out as near to where they land as they can. */
  carriesTroops(state: TableOf<S>, ship: S): boolean;
  errandCost(state: TableOf<S>, ship: S, end: Pose): number;
}

/** At a place, facing the nearest enemy. */
export function facingThem(at: Point, enemies: readonly { readonly at: Point }[]): Pose {
  const nearest = nearestTo(at, enemies);
  const apart = nearest !== undefined && distanceMils(at, nearest.at) > 0;
  return { at, facingCdeg: apart ? bearingCdeg(at, nearest.at) : 0 };
}

export interface EntryOrder {
  kind: 'place-entry-portal';
  squadron: SquadronId;
  at: Point;
}

export interface HyperspaceThoughts<S extends Ship, C extends JumpOrder> {
  /** The first squadron that finds a place worth coming out at, or none yet; in the last round any place is better than none. */
  readonly comeOut: (
    state: TableOf<S>,
    offers: readonly Kind[],
    by: Seat,
    random: Random,
  ) => EntryOrder | { kind: 'pass-reserve' } | undefined;
  /** A ship with nobody to fire at jumps to where there is somebody. */
  readonly jump: (state: TableOf<S>, offers: readonly Kind[], by: Seat, random: Random) => C | undefined;
}

export function hyperspaceBy<S extends Ship, C extends JumpOrder>(
  rules: HyperspaceRules<S, C>,
): HyperspaceThoughts<S, C> {
  const standingAt = (ship: S, stance: Pose, enemies: readonly Placed<S>[]): number =>
    rules.firepower(ship, stance, enemies) - RISK * rules.exposure(ship, stance, enemies);

  function openPortal(state: TableOf<S>, offer: EntryPortalOffer, by: Seat, random: Random): EntryOrder | undefined {
    const enemies = onTable(state, opponentOf(state, by));
    const ships = (state.squadrons[offer.squadron]?.ships ?? []).flatMap((id) => state.ships[id] ?? []);
    const spots = Array.from({ length: TRIES }, () => rules.sampleEntrySpot(state, by, random)).map((at) => {
      const stance = facingThem(at, enemies);
      const worthTo = (ship: S): number => standingAt(ship, stance, enemies) - rules.errandCost(state, ship, stance);
      return { at, value: ships.reduce((sum, ship) => sum + worthTo(ship), 0) };
    });
    const [best] = spots.sort((a, b) => b.value - a.value);
    const last = state.match.round >= Math.min(state.match.rounds, rules.lostFromRound - 1);
    const urgent = last || ships.some((ship) => rules.carriesTroops(state, ship));
    if (best === undefined || (best.value <= 0 && !urgent)) return undefined;
    return { kind: 'place-entry-portal', squadron: offer.squadron, at: best.at };
  }

  return {
    comeOut: (state, offers, by, random) => {
      for (const offer of offers) {
        if (offer.kind !== 'place-entry-portal') continue;
        const portal = openPortal(state, offer as EntryPortalOffer, by, random);
        if (portal !== undefined) return portal;
      }
      return offers.some(({ kind }) => kind === 'pass-reserve') ? { kind: 'pass-reserve' } : undefined;
    },
    jump: (state, offers, by, random) => {
      const enemies = onTable(state, opponentOf(state, by));
      for (const each of offers) {
        if (each.kind !== 'matrix-jump' && each.kind !== 'short-range-jump') continue;
        const offer = each as JumpOffer;
        const ship = state.ships[offer.ship];
        if (ship === undefined || !isPlaced(ship) || rules.firepower(ship, ship, enemies) > 0) continue;
        const here = standingAt(ship, ship, enemies);
        const plans = Array.from({ length: TRIES / 2 }, () => rules.sampleJump(state, offer, by, random)).flatMap(
          (command) => {
            if (command === undefined) return [];
            const stance = facingThem(command.at, enemies);
            const value = standingAt(ship, stance, enemies) - rules.peril(state, ship, offer, stance) * ship.cost;
            return [{ command: { ...command, facingCdeg: stance.facingCdeg }, value }];
          },
        );
        const [best] = plans.sort((a, b) => b.value - a.value);
        if (best === undefined || best.value <= here + GAIN) continue;
        const legal = firstLegal(rules, state as TableOf<Ship>, by, [best.command]);
        if (legal !== undefined) return legal;
      }
      return undefined;
    },
  };
}
