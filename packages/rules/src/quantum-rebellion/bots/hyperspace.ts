/** How the captain comes out of hyperspace, jumps and hides. */
import type { Random, Seat } from '../../kernel/contract.ts';
import { hyperspaceBy } from '../../mechanics/blueprint-fleets/bots/hyperspace.ts';
import { offered } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import type { JumpOffer } from '../../mechanics/blueprint-fleets/jumps/schema.ts';
import { opponentOf } from '../../mechanics/blueprint-fleets/seats.ts';
import { isPlaced, onTable } from '../../mechanics/blueprint-fleets/ships.ts';
import type { Command, CommandOf } from '../commands.ts';
import { check } from '../decide.ts';
import { flow } from '../flow.ts';
import type { Offer } from '../offers.ts';
import { sampleEntrySpot } from '../phases/reserve/handler.ts';
import { reserves as waiting } from '../phases/setup/deployment.ts';
import { matrixOutcomes } from '../specials/jumps/outlook.ts';
import type { Sight } from '../state.ts';
import type { Ship } from '../table.ts';
import { carriesTroops, errandCost, exposure, firepower } from './appraisal.ts';

const { comeOut, jump } = hyperspaceBy<Ship, CommandOf<'matrix-jump' | 'short-range-jump'>>({
  check,
  firepower,
  exposure,
  carriesTroops,
  errandCost,
  sampleEntrySpot,
  lostFromRound: waiting.lostFromRound,
  sampleJump: (state: Sight, offer, by, random) => {
    const command = flow.sample(state, offer, by, random);
    return command.kind === 'matrix-jump' || command.kind === 'short-range-jump' ? command : undefined;
  },
  peril: (state: Sight, ship, offer, stance) => {
    if (offer.kind === 'short-range-jump') return 0;
    const outcomes = matrixOutcomes(state, ship, stance.at, stance.facingCdeg);
    return outcomes.reduce((sum, { lost, faces }) => sum + (lost === null ? 0 : faces), 0) / 20;
  },
});

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

const isJump = (offer: Offer): offer is Offer & JumpOffer =>
  offer.kind === 'matrix-jump' || offer.kind === 'short-range-jump';

export const hyperspace = (state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined =>
  comeOut(state, offered(offers, 'place-entry-portal'), by, random) ??
  (offers.some(({ kind }) => kind === 'pass-reserve') ? { kind: 'pass-reserve' as const } : undefined) ??
  jump(state, offers.filter(isJump), by, random) ??
  cloak(state, offers, by);
