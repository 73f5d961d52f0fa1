/** Orbits, slingshots and pivots in the Movement segment (QR-8.3.9, QR-8.3.10, QR-11.6.20b, R-QR-94). */
import type { Random } from '../../../kernel/contract.ts';
import type { Offering } from '../../../kernel/ruleset/offer.ts';
import type { CircuitWindow } from '../../../mechanics/open-table/index.ts';
import { actingShip, type PlacedShip } from '../../ship/ships.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Order, SegmentPart } from '../../phases/activation/part.ts';
import { carriable } from '../../phases/movement/plan.ts';
import { approachEnvelope, circleOf, exitLeg } from './preview.ts';
import { checkRoute, orbitOfCommand, routerFault } from './legality.ts';
import type { EnterOrbitOffer, FollowOrbitOffer, LeaveOrbitOffer, ManeuverOffer, SlingshotOffer } from './offers.ts';
import { type Orbit, orbitsOf, type Planet, planetsOf } from './orbit.ts';
import { checkPivot, pivotOffers, samplePivot } from './pivot.ts';
import { resolveRoute } from './resolve.ts';
import { type Approach, approachOf, approachWindows, mostSegments, type RouteCommand } from './route.ts';
import { firstRoute, sampleRoute } from './sampling.ts';

type RouteOffer = Exclude<ManeuverOffer, { kind: 'pivot-ship' }>;

const here = (ship: PlacedShip): Approach => ({ courseCdeg: ship.facingCdeg, distanceMils: 0 });
/** The middle of each window: where most room is on both sides. */
function* middles(windows: Iterable<CircuitWindow>): Generator<Approach> {
  for (const { courseCdeg, fromMils, toMils } of windows)
    yield { courseCdeg, distanceMils: Math.floor((fromMils + toMils) / 2) };
}

/** The ways to the circles about a planet: from where the ship is, if it may begin so, then by a straight leg. */
function* starts(state: OpenTable, ship: PlacedShip, planet: Planet, kind: RouteOffer['kind']): Generator<Approach> {
  if (kind !== 'enter-orbit') yield here(ship);
  if (kind === 'enter-orbit' || kind === 'slingshot') yield* middles(approachWindows(state, ship, planet));
}

const words: Readonly<Record<RouteOffer['kind'], (ship: string, planet: string) => string>> = {
  'enter-orbit': (ship, planet) => `${ship} enters orbit of ${planet}`,
  'follow-orbit': (ship, planet) => `${ship} stays in orbit of ${planet}`,
  'leave-orbit': (ship, planet) => `${ship} goes round ${planet}, then leaves its orbit`,
  slingshot: (ship, planet) => `Gravitational Slingshot with ${ship} round ${planet}`,
};
const rules: Readonly<Record<RouteOffer['kind'], string>> = {
  'enter-orbit': 'QR-8.3.9.1b',
  'follow-orbit': 'QR-8.3.9.2a',
  'leave-orbit': 'QR-8.3.9.3b',
  slingshot: 'QR-8.3.10a',
};
function told<K extends RouteOffer['kind']>(kind: K, ship: PlacedShip, planet: Planet) {
  const label = words[kind](ship.name, planet.name);
  return { kind, label, about: [`ship:${ship.id}`, `terrain:${planet.id}`], rule: rules[kind] };
}

/** Offers from a circle that the ship is on. */
function* circleOffers(
  state: OpenTable,
  squadron: Squadron,
  ship: PlacedShip,
  orbit: Orbit,
): Generator<Offering<RouteOffer>> {
  const { planet } = orbit;
  const common = () => ({ ship: ship.id, planet: planet.id, carry: carriable(state, ship).map(({ id }) => id) });
  const legal = (kind: 'follow-orbit' | 'leave-orbit') =>
    routerFault(state, ship, kind) === undefined &&
    firstRoute(state, squadron, { kind, ship, planet }, [here(ship)]) !== undefined;
  if (legal('follow-orbit'))
    yield (): FollowOrbitOffer => {
      const circle = circleOf(state, ship, orbit, 'follow-orbit');
      return { ...told('follow-orbit', ship, planet), ...common(), circle };
    };
  if (legal('leave-orbit'))
    yield (): LeaveOrbitOffer => {
      const circle = circleOf(state, ship, orbit, 'leave-orbit');
      const exits = circle.stops.map((stop) => exitLeg(state, ship, stop, 0));
      return { ...told('leave-orbit', ship, planet), ...common(), circle, exits };
    };
}

/** Offers of an approach to the planet; none where no approach is legal. */
function* approachOffers(
  state: OpenTable,
  squadron: Squadron,
  ship: PlacedShip,
  planet: Planet,
): Generator<Offering<RouteOffer>> {
  if (routerFault(state, ship, 'enter-orbit') !== undefined) return;
  const first = (kind: 'enter-orbit' | 'slingshot') =>
    firstRoute(state, squadron, { kind, ship, planet }, starts(state, ship, planet, kind));
  const example = (kind: 'enter-orbit' | 'slingshot', order: RouteCommand | undefined) => {
    const led = order === undefined ? undefined : orbitOfCommand(state, ship, order);
    if (order === undefined || led === undefined || 'reason' in led) return undefined;
    const { courseCdeg, distanceMils } = approachOf(ship, order);
    return { courseCdeg, distanceMils, circle: circleOf(state, ship, led.orbit, kind) };
  };
  const entry = first('enter-orbit');
  const entered = example('enter-orbit', entry);
  if (entered !== undefined)
    yield (): EnterOrbitOffer => ({
      ...told('enter-orbit', ship, planet),
      ...approachEnvelope(state, ship, planet, 'enter-orbit', entered),
    });
  // What leads into orbit in as few segments is a slingshot without an exit as well.
  const both = entry !== undefined && entry.segments <= mostSegments(ship, 'slingshot');
  const shot = example('slingshot', both ? entry : first('slingshot'));
  if (shot !== undefined)
    yield (): SlingshotOffer => {
      const own = orbitsOf(state, ship).find((orbit) => orbit.planet.id === planet.id);
      const envelope = approachEnvelope(state, ship, planet, 'slingshot', shot);
      const circle = own === undefined ? null : circleOf(state, ship, own, 'slingshot');
      return { ...told('slingshot', ship, planet), ...envelope, here: circle };
    };
}

function* routeOffers(state: OpenTable, squadron: Squadron, ship: PlacedShip): Generator<Offering<RouteOffer>> {
  for (const orbit of orbitsOf(state, ship)) yield* circleOffers(state, squadron, ship, orbit);
  for (const planet of planetsOf(state)) yield* approachOffers(state, squadron, ship, planet);
}

function sample(state: OpenTable, squadron: Squadron, offer: RouteOffer, random: Random): RouteCommand {
  const ship = actingShip(state, offer.ship);
  const planet = planetsOf(state).find(({ id }) => id === offer.planet);
  if (planet === undefined) throw new Error(`${offer.planet} is no planet on the table`);
  const { kind } = offer;
  const of = { kind, ship, planet };
  const sure = firstRoute(state, squadron, of, starts(state, ship, planet, kind));
  if (sure === undefined) throw new Error(`no ${kind} is legal`);
  // A ship that is on the circle already begins there as often as not.
  const fromHere = kind !== 'enter-orbit' && (kind !== 'slingshot' || (offer.here !== null && random() < 0.5));
  const windows = fromHere ? [] : [...approachWindows(state, ship, planet)];
  return sampleRoute(state, squadron, of, windows, sure, random);
}

const route: Order<RouteOffer['kind']> = {
  check: checkRoute,
  resolve: (p, _squadron, command) => resolveRoute(p, command),
  sample: (state, squadron, offer, _by, random) => sample(state, squadron, offer, random),
};

const pivot: Order<'pivot-ship'> = {
  check: checkPivot,
  resolve: (p, _squadron, { ship, facingCdeg }) =>
    p.emit({ kind: 'ship-pivoted', ship, from: actingShip(p.state, ship).facingCdeg, facingCdeg }),
  sample: (_state, _squadron, offer, _by, random) => samplePivot(offer, random),
};

export const maneuverPart: SegmentPart = {
  segment: 'movement',
  orders: { 'enter-orbit': route, 'follow-orbit': route, 'leave-orbit': route, slingshot: route, 'pivot-ship': pivot },
  *offers(state, squadron) {
    for (const ship of squadronShips(state, squadron)) yield* routeOffers(state, squadron, ship);
    yield* pivotOffers(state, squadron);
  },
};
