import { asteroidsAt, columns, type Scenario } from '../scenario.ts';

export const foolsGold: Scenario = {
  id: 'fools-gold',
  number: 4,
  name: "Fool's Gold",
  place: 'The Great Wasteland',
  briefing: 'The Mothership needs ore and the only fields in reach lie in front of a Taiidan patrol.',
  rounds: 10,
  introduces: ['harvesting', 'surveying', 'factories'],
  zones: { kushan: columns(0, 1), taiidan: columns(11, 12) },
  features: asteroidsAt([2, 1], [2, 6], [4, 3], [4, 6], [5, 1], [6, 4], [7, 2], [7, 6], [9, 3], [9, 5]),
  asteroidValues: [3, 2, 2, 2, 2, 2, 2, 0, 0, 0],
  forces: {
    kushan: [
      { card: 'mothership', leader: 'vice-admiral', at: [1, 4], facing: 1 },
      { card: 'interceptor', leader: 'squadron-leader', at: [1, 2], facing: 2 },
      { card: 'interceptor', aboard: 'mothership', free: true },
      { card: 'heavy-corvette', leader: 'commander', at: [1, 6], facing: 1 },
      { card: 'scout', at: [0, 4], facing: 2 },
    ],
    taiidan: [
      { card: 'ion-cannon-frigate', leader: 'captain', at: [11, 3], facing: 5 },
      { card: 'ion-cannon-frigate', at: [11, 5], facing: 5 },
      { card: 'interceptor', leader: 'wing-commander', at: [12, 1], facing: 4 },
      { card: 'interceptor', leader: 'squadron-leader', at: [12, 7], facing: 5 },
      { card: 'attack-bomber', at: [12, 4], facing: 5 },
    ],
  },
  neutral: [],
  purchase: null,
  reserve: { kushan: null, taiidan: null },
  // Ore, and a mothership that lives or leaves (FC-SCN-6, R-FC-193).
  objectives: [
    {
      id: 'kushan-major',
      side: 'kushan',
      text: 'Harvest 8★.',
      medals: 2,
      target: 8,
      rule: { kind: 'harvest' },
    },
    {
      id: 'kushan-minor',
      side: 'kushan',
      text: 'The Mothership survives, or leaves the board after 8★ are harvested.',
      medals: 1,
      target: 1,
      rule: { kind: 'survive-or-exit', card: 'mothership', stars: 8 },
    },
    {
      id: 'taiidan-major',
      side: 'taiidan',
      text: 'Destroy the Mothership.',
      medals: 2,
      target: 1,
      rule: { kind: 'destroy-units', card: 'mothership' },
    },
    {
      id: 'taiidan-minor',
      side: 'taiidan',
      text: 'The Kushan do not harvest 8★.',
      medals: 1,
      target: 8,
      rule: { kind: 'prevent-harvest' },
    },
  ],
  // One side cannot harvest; the mothership may leave once the ore is aboard (FC-SCN-6).
  rules: { noHarvest: ['taiidan'], exit: { side: 'kushan', card: 'mothership', stars: 8, cost: 1 } },
};
