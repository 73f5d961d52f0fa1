/** Ready-made matches: the scenarios of fixed forces for two, the first of them alone, and a freeform battle. */
import type { Ruleset, View } from '../kernel/contract.ts';
import { scenarios } from './data/scenarios/index.ts';
import type { ScenarioId } from './data/scenario.ts';
import type { Force } from './force/index.ts';
import type { Setup } from './start.ts';

type Preset = Ruleset<unknown, unknown, unknown, View, unknown, Setup, unknown>['presets'][number];

const plain = { owners: {}, forces: {}, freeform: {}, options: {} };

const forTwo = (id: ScenarioId): Preset => ({
  id,
  name: scenarios[id].name,
  note: `${scenarios[id].briefing} ${scenarios[id].rounds} rounds, two players.`,
  setup: { ...plain, scenario: id, players: { kushan: 1, taiidan: 1 } },
});

const alone = (id: ScenarioId): Preset => ({
  id: `${id}-solo`,
  name: `${scenarios[id].name}, alone`,
  note: `${scenarios[id].briefing} ${scenarios[id].rounds} rounds, one player against the automated Taiidan.`,
  setup: { ...plain, scenario: id, players: { kushan: 1, taiidan: 0 } },
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
  setup: { ...plain, scenario: 'freeform-battle', players: { kushan: 1, taiidan: 1 }, forces: readyForces },
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
];
