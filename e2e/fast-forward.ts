/** The boring part of a match, played over the sockets of its seats with nobody's hand on a page. */
import { connect, socketUrl } from '@broadside/client';
import type { Seat } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import type { Random } from '@broadside/rules/kernel';
import { quantumRebellion } from '@broadside/rules/quantum-rebellion';
import WebSocket from 'ws';
import type { Visitor } from './browser.ts';
import type { Watcher } from './watcher.ts';

/** A socket of whoever this cookie belongs to. */
export const withCookie = (cookie: string) =>
  class extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie } });
    }
  };

/** Plays on as the seats' own browsers could, until `there`; the pages follow by themselves. */
export async function fastForward(
  url: string,
  matchId: string,
  watcher: Watcher,
  players: ReadonlyMap<Seat, Visitor>,
  random: Random,
  there: (watcher: Watcher) => boolean,
): Promise<void> {
  const [bot] = quantumRebellion.bots;
  const lines = new Map(
    await Promise.all(
      [...players].map(async ([seat, player]) => {
        const line = connect({ url: socketUrl(url, matchId), catalog, WebSocket: withCookie(await player.cookie()) });
        await line.when((state) => state.view !== null);
        return [seat, line] as const;
      }),
    ),
  );
  while (!there(watcher)) {
    const seat = watcher.asked;
    const line = seat && lines.get(seat);
    if (!bot || !line) throw new Error('The match ended before it came to what was looked for.');
    const answer = await line.send({ ...bot.choose(watcher.view, watcher.offers(seat), seat, random) });
    if (answer.kind !== 'accepted') throw new Error(`The bot's order was answered ${JSON.stringify(answer)}.`);
    await watcher.reach(answer.seq);
  }
  for (const line of lines.values()) line.close();
}

/** Whether the side that is asked may fire now. */
export const mayFire = (watcher: Watcher): boolean =>
  watcher.asked !== undefined && watcher.offers(watcher.asked).some(({ kind }) => kind === 'fire');
