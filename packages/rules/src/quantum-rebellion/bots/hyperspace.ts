/** How the captain comes out of hyperspace, jumps and hides. */
import { bearingCdeg, distanceMils } from '../../geometry/table/index.ts';
import type { Random, Seat } from '../../kernel/contract.ts';
import type { Pose } from '../../mechanics/open-table/index.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import type { Point } from '../ids.ts';
import type { Offer } from '../offers.ts';
import { matrixOutcomes } from '../specials/jumps/outlook.ts';
import type { JumpOffer } from '../../mechanics/blueprint-fleets/jumps/schema.ts';
import type { EntryPortalOffer } from '../../mechanics/blueprint-fleets/reserve/offers.ts';
import { sampleEntrySpot } from '../phases/reserve/handler.ts';
import { reserves as waiting } from '../phases/setup/deployment.ts';
import { opponentOf } from '../../mechanics/blueprint-fleets/seats.ts';
import { isPlaced, onTable } from '../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../ship/ships.ts';
import type { Sight } from '../state.ts';
import type { Ship } from '../table.ts';
import { exposure, firepower } from './appraisal.ts';

const TRIES = 24;
const RISK = 0.7;
/** What a jump has to bring before a ship makes one. */
const GAIN = 4;

type Sampler = (offer: Offer) => Command;

/** At a place, facing the nearest enemy. */
function facingThem(at: Point, enemies: readonly PlacedShip[]): Pose {
  const [nearest] = [...enemies].sort((a, b) => distanceMils(at, a.at) - distanceMils(at, b.at));
  const apart = nearest !== undefined && distanceMils(at, nearest.at) > 0;
  return { at, facingCdeg: apart ? bearingCdeg(at, nearest.at) : 0 };
}

const standingAt = (ship: Ship, stance: Pose, enemies: readonly PlacedShip[]): number =>
  firepower(ship, stance, enemies) - RISK * exposure(ship, stance, enemies);

/** The best of some places for the squadron that waits; in the last round any place is better than none. */
function openPortal(state: Sight, offer: EntryPortalOffer, by: Seat, random: Random): Command | undefined {
  const enemies = onTable(state, opponentOf(state, by));
  const ships = (state.squadrons[offer.squadron]?.ships ?? []).flatMap((id) => state.ships[id] ?? []);
  const spots = Array.from({ length: TRIES }, () => sampleEntrySpot(state, by, random)).map((at) => {
    const stance = facingThem(at, enemies);
    return { at, value: ships.reduce((sum, ship) => sum + standingAt(ship, stance, enemies), 0) };
  });
  const [best] = spots.sort((a, b) => b.value - a.value);
  const last = state.match.round >= Math.min(state.match.rounds, waiting.lostFromRound - 1);
  if (best === undefined || (best.value <= 0 && !last)) return undefined;
  return { kind: 'place-entry-portal', squadron: offer.squadron, at: best.at };
}

function reserves(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  for (const offer of offers) {
    const portal = offer.kind === 'place-entry-portal' ? openPortal(state, offer, by, random) : undefined;
    if (portal !== undefined) return portal;
  }
  return offers.some(({ kind }) => kind === 'pass-reserve') ? { kind: 'pass-reserve' } : undefined;
}

/** The share of the drift's faces that would lose the ship. */
function peril(state: Sight, ship: PlacedShip, offer: JumpOffer, stance: Pose): number {
  if (offer.kind === 'short-range-jump') return 0;
  const outcomes = matrixOutcomes(state, ship, stance.at, stance.facingCdeg);
  return outcomes.reduce((sum, { lost, faces }) => sum + (lost === null ? 0 : faces), 0) / 20;
}

/** A ship with nobody to fire at jumps to where there is somebody. */
function jump(state: Sight, offers: readonly Offer[], by: Seat, sample: Sampler): Command | undefined {
  const enemies = onTable(state, opponentOf(state, by));
  for (const offer of offers) {
    if (offer.kind !== 'matrix-jump' && offer.kind !== 'short-range-jump') continue;
    const ship = state.ships[offer.ship];
    if (ship === undefined || !isPlaced(ship) || firepower(ship, ship, enemies) > 0) continue;
    const here = standingAt(ship, ship, enemies);
    const plans = Array.from({ length: TRIES / 2 }, () => sample(offer)).flatMap((command) => {
      if (command.kind !== 'matrix-jump' && command.kind !== 'short-range-jump') return [];
      const stance = facingThem(command.at, enemies);
      const value = standingAt(ship, stance, enemies) - peril(state, ship, offer, stance) * ship.cost;
      return [{ command: { ...command, facingCdeg: stance.facingCdeg }, value }];
    });
    const [best] = plans.sort((a, b) => b.value - a.value);
    if (best !== undefined && best.value > here + GAIN && check(state, best.command, by) === undefined)
      return best.command;
  }
  return undefined;
}

/** A ship that is shot at and cannot shoot goes under its cloak, and comes out when it can. */
function cloak(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  const enemies = onTable(state, opponentOf(state, by));
  for (const offer of offers) {
    if (offer.kind !== 'engage-cloak' && offer.kind !== 'disengage-cloak') continue;
    const ship = state.ships[offer.ship];
    if (ship === undefined || !isPlaced(ship)) continue;
    const [shots, danger] = [firepower(ship, ship, enemies), exposure(ship, ship, enemies)];
    const hide = danger > 0 && (shots === 0 || (2 * ship.hull < ship.hullMax && danger > shots));
    if (hide === (offer.kind === 'engage-cloak')) return { kind: offer.kind, ship: ship.id };
  }
  return undefined;
}

export const hyperspace = (
  state: Sight,
  offers: readonly Offer[],
  by: Seat,
  random: Random,
  sample: Sampler,
): Command | undefined =>
  reserves(state, offers, by, random) ?? jump(state, offers, by, sample) ?? cloak(state, offers, by);
