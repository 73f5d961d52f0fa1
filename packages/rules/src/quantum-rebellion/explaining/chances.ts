/** How chances are estimated, and how good that is: written by `tools/fit-chances.ts`. */
import type { ChanceFit } from '../../kernel/explain/chances.ts';

export const chances: ChanceFit = {
  points: {
    weights: { parts: [{ unit: 300, early: 1.912, late: 6.511 }], strength: { early: 8.046, late: -2.01 } },
    test: {
      edition: '1.3.1',
      fitted: 500,
      unseen: 300,
      brier: 0.1449,
      even: 0.2375,
      bins: [
        { moments: 2136, said: 0.029, came: 0.051 },
        { moments: 597, said: 0.148, came: 0.159 },
        { moments: 507, said: 0.253, came: 0.275 },
        { moments: 751, said: 0.355, came: 0.303 },
        { moments: 1626, said: 0.462, came: 0.452 },
        { moments: 2370, said: 0.526, came: 0.533 },
        { moments: 751, said: 0.645, came: 0.697 },
        { moments: 507, said: 0.747, came: 0.725 },
        { moments: 597, said: 0.852, came: 0.841 },
        { moments: 2136, said: 0.971, came: 0.949 },
      ],
    },
  },
};
