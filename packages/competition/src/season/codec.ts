/** A season as it goes over the wire and into files. */
import { listOf, mapOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { announcedTo } from './announced-to.ts';
import { costLines } from '../pairing/index.ts';
import { givenResult } from './acts.ts';
import { listHash, listOrdinal } from './lists/terms.ts';
import { battleId } from './battles/terms.ts';
import type { Announcement, Pairing, Season } from './season.ts';
import type { TeamBoard } from './teams/model.ts';
import { boardIndex, boardSeats, mostBoards, teamCodec } from './teams/terms.ts';
import { tableTimesCodec } from './times/codec.ts';
import { mostChallenges, mostCuts, mostEntrants, mostGroups, mostRounds, mostTables, terms } from './terms.ts';

export const mostNumbers = 2 * mostEntrants;
/** A round robin of everybody, twice. */
const rounds = 2 * mostNumbers;
export const entrantNumber = whole(1, mostNumbers);
export const roundNumber = whole(0, rounds);
export const sidesCodec = z.tuple([entrantNumber, entrantNumber]);
/** Of a table: the second side may be nobody's, the automated enemy's. */
const sidesOfTable = z.tuple([entrantNumber, whole(0, mostNumbers)]);
export const instant = whole(0, 10_000_000_000_000);
const bye = z.strictObject({ entrant: entrantNumber, as: z.enum(['bye', 'half', 'zero']) });
const roundKey = z.string().regex(/^[1-9][0-9]{0,3}$/);

export const entrantCodec = z.strictObject({
  number: entrantNumber,
  person: text(60).nullable(),
  name: text(60).nullable(),
  lot: whole(1, 1_000_000),
  seed: whole(1, mostNumbers).nullable(),
  status: z.enum(['playing', 'waiting', 'left']),
  from: roundNumber,
  until: roundNumber.nullable(),
  absences: mapOf(roundKey, z.enum(['half', 'zero']), mostRounds),
  checkedIn: z.literal(true).exactOptional(),
  behind: z.enum(['missed', 'passed']).exactOptional(),
  offered: instant.exactOptional(),
  inPlaceOf: entrantNumber.exactOptional(),
  hidden: z.literal(true).exactOptional(),
  team: teamCodec.exactOptional(),
});

const slot = text(20).exactOptional();
export const boardCodec: z.ZodType<TeamBoard, TeamBoard> = z.strictObject({
  members: boardSeats,
  match: text(40).nullable(),
  result: givenResult.nullable(),
});
export const pairingCodec: z.ZodType<Pairing, Pairing> = z.strictObject({
  sides: sidesOfTable,
  slot,
  kept: z.boolean().exactOptional(),
  void: z.boolean().exactOptional(),
  match: text(40).nullable(),
  boards: listOf(boardCodec, mostBoards).exactOptional(),
  result: givenResult.nullable(),
});

export const roundCodec = z.strictObject({
  number: roundNumber,
  opensAt: instant,
  endsAt: instant,
  pairings: listOf(pairingCodec, mostTables),
  byes: listOf(bye, mostNumbers),
});

const struck = text(80).nullable();
const tableBattle = z.strictObject({ battle: battleId.nullable(), struck: z.tuple([struck, struck]) });
export const listName = z.strictObject({ entrant: entrantNumber, ordinal: listOrdinal });
const locked = z.strictObject({ hash: listHash, at: instant });
const broughtTo = z.strictObject({
  ...{ round: roundNumber, pairing: whole(0, mostTables), board: boardIndex.exactOptional() },
  lists: listOf(listName, 8),
});
/** One of each member of every team. */
const mostLists = 20_000;
/** Tables of all rounds. */
const mostBattles = 20_000;

/** The lines that a cost has above zero. */
const cost = z.partialRecord(z.enum(costLines), whole(0, 1_000_000_000)).meta({ maxProperties: costLines.length });

export const draftCodec = z.strictObject({
  round: roundNumber,
  pairs: listOf(z.strictObject({ sides: sidesOfTable, slot, held: z.boolean(), cost }), mostEntrants),
  byes: listOf(bye, mostNumbers),
  unpaired: listOf(entrantNumber, mostNumbers),
});

const draw = z.strictObject({
  stage: whole(0, mostCuts),
  from: roundNumber,
  groups: listOf(listOf(entrantNumber, mostNumbers), mostGroups),
});

export const rungCodec = z.strictObject({
  number: entrantNumber,
  activeAt: instant,
  playedAt: instant.exactOptional(),
});
export const challengeCodec = z.strictObject({
  challenger: entrantNumber,
  challenged: entrantNumber,
  madeAt: instant,
  acceptedAt: instant.exactOptional(),
});

export const announcementCodec: z.ZodType<Announcement, Announcement> = z.strictObject({
  at: instant,
  text: text(2000),
  to: announcedTo.exactOptional(),
});
export const mostAnnouncements = 500;

export const seasonCodec: z.ZodType<Season, Season> = z.strictObject({
  name: text(80),
  terms,
  commitment: text(64),
  seed: text(64).nullable(),
  status: z.enum(['planned', 'registration', 'running', 'closed']),
  entrants: listOf(entrantCodec, mostNumbers),
  checkInEnded: instant.exactOptional(),
  draws: listOf(draw, mostCuts + 1),
  ladder: listOf(rungCodec, mostNumbers),
  challenges: listOf(challengeCodec, mostChallenges),
  rounds: listOf(roundCodec, rounds),
  battles: mapOf(z.string().regex(/^[0-9]{1,4}\.[0-9]{1,4}$/), tableBattle, mostBattles),
  lists: mapOf(z.string().regex(/^[0-9]{1,4}\.[0-9]{1,2}$/), locked, mostLists),
  revised: mapOf(z.string().regex(/^[0-9]{1,4}(\.[0-9]{1,2})?$/), whole(0, 20_000), mostLists),
  brought: listOf(broughtTo, mostBattles),
  draft: draftCodec.nullable(),
  forbidden: listOf(sidesCodec, 1000),
  announcements: listOf(announcementCodec, mostAnnouncements),
  times: listOf(tableTimesCodec, 20_000),
});
