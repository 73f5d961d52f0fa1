/** Coming into a season: its link, invitations, and answers to its questions [LEAGUE-157 … LEAGUE-159]. */
import { entryAnswers } from '@broadside/competition/season/schemas';
import { listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { Handle } from '../identity.ts';
import { PersonId } from '../words.ts';

/** People invited into one season. */
export const mostInvited = 500;

/** GET /api/seasons/:id/registration: what the asking person may know of it. */
export const SeasonRegistration = z.strictObject({
  /** The asking person may enter without the link. */
  admitted: z.boolean(),
  /** By an invitation. */
  invited: z.boolean(),
  /** Of the asking person. */
  answers: entryAnswers,
  /** For organisers alone; null for everybody else. */
  desk: z
    .strictObject({
      /** The secret of the link; null where none was made. */
      link: z.string().nullable(),
      invited: listOf(
        z.strictObject({ person: PersonId, name: z.string(), handle: z.string(), entered: z.boolean() }),
        mostInvited,
      ),
      /** What those who compete have answered, by entrant. */
      answers: listOf(z.strictObject({ entrant: whole(1, 1000), name: z.string(), answers: entryAnswers }), 5000),
    })
    .nullable(),
});
export type SeasonRegistration = z.infer<typeof SeasonRegistration>;

/** POST /api/seasons/:id/registration, by organisers; the answer is the registration after it. */
export const RegistrationBody = z.discriminatedUnion('do', [
  /** The link of before is worth nothing any more. */
  z.strictObject({ do: z.literal('renew-link') }),
  z.strictObject({ do: z.literal('invite'), handle: Handle }),
  z.strictObject({ do: z.literal('take-back'), person: z.uuid() }),
]);
export type RegistrationBody = z.input<typeof RegistrationBody>;

/** PUT /api/seasons/:id/answers: one's own; none at all takes them away. */
export const EntryAnswersBody = z.strictObject({ answers: entryAnswers });
export type EntryAnswersBody = z.input<typeof EntryAnswersBody>;

/** The secret of a link, as it comes with an act. */
export const EntryLinkSecret = text(64);
