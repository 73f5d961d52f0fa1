/** Teams as the terms of a season settle them, and as a season goes over the wire. */
import { listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import type { EntrantTeam, TeamMember } from './model.ts';

export const mostBoards = 20;
/** Members of one team, with those who have left it. */
export const mostMembers = 60;

export const teamTerms = z.strictObject({
  boards: whole(2, mostBoards),
  /** They share one table, with a seat each: `boards` are the seats that a side has at most. */
  shared: z.literal(true).exactOptional(),
  /** How many boards of one match may be taken by substitutes. */
  substitutes: whole(0, mostBoards),
  /** How many boards substitutes of a team may take in the whole season; null: as many as they like. */
  inSeason: whole(0, 400).nullable(),
  /** What a board is worth. The team with more of them wins the match. */
  board: z.strictObject({ win: whole(0, 100), draw: whole(0, 100), loss: whole(0, 100) }),
});
export type TeamTerms = z.infer<typeof teamTerms>;

export const usualTeams: TeamTerms = {
  ...{ boards: 4, substitutes: 2, inSeason: null },
  board: { win: 2, draw: 1, loss: 0 },
};

/** Two who share the seats of one side. */
export const usualPairs: TeamTerms = { ...usualTeams, boards: 2, substitutes: 1, shared: true };

/** Of a member in the team, from 1 in the order of coming in. */
export const memberNumber = whole(1, mostMembers);
/** By board. */
export const lineUpAsked = listOf(memberNumber.nullable(), mostBoards).min(1);

export const memberCodec: z.ZodType<TeamMember, TeamMember> = z.strictObject({
  number: memberNumber,
  person: text(60).nullable(),
  name: text(60).nullable(),
  status: z.enum(['in', 'left']),
  substitute: z.boolean(),
});

export const teamCodec: z.ZodType<EntrantTeam, EntrantTeam> = z.strictObject({
  members: listOf(memberCodec, mostMembers),
  asked: listOf(text(60), mostMembers),
  lineUp: lineUpAsked.nullable(),
});

/** Who sits at a board. */
export const boardSeats = z.tuple([memberNumber.nullable(), memberNumber.nullable()]);
/** Of a board in its match, from 0. */
export const boardIndex = whole(0, mostBoards - 1);
