import { passesCases } from '../../../test/suites.ts';
import { quantumRebellion } from '../index.ts';

await passesCases(quantumRebellion, import.meta.dirname);
