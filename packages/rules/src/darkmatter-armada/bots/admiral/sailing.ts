/** How the admiral sails: many ends of a move, each for the points that it may win and cost. */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Random, Seat } from '../../../kernel/contract.ts';
import { made } from '../../../kernel/ruleset/offer.ts';
import { alike, legsFor } from '../../../mechanics/blueprint-fleets/bots/admiral/courses.ts';
import { nextToMove, otherWays, type Plan } from '../../../mechanics/blueprint-fleets/bots/steering.ts';
import { offered } from '../../../mechanics/blueprint-fleets/bots/thoughts.ts';
import { commanderOf, isPlaced, shipOf, squadronOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { Pose } from '../../../mechanics/open-table/index.ts';
import type { Command } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import { check } from '../../decide.ts';
import type { Offer } from '../../offers.ts';
import { fireOffers } from '../../phases/weapons/fire-offers.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { Sight } from '../../state.ts';
import { passage } from '../broadsides.ts';
import { carriesTroops, errandCost, prey } from '../errands.ts';
import { allFire } from '../gunnery.ts';
import { outlookOf } from './outlook.ts';
import { pointsBy } from './volley.ts';

/** How much the volley after the next move counts against the one at hand, and what the enemies may win by theirs. */
const NEXT = 0.5;
const RISK = 0.4;
/** Points that a ship out of command is worse off, and one more for so many mils. */
const OUT_OF_COMMAND = 2;
const ASTRAY_MILS = 4000;
/** Beyond this from the nearest enemy a ship is too far off, by a point for so many mils. */
const FAR_MILS = 20_000;
const FARTHER_MILS = 4000;
/** The share of its points that a hull box counts which terrain takes. */
const HULL_BOX = 0.04;
/** What ways to move cost by themselves is told in the captain's measure: so much of it is a point. */
const CAPTAINS = 3;
/** So many legs are tried, and so many ends looked at again by all that could be fired from them exactly. */
const LEGS = 12;
const CLOSELY = 8;

/** Nobody fires in the first round (DA-9.4.1). */
const firing = ({ match }: Sight): boolean => match.round > 1;

/** What being away from its commander costs a ship. */
function strayOf(state: Sight, ship: PlacedShip): (end: Pose) => number {
  const commander = commanderOf(state, squadronOf(state, ship));
  if (commander === undefined || commander.id === ship.id) return () => 0;
  return (end) => {
    const astray = distanceMils(end.at, commander.at) - distances.commandRadiusMils;
    return astray > 0 ? OUT_OF_COMMAND + astray / ASTRAY_MILS : 0;
  };
}

interface Prospect {
  /** Points that may be won by fire at once. */
  readonly fire: number;
  readonly besides: number;
}

function prospectsOf(state: Sight, ship: PlacedShip, by: Seat): (end: Pose) => Prospect {
  const outlook = outlookOf(state, ship, by);
  const { hazards } = passage(state);
  const enemies = prey(state, by);
  const stray = strayOf(state, ship);
  const goesOn = state.match.round < state.match.rounds;
  return (end) => {
    const nearest = enemies.reduce((least, { at }) => Math.min(least, distanceMils(end.at, at)), Infinity);
    const later = goesOn ? NEXT * outlook.next(end) : 0;
    const far = goesOn && nearest < Infinity ? Math.max(0, nearest - FAR_MILS) / FARTHER_MILS : 0;
    const harm = RISK * outlook.suffered(end) + hazards(ship.at, end.at) * HULL_BOX * ship.cost;
    const besides = later - far - harm - errandCost(state, ship, end) - stray(end);
    return { fire: firing(state) ? outlook.now(end) : 0, besides };
  };
}

/** What speaks for an end of a move, in points. */
export function prospectOf(state: Sight, ship: PlacedShip, by: Seat): (end: Pose) => number {
  const prospects = prospectsOf(state, ship, by);
  return (end) => {
    const { fire, besides } = prospects(end);
    return fire + besides;
  };
}

/** All that a ship could fire from an end, exactly. */
function broadside(state: Sight, ship: PlacedShip, { at, facingCdeg }: Pose, by: Seat): number {
  if (!firing(state)) return 0;
  const scene = { ...state, ships: { ...state.ships, [ship.id]: { ...ship, at, facingCdeg } } };
  const alone = { ...squadronOf(state, ship), ships: [ship.id] };
  return allFire(scene, made(fireOffers(scene, alone)), by, (target, odds) => pointsBy(state, target, odds));
}

interface Course {
  readonly command: Command;
  readonly end: Pose;
  readonly value: number;
  readonly besides: number;
}

/** Legal courses that look best, no two of them alike. */
function promising(state: Sight, ship: PlacedShip, plans: readonly Plan<Command>[], by: Seat): readonly Course[] {
  const { survives } = passage(state);
  const prospects = prospectsOf(state, ship, by);
  const courses = plans
    .filter(({ end, round }) => round === true || survives(ship.at, end.at))
    .map(({ command, end, price }): Course => {
      const { fire, besides } = prospects(end);
      const rest = besides - price / CAPTAINS;
      return { command, end, value: fire + rest, besides: rest };
    })
    .sort((a, b) => b.value - a.value);
  const found: Course[] = [];
  for (const each of courses) {
    if (found.length >= CLOSELY) break;
    if (found.some(({ end }) => alike(end, each.end))) continue;
    if (check(state, each.command, by) === undefined) found.push(each);
  }
  return found;
}

/** The best move of the next ship; none for one with troops, which has somewhere to go. */
export function course(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const offer = nextToMove(state, offered(offers, 'move-ship'));
  const ship = offer && shipOf(state, offer.ship);
  if (offer === undefined || ship === undefined || !isPlaced(ship) || carriesTroops(state, ship)) return undefined;
  const legs = legsFor(LEGS, state, offer, ship, by, random);
  const [best] = promising(state, ship, [...legs, ...otherWays(offers, ship.id)], by)
    .map(({ command, end, besides }) => ({ command, value: besides + broadside(state, ship, end, by) }))
    .sort((a, b) => b.value - a.value);
  return best?.command;
}
