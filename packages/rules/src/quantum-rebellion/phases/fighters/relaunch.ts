/** Flight Deck Crews: one token that has just returned stands beside its carrier again (QR-11.4.9a, R-QR-167). */
import type { Rejection } from '../../../kernel/contract.ts';
import {
  baseGapMils,
  type CircleBase,
  contains,
  firstFreeContact,
  insideTable,
  overlaps,
} from '../../../geometry/table/index.ts';
import type { HandlerOf } from '../../game.ts';
import type { Frame } from '../../frames.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { FighterId, Point } from '../../ids.ts';
import { distances } from '../../data/sizes.ts';
import { flying, isPlaced, placedShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import { baseOf, fighterRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { pick } from '../../../kernel/dice.ts';

type RelaunchFrame = Extract<Frame, { kind: 'relaunch' }>;

const basesInTheWay = (state: OpenTable): CircleBase[] => [...placedShips(state), ...flying(state)].map(baseOf);

/** On the table and in no planet. */
function roomFor(state: OpenTable, base: CircleBase): boolean {
  const planets = Object.values(state.terrain).filter((each) => each.kind === 'planet');
  const crashes = planets.some(({ at, footprint: shape }) => {
    if (at === null || shape.kind !== 'circle') return false;
    return contains({ at, shape: { kind: 'circle', radiusMils: shape.radiusMils + base.radiusMils } }, base.at);
  });
  return !crashes && insideTable(base, state.match.table);
}

/** The free place beside the carrier nearest to a bearing from it. */
export const placeBeside = (state: OpenTable, carrier: PlacedShip, preferredCdeg: number): Point | undefined =>
  firstFreeContact(baseOf(carrier), fighterRadiusMils, {
    preferredCdeg,
    blockers: basesInTheWay(state),
    fits: (base) => roomFor(state, base),
  });

function carrierOf(state: OpenTable, frame: RelaunchFrame): PlacedShip | undefined {
  const ship = state.ships[frame.carrier];
  return ship !== undefined && isPlaced(ship) && !ship.hangar.relaunched ? ship : undefined;
}

const ready = (state: OpenTable, frame: RelaunchFrame): readonly FighterId[] =>
  frame.fighters.filter((id) => state.fighters[id]?.place === 'aboard');

/** Why a token may not stand there beside the carrier. */
function checkPlace(state: OpenTable, carrier: PlacedShip, at: Point): Rejection | undefined {
  const base = { at, radiusMils: fighterRadiusMils };
  const gap = baseGapMils(base, baseOf(carrier));
  if (Math.abs(gap) > distances.contactMils)
    return refuse(
      'not-touching',
      'QR-11.4.9a',
      `That place is ${inches(gap)} from the base of ${carrier.name}. Choose one where the token touches it.`,
    );
  if (basesInTheWay(state).some((other) => overlaps(base, other, distances.contactMils)))
    return refuse('occupied', 'R-QR-162', 'Another base stands there. Choose a free place beside the carrier.');
  if (roomFor(state, base)) return undefined;
  return refuse('no-room', 'R-QR-162', 'A token cannot stand there. Choose a place on the table and off the planet.');
}

/** What can be relaunched, and a place for it; undefined where there is nothing to decide. */
function chance(state: OpenTable, frame: RelaunchFrame) {
  const carrier = carrierOf(state, frame);
  const fighters = ready(state, frame);
  const at = carrier && fighters.length > 0 ? placeBeside(state, carrier, carrier.facingCdeg) : undefined;
  return carrier === undefined || at === undefined ? undefined : { carrier, fighters, at };
}

export const relaunch: HandlerOf<'relaunch'> = {
  awaiting: (state, frame) => {
    const { carrier } = chance(state, frame) ?? {};
    return carrier === undefined ? [] : [carrier.seat];
  },
  advance: (p) => p.pop(),
  offers: (state, frame) => {
    const found = chance(state, frame);
    if (found === undefined) return [];
    const { carrier, fighters, at } = found;
    const about = [`ship:${carrier.id}`, ...fighters.map((id) => `fighter:${id}`)];
    const label = `Relaunch a fighter of ${carrier.name}`;
    return [
      { kind: 'relaunch-fighter', label, carrier: carrier.id, fighters, at, rule: 'QR-11.4.9a', about },
      { kind: 'decline-relaunch', label: 'Keep the fighters aboard', rule: 'R-QR-167', about },
    ];
  },
  check: (state, frame, command) => {
    if (command.kind === 'decline-relaunch') return undefined;
    const carrier = carrierOf(state, frame);
    if (command.kind !== 'relaunch-fighter' || carrier === undefined)
      return refuse(
        'not-now',
        'R-QR-167',
        'Fighters have returned. Say first whether the flight deck crews relaunch one.',
      );
    if (!ready(state, frame).includes(command.fighter))
      return refuse(
        'not-returned',
        'R-QR-167',
        `Only a fighter that has just returned to ${carrier.name} is relaunched.`,
      );
    return checkPlace(state, carrier, command.at);
  },
  resolve: (p, frame, command) => {
    p.pop();
    if (command.kind !== 'relaunch-fighter') return;
    p.emit({ kind: 'fighter-relaunched', carrier: frame.carrier, fighter: command.fighter, at: command.at });
  },
  sample: (state, frame, offer, _by, random) => {
    const carrier = carrierOf(state, frame);
    if (offer.kind !== 'relaunch-fighter' || carrier === undefined) return { kind: 'decline-relaunch' };
    const at = placeBeside(state, carrier, Math.floor(random() * 360) * 100) ?? offer.at;
    return { kind: 'relaunch-fighter', fighter: pick(offer.fighters, random), at };
  },
  standingAnswer: () => ({ kind: 'decline-relaunch' }),
};
