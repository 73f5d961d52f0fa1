/**
 * The golden games: a whole match for each scenario and each way to end, kept in `<name>.json` beside this file with its
 * dice and events. Where a rule is changed on purpose (and the edition with it), `node --import tsx tools/golden-games.ts`
 * plays them anew.
 */
import { seededRandom, type View } from '../../kernel/index.ts';
import * as golden from '../../kernel/testing/golden-plans.ts';
import { familyPlans } from '../../mechanics/blueprint-fleets/golden-plans.testing.ts';
import { fleetPoints, randomFleet } from '../fleet/index.ts';
import {
  type Command,
  darkmatterArmadaRuleset,
  type DrawnSetup,
  type Offer,
  type Setup,
  type State,
} from '../index.ts';
import { reasons } from '../scenarios/ending.ts';
import { fleets } from './golden-fleets.ts';

export type GoldenPlan = golden.GoldenPlan<State, Command, View, Offer, Setup>;

const { chance, quitter } = golden.playersOf(darkmatterArmadaRuleset);
const captain = darkmatterArmadaRuleset.bots[0] ?? chance;

function engagement(points: number, rounds: number): DrawnSetup {
  const random = seededRandom(points);
  const side = (word: string) => randomFleet(points, random, { word });
  const sides: DrawnSetup['fleets'] = [side('Oak'), side('Elm')];
  return { scenario: 'standard-engagement', fleets: sides, maxPoints: points, terrain: 'random', layout: [], rounds };
}

const engagements: readonly GoldenPlan[] = [
  {
    name: 'all-rounds-played',
    setup: engagement(200, 2),
    bots: () => captain,
    shows: ({ reason, winner }) => reason === reasons.rounds && winner !== null,
  },
  {
    name: 'draw-on-points',
    setup: engagement(180, 1),
    bots: () => chance,
    shows: ({ reason, winner }) => reason === reasons.rounds && winner === null,
  },
  {
    name: 'no-ships-left',
    setup: { ...engagement(160, 12), table: '48x48' },
    bots: () => captain,
    shows: ({ reason, winner }) => reason === reasons['no-ships'] && winner !== null,
  },
  {
    name: 'concession',
    setup: engagement(200, 3),
    bots: (seat) => (seat === 'seat-1' ? quitter(captain) : captain),
    shows: ({ reason, winner, points }) =>
      reason === reasons.concession && winner !== null && (points['seat-1'] ?? 0) >= (points['seat-2'] ?? 0),
  },
];

/** The ready-made first battle as people play it. */
const readyMade: readonly GoldenPlan[] = darkmatterArmadaRuleset.presets
  .filter(({ first = false }) => first)
  .map(({ setup }) => ({
    name: 'first-battle',
    setup,
    bots: () => captain,
    shows: ({ winner }, { match }) => winner !== null && match.round === match.rounds,
  }));

const ofFamily = familyPlans(darkmatterArmadaRuleset, { fleets, fleetPoints, setup: (staged): Setup => staged });

export const goldenPlans: readonly GoldenPlan[] = [...engagements, ...ofFamily, ...readyMade];

export const playGoldenGame = (plan: GoldenPlan) => golden.playPlanned(darkmatterArmadaRuleset, plan);
