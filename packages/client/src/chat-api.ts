/** The part of the HTTP API about what people say: reports, silences, mutes. */
import {
  Done,
  MuteList,
  ReportContext,
  ReportList,
  ReportsWaiting,
  Silence,
  WatchersChatPage,
} from '@broadside/protocol';
import type { MatchId, VerdictBody, WatchersChat } from '@broadside/protocol';
import type { Call } from './calls.ts';

export interface ChatApi {
  /** Reports a line of a match's chat to the moderators. */
  reportMessage(matchId: MatchId, message: number, reason: string): Promise<Done>;
  /** Who writes to the watchers of a match, and how often [WATCH-75]. */
  watchersChat(matchId: MatchId): Promise<WatchersChatPage>;
  /** For who organises its league, and moderators; null: as its league says. */
  ruleWatchersChat(matchId: MatchId, rule: WatchersChat | null): Promise<WatchersChatPage>;
  leagueWatchersChat(slug: string): Promise<WatchersChatPage>;
  /** The same for all matches of a league; null: as usual. */
  ruleLeagueWatchersChat(slug: string, rule: WatchersChat | null): Promise<WatchersChatPage>;
  /** For moderators: those that wait first, then the newest; at most 100. */
  reports(): Promise<ReportList>;
  /** For moderators: how many wait. */
  reportsWaiting(): Promise<ReportsWaiting>;
  /** For moderators: one report with what was said around it. */
  report(id: number): Promise<ReportContext>;
  /** For moderators: what comes of a report [CHAT-6]. */
  settleReport(id: number, verdict: VerdictBody): Promise<Done>;
  /** For moderators: nobody reads the line any more. */
  removeMessage(matchId: MatchId, message: number): Promise<Done>;
  /** For moderators: the person says nothing for `hours`; 0 ends that. */
  silence(person: string, hours: number): Promise<Silence>;
  /** Ids of those whom the asking person has muted. */
  mutes(): Promise<MuteList>;
  /** For oneself alone: a client hides what the person (an id) says [CHAT-8]. At most 200. */
  mute(person: string): Promise<Done>;
  /** Shows it again. */
  unmute(person: string): Promise<Done>;
}

export function chatApi(call: Call): ChatApi {
  const muted = (person: string): string => `/mutes/${encodeURIComponent(person)}`;
  const line = (matchId: MatchId, message: number): string =>
    `/matches/${encodeURIComponent(matchId)}/chat/${String(message)}`;
  const room = (of: 'matches' | 'leagues', id: string): string => `/${of}/${encodeURIComponent(id)}/watchers-chat`;
  return {
    reportMessage: (matchId, message, reason) => call(Done, 'POST', `${line(matchId, message)}/report`, { reason }),
    removeMessage: (matchId, message) => call(Done, 'DELETE', line(matchId, message)),
    watchersChat: (matchId) => call(WatchersChatPage, 'GET', room('matches', matchId)),
    ruleWatchersChat: (matchId, rule) => call(WatchersChatPage, 'PUT', room('matches', matchId), { rule }),
    leagueWatchersChat: (slug) => call(WatchersChatPage, 'GET', room('leagues', slug)),
    ruleLeagueWatchersChat: (slug, rule) => call(WatchersChatPage, 'PUT', room('leagues', slug), { rule }),
    reportsWaiting: () => call(ReportsWaiting, 'GET', '/reports/waiting'),
    report: (id) => call(ReportContext, 'GET', `/reports/${String(id)}`),
    reports: () => call(ReportList, 'GET', '/reports'),
    settleReport: (id, verdict) => call(Done, 'POST', `/reports/${String(id)}`, verdict),
    silence: (person, hours) => call(Silence, 'POST', '/silences', { person, hours }),
    mutes: () => call(MuteList, 'GET', '/mutes'),
    mute: (person) => call(Done, 'PUT', muted(person)),
    unmute: (person) => call(Done, 'DELETE', muted(person)),
  };
}
