/** Real matches over the public protocol: both seats played by a ruleset's bot through the headless client, one watcher each. */
import { api, connect, socketUrl } from '@broadside/client';
import type { Answer, Connection, SocketConstructor } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import type { AnyRuleset, Bot, Seat, View } from '@broadside/rules/kernel';
import WebSocket from 'ws';

/** Bytes of each frame that told a player of a move. */
export const frameBytes: number[] = [];
const frameMarker = '{"t":"frame"';
const sockets = { player: [] as WebSocket[], watcher: [] as WebSocket[] };

function socketFor(cookie: string, kind: keyof typeof sockets): SocketConstructor {
  return class extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie }, perMessageDeflate: false });
      sockets[kind].push(this);
      if (kind === 'player')
        this.on('message', (data: Buffer) => {
          if (data.toString('latin1', 0, frameMarker.length) === frameMarker) frameBytes.push(data.length);
        });
    }
  };
}

export function bytesRead(kind: keyof typeof sockets): number {
  const stream = (socket: WebSocket): { bytesRead: number } | undefined =>
    (socket as unknown as { _socket?: { bytesRead: number } })._socket;
  return sockets[kind].reduce((sum, socket) => sum + (stream(socket)?.bytesRead ?? 0), 0);
}

export class Tally {
  readonly latencies: number[] = [];
  readonly refusals = new Map<string, number>();
  finished = 0;
  thinkingMs = 0;
}

/** Plays one seat until the match is over: chooses from its view and its offers, waits for the answer. */
async function play(
  table: Connection,
  seat: Seat,
  ruleset: AnyRuleset,
  tally: Tally,
  until: () => boolean,
): Promise<void> {
  const [bot] = ruleset.bots as readonly Bot<View, Readonly<Record<string, unknown>>, unknown>[];
  if (bot === undefined) throw new Error(`${ruleset.name} has no bot.`);
  let refused = 0;
  while (!until()) {
    const state = await table.when((each) => each.awaiting.includes(seat) || each.outcome !== null || until());
    if (state.outcome !== null || state.view === null || until()) return;
    const began = performance.now();
    const command =
      refused < 3
        ? bot.choose(state.view, table.offers(), seat, Math.random)
        : (ruleset.standingAnswer(state.view, seat) as Readonly<Record<string, unknown>>);
    const sent = performance.now();
    tally.thinkingMs += sent - began;
    const answer = await table.send(command);
    if (answer.kind === 'accepted') tally.latencies.push(performance.now() - sent);
    refused = answer.kind === 'accepted' ? 0 : refused + 1;
    if (answer.kind !== 'accepted') note(tally, answer);
    else await table.when((each) => each.seq >= answer.seq);
  }
}

function note(tally: Tally, answer: Exclude<Answer, { kind: 'accepted' }>): void {
  const code = answer.kind === 'rejected' ? answer.reason.code : answer.code;
  tally.refusals.set(code, (tally.refusals.get(code) ?? 0) + 1);
}

export async function oneMatch(
  address: string,
  cookies: readonly [string, string],
  ruleset: AnyRuleset,
  tally: Tally,
  until: () => boolean,
): Promise<void> {
  const [ada, bob] = cookies.map((cookie) => api(address, { headers: { cookie } }));
  if (ada === undefined || bob === undefined) return;
  const { match, invitations } = await ada.createMatch({ ruleset: ruleset.id, opponent: 'friend' });
  await bob.join(match.id, 'seat-2', { token: invitations[0]?.token ?? '' });
  const open = (cookie: string, kind: keyof typeof sockets): Connection =>
    connect({ url: socketUrl(address, match.id), catalog, WebSocket: socketFor(cookie, kind) });
  const tables = [open(cookies[0], 'player'), open(cookies[1], 'player'), open('', 'watcher')] as const;
  await Promise.all(tables.map((table) => table.when((state) => state.seq > 0 && table.ruleset !== null)));
  await Promise.all([
    play(tables[0], 'seat-1', ruleset, tally, until),
    play(tables[1], 'seat-2', ruleset, tally, until),
  ]);
  if (tables[0].state.outcome !== null) tally.finished += 1;
  for (const table of tables) table.close();
}
