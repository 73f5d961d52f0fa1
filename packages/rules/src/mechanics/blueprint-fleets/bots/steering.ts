/** How a captain sails: many ends of a move tried, the best kept. */
import { bearingCdeg, clampAngle, distanceMils, normaliseCdeg, type Point } from '../../../geometry/table/index.ts';
import type { Random, Seat } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import { legsTowards, type Pose } from '../../open-table/index.ts';
import type { FighterId, ShipId } from '../ids.ts';
import type { LegEnvelope } from '../movement/riders.ts';
import type { EnterOrbitOffer, FollowOrbitOffer } from '../orbit/offers.ts';
import { opponentOf } from '../seats.ts';
import { commanderOf, onTable, type Placed, shipOf, squadronOf } from '../ships.ts';
import type { Ship } from '../table.ts';
import type { Appraisal } from './firepower.ts';
import type { BotPassage } from './passage.ts';
import { firstLegal, type BotJudging, type TableOf } from './thoughts.ts';

const LEGS = 14;
/** Where a ship with nothing in sight wants to be from the nearest enemy. */
const CLOSE_MILS = 14_000;
/** How much a hit taken counts against a hit given. */
const RISK = 0.7;
/** What a marker of Disorder costs: as much as a lost hull box or two. */
export const MARKER = 10;
/** What a ship out of command costs. */
const OUT_OF_COMMAND = 8;
const COMMAND_MILS = 6000;

/** A straight move that is offered, whatever it is called. */
export type LegOffer<K extends string> = LegEnvelope & { readonly kind: K };

export interface LegOrder<K extends string> {
  kind: K;
  ship: ShipId;
  courseCdeg: number;
  distanceMils: number;
  facingCdeg: number;
  carry: FighterId[];
}

/** A way to move, where it ends, and what it costs by itself. */
export interface Plan<C extends Kind> {
  readonly command: C;
  readonly end: Pose;
  readonly price: number;
  /** It ends on a circle about a planet, where ships with troops belong; its path there is known to be free. */
  readonly round?: true;
}

/** The order of a leg that was thought of, with all riders. */
export const legPlan = <K extends string>(
  { kind, ship, carry }: LegOffer<K>,
  { leg, end }: ReturnType<typeof legsTowards>[number],
): Plan<LegOrder<K>> => ({ command: { kind, ship, ...leg, carry: [...carry] }, end, price: 0 });

/** Facings worth a thought at the end of a leg: along it, to either side, and towards the nearest enemy. */
function facings(turn: number, courseCdeg: number, end: Point, aim: Point | undefined): readonly number[] {
  const towards = aim === undefined ? [] : [clampAngle(bearingCdeg(end, aim), courseCdeg, turn)];
  const all = [courseCdeg, normaliseCdeg(courseCdeg - turn), normaliseCdeg(courseCdeg + turn), ...towards];
  return [...new Set(all)];
}

/** Legs of a move that is offered, some straight for the aim. */
export function legs<K extends string>(
  offer: LegOffer<K>,
  aim: Point | undefined,
  random: Random,
): readonly Plan<LegOrder<K>>[] {
  const tried = (courseCdeg: number, end: Point) => facings(offer.finalTurnCdeg, courseCdeg, end, aim);
  const how = { tries: LEGS, straight: 4, shorterBy: 0.3, facings: tried };
  return legsTowards(offer, aim === undefined ? [] : [aim], how, random).map((each) => legPlan(offer, each));
}

/** Where a turn about leads, as its offer tells it. */
export interface AboutTurn {
  readonly ship: ShipId;
  readonly carry: readonly FighterId[];
  readonly leavesTable: boolean;
  readonly to: Point;
  readonly facingCdeg: number;
  /** Disorder markers. */
  readonly price: number;
}

/** About, where that keeps the ship on the table. */
export const aboutTurn = (
  { leavesTable, ship, carry, to, facingCdeg, price }: AboutTurn,
  priceOfMarker: number,
): readonly Plan<{ kind: 'split-s'; ship: ShipId; carry: FighterId[] }>[] =>
  leavesTable
    ? []
    : [
        {
          command: { kind: 'split-s', ship, carry: [...carry] },
          end: { at: to, facingCdeg },
          price: 1 + priceOfMarker * price,
        },
      ];

/** Along the orbit that the ship is in. */
export const aroundPlanet = ({ ship, planet, carry, circle }: FollowOrbitOffer) =>
  circle.stops
    .filter(({ leavesTable }) => !leavesTable)
    .map(({ segments, at, facingCdeg, price }) => ({
      command: { kind: 'follow-orbit' as const, ship, planet, segments, carry: [...carry] },
      end: { at, facingCdeg },
      price: MARKER * price,
      round: true as const,
    }));

/** What the special action of coming into an orbit is worth otherwise. */
const APPROACH = 2;

/** Onto a circle about a planet, by the approach that is offered. */
const ontoCircle = ({ ship, planet, carry, example: { courseCdeg, distanceMils, circle } }: EnterOrbitOffer) =>
  circle.stops
    .filter(({ leavesTable }) => !leavesTable)
    .map(({ segments, at, facingCdeg, price }) => ({
      command: { kind: 'enter-orbit' as const, ship, planet, segments, courseCdeg, distanceMils, carry: [...carry] },
      end: { at, facingCdeg },
      price: APPROACH + MARKER * price,
      round: true as const,
    }));

type OtherOrder =
  | { kind: 'split-s'; ship: ShipId; carry: FighterId[] }
  | { kind: 'follow-orbit'; ship: ShipId; planet: string; segments: number; carry: FighterId[] }
  | {
      kind: 'enter-orbit';
      ship: ShipId;
      planet: string;
      segments: number;
      courseCdeg: number;
      distanceMils: number;
      carry: FighterId[];
    };
type OtherWay = (AboutTurn & { readonly kind: 'split-s' }) | FollowOrbitOffer | EnterOrbitOffer;

/** The ways of a ship besides straight ones: about, along the orbit that it is in, into one. */
export const otherWays = (offers: readonly Kind[], ship: ShipId): readonly Plan<OtherOrder>[] =>
  offers.flatMap((each): readonly Plan<OtherOrder>[] => {
    const offer = each as OtherWay;
    if (offer.ship !== ship) return [];
    if (offer.kind === 'split-s') return aboutTurn(offer, MARKER);
    if (offer.kind === 'follow-orbit') return aroundPlanet(offer);
    return offer.kind === 'enter-orbit' ? ontoCircle(offer) : [];
  });

export const nearestTo = <T extends { readonly at: Point }>(at: Point, things: readonly T[]): T | undefined =>
  [...things].sort((a, b) => distanceMils(at, a.at) - distanceMils(at, b.at))[0];

/** What a game tells its helmsman. */
export interface Helm<S extends Ship> extends BotJudging, Pick<Appraisal<S>, 'firepower' | 'exposure'> {
  /** The enemies that the side is after. */
  prey(state: TableOf<S>, by: Seat): readonly Placed<S>[];
  passage(state: TableOf<S>): BotPassage;
  /** What an end of a move costs a ship that has something else to do there. */
  errandCost(state: TableOf<S>, ship: Placed<S>, end: Pose): number;
  /** It has troops to land: it takes a way that ends on a circle about a planet where there is one. */
  carriesTroops(state: TableOf<S>, ship: S): boolean;
}

/** What an end is worth to a ship: whom it fires at from there, who fires at it, how near it is to where it should be. */
export function worthOfEnd<S extends Ship>(
  helm: Helm<S>,
  state: TableOf<S>,
  ship: Placed<S>,
  by: Seat,
): (plan: Pick<Plan<Kind>, 'end' | 'price'>) => number {
  const enemies = onTable(state, opponentOf(state, by));
  const wanted = helm.prey(state, by);
  const { hazards } = helm.passage(state);
  const commander = commanderOf(state, squadronOf(state, ship));
  return ({ end, price }) => {
    const nearest = Math.min(...wanted.map((enemy) => distanceMils(end.at, enemy.at)), 200_000);
    let total = helm.firepower(ship, end, wanted) - RISK * helm.exposure(ship, end, enemies) - price;
    total -= hazards(ship.at, end.at) * Math.sqrt(ship.cost);
    total -= Math.max(0, nearest - CLOSE_MILS) / 500 + helm.errandCost(state, ship, end);
    if (commander !== undefined && commander.id !== ship.id) {
      const away = distanceMils(end.at, commander.at);
      if (away > COMMAND_MILS) total -= OUT_OF_COMMAND + (away - COMMAND_MILS) / 1000;
    }
    return total;
  };
}

/** The best of the plans that is legal. */
export function bestOf<S extends Ship, C extends Kind>(
  helm: Helm<S>,
  state: TableOf<S>,
  ship: Placed<S>,
  plans: readonly Plan<C>[],
  by: Seat,
): C | undefined {
  const { survives } = helm.passage(state);
  const valueOf = worthOfEnd(helm, state, ship, by);
  const ranked = plans
    .filter(({ end, round }) => round === true || survives(ship.at, end.at))
    .map((plan) => ({ plan, value: valueOf(plan) }))
    .sort((a, b) => b.value - a.value);
  const commands = ranked.map(({ plan }) => plan.command);
  return firstLegal(helm, state as TableOf<Ship>, by, commands);
}

/** The ship to move next: the commander first, so that the others can keep by it. */
export const nextToMove = <S extends Ship, O extends { readonly ship: ShipId }>(
  state: TableOf<S>,
  moves: readonly O[],
): O | undefined => moves.find((each) => shipOf(state, each.ship).rank !== 'captain') ?? moves[0];

/** The best move for the next ship; `more` are other ways to move it. */
export function sail<S extends Ship, C extends Kind>(
  helm: Helm<S>,
  state: TableOf<S>,
  moves: readonly LegOffer<'move-ship'>[],
  more: (ship: Placed<S>) => readonly Plan<C>[],
  by: Seat,
  random: Random,
): LegOrder<'move-ship'> | C | undefined {
  const offer = nextToMove(state, moves);
  if (offer === undefined) return undefined;
  const ship = shipOf(state, offer.ship) as Placed<S>;
  const aim = nearestTo(ship.at, helm.prey(state, by))?.at;
  const others = more(ship);
  const circles = helm.carriesTroops(state, ship) ? others.filter(({ round }) => round === true) : [];
  const plans: readonly Plan<LegOrder<'move-ship'> | C>[] = [...legs(offer, aim, random), ...others];
  const command = bestOf(helm, state, ship, circles, by) ?? bestOf(helm, state, ship, plans, by);
  if (command !== undefined) return command;
  const hold = { courseCdeg: ship.facingCdeg, distanceMils: 0, facingCdeg: ship.facingCdeg };
  return firstLegal(helm, state as TableOf<Ship>, by, [
    { kind: 'move-ship' as const, ship: ship.id, ...hold, carry: [] },
  ]);
}
