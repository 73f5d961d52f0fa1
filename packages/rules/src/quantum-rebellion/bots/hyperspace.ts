/** How the captain comes out of hyperspace, jumps and hides. */
import type { Random, Seat } from '../../kernel/contract.ts';
import { cloakBy } from '../../mechanics/blueprint-fleets/bots/hidden.ts';
import { hyperspaceBy } from '../../mechanics/blueprint-fleets/bots/hyperspace.ts';
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

const cloak = cloakBy<Ship>((state, ship, by) => {
  const enemies = onTable(state, opponentOf(state, by));
  if (!isPlaced(ship)) return { shots: 1, danger: 0 };
  return { shots: firepower(ship, ship, enemies), danger: exposure(ship, ship, enemies) };
});

export const hyperspace = (state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined =>
  comeOut(state, offers, by, random) ?? jump(state, offers, by, random) ?? cloak(state, offers, by);
