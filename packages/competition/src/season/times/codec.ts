/** The time of tables as it goes over the wire and into files. */
import { listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { tableRuling } from './acts.ts';
import { mostTables } from '../formats.ts';
import { mostAppeals, mostOffers } from './model.ts';
import type { TableTimes } from './model.ts';
import { zoneName } from './terms.ts';

export const instant = whole(0, 10_000_000_000_000);
export const side = z.union([z.literal(0), z.literal(1)]);

const offer = z.strictObject({
  by: side,
  at: instant,
  zone: zoneName,
  slots: listOf(instant, 5),
  seenAt: instant.nullable(),
  answer: z.strictObject({ kind: z.enum(['accepted', 'declined', 'replaced']), at: instant }).nullable(),
});

const lineKinds = [
  ...(['opened', 'offered', 'seen', 'answered', 'contact-over', 'agreed-hour'] as const),
  ...(['sat-down', 'rose', 'match-begun', 'left', 'due'] as const),
];
const rules = [
  ...(['left', 'unfinished', 'not-played', 'agreed-later', 'one-absent'] as const),
  ...(['both-absent', 'one-silent', 'both-silent', 'no-hour'] as const),
];

export const proposal = z.strictObject({
  rule: z.enum(rules),
  insteadOf: z.enum(['extension', 'as-it-stands']).nullable(),
  evidence: listOf(
    z.strictObject({
      at: instant,
      kind: z.enum(lineKinds),
      side: side.nullable(),
      aloneMinutes: whole(0, 10_000_000).nullable(),
    }),
    2000,
  ),
});

const answer = z.strictObject({ at: instant, text: text(1000), granted: tableRuling.nullable() });

const agreedHour = z.strictObject({ at: instant, zone: zoneName, by: z.enum(['both', 'official']) });

export const tableTimesCodec: z.ZodType<TableTimes, TableTimes> = z.strictObject({
  round: whole(1, 100_000),
  pairing: whole(0, mostTables),
  offers: listOf(offer, 2 * mostOffers),
  hour: agreedHour.nullable(),
  former: agreedHour.nullable(),
  changes: whole(0, 100_000),
  dueAt: instant.nullable(),
  extensions: whole(0, 1000),
  proposal: z
    .strictObject({ at: instant, effectAt: instant, claimedBy: side.nullable(), ruling: tableRuling, proposal })
    .nullable(),
  ruled: z
    .strictObject({ at: instant, how: z.enum(['accepted', 'changed', 'in-effect', 'appeal']), ruling: tableRuling })
    .nullable(),
  appeals: listOf(
    z.strictObject({ by: side, at: instant, text: text(1000), answer: answer.nullable() }),
    2 * mostAppeals,
  ),
});
