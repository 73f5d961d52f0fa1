/** Orbits, slingshots and pivots in the Movement segment, bound to the rules of one game. */
import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import type { Offering } from '../../../kernel/ruleset/offer.ts';
import type { CircuitWindow } from '../../open-table/index.ts';
import { actingShip } from '../acting.ts';
import type { Squadron } from '../records.ts';
import { type Placed, squadronShips } from '../ships.ts';
import type { Table } from '../table.ts';
import type { Orbit, Planet } from './circles.ts';
import type { ManeuverCommand } from './commands.ts';
import { checkRoute, orbitOfCommand } from './legality.ts';
import type {
  EnterOrbitOffer,
  FollowOrbitOffer,
  LeaveOrbitOffer,
  ManeuverOffer,
  PivotOffer,
  SlingshotOffer,
} from './offers.ts';
import { type PivotRules, pivotsBy, samplePivot } from './pivot.ts';
import { driftInOrbit, driftOrder, resolveRoute } from './resolve.ts';
import {
  type Approach,
  approachOf,
  approachWindows,
  mostSegments,
  type OrbitProcedure,
  type RoundRules,
  type RouteCommand,
  type RouteKind,
} from './route.ts';
import { firstRoute, sampleRoute } from './sampling.ts';
import { approachEnvelope, circleOf, exitLeg } from './terms.ts';

type RouteOffer = Exclude<ManeuverOffer, { kind: 'pivot-ship' }>;

const here = (ship: Placed): Approach => ({ courseCdeg: ship.facingCdeg, distanceMils: 0 });
/** The middle of each window: where most room is on both sides. */
function* middles(windows: Iterable<CircuitWindow>): Generator<Approach> {
  for (const { courseCdeg, fromMils, toMils } of windows)
    yield { courseCdeg, distanceMils: Math.floor((fromMils + toMils) / 2) };
}

/** The ways to the circles about a planet: from where the ship is, if it may begin so, then by a straight leg. */
function* starts(rules: RoundRules, state: Table, ship: Placed, planet: Planet, kind: RouteKind): Generator<Approach> {
  if (kind !== 'enter-orbit') yield here(ship);
  if (kind === 'enter-orbit' || kind === 'slingshot') yield* middles(approachWindows(rules, state, ship, planet));
}

const words: Readonly<Record<RouteKind, (ship: string, planet: string) => string>> = {
  'enter-orbit': (ship, planet) => `${ship} enters orbit of ${planet}`,
  'follow-orbit': (ship, planet) => `${ship} stays in orbit of ${planet}`,
  'leave-orbit': (ship, planet) => `${ship} goes round ${planet}, then leaves its orbit`,
  slingshot: (ship, planet) => `Gravitational Slingshot with ${ship} round ${planet}`,
};
function told<K extends RouteKind>({ ids }: RoundRules, kind: K, ship: Placed, planet: Planet) {
  const label = words[kind](ship.name, planet.name);
  return { kind, label, about: [`ship:${ship.id}`, `terrain:${planet.id}`], rule: ids[kind].segments };
}

/** Offers from a circle that the ship is on. */
function* circleOffers(
  rules: RoundRules,
  state: Table,
  squadron: Squadron,
  ship: Placed,
  orbit: Orbit,
): Generator<Offering<RouteOffer>> {
  const { planet } = orbit;
  const riders = () => rules.riding.carriable(state, ship).map(({ id }) => id);
  const orbiting = () => ({ ship: ship.id, planet: planet.id, carry: riders() });
  const legal = (kind: 'follow-orbit' | 'leave-orbit') =>
    rules.moverFault(state, ship, kind) === undefined &&
    firstRoute(rules, state, squadron, { kind, ship, planet }, [here(ship)]) !== undefined;
  if (legal('follow-orbit'))
    yield (): FollowOrbitOffer => {
      const circle = circleOf(rules, state, ship, orbit, 'follow-orbit');
      return { ...told(rules, 'follow-orbit', ship, planet), ...orbiting(), circle };
    };
  if (legal('leave-orbit'))
    yield (): LeaveOrbitOffer => {
      const circle = circleOf(rules, state, ship, orbit, 'leave-orbit');
      const exits = circle.stops.map((stop) => exitLeg(rules, state, ship, stop, 0));
      return { ...told(rules, 'leave-orbit', ship, planet), ...orbiting(), circle, exits };
    };
}

/** Offers of an approach to the planet; none where no approach is legal. */
function* approachOffers(
  rules: RoundRules,
  state: Table,
  squadron: Squadron,
  ship: Placed,
  planet: Planet,
): Generator<Offering<RouteOffer>> {
  const may = (kind: 'enter-orbit' | 'slingshot') => rules.moverFault(state, ship, kind) === undefined;
  const first = (kind: 'enter-orbit' | 'slingshot') =>
    firstRoute(rules, state, squadron, { kind, ship, planet }, starts(rules, state, ship, planet, kind));
  const example = (kind: 'enter-orbit' | 'slingshot', order: RouteCommand | undefined) => {
    const led = order === undefined ? undefined : orbitOfCommand(rules, state, ship, order);
    if (order === undefined || led === undefined || 'reason' in led) return undefined;
    const { courseCdeg, distanceMils } = approachOf(ship, order);
    return { courseCdeg, distanceMils, circle: circleOf(rules, state, ship, led.orbit, kind) };
  };
  const entry = may('enter-orbit') ? first('enter-orbit') : undefined;
  const entered = example('enter-orbit', entry);
  if (entered !== undefined)
    yield (): EnterOrbitOffer => ({
      ...told(rules, 'enter-orbit', ship, planet),
      ...approachEnvelope(rules, state, ship, planet, 'enter-orbit', entered),
    });
  if (!may('slingshot')) return;
  // What leads into orbit in as few segments is a slingshot without an exit as well, where none need be.
  const both =
    entry !== undefined && entry.segments <= mostSegments(rules, ship, 'slingshot') && rules.leastMils(ship) === 0;
  const shot = example('slingshot', both ? entry : first('slingshot'));
  if (shot !== undefined)
    yield (): SlingshotOffer => {
      const own = rules.circles.orbitsOf(state, ship).find((orbit) => orbit.planet.id === planet.id);
      const envelope = approachEnvelope(rules, state, ship, planet, 'slingshot', shot);
      const circle = own === undefined ? null : circleOf(rules, state, ship, own, 'slingshot');
      return { ...told(rules, 'slingshot', ship, planet), ...envelope, here: circle };
    };
}

function* routeOffers(
  rules: RoundRules,
  state: Table,
  squadron: Squadron,
  ship: Placed,
): Generator<Offering<RouteOffer>> {
  for (const orbit of rules.circles.orbitsOf(state, ship)) yield* circleOffers(rules, state, squadron, ship, orbit);
  for (const planet of rules.circles.planetsOf(state)) yield* approachOffers(rules, state, squadron, ship, planet);
}

function sample(rules: RoundRules, state: Table, squadron: Squadron, offer: RouteOffer, random: Random): RouteCommand {
  const ship = actingShip(state, offer.ship);
  const planet = rules.circles.planetsOf(state).find(({ id }) => id === offer.planet);
  if (planet === undefined) throw new Error(`${offer.planet} is no planet on the table`);
  const { kind } = offer;
  const of = { kind, ship, planet };
  const sure = firstRoute(rules, state, squadron, of, starts(rules, state, ship, planet, kind));
  if (sure === undefined) throw new Error(`no ${kind} is legal`);
  // A ship that is on the circle already begins there as often as not.
  const fromHere = kind !== 'enter-orbit' && (kind !== 'slingshot' || (offer.here !== null && random() < 0.5));
  const windows = fromHere ? [] : [...approachWindows(rules, state, ship, planet)];
  return sampleRoute(rules, state, squadron, of, windows, sure, random);
}

/** How orders of some kinds are judged, carried out and drawn by chance. */
interface ManeuverOrder<C extends ManeuverCommand, O extends ManeuverOffer> {
  check(state: Table, squadron: Squadron, command: C): Rejection | undefined;
  resolve(p: OrbitProcedure, squadron: Squadron, command: C): void;
  sample(state: Table, squadron: Squadron, offer: O, by: Seat, random: Random): ManeuverCommand;
}

/** A part of the Movement segment of an activation. */
export interface ManeuverPart {
  readonly segment: 'movement';
  readonly orders: { readonly [K in RouteKind]: ManeuverOrder<RouteCommand, RouteOffer> } & {
    readonly 'pivot-ship': ManeuverOrder<Exclude<ManeuverCommand, RouteCommand>, PivotOffer>;
  };
  offers(state: Table, squadron: Squadron): Iterable<Offering<ManeuverOffer>>;
}

export interface Maneuvers {
  readonly part: ManeuverPart;
  /** What a ship does that is in orbit and has no order. */
  readonly driftOrder: (state: Table, squadron: Squadron, ship: Placed) => RouteCommand | undefined;
  readonly driftInOrbit: (p: OrbitProcedure, squadron: Squadron) => void;
}

/** Orbits and slingshots by the rules of a game, and its pivots. */
export function maneuversBy(rules: RoundRules, turning: PivotRules): Maneuvers {
  const { pivotFault, pivotOffers } = pivotsBy(turning);
  const route: ManeuverPart['orders'][RouteKind] = {
    check: (state, squadron, command) => checkRoute(rules, state, squadron, command),
    resolve: (p, _squadron, command) => resolveRoute(rules, p, command),
    sample: (state, squadron, offer, _by, random) => sample(rules, state, squadron, offer, random),
  };
  const pivot: ManeuverPart['orders']['pivot-ship'] = {
    check: pivotFault,
    resolve: (p, _squadron, { ship, facingCdeg }) =>
      p.emit({ kind: 'ship-pivoted', ship, from: actingShip(p.state, ship).facingCdeg, facingCdeg }),
    sample: (_state, _squadron, offer, _by, random) => samplePivot(offer, random),
  };
  return {
    part: {
      segment: 'movement',
      orders: {
        'enter-orbit': route,
        'follow-orbit': route,
        'leave-orbit': route,
        slingshot: route,
        'pivot-ship': pivot,
      },
      *offers(state, squadron) {
        for (const ship of squadronShips(state, squadron)) yield* routeOffers(rules, state, squadron, ship);
        yield* pivotOffers(state, squadron);
      },
    },
    driftOrder: (state, squadron, ship) => driftOrder(rules, state, squadron, ship),
    driftInOrbit: (p, squadron) => driftInOrbit(rules, p, squadron),
  };
}
