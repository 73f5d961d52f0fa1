/** Special actions of the bots: evading, cloaks, beacons and the Tractor Beam; and how they come by hyperspace. */
import { distanceMils, normaliseCdeg } from '../../geometry/table/index.ts';
import { cloakBy } from '../../mechanics/blueprint-fleets/bots/hidden.ts';
import { hyperspaceBy } from '../../mechanics/blueprint-fleets/bots/hyperspace.ts';
import { offered, type Thought } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import { opponentOf } from '../../mechanics/blueprint-fleets/seats.ts';
import { isPlaced, onTable, shipOf } from '../../mechanics/blueprint-fleets/ships.ts';
import type { Command, CommandOf } from '../commands.ts';
import { jumpDrift } from '../data/action-tables.ts';
import { D20 } from '../data/dice.ts';
import { check } from '../decide.ts';
import { flow } from '../flow.ts';
import type { Offer } from '../offers.ts';
import { sampleEntrySpot } from '../phases/reserve/handler.ts';
import { onTheTable } from '../ship/clearance.ts';
import type { PlacedShip } from '../ship/ships.ts';
import { baseRadiusMils } from '../ship/stats.ts';
import { driftBonus, driftedFrom } from '../specials/jumps/drift.ts';
import type { Sight } from '../state.ts';
import type { Ship } from '../table.ts';
import { exposure, firepower } from './broadsides.ts';
import { carriesTroops, errandCost, prey } from './errands.ts';

type Think = Thought<Sight, Offer, Command>;

/** The share of the d20 that would lose the ship over the edge. */
function peril(
  state: Sight,
  ship: PlacedShip,
  { at, facingCdeg }: { at: PlacedShip['at']; facingCdeg: number },
): number {
  let lost = 0;
  for (const { from, to, distanceMils: far, bearingCdeg } of jumpDrift) {
    const bonus = driftBonus(ship);
    const faces = Math.max(0, Math.min(D20, (to ?? D20 + bonus) - bonus) - Math.max(1, from - bonus) + 1);
    if (faces === 0 || far === 0) continue;
    const end = driftedFrom(state, ship, at, normaliseCdeg(facingCdeg + bearingCdeg), far);
    if (!onTheTable(state, { at: end.to, radiusMils: baseRadiusMils() })) lost += faces;
  }
  return lost / D20;
}

const { comeOut, jump } = hyperspaceBy<Ship, CommandOf<'matrix-jump' | 'short-range-jump'>>({
  check,
  firepower,
  exposure,
  carriesTroops,
  errandCost,
  sampleEntrySpot,
  // Who has not come by the end is stranded (DA-10.1c).
  lostFromRound: Infinity,
  sampleJump: (state: Sight, offer, by, random) => {
    const command = flow.sample(state, offer, by, random);
    return command.kind === 'matrix-jump' || command.kind === 'short-range-jump' ? command : undefined;
  },
  peril: (state: Sight, ship, offer, stance) => (offer.kind === 'short-range-jump' ? 0 : peril(state, ship, stance)),
});

/** What a ship could do from where it is, and what could be done to it. */
function weighed(state: Sight, ship: Ship, by: Ship['seat']): { readonly shots: number; readonly danger: number } {
  if (!isPlaced(ship)) return { shots: 0, danger: 0 };
  const danger = exposure(ship, ship, onTable(state, opponentOf(state, by)));
  return { shots: firepower(ship, ship, prey(state, by)), danger };
}

const cloak: Think = cloakBy<Ship>((state, ship, by) => weighed(state as Sight, { ...ship, cloaked: false }, by));

/** Crew that a ship keeps beyond its Disorder before it takes one more to evade and fight. */
const SPARE_CREW = 2;

/**
 * A ship in danger that has nothing to fire at evades; one that has evades as well while a marker more does no harm: it goes
 * in the next Command Segment (DA-9.3.6b, DA-9.1.3). Who is wary evades whenever the marker is borne, and where nothing is lost by it.
 */
const evadeBy =
  (wary: boolean): Think =>
  (state, offers, by) => {
    for (const offer of offered(offers, 'evade')) {
      const ship = shipOf(state, offer.ship);
      const { shots, danger } = weighed(state, ship, by);
      const fights = shots > 0 && !(wary && state.match.round === 1);
      if (danger === 0 && (fights || !wary)) continue;
      const calm = wary
        ? ship.disorder <= 1 && ship.crew > ship.disorder + 1
        : ship.disorder === 0 && ship.crew > SPARE_CREW && ship.hull > ship.hullShaded && danger > shots / 2;
      if (offer.keepCombat ? fights && calm : !fights)
        return { kind: 'evade', ship: ship.id, keepCombat: offer.keepCombat };
    }
    return undefined;
  };

/** An enemy that lies still is drawn to a ship that then has more to fire with. */
const draw: Think = (state, offers, by) => {
  const enemies = prey(state, by);
  for (const offer of offered(offers, 'draw-object')) {
    const ship = shipOf(state, offer.ship);
    const target = enemies.find(({ id }) => id === offer.target);
    if (target === undefined || !isPlaced(ship) || distanceMils(ship.at, target.at) < 3 * baseRadiusMils()) continue;
    const others = enemies.filter((each) => each !== target);
    const near = { ...target, at: ship.at };
    if (firepower(ship, ship, [...others, near]) > firepower(ship, ship, enemies))
      return { kind: 'draw-object', ship: ship.id, target: target.id };
  }
  return undefined;
};

/** A beacon helps ships that jump: a side that has some lays one where it comes to lie far forward. */
const beacon: Think = (state, offers, by) => {
  const jumpers = Object.values(state.ships).some(
    ({ seat, spaces }) =>
      seat === by &&
      Object.values(spaces).some(
        (space) => space?.fitted?.kind === 'module' && space.fitted.module === 'hyperspace-aperture',
      ),
  );
  const own = Object.values(state.beacons).some(({ seat }) => seat === by);
  const [offer] = offered(offers, 'deploy-beacon');
  if (offer === undefined || !jumpers || own) return undefined;
  const order: Command = { kind: 'deploy-beacon', ship: offer.ship, at: offer.at };
  return check(state, order, by) === undefined ? order : undefined;
};

export const hyperspace: readonly Think[] = [comeOut, jump];
/** `wary`: ships evade as often as they can. */
export const actions = (wary: boolean): readonly Think[] => [cloak, evadeBy(wary), draw, beacon];
