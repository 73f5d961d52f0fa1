/** How chances are estimated, and how good that is: written by `tools/fit-chances.ts`. */
import type { ChanceFit } from '../../kernel/explain/chances.ts';

export const chances: ChanceFit = {
  medals: {
    weights: {
      parts: [
        { unit: 1, early: 0.703, late: 0.14 },
        { unit: 1, early: 1.234, late: 0.281 },
        { unit: 1, early: 0.752, late: 1.224 },
        { unit: 1, early: 0.458, late: 0.692 },
      ],
      strength: { early: 1.738, late: -0.823 },
      sides: {
        convoy: [-0.686, 0.686],
        'first-contact': [0.181, -0.181],
        'fools-gold': [-0.755, 0.755],
        'freeform-battle': [0.319, -0.319],
        icebreaker: [-0.056, 0.056],
        'khar-selim': [-1.12, 1.12],
        'last-stand': [0.046, -0.046],
        'nova-raid': [-0.443, 0.443],
        'relic-raid': [0.417, -0.417],
        'save-the-bentusi': [0.205, -0.205],
      },
    },
    test: {
      edition: '1.0.1',
      fitted: 500,
      unseen: 300,
      brier: 0.1547,
      even: 0.2392,
      bins: [
        { moments: 1021, said: 0.057, came: 0.032 },
        { moments: 1073, said: 0.143, came: 0.113 },
        { moments: 1537, said: 0.258, came: 0.238 },
        { moments: 1533, said: 0.342, came: 0.37 },
        { moments: 836, said: 0.452, came: 0.469 },
        { moments: 836, said: 0.548, came: 0.531 },
        { moments: 1533, said: 0.658, came: 0.63 },
        { moments: 1537, said: 0.742, came: 0.762 },
        { moments: 1073, said: 0.857, came: 0.887 },
        { moments: 1021, said: 0.943, came: 0.968 },
      ],
    },
  },
};
