import { asteroidsAt, columns, type Scenario, type ScenarioObjective } from '../scenario.ts';

/** The same four for both; three medals of any win (FC-SCN-11, R-FC-196). */
const objectivesOf = (side: 'kushan' | 'taiidan'): ScenarioObjective[] => [
  {
    id: `${side}-first-artifact`,
    side,
    text: 'Bring one artifact home.',
    medals: 1,
    target: 1,
    rule: { kind: 'artifacts-home' },
  },
  {
    id: `${side}-both-artifacts`,
    side,
    text: 'Bring both artifacts home.',
    medals: 2,
    target: 2,
    rule: { kind: 'artifacts-home' },
  },
  {
    id: `${side}-carrier`,
    side,
    text: 'Destroy an enemy unit that carries an artifact.',
    medals: 1,
    target: 1,
    rule: { kind: 'destroy-artifact-carrier' },
  },
  {
    id: `${side}-stars`,
    side,
    text: 'Destroy 15★ of enemy units and leaders.',
    medals: 1,
    target: 15,
    rule: { kind: 'stars' },
  },
];

export const relicRaid: Scenario = {
  id: 'relic-raid',
  number: 7,
  name: 'Relic Raid',
  place: 'Tenhauser Gate',
  briefing: 'Two wrecks hold something old that both fleets want to carry home.',
  rounds: 6,
  introduces: ['artifacts', 'reserves in the opposing zone', 'carriers'],
  zones: { kushan: columns(0, 1), taiidan: columns(11, 12) },
  features: [
    ...asteroidsAt([3, 2], [3, 6], [4, 4], [6, 4], [8, 4], [9, 2], [9, 6]),
    { id: 'artifact-1', kind: 'artifact', name: 'First artifact', at: null },
    { id: 'artifact-2', kind: 'artifact', name: 'Second artifact', at: null },
  ],
  asteroidValues: [3, 2, 2, 2, 0, 0, 0],
  forces: {
    kushan: [
      { card: 'mothership', leader: 'vice-admiral', at: [0, 4], facing: 2 },
      { card: 'interceptor', leader: 'squadron-leader', aboard: 'mothership', free: true },
      { card: 'interceptor', leader: 'wing-commander', at: [1, 2], facing: 2 },
      { card: 'salvage-corvette', leader: 'marine-captain', at: [1, 4], facing: 2 },
      { card: 'heavy-corvette', at: [1, 6], facing: 1 },
      { card: 'attack-bomber', at: [1, 5], facing: 1 },
      { card: 'assault-frigate', reserve: true },
    ],
    taiidan: [
      { card: 'destroyer', leader: 'vice-admiral', at: [11, 4], facing: 5 },
      { card: 'carrier', leader: 'carrier-captain', at: [12, 4], facing: 5 },
      { card: 'interceptor', leader: 'wing-commander', aboard: 'carrier', free: true },
      { card: 'ion-cannon-frigate', leader: 'captain', at: [11, 2], facing: 4 },
      { card: 'assault-frigate', reserve: true },
    ],
  },
  neutral: [
    { card: 'wrecked-ship', at: [6, 2], facing: 0, artifact: 'artifact-1' },
    { card: 'wrecked-ship', at: [6, 6], facing: 0, artifact: 'artifact-2' },
  ],
  purchase: null,
  // What waits comes from round 3, in the opposing zone (FC-SCN-9, R-FC-198).
  reserve: { kushan: { fromRound: 3, zone: 'taiidan' }, taiidan: { fromRound: 3, zone: 'kushan' } },
  objectives: [...objectivesOf('kushan'), ...objectivesOf('taiidan')],
  rules: { artifacts: true },
};
