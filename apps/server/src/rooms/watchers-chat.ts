/** What the watchers' room of a match asks of whoever writes there [WATCH-75]. */
import { usualWatchersChat } from '@broadside/protocol';
import type { MatchId, PersonId, WatchersChat } from '@broadside/protocol';
import type { ListedMatch } from '../store/matches.ts';
import type { SpeechLimits } from './speech-limits.ts';
import type { Chats } from '../store/chat.ts';
import type { ChatRuleFound, ChatRules } from '../store/chat-rules.ts';

/** What the chat of every match shares. */
export const chatPort = (
  chats: Chats,
  passes: { isAhead(match: ListedMatch, who: PersonId): Promise<boolean> },
  limits: SpeechLimits,
) => ({
  ...{ store: chats, rules: chats.rules, limits },
  isAhead: (match: ListedMatch, who: PersonId) => passes.isAhead(match, who),
});

export type ChatRulesPort = Pick<ChatRules, 'of' | 'lets' | 'wroteAt'>;

/** Of a match or of a channel, in words of a sentence. */
type WatchersOf = 'this match' | 'this channel';

const closed: {
  readonly [W in Exclude<WatchersChat['who'], 'everybody'>]: (of: WatchersOf, league: string) => string;
} = {
  nobody: (of) => `Nobody writes to the watchers of ${of} for now.`,
  accounts: (of) => `Only people with an account write to the watchers of ${of}. Make one, then write.`,
  members: (of, league) =>
    `Only people of ${league} write to the watchers of ${of}: who competes there, and its officials.`,
};

export const isUsual = ({ who, slowSeconds }: WatchersChat): boolean =>
  who === usualWatchersChat.who && slowSeconds === usualWatchersChat.slowSeconds;

/** Code, rule and sentence of why somebody may not write to the watchers of a match now. */
export const barredBy = async (port: ChatRulesPort, matchId: MatchId, personId: PersonId, now: number) =>
  barredFrom('this match', await port.of(matchId), {
    lets: (found) => port.lets(found, personId),
    wroteAt: () => port.wroteAt(matchId, personId),
    now,
  });

/** The same by a rule that was found. */
export async function barredFrom(
  of: WatchersOf,
  found: ChatRuleFound,
  {
    lets,
    wroteAt,
    now,
  }: {
    readonly lets: (found: ChatRuleFound) => Promise<boolean>;
    readonly wroteAt: () => Promise<number | undefined>;
    readonly now: number;
  },
): Promise<readonly [string, string, string] | undefined> {
  const { who, slowSeconds } = found.rule;
  if (who !== 'everybody' && !(await lets(found)))
    return ['chat-closed', 'WATCH-75', closed[who](of, found.league?.name ?? 'its league')];
  const last = slowSeconds === 0 ? undefined : await wroteAt();
  const left = last === undefined ? 0 : Math.ceil((last + slowSeconds * 1000 - now) / 1000);
  if (left <= 0) return undefined;
  const wait = `Write again in ${String(left)} ${left === 1 ? 'second' : 'seconds'}.`;
  return ['slow-mode', 'WATCH-75', `One message in ${String(slowSeconds)} seconds here. ${wait}`];
}
