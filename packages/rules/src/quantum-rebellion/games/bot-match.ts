/** Bot matches that follow from one number: fleets, table, rounds, bots and dice. */
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
import { fleets } from '../data/fleets.ts';
import { tables } from '../../mechanics/blueprint-fleets/data/terrain-tables.ts';
import { type Command, fromView, type Offer, quantumRebellion, type DrawnSetup, type Setup, type State } from '../index.ts';
import { brawler } from './brawler.ts';
import { hyperspaceOutfits, randomFleet, warships } from './random-fleet.ts';
import { scenarioSetup } from './scenario-match.ts';
import { tableFaults } from './table-faults.ts';

type QuantumBot = Bot<View, Command, Offer>;
type Plan = BotPlan<View, Command, Offer, Setup>;
type Matchup = Pick<Plan, 'name' | 'setup'>;

const captain = quantumRebellion.bots[0] as QuantumBot;
const chance = randomBot(quantumRebellion);
const deserter = deserterOf(quantumRebellion);
const carrierGroup: typeof warships = ['CV', 'CVL', 'CVL', 'FF'];
const pairs: readonly (readonly [QuantumBot, QuantumBot])[] = [
  [captain, captain],
  [chance, chance],
  [captain, chance],
  [chance, captain],
  [brawler, brawler],
  [brawler, captain],
  [captain, brawler],
];

/** Two ready-made fleets at a value of their own choice, on any table. */
function otherPairing(random: Random): Matchup {
  const south = pick(fleets, random);
  const north = pick(
    fleets.filter((each) => each !== south),
    random,
  );
  const maxPoints = Math.max(south.maxPoints, north.maxPoints) + pick([0, 100, 700], random);
  return variant(`${south.id}-${north.id}`, [south.design, north.design], maxPoints, random);
}

/** Fleets that nobody would sail, that live by their fighters, or that come and go by hyperspace and under cloaks. */
const motleys = [
  ['motley', warships, []],
  ['carriers', carrierGroup, []],
  ['hyperspace', warships, hyperspaceOutfits],
] as const;

/** Two such fleets. */
function motley(random: Random): Matchup {
  const maxPoints = pick([200, 350, 500, 800, 1200], random);
  const [name, pool, outfits] = pick(motleys, random);
  const drawn = (word: string) => randomFleet(word, maxPoints, random, pool, outfits);
  return variant(`${name}-${maxPoints}`, [drawn('Oak'), drawn('Elm')], maxPoints, random);
}

function variant(
  name: string,
  given: DrawnSetup['fleets'],
  maxPoints: number,
  random: Random,
): Matchup {
  const table = random() < 0.5 ? undefined : pick(Object.keys(tables) as (keyof typeof tables)[], random);
  const setup: Setup = {
    scenario: 'border-skirmish',
    fleets: given,
    maxPoints,
    ...(table === undefined ? {} : { table }),
    terrain: random() < 0.8 ? 'random' : [],
    layout: [],
    rounds: pick([1, 2, 6, 6, 9], random),
  };
  return { name, setup };
}

/** The match that belongs to a number: presets for the most part, other pairings and fleets drawn by chance. */
export function botMatchPlan(seed: number): Plan {
  const random = seededRandom(seed ^ 0x0b07);
  const bots = random() < 0.05 ? ([deserter, chance] as const) : pick(pairs, random);
  if (seed % 3 === 0) return { seed, bots, ...scenarioSetup(random) };
  const kind = random();
  if (kind < 0.3) return { seed, bots, ...otherPairing(random) };
  if (kind < 0.6) return { seed, bots, ...motley(random) };
  const preset = pick(quantumRebellion.presets, random);
  return { seed, bots, name: preset.id, setup: preset.setup };
}

/** Two of the bots, as they sit in the match of a number. */
export const seatedBots = (names: readonly string[], seed: number): Plan['bots'] =>
  kernel.seatedBots(quantumRebellion, names, seed);

/** Plays the match of a number; `names` are two bots that play in place of those of the plan. */
export function playBotMatch(
  seed: number,
  checkRate: number,
  names?: readonly string[],
): BotMatchResult<State, Command, Setup> {
  const plan = botMatchPlan(seed);
  const bots = names === undefined ? plan.bots : seatedBots(names, seed);
  return playPlan(quantumRebellion, { ...plan, bots }, checkRate, (view) => tableFaults(fromView(view)));
}
