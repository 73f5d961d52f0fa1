/**
 * The golden games: whole matches of every scenario and for each way to end, kept in `<name>.json` beside this file with
 * their dice and events. Where a rule is changed on purpose, `tools/golden-games.ts` plays them anew.
 */
import type { Outcome, Seat, View } from '../../kernel/index.ts';
import * as golden from '../../kernel/testing/golden-plans.ts';
import { type ScenarioId, scenarioIds } from '../data/scenario.ts';
import { scenarios } from '../data/scenarios/index.ts';
import { readyForces } from '../presets.ts';
import { drawnSetup, type DrawnSetup, type Setup } from '../setup.ts';
import { type Command, fleetCommand, type Offer } from '../index.ts';
import type { State } from '../state.ts';
import { bridge, chance, type FleetBot, zealot } from './bot-match.ts';

export type GoldenPlan = golden.GoldenPlan<State, Command, View, Offer, Setup>;

const { idler, quitter } = golden.playersOf(fleetCommand);

/** Every way to end, by the words that the outcome begins with; a test holds the golden games against this list. */
export const endings = {
  rounds: /^the last round is over/,
  medals: /^three medals are won/,
  annihilation: /^a side has no units left/,
  concession: /concedes$/,
  automated: /^the (Kushan|Taiidan) enemy wins/,
} as const;
/** What decides a match whose rounds are over: medals, stars where medals are equal, or nothing. */
export const decisions = {
  medals: /, medals \d+ to \d+$/,
  stars: /, medals equal at \d+, stars \d+ to \d+$/,
  draw: /stars equal at \d+$/,
} as const;

/** Harvests with the Mothership and takes it over the edge (R-FC-193). */
const prospector: FleetBot = {
  name: 'prospector',
  choose: (view, offers, by, random) => {
    const ship = 'kushan-mothership-a';
    for (const offer of offers) {
      const [card] = offer.kind === 'play-basic' ? offer.cards : [];
      if (offer.kind === 'play-basic' && card !== undefined && offer.units.includes(ship))
        if (offer.order === 'harvest' || (offer.order === 'move' && random() < 0.5))
          return { kind: 'play-basic', card, order: offer.order, unit: ship };
      if (offer.kind === 'move' && offer.unit === ship) {
        const over = offer.destinations.find(({ at }) => at.col < 0 || at.row < 0);
        if (over !== undefined) return { kind: 'move', path: [...over.path] };
      }
    }
    return zealot.choose(view, offers, by, random);
  },
};

/** A force for each scenario that sells its units. */
const bought: { readonly [K in ScenarioId]?: DrawnSetup['forces'] } = {
  'freeform-battle': readyForces,
  convoy: {
    kushan: {
      units: [
        { card: 'heavy-corvette', leader: 'commander' },
        { card: 'interceptor', leader: 'wing-commander' },
        { card: 'attack-bomber' },
      ],
    },
    taiidan: {
      units: [
        { card: 'interceptor', leader: 'squadron-leader' },
        { card: 'light-corvette', leader: 'commander' },
        { card: 'assault-frigate', leader: 'captain', reserve: true },
      ],
    },
  },
  'last-stand': {
    kushan: {
      units: [
        { card: 'mothership', leader: 'vice-admiral' },
        { card: 'attack-bomber', aboard: 0 },
        { card: 'ion-cannon-frigate', leader: 'captain', reserve: true },
        { card: 'interceptor', leader: 'wing-commander' },
      ],
    },
    taiidan: {
      units: [
        { card: 'carrier', leader: 'vice-admiral' },
        { card: 'scout', aboard: 0 },
        { card: 'assault-frigate', reserve: true },
        { card: 'interceptor', leader: 'squadron-leader' },
      ],
    },
  },
};

function setupFor(scenario: ScenarioId, more: Partial<DrawnSetup> = {}): DrawnSetup {
  const forces = scenarios[scenario].purchase === null ? {} : bought[scenario];
  return drawnSetup.parse({ scenario, ...(forces === undefined ? {} : { forces }), ...more });
}

const by =
  (what: RegExp) =>
  ({ reason }: Outcome) =>
    what.test(reason);
const wins =
  (seat: Seat) =>
  ({ winner, winners }: Outcome) =>
    (winners ?? [winner]).includes(seat);

/** One for each scenario, in which a side has won something. */
const ofScenarios: readonly GoldenPlan[] = scenarioIds.map((scenario) => ({
  name: scenario,
  setup: setupFor(scenario),
  bots: () => bridge,
  shows: ({ winner, points }) => winner !== null && Object.values(points).some((medals) => medals > 0),
}));

const ofEndings: readonly GoldenPlan[] = [
  {
    name: 'last-round-by-medals',
    setup: setupFor('first-contact'),
    bots: () => zealot,
    shows: ({ reason }) => endings.rounds.test(reason) && decisions.medals.test(reason),
  },
  {
    name: 'last-round-by-stars',
    setup: setupFor('nova-raid', { rounds: 4 }),
    bots: () => bridge,
    shows: ({ reason }) => endings.rounds.test(reason) && decisions.stars.test(reason),
  },
  {
    name: 'last-round-drawn',
    setup: setupFor('freeform-battle', { rounds: 1 }),
    bots: () => chance,
    shows: by(decisions.draw),
  },
  { name: 'three-medals', setup: setupFor('khar-selim'), bots: () => bridge, shows: by(endings.medals) },
  { name: 'no-units-left', setup: setupFor('first-contact'), bots: () => bridge, shows: by(endings.annihilation) },
  {
    name: 'over-the-edge',
    setup: setupFor('fools-gold', { rounds: 20 }),
    bots: (seat) => (seat === 'seat-1' ? prospector : idler),
    // Its harvest has won two medals by then, so leaving wins the third (FC-SCN-6).
    shows: (_outcome, { units }) => units['kushan-mothership-a']?.place === 'left',
  },
  {
    name: 'concession',
    setup: setupFor('first-contact'),
    bots: (seat) => (seat === 'seat-1' ? quitter(bridge) : bridge),
    shows: by(endings.concession),
  },
  {
    name: 'partner-leaves',
    setup: setupFor('khar-selim', { players: { kushan: 2, taiidan: 1 }, rounds: 4 }),
    bots: (seat) => (seat === 'seat-2' ? quitter(bridge) : bridge),
    shows: wins('seat-1'),
  },
  {
    name: 'automated-enemy-wins',
    setup: setupFor('first-contact', { players: { kushan: 1, taiidan: 0 } }),
    bots: () => chance,
    shows: by(endings.automated),
  },
  {
    name: 'automated-enemy-loses',
    setup: setupFor('first-contact', { players: { kushan: 1, taiidan: 0 } }),
    bots: () => bridge,
    shows: wins('seat-1'),
  },
  {
    name: 'four-with-hands-of-their-own',
    setup: setupFor('first-contact', { players: { kushan: 2, taiidan: 2 }, options: { teamHands: 'separate' } }),
    bots: () => zealot,
    shows: (outcome) => wins('seat-3')(outcome) || wins('seat-1')(outcome),
  },
];

export const goldenPlans: readonly GoldenPlan[] = [...ofScenarios, ...ofEndings];

export const playGoldenGame = (plan: GoldenPlan) => golden.playPlanned(fleetCommand, plan);
