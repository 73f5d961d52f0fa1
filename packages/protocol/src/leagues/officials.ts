/** Offices of a league, by invitation [LEAGUE-75]. */
import * as z from 'zod';
import { Handle } from '../identity.ts';
import { givenOffices } from './seasons.ts';

/** POST /api/leagues/:slug/officials: asks somebody, by handle, or takes the office that one was asked to take. */
export const OfficialBody = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('invite'), handle: Handle, office: z.enum(givenOffices) }),
  z.strictObject({ do: z.literal('accept') }),
]);
export type OfficialBody = z.infer<typeof OfficialBody>;

/** DELETE /api/leagues/:slug/officials: takes an office or an invitation back, or gives one's own away. */
export const OfficialEndBody = z.strictObject({ person: z.uuid() });
export type OfficialEndBody = z.infer<typeof OfficialEndBody>;
