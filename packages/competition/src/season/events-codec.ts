/** What came of acts, as files have it: what another site takes in is checked by it. */
import { listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { givenResult } from './acts.ts';
import { announcedTo } from './announced-to.ts';
import { battleId } from './battles/terms.ts';
import {
  boardCodec,
  challengeCodec,
  draftCodec,
  entrantCodec,
  entrantNumber,
  instant,
  listName,
  mostNumbers,
  pairingCodec,
  roundCodec,
  roundNumber,
  rungCodec,
  sidesCodec,
} from './codec.ts';
import type { SeasonEvent } from './events.ts';
import { listHash } from './lists/terms.ts';
import { mostChallenges, mostCuts, mostGroups, mostTables, terms } from './terms.ts';
import { teamEventCodecs } from './teams/events-codec.ts';
import { boardIndex, mostBoards } from './teams/terms.ts';
import { timeEventCodecs } from './times/events-codec.ts';

const numbers = listOf(entrantNumber, mostNumbers);
const side = z.union([z.literal(0), z.literal(1)]);
const table = { round: roundNumber, pairing: whole(0, mostTables) };
const name = text(80);
/** Between teams. */
const board = boardIndex.exactOptional();

const ofEntrants = [
  z.strictObject({ kind: z.literal('entered'), entrant: entrantCodec }),
  z.strictObject({ kind: z.literal('admitted'), entrant: entrantNumber, from: roundNumber }),
  z.strictObject({ kind: z.literal('place-offered'), entrant: entrantNumber, until: instant }),
  z.strictObject({ kind: z.literal('substituted'), entrant: entrantNumber, of: entrantNumber, from: roundNumber }),
  z.strictObject({ kind: z.literal('place-passed'), entrant: entrantNumber }),
  z.strictObject({ kind: z.literal('checked-in'), entrant: entrantNumber }),
  z.strictObject({ kind: z.literal('check-in-ended'), of: instant, missed: numbers }),
  z.strictObject({ kind: z.literal('left'), entrant: entrantNumber, until: roundNumber }),
  z.strictObject({ kind: z.literal('returned'), entrant: entrantNumber, from: roundNumber, waits: z.boolean() }),
  z.strictObject({
    ...{ kind: z.literal('absence-declared'), entrant: entrantNumber, round: roundNumber },
    as: z.enum(['half', 'zero']).nullable(),
  }),
  z.strictObject({ kind: z.literal('name-hidden'), entrant: entrantNumber }),
  z.strictObject({ kind: z.literal('name-shown'), entrant: entrantNumber }),
  z.strictObject({ kind: z.literal('seeded'), order: numbers }),
  z.strictObject({ kind: z.literal('pair-forbidden'), entrants: sidesCodec }),
  z.strictObject({ kind: z.literal('pair-allowed'), entrants: sidesCodec }),
  z.strictObject({ kind: z.literal('list-locked'), ...listName.shape, hash: listHash, at: instant }),
  z.strictObject({ kind: z.literal('list-unlocked'), ...listName.shape, reason: text(500).nullable() }),
] as const;

const ofRounds = [
  z.strictObject({
    ...{ kind: z.literal('groups-made'), groups: listOf(numbers, mostGroups) },
    ...{ stage: whole(0, mostCuts).exactOptional(), from: roundNumber.exactOptional() },
  }),
  z.strictObject({ kind: z.literal('drafted'), draft: draftCodec }),
  z.strictObject({ kind: z.literal('draft-discarded') }),
  z.strictObject({ kind: z.literal('round-published'), round: roundCodec }),
  z.strictObject({ kind: z.literal('round-taken-back'), round: roundNumber }),
  z.strictObject({
    ...{ kind: z.literal('challenges-changed'), ladder: listOf(rungCodec, mostNumbers) },
    challenges: listOf(challengeCodec, mostChallenges),
  }),
] as const;

const ofTables = [
  z.strictObject({ kind: z.literal('match-made'), ...table, match: text(40), board }),
  z.strictObject({ kind: z.literal('match-gone'), ...table, reason: text(500), board }),
  z.strictObject({ kind: z.literal('result-posted'), ...table, result: givenResult }),
  z.strictObject({ kind: z.literal('result-cleared'), ...table }),
  z.strictObject({
    ...{ kind: z.literal('battles-set'), round: roundNumber },
    tables: listOf(z.strictObject({ pairing: table.pairing, battle: battleId }), mostTables),
  }),
  z.strictObject({ kind: z.literal('battle-vetoed'), ...table, side, battle: battleId.nullable() }),
  z.strictObject({ kind: z.literal('lists-brought'), ...table, board, lists: listOf(listName, 8) }),
  z.strictObject({ kind: z.literal('pairing-added'), ...table, table: pairingCodec }),
  z.strictObject({
    ...{ kind: z.literal('pairing-redrawn'), ...table, sides: sidesCodec },
    boards: listOf(boardCodec, mostBoards).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('pairing-void'), ...table }),
  z.strictObject({ kind: z.literal('pairing-kept'), ...table }),
] as const;

export const seasonEventCodec: z.ZodType<SeasonEvent, SeasonEvent> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('season-opened'), name, terms, commitment: text(64) }),
  z.strictObject({ kind: z.literal('terms-changed'), terms }),
  z.strictObject({ kind: z.literal('renamed'), name }),
  z.strictObject({ kind: z.literal('registration-opened') }),
  z.strictObject({ kind: z.literal('registration-closed') }),
  z.strictObject({ kind: z.literal('reversed'), seq: whole(0, 1_000_000) }),
  z.strictObject({
    ...{ kind: z.literal('announced'), text: text(2000), at: instant },
    to: announcedTo.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('announcement-taken-back'), of: instant }),
  z.strictObject({ kind: z.literal('closed'), seed: text(64) }),
  ...ofEntrants,
  ...ofRounds,
  ...ofTables,
  ...timeEventCodecs,
  ...teamEventCodecs,
]);
