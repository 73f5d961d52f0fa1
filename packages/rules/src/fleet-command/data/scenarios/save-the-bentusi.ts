import { asteroidsAt, columns, type Scenario } from '../scenario.ts';

export const saveTheBentusi: Scenario = {
  id: 'save-the-bentusi',
  number: 6,
  name: 'Save the Bentusi',
  place: 'Tenhauser Gate',
  briefing: 'A Bentusi trader lies between the fleets, unarmed. One fleet wants it dead.',
  rounds: 6,
  introduces: ['super capital ships in a line', 'drifting hulks', 'transfer of crew'],
  zones: { kushan: columns(0, 1), taiidan: columns(11, 12) },
  features: asteroidsAt([4, 2], [8, 6]),
  asteroidValues: [0, 0],
  forces: {
    kushan: [
      { card: 'mothership', leader: 'vice-admiral', at: [0, 4], facing: 2 },
      { card: 'destroyer', at: [1, 3], facing: 2 },
      { card: 'interceptor', leader: 'squadron-leader', at: [1, 6], facing: 1 },
      { card: 'interceptor', aboard: 'mothership', free: true },
      { card: 'attack-bomber', at: [1, 2], facing: 2 },
      { card: 'heavy-corvette', leader: 'commander', at: [1, 5], facing: 1 },
      // A unit of the Kushan like any other, so that it takes their orders (FC-SCN-8, R-FC-195).
      { card: 'bentusi-ship', at: [6, 4], facing: 1, free: true },
    ],
    taiidan: [
      { card: 'destroyer', leader: 'vice-admiral', at: [11, 4], facing: 5 },
      { card: 'ion-cannon-frigate', leader: 'captain', at: [11, 2], facing: 4 },
      { card: 'ion-cannon-frigate', at: [11, 6], facing: 5 },
      { card: 'assault-frigate', at: [12, 3], facing: 5 },
      { card: 'assault-frigate', at: [12, 6], facing: 5 },
      { card: 'attack-bomber', at: [12, 4], facing: 5 },
    ],
  },
  neutral: [],
  purchase: null,
  reserve: { kushan: null, taiidan: null },
  // The Bentusi ship lives or dies; stars for both (FC-SCN-8).
  objectives: [
    {
      id: 'kushan-major',
      side: 'kushan',
      text: 'The Bentusi Ship is not destroyed.',
      medals: 2,
      target: 1,
      rule: { kind: 'survive', card: 'bentusi-ship' },
    },
    {
      id: 'kushan-minor',
      side: 'kushan',
      text: 'Destroy 12★ of Taiidan units and leaders.',
      medals: 1,
      target: 12,
      rule: { kind: 'stars' },
    },
    {
      id: 'taiidan-major',
      side: 'taiidan',
      text: 'Destroy the Bentusi Ship.',
      medals: 2,
      target: 1,
      rule: { kind: 'destroy-units', card: 'bentusi-ship' },
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
  rules: {},
};
