/**
 * The golden games: a whole match for each way to end, kept in `<name>.json` beside this file with its dice and events.
 * Where a rule is changed on purpose (and the edition with it), `node --import tsx tools/golden-games.ts` plays them anew.
 */
import { seededRandom, type View } from '../../kernel/index.ts';
import * as golden from '../../kernel/testing/golden-plans.ts';
import { familyPlans } from '../../mechanics/blueprint-fleets/golden-plans.testing.ts';
import { type Command, type Offer, quantumRebellion, type DrawnSetup, type Setup, type State } from '../index.ts';
import { fleetPoints } from '../fleet/index.ts';
import { reasons } from '../phases/end/score.ts';
import { fleets } from './golden-fleets.ts';
import { randomFleet } from './random-fleet.ts';

export type GoldenPlan = golden.GoldenPlan<State, Command, View, Offer, Setup>;

const { chance, quitter } = golden.playersOf(quantumRebellion);
const captain = quantumRebellion.bots[0] ?? chance;

function small(points: number, rounds: number): Setup {
  const random = seededRandom(points);
  const fleets: DrawnSetup['fleets'] = [randomFleet('Oak', points, random), randomFleet('Elm', points, random)];
  return { scenario: 'border-skirmish', fleets, maxPoints: points, terrain: 'random', layout: [], rounds };
}

function presetSetup(id: string): Setup {
  const preset = quantumRebellion.presets.find((each) => each.id === id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  return preset.setup;
}

const skirmishes: readonly GoldenPlan[] = [
  {
    name: 'all-rounds-played',
    setup: small(200, 2),
    bots: () => captain,
    shows: ({ reason, winner }) => reason === reasons.rounds && winner !== null,
  },
  {
    name: 'draw-on-points',
    setup: small(180, 1),
    bots: () => chance,
    shows: ({ reason, winner }) => reason === reasons.rounds && winner === null,
  },
  {
    name: 'no-ships-left',
    setup: { ...small(160, 6), table: '48x48' },
    bots: () => captain,
    shows: ({ reason, winner }) => reason === reasons['no-ships'] && winner !== null,
  },
  {
    name: 'concession',
    setup: small(200, 3),
    bots: (seat) => (seat === 'seat-1' ? quitter(captain) : captain),
    shows: ({ reason, winner, points }) =>
      reason === reasons.concession && winner !== null && (points['seat-1'] ?? 0) >= (points['seat-2'] ?? 0),
  },
];

/** A ready-made match as people play it. */
const readyMade: readonly GoldenPlan[] = [
  {
    name: 'preset-to-the-end',
    setup: presetSetup('pack-court'),
    bots: () => captain,
    shows: (outcome, state) => state.match.round >= 3 && outcome.winner !== null,
  },
];

const ofFamily = familyPlans(quantumRebellion, { fleets, fleetPoints, setup: (staged): Setup => staged });

export const goldenPlans: readonly GoldenPlan[] = [...skirmishes, ...ofFamily, ...readyMade];

export const playGoldenGame = (plan: GoldenPlan) => golden.playPlanned(quantumRebellion, plan);
