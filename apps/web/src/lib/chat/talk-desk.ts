/** A room in which people talk, as its panel shows it: of a table, or of a channel of TV. */
import type { ChatLine, ChatRoom, WatchersChat } from '@broadside/protocol';

export type ChatHearers = 'players' | 'spectators' | 'everybody';

export interface TalkDesk {
  /** There is no chat, which is worth saying [CHAT-7]. */
  readonly off: boolean;
  /** The room that this person writes in. */
  readonly own: ChatRoom;
  /** Both rooms of a table can be read. */
  readonly both: boolean;
  readonly room: ChatRoom;
  pick(room: ChatRoom): void;
  /** Who reads what one says now. */
  readonly hearers: ChatHearers;
  readonly lines: readonly ChatLine[];
  /** What stands there where no line does. */
  readonly emptyWords: string;
  /** The match of which a line was said. */
  matchOf(line: ChatLine): string;
  /** The line that a link led to; `hidden`: it is of a room that is not to be read yet. */
  readonly pointed: number | undefined;
  readonly hidden: boolean;
  readonly rule: WatchersChat | undefined;
  /** Why there is no field to write in, and whether an account would help. */
  readonly shut: string;
  readonly accountHelps: boolean;
  /** What the field says of the rule. */
  readonly ruleWords: string;
  /** Whose rule it is, for those who see to it. */
  readonly ruled: { readonly match: string } | { readonly channel: string };
  draft: string;
  readonly sending: boolean;
  /** Why the last message was not taken. */
  readonly refused: string;
  send(): Promise<void>;
  /** Everything that is here was read. */
  read(): void;
}

/** Why somebody has no field to write in by this rule; '' where they have one. */
export function shutBy(rule: WatchersChat | undefined, hasAccount: boolean): string {
  if (rule?.who === 'nobody') return 'Nobody writes to the watchers here for now.';
  const named = rule?.who === 'accounts' || rule?.who === 'members';
  return named && !hasAccount ? 'Only people with an account write here.' : '';
}

export function wordsOfRule({ who, slowSeconds }: WatchersChat): string {
  const parts = [
    who === 'members' ? 'Only people of its league write here.' : '',
    slowSeconds > 0 ? `One message in ${slowSeconds === 1 ? 'a second' : `${String(slowSeconds)} seconds`}.` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
