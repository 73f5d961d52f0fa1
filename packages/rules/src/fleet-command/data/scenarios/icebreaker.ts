import { asteroidsAt, columns, type Scenario } from '../scenario.ts';

const tray = (col: number, row: number) => ({ card: 'cryo-tray', at: [col, row], facing: 0, free: true }) as const;

export const icebreaker: Scenario = {
  id: 'icebreaker',
  number: 3,
  name: 'Icebreaker',
  place: 'Kharak',
  briefing: 'Frigates hunt the trays that carry the sleeping crew. The Mothership arrives to save as many as it can.',
  rounds: 7,
  introduces: ['frigates', 'turrets', 'bombs', 'reinforcements', 'Focus Fire'],
  zones: { taiidan: columns(0, 1), kushan: columns(10, 12) },
  features: [{ kind: 'planet', name: 'Kharak', at: [4, 4] }, ...asteroidsAt([3, 1], [3, 6], [8, 2], [8, 6])],
  asteroidValues: 'stock',
  forces: {
    kushan: [
      { card: 'mothership', leader: 'vice-admiral', at: [12, 4], facing: 5 },
      { card: 'interceptor', leader: 'squadron-leader', at: [10, 3], facing: 5 },
      { card: 'interceptor', aboard: 'mothership', free: true },
      { card: 'heavy-corvette', leader: 'commander', at: [10, 5], facing: 5 },
      { card: 'attack-bomber', aboard: 'mothership' },
      tray(6, 1),
      tray(6, 3),
      tray(6, 5),
      tray(6, 7),
    ],
    taiidan: [
      { card: 'assault-frigate', leader: 'captain', at: [1, 2], facing: 2 },
      { card: 'assault-frigate', at: [1, 4], facing: 2 },
      { card: 'assault-frigate', at: [1, 6], facing: 1 },
      { card: 'interceptor', leader: 'wing-commander', at: [0, 3], facing: 2 },
      { card: 'interceptor', at: [0, 6], facing: 1 },
      { card: 'ion-cannon-frigate', leader: 'captain', reserve: true },
    ],
  },
  neutral: [],
  purchase: null,
  reserve: { kushan: null, taiidan: { fromRound: 2, zone: 'taiidan' } },
  // Trays by the ship; frigates by the unit; stars (FC-SCN-5, R-FC-192).
  objectives: [
    {
      id: 'kushan-major',
      side: 'kushan',
      text: 'At least five cryo trays survive.',
      medals: 2,
      target: 5,
      rule: { kind: 'ships-survive', card: 'cryo-tray' },
    },
    {
      id: 'kushan-minor',
      side: 'kushan',
      text: 'Destroy three units of Assault Frigates.',
      medals: 1,
      target: 3,
      rule: { kind: 'destroy-units', card: 'assault-frigate' },
    },
    {
      id: 'taiidan-major',
      side: 'taiidan',
      text: 'Destroy five cryo trays.',
      medals: 2,
      target: 5,
      rule: { kind: 'destroy-ships', card: 'cryo-tray' },
    },
    {
      id: 'taiidan-minor',
      side: 'taiidan',
      text: 'Destroy 10★ of Kushan units and leaders.',
      medals: 1,
      target: 10,
      rule: { kind: 'stars' },
    },
  ],
  rules: {},
};
