import { passesCases } from '../../../test/suites.ts';
import { fleetCommand } from '../index.ts';

await passesCases(fleetCommand, import.meta.dirname);
