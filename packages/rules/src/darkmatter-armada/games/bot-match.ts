/** Bot matches that follow from one number: fleets, table, rounds, options, bots and dice. */
import * as kernel from '../../kernel/bot-plans.ts';
import { type BotPlan, deserterOf, playPlan } from '../../kernel/bot-plans.ts';
import {
  type Bot,
  type BotMatchResult,
  pick,
  randomBot,
  type Random,
  seededRandom,
  type View,
} from '../../kernel/index.ts';
import { tables } from '../../mechanics/blueprint-fleets/data/terrain-tables.ts';
import type { ClassCode } from '../data/classes.ts';
import { fleets } from '../data/fleets.ts';
import { fleetPoints, randomFleet, warships } from '../fleet/index.ts';
import {
  type Command,
  darkmatterArmadaRuleset,
  type DrawnSetup,
  fromView,
  type Offer,
  type Setup,
  type State,
} from '../index.ts';
import { brawler } from './brawler.ts';
import { agreements, fleetWith, scenarioSetup } from './scenario-match.ts';
import { tableFaults } from './table-faults.ts';

type ArmadaBot = Bot<View, Command, Offer>;
type Plan = BotPlan<View, Command, Offer, Setup>;
type Matchup = Pick<Plan, 'name' | 'setup'>;

const captain = darkmatterArmadaRuleset.bots[0] as ArmadaBot;
const chance = randomBot(darkmatterArmadaRuleset);
const deserter = deserterOf(darkmatterArmadaRuleset);
const carrierGroup: readonly ClassCode[] = ['CV', 'CVL', 'CVL', 'FF'];
const pairs: readonly (readonly [ArmadaBot, ArmadaBot])[] = [
  [captain, captain],
  [chance, chance],
  [captain, chance],
  [chance, captain],
  [brawler, brawler],
  [brawler, captain],
  [captain, brawler],
];

function variant(name: string, given: DrawnSetup['fleets'], random: Random): Matchup {
  const table = random() < 0.5 ? undefined : pick(Object.keys(tables) as (keyof typeof tables)[], random);
  const setup: Setup = {
    scenario: 'standard-engagement',
    fleets: given,
    maxPoints: Math.max(...given.map(fleetPoints)) + pick([0, 100, 700], random),
    ...(table === undefined ? {} : { table }),
    terrain: random() < 0.8 ? 'random' : [],
    layout: [],
    rounds: pick([1, 2, 6, 6, 9], random),
    options: agreements(random),
  };
  return { name, setup };
}

/** Two ready-made fleets at a value of their own choice, on any table. */
function otherPairing(random: Random): Matchup {
  const south = pick(fleets, random);
  const north = pick(
    fleets.filter((each) => each !== south),
    random,
  );
  return variant(`${south.id}-${north.id}`, [south.design, north.design], random);
}

/** Two fleets that nobody would sail: of any ships, of carriers, or with squadrons that do one thing each. */
function motley(random: Random): Matchup {
  const points = pick([200, 350, 500, 800, 1200], random);
  const name = pick(['motley', 'carriers', 'irregulars'] as const, random);
  const drawn = (word: string) =>
    name === 'irregulars'
      ? fleetWith(word, points, random, 0.5)
      : randomFleet(points, random, { word, classes: name === 'carriers' ? carrierGroup : warships });
  return variant(`${name}-${points}`, [drawn('Oak'), drawn('Elm')], random);
}

/** The match that belongs to a number: scenarios, ready-made matches, other pairings and fleets drawn by chance. */
export function botMatchPlan(seed: number): Plan {
  const random = seededRandom(seed ^ 0x0da7);
  const bots = random() < 0.05 ? ([deserter, chance] as const) : pick(pairs, random);
  if (seed % 3 === 0) return { seed, bots, ...scenarioSetup(random) };
  const kind = random();
  if (kind < 0.3) return { seed, bots, ...otherPairing(random) };
  if (kind < 0.7) return { seed, bots, ...motley(random) };
  const preset = pick(darkmatterArmadaRuleset.presets, random);
  return { seed, bots, name: preset.id, setup: preset.setup };
}

/** Two of the bots, as they sit in the match of a number. */
export const seatedBots = (names: readonly string[], seed: number): Plan['bots'] =>
  kernel.seatedBots(darkmatterArmadaRuleset, names, seed);

/** Plays the match of a number; `names` are two bots that play in place of those of the plan. */
export function playBotMatch(
  seed: number,
  checkRate: number,
  names?: readonly string[],
): BotMatchResult<State, Command, Setup> {
  const plan = botMatchPlan(seed);
  const bots = names === undefined ? plan.bots : seatedBots(names, seed);
  return playPlan(darkmatterArmadaRuleset, { ...plan, bots }, checkRate, (view) => tableFaults(fromView(view)));
}
