/** Seasons of other sites, folded and counted beside the server: a file of megabytes is somebody else's. */
import { takeInReport, takeInSeason } from '@broadside/competition/season';
import type { GivenReport, SeasonFile, TakingIn } from '@broadside/competition/season';

export interface GivenSeason {
  readonly file: SeasonFile;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const takenIn = ({ file, now }: GivenSeason): TakingIn => takeInSeason(file, now);

export const takenFromReport = (given: GivenReport): TakingIn => takeInReport(given);
