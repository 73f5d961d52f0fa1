/** Acts of the table, judged and made into proposals [ACT-1 … in packages/protocol/SPEC.md]. */
import type { StateAt, TableAct, TableEvent } from '@broadside/match';
import type { Json, Seat } from '@broadside/rules/kernel';
import type { Journal } from '../store/journal.ts';
import type { Game, Judgement } from './game.ts';
import { stateAfter } from './replay.ts';

export interface AskedAct {
  readonly act: TableAct;
  readonly commandId: string;
  readonly seat: Seat;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What comes of an act. Reads the journal where something is taken back further than the ledger remembers. */
export async function judgedAct(game: Game, journal: Journal, asked: AskedAct): Promise<Judgement> {
  const { act, commandId, seat, at } = asked;
  const judged = game.judgeAct(act, seat, at);
  if (judged.kind === 'refused') return { ok: false, reason: judged.reason };
  if (judged.kind === 'command') return game.judge(judged.command, seat, commandId, at);
  const states = await statesFor(game, journal, judged.events);
  const written = { seat, commandId, act: act as unknown as Json };
  return { ok: true, proposal: game.proposeTable(written, judged.events, at, states) };
}

async function statesFor(game: Game, journal: Journal, events: readonly TableEvent[]): Promise<StateAt | undefined> {
  const back = events.find((event) => event.kind === 'taken-back');
  if (back === undefined || game.ledger.trail.kept.some(({ seq }) => seq === back.to)) return undefined;
  const state = await stateAfter(journal, game.origin, game.matchId, back.to);
  return () => state;
}
