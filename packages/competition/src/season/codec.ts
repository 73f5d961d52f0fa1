/** A season as it goes over the wire and into files. */
import { listOf, mapOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { costLines } from '../pairing/index.ts';
import { givenResult } from './acts.ts';
import { listHash, listOrdinal } from './lists/terms.ts';
import { battleId } from './battles/terms.ts';
import type { Season } from './season.ts';
import { tableTimesCodec } from './times/codec.ts';
import { mostChallenges, mostCuts, mostEntrants, mostGroups, mostRounds, mostTables, terms } from './terms.ts';

const entrants = 2 * mostEntrants;
/** A round robin of everybody, twice. */
const rounds = 2 * entrants;
const number = whole(1, entrants);
const roundNumber = whole(0, rounds);
const sides = z.tuple([number, number]);
const instant = whole(0, 10_000_000_000_000);
const bye = z.strictObject({ entrant: number, as: z.enum(['bye', 'half', 'zero']) });
const roundKey = z.string().regex(/^[1-9][0-9]{0,3}$/);

const entrant = z.strictObject({
  number,
  person: text(60).nullable(),
  name: text(60).nullable(),
  lot: whole(1, 1_000_000),
  seed: whole(1, entrants).nullable(),
  status: z.enum(['playing', 'waiting', 'left']),
  from: roundNumber,
  until: roundNumber.nullable(),
  absences: mapOf(roundKey, z.enum(['half', 'zero']), mostRounds),
});

const slot = text(20).exactOptional();
const pairing = z.strictObject({
  sides,
  slot,
  kept: z.boolean().exactOptional(),
  void: z.boolean().exactOptional(),
  match: text(40).nullable(),
  result: givenResult.nullable(),
});

const round = z.strictObject({
  number: roundNumber,
  opensAt: instant,
  endsAt: instant,
  pairings: listOf(pairing, mostTables),
  byes: listOf(bye, entrants),
});

const struck = text(80).nullable();
const tableBattle = z.strictObject({ battle: battleId.nullable(), struck: z.tuple([struck, struck]) });
const listName = z.strictObject({ entrant: number, ordinal: listOrdinal });
const locked = z.strictObject({ hash: listHash, at: instant });
const broughtTo = z.strictObject({ round: roundNumber, pairing: whole(0, mostEntrants), lists: listOf(listName, 8) });
/** Tables of all rounds. */
const mostBattles = 20_000;

/** The lines that a cost has above zero. */
const cost = z.partialRecord(z.enum(costLines), whole(0, 1_000_000_000));

const draft = z.strictObject({
  round: roundNumber,
  pairs: listOf(z.strictObject({ sides, slot, held: z.boolean(), cost }), mostEntrants),
  byes: listOf(bye, entrants),
  unpaired: listOf(number, entrants),
});

const draw = z.strictObject({
  stage: whole(0, mostCuts),
  from: roundNumber,
  groups: listOf(listOf(number, entrants), mostGroups),
});

const rung = z.strictObject({ number, activeAt: instant, playedAt: instant.exactOptional() });
const challenge = z.strictObject({
  challenger: number,
  challenged: number,
  madeAt: instant,
  acceptedAt: instant.exactOptional(),
});

export const seasonCodec: z.ZodType<Season, Season> = z.strictObject({
  name: text(80),
  terms,
  commitment: text(64),
  seed: text(64).nullable(),
  status: z.enum(['planned', 'registration', 'running', 'closed']),
  entrants: listOf(entrant, entrants),
  draws: listOf(draw, mostCuts + 1),
  ladder: listOf(rung, entrants),
  challenges: listOf(challenge, mostChallenges),
  rounds: listOf(round, rounds),
  battles: mapOf(z.string().regex(/^[0-9]{1,4}\.[0-9]{1,4}$/), tableBattle, mostBattles),
  lists: mapOf(z.string().regex(/^[0-9]{1,4}\.[1-3]$/), locked, 3 * entrants),
  revised: mapOf(z.string().regex(/^[0-9]{1,4}$/), whole(0, 20_000), entrants),
  brought: listOf(broughtTo, mostBattles),
  draft: draft.nullable(),
  forbidden: listOf(sides, 1000),
  announcements: listOf(z.strictObject({ at: instant, text: text(2000) }), 500),
  times: listOf(tableTimesCodec, 20_000),
});
