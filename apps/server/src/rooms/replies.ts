/** What a command is answered with. */
import type { Intervention, TableAct, TableState } from '@broadside/match';
import { isOver } from '@broadside/protocol';
import type { CommandId, FromServer, MatchStatus } from '@broadside/protocol';
import type { Rejection, Seat } from '@broadside/rules/kernel';
import { seatNumber } from '../store/matches.ts';
import type { Peer } from './peer.ts';

export type Reply = Extract<FromServer, { t: 'accepted' | 'rejected' | 'error' }>;

export interface AskedReply {
  readonly id: CommandId;
  /** The state on which it was decided: information only, save that it must exist [WS-22]. */
  readonly seq: number;
  /** Null for who only watches, and for a judge. */
  readonly seat: Seat | null;
  /** A command of the ruleset, an act of the table, or what a judge does there. */
  readonly asks: { readonly command: unknown } | { readonly act: TableAct } | { readonly intervention: Intervention };
  /** Whose frame and answer may leave together; null for a bot. */
  readonly from: Peer | null;
}

export function failure(id: CommandId, code: Extract<Reply, { t: 'error' }>['code'], sentence: string): Reply {
  return { t: 'error', id, code, sentence };
}

/** The number that an entry has for who asks: 0 for those who do not sit here. */
export const askerNumber = (seat: Seat | null): number => (seat === null ? 0 : seatNumber(seat));

export function frozenReply(id: CommandId): Reply {
  return failure(id, 'frozen', 'This match met a fault in the program and is stopped. Its log is kept.');
}

/** The ruleset has no such command. */
export const unknownCommand = (id: CommandId, game: string): Reply =>
  failure(id, 'bad-command', `${game} knows no such command. Choose one of the offers.`);

/** Why no command is judged now, whatever it is; undefined where it is judged. */
export function refusalOf(asked: AskedReply, status: MatchStatus, seq: number): Reply | undefined {
  if (status === 'frozen') return frozenReply(asked.id);
  if (status === 'open') return failure(asked.id, 'not-live', 'The match starts when every seat is taken.');
  if (isOver(status)) return failure(asked.id, 'not-live', 'The match is over.');
  if (asked.seq <= seq) return undefined;
  return failure(asked.id, 'future-seq', `The match stands at ${String(seq)}; ${String(asked.seq)} is still to come.`);
}

/** Why no command is taken while the match stands still [ACT-9, ACT-11]. */
export const standstillRefusal = ({ stopped }: Pick<TableState, 'stopped'>): Rejection =>
  stopped === null
    ? { code: 'paused', rule: 'ACT-9', sentence: 'The match is paused. Go on with it first.' }
    : {
        code: 'stopped',
        rule: 'ACT-11',
        sentence: 'A judge has stopped the clocks. Play goes on when a judge starts them.',
      };
