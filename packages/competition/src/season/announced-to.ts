/** Whom officials say something to. Everybody may read it; it is pinned, and told, to these. */
import { whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { mostCuts, mostGroups } from './formats.ts';

export const announcedTo = z.discriminatedUnion('kind', [
  /** Those of a stage, or of one of its groups, both from 0. */
  z.strictObject({
    kind: z.literal('stage'),
    stage: whole(0, mostCuts),
    group: whole(0, mostGroups - 1).exactOptional(),
  }),
  /** Those who have not locked a list. */
  z.strictObject({ kind: z.literal('without-list') }),
]);
export type AnnouncedTo = z.infer<typeof announcedTo>;
