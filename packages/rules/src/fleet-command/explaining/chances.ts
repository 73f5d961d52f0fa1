/** How chances are estimated, and how good that is: written by `tools/fit-chances.ts`. */
import type { ChanceFit } from '../../kernel/explain/chances.ts';

export const chances: ChanceFit = {
  medals: {
    weights: {
      parts: [
        { unit: 10, early: 2.469, late: 0.369 },
        { unit: 10, early: 1.316, late: 3.146 },
        { unit: 10, early: 3.1, late: 10.633 },
        { unit: 10, early: 4.487, late: 1.11 },
      ],
      strength: { early: 7.858, late: -7.51 },
      sides: {
        convoy: [-1.645, 1.645],
        'first-contact': [0.167, -0.167],
        'fools-gold': [-0.972, 0.972],
        'freeform-battle': [0.267, -0.267],
        icebreaker: [-0.003, 0.003],
        'khar-selim': [-1.861, 1.861],
        'last-stand': [-0.032, 0.032],
        'nova-raid': [-0.418, 0.418],
        'relic-raid': [0.442, -0.442],
        'save-the-bentusi': [-0.226, 0.226],
      },
    },
    test: {
      edition: '1.0.1',
      fitted: 500,
      unseen: 300,
      brier: 0.1493,
      even: 0.2392,
      bins: [
        { moments: 1527, said: 0.04, came: 0.052 },
        { moments: 1309, said: 0.15, came: 0.184 },
        { moments: 1587, said: 0.261, came: 0.244 },
        { moments: 719, said: 0.347, came: 0.421 },
        { moments: 858, said: 0.459, came: 0.47 },
        { moments: 858, said: 0.541, came: 0.53 },
        { moments: 719, said: 0.653, came: 0.579 },
        { moments: 1587, said: 0.739, came: 0.756 },
        { moments: 1309, said: 0.85, came: 0.816 },
        { moments: 1527, said: 0.96, came: 0.948 },
      ],
    },
  },
};
