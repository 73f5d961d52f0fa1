/** The part of the HTTP API for parts of a season: what everybody may know [LEAGUE-150]. */
import { seasonFileCodec } from '@broadside/competition/season/schemas';
import type { SeasonFile } from '@broadside/competition/season/schemas';
import {
  AnnouncementReads,
  SeasonAudience,
  SeasonAnnouncements,
  SeasonBrackets,
  SeasonEntrants,
  SeasonLots,
  SeasonPage,
  SeasonRoundPart,
  SeasonRounds,
  SeasonStandings,
} from '@broadside/protocol';
import type { ReportImportBody } from '@broadside/protocol';
import * as z from 'zod';
import type { Call } from '../calls.ts';

export interface SeasonPartsApi {
  seasonEntrants(id: string): Promise<SeasonEntrants>;
  seasonRounds(id: string): Promise<SeasonRounds>;
  seasonRound(id: string, round: number): Promise<SeasonRoundPart>;
  seasonStandings(id: string): Promise<SeasonStandings>;
  /** The knockouts of a season, and its places. */
  seasonBrackets(id: string): Promise<SeasonBrackets>;
  seasonAnnouncements(id: string): Promise<SeasonAnnouncements>;
  /** Says that announcements, by their instants, stood on the page of the asking person, who competes. */
  announcementsRead(id: string, read: readonly number[]): Promise<object>;
  /** How many have read what, for those who run the league. */
  announcementReads(id: string): Promise<AnnouncementReads>;
  /** How many watched its matches, minute by minute, for those who run the league. */
  seasonAudience(id: string): Promise<SeasonAudience>;
  /** The promise of its lots, every draw, and once it is closed the seed. */
  seasonLots(id: string): Promise<SeasonLots>;
  /** Everything that everybody may know, with the journal. */
  seasonFile(id: string): Promise<SeasonFile>;
  /** Takes a closed season in from such a file; for those who run the league. The answer is its new page. */
  takeInSeason(slug: string, file: unknown): Promise<SeasonPage>;
  /** The same from a tournament report file. */
  takeInReport(slug: string, body: ReportImportBody): Promise<SeasonPage>;
}

export function seasonPartsApi(call: Call): SeasonPartsApi {
  const of = (id: string, part: string): string => `/seasons/${encodeURIComponent(id)}/${part}`;
  return {
    seasonEntrants: (id) => call(SeasonEntrants, 'GET', of(id, 'entrants')),
    seasonRounds: (id) => call(SeasonRounds, 'GET', of(id, 'rounds')),
    seasonRound: (id, round) => call(SeasonRoundPart, 'GET', of(id, `rounds/${String(round)}`)),
    seasonStandings: (id) => call(SeasonStandings, 'GET', of(id, 'standings')),
    seasonBrackets: (id) => call(SeasonBrackets, 'GET', of(id, 'bracket')),
    seasonAnnouncements: (id) => call(SeasonAnnouncements, 'GET', of(id, 'announcements')),
    announcementsRead: (id, read) => call(z.object({}), 'POST', of(id, 'announcements/read'), { read }),
    seasonAudience: (id) => call(SeasonAudience, 'GET', of(id, 'audience')),
    announcementReads: (id) => call(AnnouncementReads, 'GET', of(id, 'announcements/reads')),
    seasonLots: (id) => call(SeasonLots, 'GET', of(id, 'lots')),
    takeInSeason: (slug, file) => call(SeasonPage, 'POST', `/leagues/${encodeURIComponent(slug)}/import`, file),
    takeInReport: (slug, body) => call(SeasonPage, 'POST', `/leagues/${encodeURIComponent(slug)}/import/report`, body),
    seasonFile: (id) => call(seasonFileCodec, 'GET', of(id, 'files/season.json')),
  };
}
