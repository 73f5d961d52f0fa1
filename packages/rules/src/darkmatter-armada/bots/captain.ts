/** A bot that plays a whole match sensibly: it closes to the range of its weapons, fires together where that does more, and evades. */
import type { Bot, Random, Seat, View } from '../../kernel/contract.ts';
import { fromHiding, silence } from '../../mechanics/blueprint-fleets/bots/hidden.ts';
import { setUpBy, strongest } from '../../mechanics/blueprint-fleets/bots/setting-up.ts';
import { worth } from '../../mechanics/blueprint-fleets/bots/firepower.ts';
import {
  aboutTurn,
  aroundPlanet,
  type Helm,
  MARKER,
  ontoCircle,
  sail,
} from '../../mechanics/blueprint-fleets/bots/steering.ts';
import { firstThought, offered, type Thought } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import { expected } from '../../mechanics/dice/index.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import { flow } from '../flow.ts';
import type { Offer } from '../offers.ts';
import { suggestDeployment } from '../phases/setup/deployment.ts';
import { suggestTerrainSpot } from '../phases/setup/terrain.ts';
import type { PlacedShip } from '../ship/ships.ts';
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

const activate: Think = (state, offers, by) => {
  const enemies = prey(state, by);
  const ready = offered(offers, 'activate-squadron');
  const squadron = strongest(state, ready, (ship: PlacedShip, stance) => firepower(ship, stance, enemies));
  return squadron === undefined ? undefined : { kind: 'activate-squadron', squadron };
};

const helm: Helm<Ship> = { check, firepower, exposure, prey, passage, errandCost, carriesTroops };

const steer: Think = (state, offers, by, random) =>
  sail<Ship, Command>(
    helm,
    state,
    offered(offers, 'move-ship'),
    ({ id }) => [
      ...offered(offers, 'split-s').flatMap((each) => (each.ship === id ? aboutTurn(each, MARKER) : [])),
      ...offered(offers, 'follow-orbit').flatMap((each) => (each.ship === id ? aroundPlanet(each) : [])),
      ...offered(offers, 'enter-orbit').flatMap((each) => (each.ship === id ? ontoCircle(each) : [])),
      ...offered(offers, 'move-ship').flatMap((each) => (each.ship === id ? ontoCircles(state, each) : [])),
    ],
    by,
    random,
  );

/** What a critical hit counts in hits, and a kill in hulls. */
const CRITICAL = 1.5;
const KILL = 0.3;

const asCaptain =
  (state: Sight): Valuing =>
  (target, { expectedHits, criticals, destroyed }) =>
    stakeIn(state, target) *
    worth(target) *
    (Math.min(target.hull, expectedHits) + CRITICAL * expected(criticals) + KILL * target.hull * destroyed);

const fire: Think = (state, offers, by) => bestFire(state, offers, by, asCaptain(state));

const endSegment: Think = (_state, offers) => {
  const [end] = offered(offers, 'end-segment');
  return end === undefined ? undefined : { kind: 'end-segment', segment: end.segment };
};

const usual = firstThought<Sight, Offer, Command>([
  (state, offers, by, random) =>
    fromHiding(state, offers, by, random, (offer) => flow.sample(state, offer, by, random)),
  errand,
  setUpBy({ check, suggestTerrainSpot, suggestDeployment }),
  activate,
  ...command,
  ...hyperspace,
  steer,
  fly,
  ...actions,
  answer,
  fire,
  strike,
  raid,
  silence,
  endSegment,
]);

/** What the captain does about the table as it sees it; else the default answer to a prompt, which is safe. */
export const orders = (state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command =>
  usual(state, offers, by, random) ?? flow.standingAnswer(state, by);

export const captain: Bot<View, Command, Offer> = {
  name: 'Captain',
  note: 'Closes to the range of its weapons, keeps squadrons together, evades and fires at what is near. A good first opponent.',
  choose: (view, offers, by, random) => orders(fromView(view), offers, by, random),
};
