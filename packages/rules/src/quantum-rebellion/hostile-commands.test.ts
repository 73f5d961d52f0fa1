import { answersAnything } from '../../test/answers.ts';
import { quantumRebellion } from './index.ts';
import { melee } from './position/melee.testing.ts';

answersAnything(quantumRebellion, {
  momentOf: (seed) => ({ ...melee, active: seed === 2 ? 'Stones' : 'Hawks' }),
  rule: /^(QR|R-QR)-/,
});
