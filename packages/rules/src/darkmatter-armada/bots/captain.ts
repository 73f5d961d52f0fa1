/** A bot that plays a whole match sensibly: it closes to the range of its weapons, fires together where that does more, and evades. */
import type { Bot, View } from '../../kernel/contract.ts';
import { fromHiding, silence } from '../../mechanics/blueprint-fleets/bots/hidden.ts';
import { activateStrongest, endSegment, setUpBy } from '../../mechanics/blueprint-fleets/bots/setting-up.ts';
import { worth } from '../../mechanics/blueprint-fleets/bots/firepower.ts';
import { type Helm, otherWays, type Plan, sail } from '../../mechanics/blueprint-fleets/bots/steering.ts';
import { firstThought, offered, type Thought } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import { expected } from '../../mechanics/dice/index.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import { flow } from '../flow.ts';
import type { Offer } from '../offers.ts';
import { suggestDeployment } from '../phases/setup/deployment.ts';
import { suggestTerrainSpot } from '../phases/setup/terrain.ts';
import type { Sight } from '../state.ts';
import type { Ship } from '../table.ts';
import { fromView } from '../view.ts';
import { actions, hyperspace } from './actions.ts';
import { answer } from './answers.ts';
import { exposure, firepower, passage } from './broadsides.ts';
import { commandBy, speed } from './command.ts';
import { carriesTroops, errand, errandCost, ontoCircles, prey, stakeIn } from './errands.ts';
import { fly, strike } from './flight.ts';
import { bestFire, type Valuing } from './gunnery.ts';
import { raid } from './raids.ts';

type Think = Thought<Sight, Offer, Command>;

const helm: Helm<Ship> = { check, firepower, exposure, prey, passage, errandCost, carriesTroops };

export const steer: Think = (state, offers, by, random) => {
  const moves = offered(offers, 'move-ship');
  const more = ({ id }: Ship): readonly Plan<Command>[] => [
    ...otherWays(offers, id),
    ...moves.flatMap((each) => (each.ship === id ? ontoCircles(state, each) : [])),
  ];
  return sail<Ship, Command>(helm, state, moves, more, by, random);
};

/** What a critical hit counts in hits, and a kill in hulls. */
const CRITICAL = 1.5;
const KILL = 0.3;
const FORECASTS = 5;

const asCaptain: Manner['value'] =
  (state) =>
  (target, { expectedHits, criticals, destroyed }) =>
    stakeIn(state, target) *
    worth(target) *
    (Math.min(target.hull, expectedHits) + CRITICAL * expected(criticals) + KILL * target.hull * destroyed);

/** What one bot does otherwise than another. */
export interface Manner {
  /** What an attack is worth by its chances. */
  readonly value: (state: Sight) => Valuing;
  /** So many attacks are weighed by their exact chances, the most promising first. */
  readonly forecasts: number;
  /** Ships evade as often as they can. */
  readonly wary: boolean;
  readonly speed: Think;
  readonly steer: Think;
}

const usualBy = ({ value, forecasts, wary, speed, steer }: Manner): Think =>
  firstThought<Sight, Offer, Command>([
    (state, offers, by, random) =>
      fromHiding(state, offers, by, random, (offer) => flow.sample(state, offer, by, random)),
    errand,
    setUpBy({ check, suggestTerrainSpot, suggestDeployment }),
    (state, offers, by) => activateStrongest(helm, state, offers, by),
    ...commandBy(speed),
    ...hyperspace,
    steer,
    fly,
    ...actions(wary),
    answer,
    (state, offers, by) => bestFire(state, offers, by, value(state), forecasts),
    strike,
    raid,
    silence,
    endSegment,
  ]);

/** What a bot of this manner does about the table as it sees it; else the default answer to a prompt, which is safe. */
export function ordersBy(manner: Manner): (...seen: Parameters<Think>) => Command {
  const usual = usualBy(manner);
  return (state, offers, by, random) => usual(state, offers, by, random) ?? flow.standingAnswer(state, by);
}

export const orders = ordersBy({ value: asCaptain, forecasts: FORECASTS, wary: false, speed, steer });

export const captain: Bot<View, Command, Offer> = {
  name: 'Captain',
  note: 'Closes to the range of its weapons, keeps squadrons together, evades and fires at what is near. A good first opponent.',
  choose: (view, offers, by, random) => orders(fromView(view), offers, by, random),
};
