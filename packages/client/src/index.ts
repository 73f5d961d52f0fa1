/** A headless client of Broadside, for browsers and Node: `visit` a site, or its parts `api` and `connect`. */
export { api } from './api.ts';
export type { Api } from './api.ts';
export type { BackoffOptions } from './backoff.ts';
export { ApiError, FleetConflictError } from './calls.ts';
export type { ApiOptions } from './calls.ts';
export type { ChatApi } from './chat-api.ts';
export { ConnectionClosedError } from './closed.ts';
export type { EndCode } from './closed.ts';
export { connect } from './connection.ts';
export type { ConnectOptions, Connection, ConnectionProblem, ReadMessage } from './connection.ts';
export { entropy } from './identifiers.ts';
export type { IdentityApi } from './identity-api.ts';
export { leaguesApi } from './leagues-api.ts';
export type { LeaguesApi } from './leagues-api.ts';
export type { LobbyApi } from './lobby-api.ts';
export type { NoticesApi } from './notices-api.ts';
export type { Answer } from './pending.ts';
export { socketUrl } from './socket.ts';
export type { SocketConstructor, SocketLike } from './socket.ts';
export { emptyState } from './state.ts';
export type { Phase, ClientState } from './state.ts';
export { visit } from './visit.ts';
export type { Visit, VisitOptions } from './visit.ts';

export type { TableAct } from '@broadside/match';
export type { LogEntry, MatchHeader, NewMatchBody, Outcome, Seat } from '@broadside/protocol';
export type { AnyRuleset, Catalog, Rejection, View } from '@broadside/rules/kernel';
