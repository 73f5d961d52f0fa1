/** What comes of an order, played out in the admiral's head as two captains would go on. */
import type { Random, Seat } from '../../../kernel/contract.ts';
import {
  type Forethought,
  foreseen,
  type Imagined,
} from '../../../mechanics/blueprint-fleets/bots/admiral/foresight.ts';
import type { Command } from '../../commands.ts';
import { decide } from '../../decide.ts';
import type { Event } from '../../events.ts';
import { evolve } from '../../evolve.ts';
import { awaiting, offersFor } from '../../flow.ts';
import type { Sight } from '../../state.ts';
import { orders } from '../captain.ts';
import { judgement } from './judgement.ts';
import { standing } from './standing.ts';

const game: Imagined<Sight, Command, Event> = {
  decide,
  evolve,
  awaiting,
  usual: (state, by, random) => orders(state, offersFor(state, by), by, random),
  standing,
};

/** The best of some orders by what comes of them. */
export const foresee = (
  state: Sight,
  thoughts: readonly Forethought<Command>[],
  by: Seat,
  random: Random,
): Command | undefined => foreseen(game, state, thoughts, by, random, judgement.reach);
