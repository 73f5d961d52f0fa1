/** A bot in TypeScript as somebody else would write it: checked with their settings against what is packed. */
import { ApiError, ConnectionClosedError, connect, emptyState, entropy, socketUrl, visit } from '@broadside/client';
import type {
  Answer,
  Catalog,
  Connection,
  NewMatchBody,
  ConnectionProblem,
  Seat,
  TableAct,
  ClientState,
} from '@broadside/client';
import { verifyRecord } from '@broadside/match';
import type { MatchHeader } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import { hashView } from '@broadside/rules/kernel';

export async function playOut(site: string, own: typeof WebSocket, games: Catalog = catalog): Promise<Seat | null> {
  const guest = visit(site, { WebSocket: own, catalog: games, fetch, timeoutMs: 5000 });
  const body: NewMatchBody = { ruleset: 'any', opponent: 'bot', entropy: entropy() };
  const { match, seat }: { match: MatchHeader; seat: Seat } = await guest.api.createMatch(body);
  const table = guest.open(match.id, { onProblem: (problem: ConnectionProblem) => void problem.error });
  const { view }: ClientState = await table.when((state) => state.awaiting.includes(seat));
  if (view === null || table.ruleset === null) return null;
  const answer: Answer = await table.send(table.ruleset.standingAnswer(view, seat) as Record<string, unknown>);
  if (answer.kind === 'rejected') throw new Error(`${answer.reason.rule} on ${hashView(view)}`);
  const act: TableAct = { act: 'resign' };
  await table.act(act).catch((error: unknown) => {
    if (error instanceof ApiError) return error.retryAfterMs;
    if (error instanceof ConnectionClosedError) return error.code;
    throw error;
  });
  table.close();
  const verdict = verifyRecord(await guest.api.record(match.id), table.ruleset);
  if (!verdict.ok) throw new Error(verdict.problems.map(({ sentence }) => sentence).join(' '));
  return (table.state.outcome ?? emptyState.outcome)?.winner ?? null;
}

export const watching = (site: string, matchId: string): Connection => connect({ url: socketUrl(site, matchId) });
