/** The part of the HTTP API that brings people together: the lobby, searches, ratings, rematches. */
import { Lobby, PlayerProfile, Rematch, SeatedPlayers, SeekState, Withdrawn } from '@broadside/protocol';
import type { SeekBody } from '@broadside/protocol';
import type { Call } from './calls.ts';

export interface LobbyApi {
  /** `shown`: the asking person's name may stand among those who are online. */
  lobby(shown: boolean): Promise<Lobby>;
  /** Takes back a challenge of one's own that nobody has accepted. */
  withdraw(id: string): Promise<Withdrawn>;
  /** Looks for an opponent; ask `seeking` every few seconds, or the search ends. */
  seek(body: SeekBody): Promise<SeekState>;
  seeking(): Promise<SeekState>;
  stopSeeking(): Promise<SeekState>;
  /** By handle or id. */
  player(who: string): Promise<PlayerProfile>;
  /** Who sits at a match, with their ratings. */
  playersOf(id: string): Promise<SeatedPlayers>;
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
