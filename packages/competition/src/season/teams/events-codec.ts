/** Events about teams as files have them. */
import { listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { givenResult } from '../acts.ts';
import { entrantNumber, roundNumber } from '../codec.ts';
import { mostTables } from '../terms.ts';
import { boardIndex, lineUpAsked, memberCodec, memberNumber, mostMembers } from './terms.ts';

const of = { entrant: entrantNumber };
const at = { round: roundNumber, pairing: whole(0, mostTables), board: boardIndex };
const members = listOf(memberNumber, mostMembers);
const person = text(60);

export const teamEventCodecs = [
  z.strictObject({ kind: z.literal('member-asked'), ...of, person }),
  z.strictObject({ kind: z.literal('member-declined'), ...of, person }),
  z.strictObject({ kind: z.literal('member-joined'), ...of, member: memberCodec }),
  z.strictObject({ kind: z.literal('member-left'), ...of, member: memberNumber }),
  z.strictObject({ kind: z.literal('team-ordered'), ...of, regulars: members, substitutes: members }),
  z.strictObject({ kind: z.literal('captain-named'), ...of, person }),
  z.strictObject({ kind: z.literal('line-up-set'), ...of, boards: lineUpAsked.nullable() }),
  z.strictObject({
    ...{ kind: z.literal('board-seated'), ...at },
    ...{ side: z.union([z.literal(0), z.literal(1)]), member: memberNumber.nullable() },
  }),
  z.strictObject({ kind: z.literal('board-posted'), ...at, result: givenResult }),
  z.strictObject({ kind: z.literal('board-cleared'), ...at }),
] as const;
