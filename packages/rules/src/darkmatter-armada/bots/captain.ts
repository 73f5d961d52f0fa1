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
import { command } from './command.ts';
import { carriesTroops, errand, errandCost, ontoCircles, prey, stakeIn } from './errands.ts';
import { fly, strike } from './flight.ts';
import { bestFire, type Valuing } from './gunnery.ts';
import { raid } from './raids.ts';

type Think = Thought<Sight, Offer, Command>;

export const helm: Helm<Ship> = { check, firepower, exposure, prey, passage, errandCost, carriesTroops };

const steerBy =
  (by: Helm<Ship>): Think =>
  (state, offers, seat, random) => {
    const moves = offered(offers, 'move-ship');
    const more = ({ id }: Ship): readonly Plan<Command>[] => [
      ...otherWays(offers, id),
      ...moves.flatMap((each) => (each.ship === id ? ontoCircles(state, each) : [])),
    ];
    return sail<Ship, Command>(by, state, moves, more, seat, random);
  };

/** What a critical hit counts in hits, and a kill in hulls. */
const CRITICAL = 1.5;
const KILL = 0.3;

const asCaptain: Manner['value'] =
  (state) =>
  (target, { expectedHits, criticals, destroyed }) =>
    stakeIn(state, target) *
    worth(target) *
    (Math.min(target.hull, expectedHits) + CRITICAL * expected(criticals) + KILL * target.hull * destroyed);

/** What one bot does otherwise than another: how it weighs ends and shots, and whether its ships evade as often as they can. */
export interface Manner {
  readonly helm: Helm<Ship>;
  readonly value: (state: Sight) => Valuing;
  readonly wary: boolean;
}

const usualBy = ({ helm: by, value, wary }: Manner): Think =>
  firstThought<Sight, Offer, Command>([
    (state, offers, by, random) =>
      fromHiding(state, offers, by, random, (offer) => flow.sample(state, offer, by, random)),
    errand,
    setUpBy({ check, suggestTerrainSpot, suggestDeployment }),
    (state, offers, seat) => activateStrongest(by, state, offers, seat),
    ...command,
    ...hyperspace,
    steerBy(by),
    fly,
    ...actions(wary),
    answer,
    (state, offers, seat) => bestFire(state, offers, seat, value(state)),
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
export const orders = ordersBy({ helm, value: asCaptain, wary: false });

export const captain: Bot<View, Command, Offer> = {
  name: 'Captain',
  note: 'Closes to the range of its weapons, keeps squadrons together, evades and fires at what is near. A good first opponent.',
  choose: (view, offers, by, random) => orders(fromView(view), offers, by, random),
};
