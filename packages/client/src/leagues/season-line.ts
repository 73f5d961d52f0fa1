/** Follows a season by its socket: what becomes public of it, as it does, over cuts and restarts [LEAGUE-154]. */
import { forgiving, FromSeason, protocolVersion, seasonSocketPath } from '@broadside/protocol';
import type { SeasonNews } from '@broadside/protocol';
import { Line } from '../line.ts';
import type { LineOptions } from '../line.ts';
import { siteSocketUrl } from '../socket.ts';

export interface SeasonHeard {
  /** An entry of the journal that everybody reads. */
  entry(news: SeasonNews): void;
  /** Entries up to `seq` are not told one by one: ask for the season. Also at the beginning. */
  anew(seq: number): void;
  /** Whether the socket is there: while it is not, nothing is told. */
  line(up: boolean): void;
}

export interface SeasonLine {
  /** Lets go of the socket and of every timer. */
  close(): void;
}

/** A browser that cannot have the socket at all tries again ever more rarely, up to every so many milliseconds. */
const slowestMs = 60_000;

/** Of the season `id` at the site `baseUrl` (http or https). Throws a `TypeError` where that is no address. */
export function followSeason(
  baseUrl: string,
  id: string,
  heard: SeasonHeard,
  options: Omit<LineOptions, 'url'> = {},
): SeasonLine {
  let seq: number | null = null;
  let [waitMs, pings] = [0, 0];
  const message = forgiving(FromSeason);
  const take = (told: FromSeason): void => {
    if (told.t === 'welcome') {
      line.settled();
      waitMs = 0;
      heard.line(true);
      if (!told.resumed) heard.anew((seq = told.seq));
    } else if (told.t === 'entry') {
      if (seq !== null && told.seq > seq) heard.entry(told);
      seq = Math.max(seq ?? 0, told.seq);
    } else if (told.t === 'left-out') heard.anew((seq = told.seq));
    else if (told.t === 'closing') waitMs = told.retryAfterMs;
  };
  const line = new Line(
    { backoff: { firstMs: 500, limitMs: slowestMs }, ...options, url: siteSocketUrl(baseUrl, seasonSocketPath(id)) },
    {
      opened: () => line.send(JSON.stringify({ t: 'hello', v: protocolVersion, resume: seq })),
      heard: (text) => {
        const told = message.safeParse(jsonOf(text));
        if (told.success) take(told.data);
      },
      silent: () => line.send(JSON.stringify({ t: 'ping', n: (pings += 1) })),
      cut: () => {
        heard.line(false);
        line.again(waitMs);
      },
    },
  );
  line.open();
  return { close: () => line.close() };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
