/** Personal tokens of programs, for one league [LEAGUE-81]. */
import * as z from 'zod';
import { Instant, Name } from '../words.ts';

/** `read`: looks at the league and its seasons; `act`: asks seasons for what its person may ask, too. */
export const tokenScopes = ['read', 'act'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** POST /api/leagues/:slug/tokens */
export const NewTokenBody = z.strictObject({ name: Name, scope: z.enum(tokenScopes) });
export type NewTokenBody = z.input<typeof NewTokenBody>;

const TokenId = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);

/** DELETE /api/leagues/:slug/tokens */
export const TokenEndBody = z.strictObject({ id: TokenId });

/** GET /api/leagues/:slug/tokens: those of the asking person, and the answer to every change. */
export const TokenList = z.strictObject({
  tokens: z.array(
    z.strictObject({
      id: TokenId,
      name: z.string(),
      scope: z.enum(tokenScopes),
      createdAt: Instant,
      /** To the minute. */
      lastUsedAt: Instant.nullable(),
    }),
  ),
  /** The one that was made, to be sent as `Authorization: Bearer …`: shown this once. */
  token: z.string().exactOptional(),
});
export type TokenList = z.infer<typeof TokenList>;
