/** What a scenario sends a captain to do besides fighting: troops to land, freighters to bring across, mines to lay. */
import { angleBetween, clampAngle, legEnd, normaliseCdeg } from '../../../geometry/table/index.ts';
import type { Random, Seat } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import { circuitWindows, type Pose } from '../../open-table/index.ts';
import type { Point, ShipId } from '../ids.ts';
import type { LayMinesOffer } from '../mines/schema.ts';
import { type Circles, stopAfter } from '../orbit/circles.ts';
import type { LandTroopsOffer, OrbitalBombardmentOffer } from '../scenarios/schema.ts';
import { opponentOf } from '../seats.ts';
import { isPlaced, onTable, type Placed, shipOf } from '../ships.ts';
import type { Ship } from '../table.ts';
import type { BotPassage } from './passage.ts';
import { type LegOffer, legPlan, type LegOrder, type Plan } from './steering.ts';
import { firstLegal, firstThought, type BotJudging, type TableOf, type Thought } from './thoughts.ts';

/** What a game tells a captain of its scenarios. */
export interface ErrandRules<S extends Ship> extends BotJudging {
  readonly circles: Circles;
  passage(state: TableOf<S>): BotPassage;
  /** A freighter of the convoy that its own side still sails. */
  inConvoy(state: TableOf<S>, ship: S): boolean;
  /** Troops are aboard, and the scenario counts them. */
  carriesTroops(state: TableOf<S>, ship: S): boolean;
}

type LayOrder = { kind: 'lay-mines'; ship: ShipId; at: Point; facingCdeg: number };
type LandOrder<Space> = { kind: 'land-troops'; ship: ShipId; space: Space };
type BombardOrder<Mount> = { kind: 'orbital-bombardment'; ship: ShipId; mount: Mount };
type Order<Move extends string, Space, Mount> =
  LayOrder | LandOrder<Space> | BombardOrder<Mount> | LegOrder<Move> | undefined;

const EAST = 9000;

/** Troops go down as soon as they can; turrets fire at those of the enemy while there are any. */
function fromOrbit(state: TableOf<Ship>, offers: readonly Kind[], by: Seat) {
  for (const each of offers) {
    const offer = each as LandTroopsOffer | OrbitalBombardmentOffer;
    if (offer.kind === 'land-troops') return { kind: offer.kind, ship: offer.ship, space: offer.space };
    const enemy = state.sides[opponentOf(state, by)];
    if (offer.kind === 'orbital-bombardment' && (enemy?.divisions ?? 0) > 0)
      return { kind: offer.kind, ship: offer.ship, mount: offer.mount };
  }
  return undefined;
}

/** Minelayers go out before the own zone, and stay near it. */
function mines(rules: BotJudging, state: TableOf<Ship>, offers: readonly Kind[], by: Seat, random: Random) {
  const offer = offers.find((each): each is LayMinesOffer => each.kind === 'lay-mines');
  const side = state.sides[by];
  if (offer === undefined || side === undefined) return undefined;
  const { widthMils, heightMils } = state.match.table;
  const north = (side.zone.south + side.zone.north) / 2 < heightMils / 2;
  const tall = side.zone.north - side.zone.south > side.zone.east - side.zone.west;
  const along = 0.2 + 0.6 * random();
  const at: Point = tall
    ? { xMils: side.zone.east + 8000, yMils: Math.round(heightMils * along) }
    : { xMils: Math.round(widthMils * along), yMils: north ? side.zone.north + 8000 : side.zone.south - 8000 };
  const facingCdeg = tall ? EAST : north ? 0 : 18_000;
  return firstLegal(rules, state, by, [{ kind: 'lay-mines' as const, ship: offer.ship, at, facingCdeg }]);
}

const turns = [0, 1500, -1500, 3000, -3000, 4500, -4500, 6000, -6000];
const shares = [1, 0.6, 0.3];

/** Straight for the exit edge, around planets, as far as it goes; the shortest that is legal where nothing else is. */
function* runs<M extends string>(state: TableOf<Ship>, offer: LegOffer<M>, survives: BotPassage['survives']) {
  const { heightMils } = state.match.table;
  const half = offer.turningArcCdeg / 2;
  const courses = turns.map((turn) => clampAngle(normaliseCdeg(EAST + turn), offer.facingCdeg, half));
  for (const courseCdeg of new Set(courses))
    for (const length of new Set([...shares.map((share) => Math.floor(offer.maxMils * share)), offer.minMils])) {
      const facingCdeg = clampAngle(EAST, courseCdeg, offer.finalTurnCdeg);
      const leg = { ship: offer.ship, courseCdeg, distanceMils: length, facingCdeg };
      const end = legEnd(offer, leg);
      if (end.yMils < 1000 || end.yMils > heightMils - 1000 || end.xMils < 1000) continue;
      if (length > 0 && survives(offer.from, end)) yield { kind: offer.kind, ...leg, carry: [] };
    }
}

/** Courses are tried in steps of so much. */
const STEP_CDEG = 500;
const WHOLE_SPREAD_CDEG = 4500;

/** Plain moves that end in a ring about a planet, turned along its circle: the ship is in orbit then. */
function* circlingLegs(circles: Circles, state: TableOf<Ship>, offer: LegOffer<'move-ship'>) {
  for (const planet of circles.planetsOf(state))
    for (const { courseCdeg, fromMils, toMils } of circuitWindows(circles.ringOf(planet), offer, STEP_CDEG))
      for (const distanceMils of new Set([fromMils, Math.floor((fromMils + toMils) / 2), toMils])) {
        const at = legEnd(offer, { courseCdeg, distanceMils, facingCdeg: courseCdeg });
        const orbit = circles.orbitThrough(state, planet, at, courseCdeg, WHOLE_SPREAD_CDEG);
        if (orbit === undefined) continue;
        const { facingCdeg } = stopAfter(orbit, 0);
        if (angleBetween(facingCdeg, courseCdeg) > offer.finalTurnCdeg) continue;
        const plan = legPlan(offer, { leg: { courseCdeg, distanceMils, facingCdeg }, end: { at, facingCdeg } });
        yield { ...plan, round: true as const };
      }
}

/** The way that is left to the ring about the nearest planet. */
const wayToRing = ({ planetsOf, gapMils, orbitMils }: Circles, state: TableOf<Ship>, at: Point): number =>
  Math.min(...planetsOf(state).map((planet) => Math.max(0, gapMils(planet, at) - orbitMils)), 40_000);

export interface Errands<S extends Ship, Move extends string, Space extends string, Mount extends string> {
  /** What the scenario asks for now, if anything. */
  readonly errand: Thought<TableOf<S>, Kind, NonNullable<Order<Move, Space, Mount>>>;
  /** What an end of a move costs a ship that has troops to land: the way that is left, and not to be on a circle. */
  readonly errandCost: (state: TableOf<S>, ship: S, end: Pose) => number;
  /** How far a ship has to go whom the scenario sends somewhere. */
  readonly errandMils: (state: TableOf<S>, ship: Placed<S>) => number | undefined;
  /** Plain moves that end on a circle about a planet, for a ship with troops. */
  readonly ontoCircles: (state: TableOf<S>, offer: LegOffer<'move-ship'>) => readonly Plan<LegOrder<'move-ship'>>[];
  /** The enemies that a side is after: the freighters of a convoy while there are any. */
  readonly prey: (state: TableOf<S>, by: Seat) => readonly Placed<S>[];
}

export function errandsBy<S extends Ship, Move extends string, Space extends string, Mount extends string>(
  rules: ErrandRules<S>,
): Errands<S, Move, Space, Mount> {
  const { circles } = rules;
  const orbits = (state: TableOf<S>, { at, facingCdeg }: Pose): boolean =>
    circles.planetsOf(state).some((planet) => circles.orbitThrough(state, planet, at, facingCdeg) !== undefined);

  /** The freighters of the convoy make for the far edge, the foremost first, and spare no thrust. */
  function convoy(state: TableOf<S>, offers: readonly Kind[], by: Seat): LegOrder<Move> | undefined {
    const { survives } = rules.passage(state);
    const moves = offers.flatMap((each) => {
      if (each.kind !== 'move-ship' && each.kind !== 'full-thrust') return [];
      const offer = each as LegOffer<Move>;
      const ship = shipOf(state, offer.ship);
      return isPlaced(ship) && rules.inConvoy(state, ship) ? [{ offer, x: ship.at.xMils }] : [];
    });
    const foremost = moves.sort((a, b) => b.x - a.x || (a.offer.kind < b.offer.kind ? 1 : -1));
    for (const { offer } of foremost) {
      const command = firstLegal(rules, state, by, runs(state, offer, survives));
      if (command !== undefined) return command;
    }
    return undefined;
  }

  return {
    errand: firstThought<TableOf<S>, Kind, NonNullable<Order<Move, Space, Mount>>>([
      (state, offers, by, random) => mines(rules, state, offers, by, random),
      (state, offers, by) => fromOrbit(state, offers, by) as LandOrder<Space> | BombardOrder<Mount> | undefined,
      convoy,
    ]),
    errandCost: (state, ship, end) => {
      if (!rules.carriesTroops(state, ship)) return 0;
      const crash = circles.planetsOf(state).some((planet) => circles.gapMils(planet, end.at) < 300) ? 30 : 0;
      return wayToRing(circles, state, end.at) / 400 + crash;
    },
    errandMils: (state, ship) => {
      if (rules.inConvoy(state, ship)) return state.match.table.widthMils - ship.at.xMils;
      if (!rules.carriesTroops(state, ship)) return undefined;
      return orbits(state, ship) ? 0 : wayToRing(circles, state, ship.at) + circles.orbitMils / 2;
    },
    ontoCircles: (state, offer) => {
      if (!rules.carriesTroops(state, shipOf(state, offer.ship))) return [];
      const { survives } = rules.passage(state);
      return [...circlingLegs(circles, state, offer)].filter(({ end }) => survives(offer.from, end.at));
    },
    prey: (state, by) => {
      const enemies = onTable(state, opponentOf(state, by));
      const freighters = enemies.filter((ship) => rules.inConvoy(state, ship));
      return freighters.length > 0 ? freighters : enemies;
    },
  };
}
