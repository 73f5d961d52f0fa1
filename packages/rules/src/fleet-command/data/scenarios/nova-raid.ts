import { block, columns, type Scenario, type ScenarioFeature } from '../scenario.ts';

/** A belt from edge to edge (FC-SCN-7). */
const mines: readonly ScenarioFeature[] = Array.from({ length: 9 }, (_, row) => ({
  kind: 'minefield',
  at: [6, row],
  side: 'taiidan',
  strength: 5,
}));

export const novaRaid: Scenario = {
  id: 'nova-raid',
  number: 5,
  name: 'Nova Raid',
  place: 'Nebula',
  briefing: 'A Taiidan station hides behind a belt of mines. The Kushan want it, and want it whole.',
  rounds: 6,
  introduces: ['boarding', 'capture', 'minefields', 'platforms and stations', 'ramming'],
  zones: { kushan: columns(0, 1), taiidan: block([7, 12], [0, 8]) },
  features: mines,
  asteroidValues: [],
  forces: {
    kushan: [
      { card: 'mothership', leader: 'vice-admiral', at: [0, 4], facing: 2 },
      { card: 'destroyer', at: [1, 3], facing: 2 },
      { card: 'interceptor', at: [1, 5], facing: 1 },
      { card: 'interceptor', aboard: 'mothership', free: true },
      { card: 'salvage-corvette', leader: 'commander', at: [1, 2], facing: 2 },
      { card: 'salvage-corvette', leader: 'marine-captain', at: [1, 6], facing: 1 },
    ],
    taiidan: [
      { card: 'space-station', leader: 'vice-admiral', at: [9, 4], facing: 5 },
      { card: 'gun-platform', at: [8, 2], facing: 4 },
      { card: 'gun-platform', at: [8, 4], facing: 5 },
      { card: 'gun-platform', at: [8, 6], facing: 5 },
      { card: 'interceptor', leader: 'wing-commander', at: [10, 2], facing: 4 },
      { card: 'interceptor', leader: 'squadron-leader', at: [10, 4], facing: 5 },
      { card: 'interceptor', at: [10, 6], facing: 5 },
      { card: 'ion-cannon-frigate', leader: 'captain', at: [11, 4], facing: 5 },
    ],
  },
  neutral: [],
  purchase: null,
  reserve: { kushan: null, taiidan: null },
  // The station whole, or fighters and platforms; the Destroyer, or stars (FC-SCN-7, R-FC-194).
  objectives: [
    {
      id: 'kushan-major',
      side: 'kushan',
      text: 'Capture the Space Station.',
      medals: 2,
      target: 1,
      rule: { kind: 'capture', card: 'space-station' },
    },
    {
      id: 'kushan-minor',
      side: 'kushan',
      text: 'Destroy 10★ of fighters and platforms.',
      medals: 1,
      target: 10,
      rule: { kind: 'stars', types: ['fighter', 'platform'] },
    },
    {
      id: 'taiidan-major',
      side: 'taiidan',
      text: 'Destroy the Kushan Destroyer.',
      medals: 2,
      target: 1,
      rule: { kind: 'destroy-units', card: 'destroyer' },
    },
    {
      id: 'taiidan-minor',
      side: 'taiidan',
      text: 'Destroy 12★ of Kushan units and leaders.',
      medals: 1,
      target: 12,
      rule: { kind: 'stars' },
    },
  ],
  rules: { capture: ['space-station'] },
};
