/**
 * The golden games: a whole match for each way to end, kept in `<name>.json` beside this file with its dice and events.
 * Where a rule is changed on purpose (and the edition with it), `node --import tsx tools/golden-games.ts` plays them anew.
 */
import { seededRandom, type View } from '../../kernel/index.ts';
import * as golden from '../../kernel/testing/golden-plans.ts';
import { randomFleet } from '../fleet/index.ts';
import { type Command, darkmatterArmadaRuleset, type DrawnSetup, type Offer, type Setup, type State } from '../index.ts';
import { reasons } from '../scenarios/ending.ts';

export type GoldenPlan = golden.GoldenPlan<State, Command, View, Offer, Setup>;

const { chance } = golden.playersOf(darkmatterArmadaRuleset);
const captain = darkmatterArmadaRuleset.bots[0] ?? chance;

function small(points: number, rounds: number): DrawnSetup {
  const random = seededRandom(points);
  const side = (word: string) => randomFleet(points, random, { word });
  const fleets: DrawnSetup['fleets'] = [side('Oak'), side('Elm')];
  return { scenario: 'standard-engagement', fleets, maxPoints: points, terrain: 'random', layout: [], rounds };
}

const skirmishes: readonly GoldenPlan[] = [
  {
    name: 'all-rounds-played',
    setup: small(200, 2),
    bots: () => captain,
    shows: ({ reason, winner }) => reason === reasons.rounds && winner !== null,
  },
  {
    name: 'no-ships-left',
    setup: { ...small(160, 12), table: '48x48' },
    bots: () => captain,
    shows: ({ reason, winner }) => reason === reasons['no-ships'] && winner !== null,
  },
];

export const goldenPlans: readonly GoldenPlan[] = skirmishes;

export const playGoldenGame = (plan: GoldenPlan) => golden.playPlanned(darkmatterArmadaRuleset, plan);
