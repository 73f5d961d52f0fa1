import { answersAnything } from '../../test/answers.ts';
import { darkmatterArmadaRuleset } from './index.ts';
import { melee } from './position/melee.testing.ts';

const moments = [
  { active: 'Hawks', segment: 'command' },
  { active: 'Hawks' },
  { active: 'Stones', segment: 'movement' },
] as const;

answersAnything(darkmatterArmadaRuleset, {
  momentOf: (seed) => ({ ...melee, ...moments[seed % moments.length] }),
  rule: /^(DA|R-DA)-/,
});
