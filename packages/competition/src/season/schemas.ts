/** Only the schemas of seasons, for whoever reads and writes them: without what decides, which brings calendars of every zone along. */
export { act, givenResult } from './acts.ts';
export { battleId } from './battles/terms.ts';
export { entryAnswers } from './entry.ts';
export { announcementCodec, entrantCodec, mostAnnouncements, roundCodec, seasonCodec } from './codec.ts';
export { mostEntries, seasonFileCodec } from './file-codec.ts';
export type { SeasonFile } from './file-codec.ts';
export { seasonEventCodec } from './events-codec.ts';
export { listHash, listOrdinal } from './lists/terms.ts';
export { terms } from './terms.ts';
export { mostMembers } from './teams/terms.ts';
export { tableTimesCodec } from './times/codec.ts';
export { zoneName } from './times/terms.ts';
export type { SeasonEvent } from './events.ts';
export type { SeasonEntry } from './journal.ts';
export type { Announcement, Pairing, Season } from './season.ts';
export type { EntrantTeam } from './teams/model.ts';
export type { TableTimes } from './times/model.ts';
