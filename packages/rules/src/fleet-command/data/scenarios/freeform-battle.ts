import { asteroidsAt, columns, harvestObjectives, type Scenario, starObjectives } from '../scenario.ts';

export const freeformBattle: Scenario = {
  id: 'freeform-battle',
  number: 8,
  name: 'Freeform Battle',
  place: 'Tenhauser Gate',
  briefing: 'Two fleets of your own choice meet in orbit.',
  rounds: 10,
  introduces: ['force building', 'deployment'],
  zones: { kushan: columns(0, 1), taiidan: columns(11, 12) },
  features: [
    { kind: 'planet', at: [6, 4] },
    ...asteroidsAt([3, 2], [3, 6], [6, 2], [6, 6], [9, 2], [9, 6]),
  ],
  asteroidValues: [3, 3, 2, 2, 0, 0],
  forces: { kushan: [], taiidan: [] },
  neutral: [],
  purchase: { kushan: { stars: 25, onBoard: 25 }, taiidan: { stars: 25, onBoard: 25 } },
  reserve: { kushan: null, taiidan: null },
  objectives: [
    ...starObjectives('kushan', 15, 10),
    ...starObjectives('taiidan', 15, 10),
    ...harvestObjectives('kushan'),
    ...harvestObjectives('taiidan'),
  ],
  rules: {},
};
