/** The part of the HTTP API that brings people together: the lobby, searches, ratings, rematches. */
import { Lobby, PlayerProfile, Rematch, SeatedPlayers, SeekState, Withdrawn } from '@broadside/protocol';
import type { SeekBody } from '@broadside/protocol';
import type { Call } from './calls.ts';

export interface LobbyApi {
  /** The front page in one answer [HTTP-60]. `shown`: the asking person's name may stand among those who are online. */
  lobby(shown: boolean): Promise<Lobby>;
  /** Takes back a challenge of one's own that nobody has accepted. */
  withdraw(id: string): Promise<Withdrawn>;
  /** Looks for an opponent; ask `seeking` every few seconds, or the search ends. */
  seek(body: SeekBody): Promise<SeekState>;
  /** Where one's own search stands; asking keeps it alive [HTTP-63]. */
  seeking(): Promise<SeekState>;
  /** Ends it. */
  stopSeeking(): Promise<SeekState>;
  /** By handle or id. */
  player(who: string): Promise<PlayerProfile>;
  /** Who sits at a match, with their ratings. */
  playersOf(id: string): Promise<SeatedPlayers>;
  /** Who has offered to play a match again, and the match that came of it; for its two players [HTTP-66]. */
  rematch(id: string): Promise<Rematch>;
  /** Offers to play again with sides swapped, or takes the offer. */
  askRematch(id: string): Promise<Rematch>;
}

export function lobbyApi(call: Call): LobbyApi {
  const match = (id: string): string => `/matches/${encodeURIComponent(id)}`;
  return {
    lobby: (shown) => call(Lobby, 'GET', `/lobby?shown=${String(shown)}`),
    withdraw: (id) => call(Withdrawn, 'DELETE', match(id)),
    seek: (body) => call(SeekState, 'POST', '/seeks', body),
    seeking: () => call(SeekState, 'GET', '/seeks'),
    stopSeeking: () => call(SeekState, 'DELETE', '/seeks'),
    player: (who) => call(PlayerProfile, 'GET', `/players/${encodeURIComponent(who)}`),
    playersOf: (id) => call(SeatedPlayers, 'GET', `${match(id)}/players`),
    rematch: (id) => call(Rematch, 'GET', `${match(id)}/rematch`),
    askRematch: (id) => call(Rematch, 'POST', `${match(id)}/rematch`, {}),
  };
}
