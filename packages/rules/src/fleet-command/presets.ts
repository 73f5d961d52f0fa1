/** Ready-made matches: every scenario for two, some of them for three and four, and what one person plays alone. */
import type { Preset as ReadyMatch } from '../kernel/contract.ts';
import { factions } from './data/factions.ts';
import { scenarios } from './data/scenarios/index.ts';
import type { ScenarioId } from './data/scenario.ts';
import type { Force } from './force/index.ts';
import type { DrawnSetup } from './setup.ts';

type Preset = ReadyMatch<DrawnSetup>;

/** A round of two fleets takes so long; one player is quicker, and more are slower. */
const minutesOf = (id: ScenarioId, players: number): number =>
  Math.round(((scenarios[id].rounds ?? 10) * (3 + players)) / 5) * 5;

const plain = { owners: {}, forces: {}, freeform: {}, options: {} };

const forTwo = (id: ScenarioId): Preset => ({
  id,
  name: scenarios[id].name,
  note: `${scenarios[id].briefing} ${scenarios[id].rounds} rounds, two players.`,
  minutes: minutesOf(id, 2),
  setup: { ...plain, scenario: id, players: { kushan: 1, taiidan: 1 } },
});

/** The Kushan against the automated Taiidan, who are the fleet for it (FC-SOLO-18). */
const alone = (id: ScenarioId, forces?: Forces): Preset => ({
  id: `${id}-solo`,
  name: `${scenarios[id].name}, alone`,
  note: `${scenarios[id].briefing} ${scenarios[id].rounds} rounds, one player against the automated Taiidan.`,
  minutes: minutesOf(id, 1),
  setup: {
    ...plain,
    scenario: id,
    players: { kushan: 1, taiidan: 0 },
    ...(forces === undefined ? {} : { forces }),
  },
});

/** Two people share the Kushan: one hand, and the units in turn (FC-SOLO-19, R-FC-219). */
const together = (id: ScenarioId): Preset => ({
  id: `${id}-coop`,
  name: `${scenarios[id].name}, two together`,
  note: `${scenarios[id].briefing} ${scenarios[id].rounds} rounds, two players share the Kushan against the automated Taiidan.`,
  minutes: minutesOf(id, 2),
  setup: { ...plain, scenario: id, players: { kushan: 2, taiidan: 0 } },
});

/** 25★ each by the tabs (FC-SCN-12). */
export const readyForces: Readonly<Record<'kushan' | 'taiidan', Force>> = {
  kushan: {
    name: 'Home fleet',
    units: [
      { card: 'mothership', leader: 'vice-admiral' },
      { card: 'interceptor', leader: 'wing-commander' },
      { card: 'ion-cannon-frigate' },
      { card: 'heavy-corvette', leader: 'commander' },
      { card: 'attack-bomber', aboard: 0 },
    ],
  },
  taiidan: {
    name: 'Strike fleet',
    units: [
      { card: 'destroyer', leader: 'vice-admiral' },
      { card: 'ion-cannon-frigate', leader: 'captain' },
      { card: 'assault-frigate' },
      { card: 'interceptor', leader: 'squadron-leader' },
      { card: 'scout', leader: 'squadron-leader' },
    ],
  },
};

const freeform: Preset = {
  id: 'freeform-battle',
  name: scenarios['freeform-battle'].name,
  note: 'Two ready fleets of 25★ meet in orbit and are placed by their players. 10 rounds, two players.',
  minutes: minutesOf('freeform-battle', 2),
  size: '25★',
  setup: { ...plain, scenario: 'freeform-battle', players: { kushan: 1, taiidan: 1 }, forces: readyForces },
};

type Forces = Readonly<Record<'kushan' | 'taiidan', Force>>;

/** 15★ beside the freighters; 10★ on the board and 10★ in reserve (FC-SCN-13). */
const convoyForces: Forces = {
  kushan: {
    name: 'Escort',
    units: [
      { card: 'destroyer', leader: 'vice-admiral' },
      { card: 'interceptor', leader: 'squadron-leader' },
      { card: 'scout', leader: 'squadron-leader' },
    ],
  },
  taiidan: {
    name: 'Hunters',
    units: [
      { card: 'interceptor', leader: 'wing-commander' },
      { card: 'attack-bomber' },
      { card: 'heavy-corvette', leader: 'commander' },
      { card: 'destroyer', leader: 'vice-admiral', reserve: true },
    ],
  },
};

/** What both fleets of the last stand hold back: 25★ (FC-SCN-15). */
const heldBack: Force['units'] = [
  { card: 'destroyer', leader: 'vice-admiral', reserve: true },
  { card: 'ion-cannon-frigate', leader: 'captain', reserve: true },
  { card: 'assault-frigate', leader: 'captain', reserve: true },
  { card: 'ion-cannon-frigate', reserve: true },
];
/** 25★ on the board, the flagships among them (R-FC-201). */
const lastStandForces: Forces = {
  kushan: { name: 'The whole fleet', units: [...readyForces.kushan.units, ...heldBack] },
  taiidan: {
    name: 'The imperial guard',
    units: [
      { card: 'carrier', leader: 'vice-admiral' },
      { card: 'assault-frigate', leader: 'captain' },
      { card: 'attack-bomber', aboard: 0 },
      { card: 'interceptor', leader: 'wing-commander' },
      { card: 'heavy-corvette', leader: 'commander' },
      ...heldBack,
    ],
  },
};

/** The ready-made forces, each with the battle that it was bought for. */
export const boughtForces = (
  [
    ['freeform-battle', readyForces],
    ['convoy', convoyForces],
    ['last-stand', lastStandForces],
  ] as const
).flatMap(([battle, forces]) =>
  (['kushan', 'taiidan'] as const).map((faction) => ({
    id: `${battle}-${faction}`,
    note: `${factions[faction].name}, for ${scenarios[battle].name}`,
    battle,
    faction,
    force: forces[faction],
  })),
);

const bought = (id: ScenarioId, forces: Forces): Preset => {
  const preset = forTwo(id);
  return { ...preset, note: `${preset.note} Two ready fleets.`, setup: { ...preset.setup, forces } };
};

/** The same fleets with their units given to the players of a side, one number for each unit of the lists (FC-SET-8). */
function divided(forces: Forces, players: readonly number[]): Forces {
  const share = ({ units, ...force }: Force): Force => ({
    ...force,
    units: units.map((unit, index) => ({ ...unit, player: players[index] ?? 1 })),
  });
  return { kushan: share(forces.kushan), taiidan: share(forces.taiidan) };
}

const numbers = ['none', 'one', 'two', 'three', 'four'];

/** Several players on a side (FC-COMP-8, FC-SET-9). */
function inTeams(id: ScenarioId, kushan: number, taiidan: number, forces?: Forces): Preset {
  const { name, briefing, rounds } = scenarios[id];
  const count = numbers[kushan + taiidan] ?? '';
  const sides = `${numbers[kushan] ?? ''} for the Kushan, ${numbers[taiidan] ?? ''} for the Taiidan`;
  return {
    id: `${id}-${count}`,
    name: `${name}, ${count} players`,
    note: `${briefing} ${rounds} rounds, ${count} players: ${sides}.`,
    minutes: minutesOf(id, kushan + taiidan),
    setup: { ...plain, scenario: id, players: { kushan, taiidan }, ...(forces === undefined ? {} : { forces }) },
  };
}

/** What a newcomer plays first: the first scenario, shorter, alone, with the first turn. */
const firstBattle: Preset = {
  id: 'first-battle',
  name: 'First battle, alone',
  note: `${scenarios['first-contact'].briefing} Three units each, five rounds, against the automated Taiidan. You begin.`,
  minutes: 20,
  first: true,
  setup: {
    ...plain,
    scenario: 'first-contact',
    players: { kushan: 1, taiidan: 0 },
    rounds: 5,
    options: { begins: 'kushan' },
  },
};

export const presets: readonly Preset[] = [
  forTwo('first-contact'),
  alone('first-contact'),
  forTwo('khar-selim'),
  forTwo('icebreaker'),
  forTwo('fools-gold'),
  forTwo('nova-raid'),
  forTwo('save-the-bentusi'),
  forTwo('relic-raid'),
  freeform,
  bought('convoy', convoyForces),
  bought('last-stand', lastStandForces),
  alone('khar-selim'),
  alone('icebreaker'),
  together('icebreaker'),
  alone('fools-gold'),
  alone('nova-raid'),
  alone('save-the-bentusi'),
  alone('relic-raid'),
  alone('freeform-battle', readyForces),
  alone('convoy', convoyForces),
  alone('last-stand', lastStandForces),
  inTeams('icebreaker', 2, 1),
  inTeams('relic-raid', 2, 2),
  inTeams('freeform-battle', 2, 2, divided(readyForces, [1, 2, 1, 2, 1])),
  inTeams('last-stand', 2, 1, divided(lastStandForces, [1, 2, 1, 2, 1, 1, 2, 2, 1])),
  inTeams('last-stand', 2, 2, divided(lastStandForces, [1, 2, 1, 2, 1, 1, 2, 2, 1])),
  firstBattle,
];
