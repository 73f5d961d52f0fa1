/** What the watchers' room of a match asks of whoever writes there [WATCH-75]. */
import { usualWatchersChat } from '@broadside/protocol';
import type { MatchId, PersonId, WatchersChat } from '@broadside/protocol';
import type { ListedMatch } from '../store/matches.ts';
import { SpeechLimits } from './speech-limits.ts';
import type { Chats } from '../store/chat.ts';
import type { ChatRuleFound, ChatRules } from '../store/chat-rules.ts';

/** What the chat of every match shares. */
export const chatPort = (chats: Chats, passes: { isAhead(match: ListedMatch, who: PersonId): Promise<boolean> }) => ({
  ...{ store: chats, rules: chats.rules, limits: new SpeechLimits() },
  isAhead: (match: ListedMatch, who: PersonId) => passes.isAhead(match, who),
});

export type ChatRulesPort = Pick<ChatRules, 'of' | 'lets' | 'wroteAt'>;

const closed: { readonly [W in Exclude<WatchersChat['who'], 'everybody'>]: (league: string) => string } = {
  nobody: () => 'Nobody writes to the watchers of this match for now.',
  accounts: () => 'Only people with an account write to the watchers of this match. Make one, then write.',
  members: (league) =>
    `Only people of ${league} write to the watchers of this match: who competes there, and its officials.`,
};

export const isUsual = ({ who, slowSeconds }: WatchersChat): boolean =>
  who === usualWatchersChat.who && slowSeconds === usualWatchersChat.slowSeconds;

/** Code, rule and sentence of why somebody may not write there now. */
export async function barredBy(
  port: ChatRulesPort,
  matchId: MatchId,
  personId: PersonId,
  now: number,
): Promise<readonly [string, string, string] | undefined> {
  const found: ChatRuleFound = await port.of(matchId);
  const { who, slowSeconds } = found.rule;
  if (who !== 'everybody' && !(await port.lets(found, personId)))
    return ['chat-closed', 'WATCH-75', closed[who](found.league?.name ?? 'its league')];
  const last = slowSeconds === 0 ? undefined : await port.wroteAt(matchId, personId);
  const left = last === undefined ? 0 : Math.ceil((last + slowSeconds * 1000 - now) / 1000);
  if (left <= 0) return undefined;
  const wait = `Write again in ${String(left)} ${left === 1 ? 'second' : 'seconds'}.`;
  return ['slow-mode', 'WATCH-75', `One message in ${String(slowSeconds)} seconds here. ${wait}`];
}
