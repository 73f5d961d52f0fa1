/** What hides outcomes, put together. */
import type { LeagueParts } from '../leagues/parts.ts';
import { HidingSeasons } from './hiding-seasons.ts';
import { Spoilers } from './spoilers.ts';
import type { SpoilerDeps } from './spoilers.ts';

export function spoilersOf(given: Omit<SpoilerDeps, 'hiding'> & Pick<LeagueParts, 'seasons' | 'database'>): Spoilers {
  const hiding = new HidingSeasons(given.database, given.now);
  given.seasons.follow(hiding);
  return new Spoilers({ ...given, hiding });
}
