/** The part of the HTTP API for one's own tokens in a league [LEAGUE-81]. */
import { TokenList } from '@broadside/protocol';
import type { NewTokenBody } from '@broadside/protocol';
import type { Call } from '../calls.ts';

export interface TokensApi {
  tokens(slug: string): Promise<TokenList>;
  /** The answer has the token, this once. */
  makeToken(slug: string, body: NewTokenBody): Promise<TokenList>;
  revokeToken(slug: string, id: string): Promise<TokenList>;
}

export function tokensApi(call: Call): TokensApi {
  const of = (slug: string): string => `/leagues/${encodeURIComponent(slug)}/tokens`;
  return {
    tokens: (slug) => call(TokenList, 'GET', of(slug)),
    makeToken: (slug, body) => call(TokenList, 'POST', of(slug), body),
    revokeToken: (slug, id) => call(TokenList, 'DELETE', of(slug), { id }),
  };
}
