/** What somebody who comes into a season says yes to [LEAGUE-171]. */
import { consentMissing } from '../registration.ts';
import type { Consents } from '../registration.ts';
import type { Season } from '../season.ts';
import { refuse } from './asking.ts';
import type { SeasonDecision } from './asking.ts';

/** Why somebody does not come in yet; undefined where nothing is missing. */
export function unsaid({ terms }: Season, consent: Consents): SeasonDecision | undefined {
  const missing = consentMissing(terms.registration, consent);
  return missing === undefined ? undefined : refuse('no-consent', 'LEAGUE-171', missing);
}
