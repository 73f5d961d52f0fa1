import { asteroidsAt, columns, type Scenario } from '../scenario.ts';

export const firstContact: Scenario = {
  id: 'first-contact',
  number: 1,
  name: 'First Contact',
  place: 'Kharak',
  briefing: 'Taiidan interceptors come to look at a planet. Fighters from the surface try to stop them.',
  rounds: 7,
  introduces: ['Command cards', 'moves', 'attacks', 'asteroids', 'the planet'],
  zones: { taiidan: columns(0, 1), kushan: columns(11, 12) },
  features: [
    { kind: 'planet', name: 'Kharak', at: [9, 4] },
    ...asteroidsAt([3, 4], [4, 1], [4, 7], [5, 3], [6, 6], [7, 2], [8, 7]),
  ],
  asteroidValues: 'stock',
  forces: {
    kushan: [
      { card: 'interceptor', leader: 'wing-commander', at: [11, 2], facing: 4 },
      { card: 'interceptor', leader: 'squadron-leader', at: [11, 4], facing: 5 },
      { card: 'interceptor', at: [11, 6], facing: 5 },
    ],
    taiidan: [
      { card: 'interceptor', leader: 'wing-commander', at: [1, 2], facing: 2 },
      { card: 'interceptor', leader: 'squadron-leader', at: [1, 4], facing: 2 },
      { card: 'interceptor', at: [1, 6], facing: 1 },
    ],
  },
  neutral: [],
  purchase: null,
  reserve: { kushan: null, taiidan: null },
  // A scan that is stopped or brought home; two units destroyed (FC-SCN-1, R-FC-189).
  objectives: [
    {
      id: 'kushan-major',
      side: 'kushan',
      text: 'No Taiidan unit scans the planet.',
      medals: 2,
      target: 1,
      rule: { kind: 'no-scan' },
    },
    {
      id: 'kushan-minor',
      side: 'kushan',
      text: 'Destroy two Taiidan units.',
      medals: 1,
      target: 2,
      rule: { kind: 'destroy-units' },
    },
    {
      id: 'taiidan-major',
      side: 'taiidan',
      text: 'A unit scans the planet and gets back to its set-up zone.',
      medals: 2,
      target: 1,
      rule: { kind: 'scan-and-return' },
    },
    {
      id: 'taiidan-minor',
      side: 'taiidan',
      text: 'Destroy two Kushan units.',
      medals: 1,
      target: 2,
      rule: { kind: 'destroy-units' },
    },
  ],
  rules: { scan: { side: 'taiidan', card: 'interceptor', within: 2 } },
};
