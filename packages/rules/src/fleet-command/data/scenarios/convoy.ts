import { asteroidsAt, block, columns, type Scenario } from '../scenario.ts';

const freighter = (row: number, facing: number) =>
  ({ card: 'bulk-freighter', leader: 'captain', at: [0, row], facing, free: true }) as const;

export const convoy: Scenario = {
  id: 'convoy',
  number: 9,
  name: 'Convoy',
  place: 'Wolf 359',
  briefing: 'Freighters make for an outpost across the board. The Taiidan know the route.',
  rounds: 10,
  introduces: ['freighters', 'late reserves'],
  zones: { kushan: columns(0, 1), taiidan: block([4, 8], [0, 1]) },
  features: [
    { kind: 'planet', name: 'Spaceport', at: [10, 4] },
    ...asteroidsAt([3, 3], [3, 5], [5, 4], [7, 3], [7, 5], [9, 6], [5, 6]),
  ],
  asteroidValues: [3, 3, 2, 2, 2, 0, 0],
  forces: { kushan: [freighter(2, 2), freighter(4, 2), freighter(6, 1)], taiidan: [] },
  neutral: [],
  purchase: { kushan: { stars: 15, onBoard: 15 }, taiidan: { stars: 20, onBoard: 10 } },
  reserve: { kushan: null, taiidan: { fromRound: 4, zone: 'taiidan' } },
  objectives: [
    {
      id: 'kushan-major',
      side: 'kushan',
      text: 'Redeem 4★ with freighters that reach the planet.',
      medals: 2,
      target: 4,
      rule: { kind: 'redeem' },
    },
    {
      id: 'kushan-minor',
      side: 'kushan',
      text: 'Redeem 2★ with freighters that reach the planet.',
      medals: 1,
      target: 2,
      rule: { kind: 'redeem' },
    },
    {
      id: 'taiidan-major',
      side: 'taiidan',
      text: 'Destroy four freighter ships.',
      medals: 2,
      target: 4,
      rule: { kind: 'destroy-ships', card: 'bulk-freighter' },
    },
    {
      id: 'taiidan-minor',
      side: 'taiidan',
      text: 'Destroy two freighter ships.',
      medals: 1,
      target: 2,
      rule: { kind: 'destroy-ships', card: 'bulk-freighter' },
    },
  ],
  rules: { redeem: { side: 'kushan', card: 'bulk-freighter' } },
};
