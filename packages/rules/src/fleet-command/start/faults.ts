/** What can be wrong with a setup. */
import { distance, hexKey, sameHex } from '../../geometry/hex/index.ts';
import type { Rejection } from '../../kernel/contract.ts';
import { type Scenario, standardBoard } from '../data/scenario.ts';
import { cards } from '../data/cards.ts';
import { forceFault } from '../force/index.ts';
import type { Hex, SideId } from '../ids.ts';
import { hexName } from '../names.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import { writtenFault } from '../scenario/faults.ts';
import type { DrawnSetup } from '../setup.ts';
import { scenarioOf } from './freeform.ts';
import { cardsOf } from './options.ts';

/** FC-COMP-8. */
const MOST_PLAYERS = 4;

function playersFault({ players }: DrawnSetup, { rules, purchase }: Scenario): Rejection | undefined {
  const count = players.kushan + players.taiidan;
  if (count < 1 || count > MOST_PLAYERS)
    return refuse('player-count', 'FC-COMP-8', `The match has ${count} players. Give it one to four.`);
  const separate = rules.separateHands === true && Math.max(players.kushan, players.taiidan) > 2;
  if (purchase === null || !separate) return undefined;
  return refuse(
    'player-count',
    'FC-SCN-15',
    'Three cannot share a side in this scenario. Give each side one or two players.',
  );
}

const inZone = ({ zones }: Scenario, side: SideId, at: readonly [number, number] | null): boolean =>
  at !== null && zones[side].some(({ col, row }) => col === at[0] && row === at[1]);

function sideFault(given: DrawnSetup, scenario: Scenario, side: SideId): Rejection | undefined {
  const bought = given.forces[side];
  const purchase = scenario.purchase?.[side];
  if (purchase === undefined) {
    if (bought === undefined) return undefined;
    return refuse('fixed-forces', 'FC-SET-1', `${scenario.name} brings its own forces. Leave the forces out.`);
  }
  const fleet = side === 'kushan' ? 'Kushan' : 'Taiidan';
  if (bought === undefined)
    return refuse('no-force', 'FC-FB-2', `The ${fleet} have no force. Build one for ${purchase.stars}★.`);
  const modelCap = given.options.modelCap ?? true;
  const fault = forceFault(bought, { side, purchase, reserve: scenario.reserve[side] !== null, modelCap });
  if (fault !== undefined) return fault;
  const standing = bought.units.filter(({ aboard, reserve }) => aboard === undefined && reserve !== true).length;
  const blocked = scenario.features.filter(({ kind, at }) => kind === 'planet' && inZone(scenario, side, at)).length;
  const free = scenario.zones[side].length - blocked - scenario.forces[side].length;
  if (standing <= free) return undefined;
  return refuse(
    'zone-too-small',
    'FC-FB-10',
    `The zone of the ${fleet} takes ${free} units. Start with at most that many on the board.`,
  );
}

/** R-FC-208. */
function asteroidsFault(given: DrawnSetup, scenario: Scenario): Rejection | undefined {
  const { asteroids } = given;
  const { harvest } = given.freeform;
  const changed = given.board !== undefined || Object.values(given.freeform).some((each) => each !== undefined);
  if (changed && scenario.id !== 'freeform-battle')
    return refuse(
      'fixed-scenario',
      'FC-MISC-26',
      `${scenario.name} is played as it is. Leave the freeform changes out.`,
    );
  if (asteroids === undefined && harvest === undefined) return undefined;
  return placedFault(asteroids ?? [], scenario);
}

function placedFault(asteroids: readonly Hex[], scenario: Scenario): Rejection | undefined {
  const wanted = scenario.asteroidValues === 'stock' ? 0 : scenario.asteroidValues.length;
  if (scenario.purchase === null)
    return refuse('fixed-terrain', 'FC-SET-1', `${scenario.name} has its own asteroid fields. Leave them out.`);
  if (asteroids.length !== wanted)
    return refuse('asteroid-count', 'FC-FB-13', `${scenario.name} has ${wanted} asteroid fields. Place that many.`);
  const { cols, rows } = scenario.board ?? standardBoard;
  const taken = new Map(
    [...scenario.features, ...scenario.forces.kushan, ...scenario.forces.taiidan].flatMap((each) =>
      each.at === null || each.at === undefined || ('kind' in each && each.kind === 'asteroids')
        ? []
        : [[hexKey({ col: each.at[0], row: each.at[1] }), true]],
    ),
  );
  for (const [index, at] of asteroids.entries()) {
    if (at.col < 2 || at.row < 2 || at.col > cols - 3 || at.row > rows - 3)
      return refuse('asteroid-edge', 'R-FC-208', `${hexName(at)} is too near to an edge. Leave two hexes free there.`);
    if (taken.has(hexKey(at)))
      return refuse('asteroid-taken', 'R-FC-208', `${hexName(at)} is taken. Place the field in an empty hex.`);
    const near = asteroids.slice(0, index).find((other) => sameHex(at, other) || distance(at, other) < 2);
    if (near !== undefined)
      return refuse(
        'asteroid-crowded',
        'R-FC-208',
        `${hexName(at)} and ${hexName(near)} touch. Leave a clear hex between fields.`,
      );
  }
  return undefined;
}

/** FC-REI-15: what waits is part of the force. */
function reserveFault({ freeform: { reserve } }: DrawnSetup, { purchase }: Scenario): Rejection | undefined {
  const stars = purchase?.kushan?.stars ?? 0;
  if (reserve === undefined || reserve.stars < stars) return undefined;
  return refuse(
    'reserve-too-large',
    'FC-REI-15',
    `All ${stars}★ of a force cannot wait in reserve. Hold back fewer, so that something starts on the board.`,
  );
}

const FEWEST_CARDS = 20;

/** R-FC-27: enough for the hands, and an order to draw for an enemy that draws until one comes (R-FC-210). */
function deckFault({ commandDeck, players }: DrawnSetup): Rejection | undefined {
  if (commandDeck === undefined) return undefined;
  const no = (sentence: string) => refuse('faulty-deck', 'R-FC-27', sentence);
  const count = cardsOf(commandDeck).length;
  if (count < FEWEST_CARDS) return no(`The deck has ${count} cards. Give it ${FEWEST_CARDS} or more.`);
  const twice = commandDeck.find(({ card }, index) => commandDeck.findIndex((each) => each.card === card) !== index);
  if (twice !== undefined) return no(`${cards[twice.card].name} stands twice in the deck. Write its copies once.`);
  const solo = players.kushan === 0 || players.taiidan === 0;
  return !solo || commandDeck.some(({ card }) => cards[card].kind === 'order')
    ? undefined
    : no('The automated enemy draws until a Special order comes, and the deck has none. Add one.');
}

/** A scenario of the players' own, which has to be there when it is named, and only then (FC-FB-19). */
function customFault({ scenario, custom }: DrawnSetup): Rejection | undefined {
  if (scenario !== 'custom')
    return custom === undefined
      ? undefined
      : refuse('two-scenarios', 'FC-FB-19', 'The setup names a scenario of the book and holds another. Leave one out.');
  return custom === undefined
    ? refuse('no-scenario', 'FC-FB-19', 'The setup names a scenario of your own and holds none. Put it in.')
    : writtenFault(custom);
}

/** The first problem of a setup, or undefined. */
export function setupFault(given: DrawnSetup): Rejection | undefined {
  const written = customFault(given);
  if (written !== undefined) return written;
  const scenario = scenarioOf(given);
  return (
    playersFault(given, scenario) ??
    asteroidsFault(given, scenario) ??
    reserveFault(given, scenario) ??
    sideFault(given, scenario, 'kushan') ??
    sideFault(given, scenario, 'taiidan') ??
    deckFault(given)
  );
}
