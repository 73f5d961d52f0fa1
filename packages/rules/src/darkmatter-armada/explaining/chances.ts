/** How chances are estimated, and how good that is: written by `tools/fit-chances.ts`. */
import type { ChanceFit } from '../../kernel/explain/chances.ts';

export const chances: ChanceFit = {
  points: {
    weights: { parts: [{ unit: 300, early: 1.692, late: 6.331 }], strength: { early: 2.524, late: 4.167 } },
    test: {
      edition: '3.4.0',
      fitted: 500,
      unseen: 300,
      brier: 0.1433,
      even: 0.2075,
      bins: [
        { moments: 943, said: 0.037, came: 0.019 },
        { moments: 529, said: 0.15, came: 0.121 },
        { moments: 710, said: 0.264, came: 0.211 },
        { moments: 687, said: 0.348, came: 0.303 },
        { moments: 2622, said: 0.472, came: 0.431 },
        { moments: 3640, said: 0.52, came: 0.55 },
        { moments: 687, said: 0.652, came: 0.697 },
        { moments: 710, said: 0.736, came: 0.789 },
        { moments: 529, said: 0.85, came: 0.879 },
        { moments: 943, said: 0.963, came: 0.981 },
      ],
    },
  },
};
