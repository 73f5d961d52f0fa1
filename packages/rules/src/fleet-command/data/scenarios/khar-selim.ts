import { asteroidsAt, columns, type Scenario } from '../scenario.ts';

export const kharSelim: Scenario = {
  id: 'khar-selim',
  number: 2,
  name: 'The Khar-Selim',
  place: 'Kharak Outer Region',
  briefing: 'A salvage crew has to fetch the core of a lost ship while raiders close in.',
  rounds: 7,
  introduces: ['capital ships', 'combat air patrol', 'defensive fire', 'damage control'],
  zones: { taiidan: columns(0, 1), kushan: columns(10, 12) },
  features: [
    // It is in the way of moves and of shots, and nothing destroys it (FC-SCN-3).
    { id: 'khar-selim', kind: 'wreckage', name: 'Khar-Selim', at: [6, 4] },
    ...asteroidsAt([4, 2], [4, 6], [8, 2], [8, 6], [6, 1], [6, 7]),
  ],
  asteroidValues: 'stock',
  forces: {
    kushan: [
      { card: 'mothership', leader: 'vice-admiral', at: [12, 4], facing: 5 },
      { card: 'salvage-corvette', leader: 'commander', at: [10, 4], facing: 5 },
      { card: 'interceptor', leader: 'squadron-leader', at: [10, 2], facing: 5 },
      { card: 'interceptor', at: [10, 6], facing: 5 },
      { card: 'heavy-corvette', at: [11, 5], facing: 5 },
    ],
    // The raiders are units of the Taiidan (FC-SCN-4, R-FC-191).
    taiidan: [
      { card: 'interceptor', leader: 'wing-commander', at: [1, 1], facing: 2 },
      { card: 'interceptor', leader: 'squadron-leader', at: [1, 4], facing: 2 },
      { card: 'interceptor', at: [1, 7], facing: 1 },
      { card: 'heavy-corvette', leader: 'commander', at: [0, 3], facing: 2 },
      { card: 'heavy-corvette', at: [0, 6], facing: 1 },
    ],
  },
  neutral: [],
  purchase: null,
  reserve: { kushan: null, taiidan: null },
  // The core, against the end of its carrier; stars for both (FC-SCN-4).
  objectives: [
    {
      id: 'kushan-major',
      side: 'kushan',
      text: 'The Salvage Corvette takes the core of the Khar-Selim and brings it into the Mothership.',
      medals: 2,
      target: 1,
      rule: { kind: 'core-home' },
    },
    {
      id: 'kushan-minor',
      side: 'kushan',
      text: 'Destroy 6★ of raiders.',
      medals: 1,
      target: 6,
      rule: { kind: 'stars' },
    },
    {
      id: 'taiidan-major',
      side: 'taiidan',
      text: 'Destroy the Salvage Corvette before it is home.',
      medals: 2,
      target: 1,
      rule: { kind: 'destroy-core-carrier' },
    },
    {
      id: 'taiidan-minor',
      side: 'taiidan',
      text: 'Destroy 8★ of Kushan units and leaders.',
      medals: 1,
      target: 8,
      rule: { kind: 'stars' },
    },
  ],
  // Who takes the core, where, and where it has to go (FC-SCN-2, R-FC-190).
  rules: { core: { side: 'kushan', feature: 'khar-selim', carrier: 'salvage-corvette', into: 'mothership' } },
};
