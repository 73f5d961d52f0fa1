import { asteroidsAt, block, type Scenario, starObjectives } from '../scenario.ts';

/** North and south, for the first and the second player of the side (R-FC-246). */
const corners = {
  kushan: [block([0, 2], [0, 2]), block([0, 2], [6, 8])],
  taiidan: [block([10, 12], [0, 2]), block([10, 12], [6, 8])],
};

export const lastStand: Scenario = {
  id: 'last-stand',
  number: 10,
  name: "Empire's Last Stand",
  place: 'Hiigara',
  briefing: 'Everything that either fleet still has meets over the old home world.',
  rounds: 10,
  introduces: ['large battles', 'a hand for each player'],
  zones: { kushan: corners.kushan.flat(), taiidan: corners.taiidan.flat() },
  corners,
  features: [
    { kind: 'planet', name: 'Hiigara', at: [6, 4] },
    ...asteroidsAt([4, 2], [4, 6], [6, 2], [6, 6], [8, 2], [8, 6]),
  ],
  asteroidValues: [3, 3, 2, 2, 0, 0],
  forces: { kushan: [], taiidan: [] },
  neutral: [],
  purchase: {
    kushan: { stars: 50, onBoard: 25, must: [{ card: 'mothership', leader: 'vice-admiral' }] },
    taiidan: { stars: 50, onBoard: 25, must: [{ card: 'carrier', leader: 'vice-admiral' }] },
  },
  reserve: { kushan: { fromRound: 3, zone: 'kushan' }, taiidan: { fromRound: 3, zone: 'taiidan' } },
  objectives: [...starObjectives('kushan', 30, 20), ...starObjectives('taiidan', 30, 20)],
  // Each player has a hand (FC-SCN-16).
  rules: { playCap: 5, separateHands: true },
};
