/** What the routes of tables, hours and calendars are made of. */
import type { PairingDeps } from '../leagues/pairing-page.ts';
import type { Seasons } from '../leagues/seasons.ts';
import type { People } from '../store/people.ts';

export interface PairingRoutes extends PairingDeps {
  readonly people: People;
  readonly seasons: Seasons;
  /** The site's address, without a path. */
  readonly site: string;
}
