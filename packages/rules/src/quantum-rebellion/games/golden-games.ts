/**
 * The golden games: a whole match for each way to end, kept in `<name>.json` beside this file with its dice and events.
 * Where a rule is changed on purpose (and the edition with it), `node --import tsx tools/golden-games.ts` plays them anew.
 */
import {
  type Bot,
  type BotMatchResult,
  type Outcome,
  playSeed,
  randomBot,
  type Seat,
  seededRandom,
  type View,
} from '../../kernel/index.ts';
import { type Command, type Offer, quantumRebellion, type Setup, type State } from '../index.ts';
import { reasons } from '../phases/end/score.ts';
import { randomFleet } from './random-fleet.ts';

type QuantumBot = Bot<View, Command, Offer>;

export interface GoldenPlan {
  readonly name: string;
  readonly setup: Setup;
  readonly bots: (seat: Seat) => QuantumBot;
  /** Whether a match shows what it is kept for; seeds are tried from 1 on until one does. */
  readonly shows: (outcome: Outcome, state: State) => boolean;
}

const chance = randomBot(quantumRebellion);
const captain = quantumRebellion.bots[0] ?? chance;
/** Holds its ships and gives up when the match is well on its way. */
const quitter: QuantumBot = {
  name: 'quitter',
  choose: (view, offers, by, random) =>
    view['match']?.['round'] === 2 ? { kind: 'concede' } : captain.choose(view, offers, by, random),
};

function small(points: number, rounds: number): Setup {
  const random = seededRandom(points);
  const fleets: Setup['fleets'] = [randomFleet('Oak', points, random), randomFleet('Elm', points, random)];
  return { scenario: 'border-skirmish', fleets, maxPoints: points, terrain: 'random', layout: [], rounds };
}

function presetSetup(id: string): Setup {
  const preset = quantumRebellion.presets.find((each) => each.id === id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  return preset.setup;
}

export const goldenPlans: readonly GoldenPlan[] = [
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
    bots: (seat) => (seat === 'seat-1' ? quitter : captain),
    shows: ({ reason, winner, points }) =>
      reason === reasons.concession && winner !== null && (points['seat-1'] ?? 0) >= (points['seat-2'] ?? 0),
  },
  {
    name: 'planetary-invasion',
    setup: presetSetup('planetary-invasion'),
    bots: () => captain,
    shows: ({ reason, points }) => reason === reasons.divisions && Object.values(points).every((each) => each > 0),
  },
  {
    name: 'support-ground-assault',
    setup: { ...presetSetup('support-ground-assault'), rounds: 4 },
    bots: () => captain,
    shows: ({ reason, points }) => reason === reasons['divisions-level'] && points['seat-1'] !== 10,
  },
  {
    name: 'convoy-through',
    setup: presetSetup('convoy-escort'),
    bots: () => captain,
    shows: ({ reason }) => reason === reasons['convoy-through'],
  },
  {
    name: 'convoy-stopped',
    setup: { ...presetSetup('convoy-escort'), rounds: 2 },
    bots: () => captain,
    shows: ({ reason }) => reason === reasons['convoy-stopped'],
  },
  {
    name: 'ambush',
    setup: presetSetup('ambush'),
    bots: () => captain,
    shows: (_outcome, state) => Object.keys(state.discs).length === 0 && Object.keys(state.terrain).includes('mines-1'),
  },
  {
    name: 'preset-to-the-end',
    setup: presetSetup('pack-court'),
    bots: () => captain,
    shows: (outcome, state) => state.match.round >= 3 && outcome.winner !== null,
  },
];

const MOST_SEEDS = 400;

/** Plays a golden game anew, with the first seed that shows what it is kept for. */
export function playGoldenGame({ name, setup, bots, shows }: GoldenPlan): BotMatchResult<State, Command, Setup> {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const played = playSeed(quantumRebellion, seed, { setup, bots });
    if (played.ok && played.outcome !== undefined && shows(played.outcome, played.state)) return played;
  }
  throw new Error(`no seed up to ${MOST_SEEDS} plays the golden game ${name}`);
}
