/** What is asked of a match, judged and made into proposals [WS-20 …, ACT-1 … in packages/protocol/SPEC.md]. */
import { backTo, standsStill } from '@broadside/match';
import type { PastAt, TableEvent } from '@broadside/match';
import type { Json, Seat } from '@broadside/rules/kernel';
import type { Journal } from '../store/journal.ts';
import type { RoomGame, Judgement } from './game.ts';
import { standstillRefusal } from './replies.ts';
import type { AskedReply } from './replies.ts';
import { RulesFault, pastAfter } from './replay.ts';

/** The journal could not be read: no fault of the rules, and another time it can be. */
export class StoreFault extends Error {
  constructor(cause: unknown) {
    super('The journal could not be read.', { cause });
    this.name = 'StoreFault';
  }
}

/** A command that is none of the ruleset's. */
export type Judged = Judgement | 'unknown';

/**
 * What comes of what was asked at an instant. Reads the journal where something is taken back further than the ledger
 * remembers. Throws what the ruleset throws, and `StoreFault`.
 */
export function judgedAsked(game: RoomGame, journal: Journal, asked: AskedReply, at: number): Judged | Promise<Judged> {
  const { id, seat, asks } = asked;
  if ('intervention' in asks) return judgedTable(game, journal, asked, game.judgeIntervention(asks.intervention), at);
  if (seat === null) return 'unknown';
  if ('act' in asks) return judgedTable(game, journal, asked, game.judgeAct(asks.act, seat, at), at);
  const command = game.ruleset.codec.command.safeParse(asks.command);
  if (!command.success) return 'unknown';
  if (standsStill(game.table)) return { ok: false, reason: standstillRefusal(game.table) };
  return game.judge(command.data, seat, id, at);
}

async function judgedTable(
  game: RoomGame,
  journal: Journal,
  { id: commandId, seat, asks }: AskedReply,
  judged: ReturnType<RoomGame['judgeAct']>,
  at: number,
): Promise<Judged> {
  if (judged.kind === 'refused') return { ok: false, reason: judged.reason };
  if (judged.kind === 'command') return seat === null ? 'unknown' : game.judge(judged.command, seat, commandId, at);
  const past = await pastFor(game, journal, judged.events);
  const act = ('act' in asks ? asks.act : 'intervention' in asks ? asks.intervention : {}) as unknown as Json;
  return { ok: true, proposal: game.proposeTable({ seat, commandId, act }, judged.events, at, past) };
}

/** The entry that the match goes back to, where the ledger does not remember it. */
export async function pastFor(
  game: Pick<RoomGame, 'ledger' | 'origin' | 'matchId'>,
  journal: Journal,
  events: readonly TableEvent[],
): Promise<PastAt | undefined> {
  const back = events.find((event) => backTo(event) !== undefined);
  const to = back === undefined ? undefined : backTo(back);
  if (back === undefined || to === undefined) return undefined;
  if (back.kind === 'taken-back' && game.ledger.trail.kept.some(({ seq }) => seq === to)) return undefined;
  const of = { journal, empty: game.origin, matchId: game.matchId };
  const past = await pastAfter(of, to).catch((error: unknown) => {
    throw error instanceof RulesFault ? error : new StoreFault(error);
  });
  return () => past;
}

/** Whether somebody without a seat may ask for this here: they judge, or they only watch. */
export const mayAsk = ({ seat, asks }: { readonly seat: Seat | null; readonly asks: AskedReply['asks'] }): boolean =>
  seat !== null || 'intervention' in asks;
