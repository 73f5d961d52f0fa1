/** How chances are estimated, and how good that is: written by `tools/fit-chances.ts`. */
import type { ChanceFit } from '../../kernel/explain/chances.ts';

export const chances: ChanceFit = {
  points: {
    weights: { parts: [{ unit: 100, early: 1.883, late: 0.371 }], strength: { early: 4.46, late: -2.077 } },
    test: {
      edition: '1.3.1',
      fitted: 500,
      unseen: 300,
      brier: 0.1507,
      even: 0.2375,
      bins: [
        { moments: 1150, said: 0.046, came: 0.029 },
        { moments: 1009, said: 0.154, came: 0.099 },
        { moments: 693, said: 0.248, came: 0.206 },
        { moments: 661, said: 0.356, came: 0.29 },
        { moments: 2104, said: 0.465, came: 0.403 },
        { moments: 2848, said: 0.526, came: 0.572 },
        { moments: 661, said: 0.644, came: 0.71 },
        { moments: 693, said: 0.752, came: 0.794 },
        { moments: 1009, said: 0.846, came: 0.901 },
        { moments: 1150, said: 0.954, came: 0.971 },
      ],
    },
  },
};
