/** The streams of channels [WATCH-46] and walls [WATCH-47]: what is new, as soon as it is; at addresses that any cache can serve. */
import { gunzipSync } from 'node:zlib';
import {
  ChannelAfterParams,
  ChannelChatAfterParams,
  ChannelChatNews,
  ChannelProgramme,
  HttpError,
  WallAfterParams,
  WallNews,
  watchSegmentEntries,
} from '@broadside/protocol';
import type { WallBoard, WatchNews } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { PublicNews } from '../publication/public-news.ts';
import type { TvGuide } from '../watch/guide.ts';
import type { Readings } from '../reading/readings.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { ChannelChat } from '../watch/channel-chat.ts';
import type { Television } from '../watch/television.ts';
import type { Wall, Walls } from '../watch/walls.ts';
import { toWatch } from '../watch/watched.ts';
import { moreAt, nothingThere, passing, watchScope } from './watch.ts';

export interface WatchChannelDeps {
  readonly guide: Pick<TvGuide, 'programme'>;
  readonly television: Pick<Television, 'channel' | 'shown'>;
  readonly channelChat: Pick<ChannelChat, 'news' | 'shown'>;
  readonly walls: Pick<Walls, 'of' | 'shown' | 'seqAt' | 'stream'>;
  readonly rooms: Pick<Rooms, 'headersFor'>;
  readonly readings: Pick<Readings, 'news'>;
  readonly news: Pick<PublicNews, 'wait'>;
  readonly limits: Pick<Config, 'requestsPerMinute'>;
}

export function registerWatchChannels(fastify: FastifyInstance, deps: WatchChannelDeps): void {
  const { guide, television, channelChat, walls, news } = deps;
  watchScope(fastify, deps, (app, config) => {
    const response = { 200: ChannelProgramme, '4xx': HttpError, 503: HttpError };
    app.get(
      '/watch/tv/:channel/after/:n',
      { config, schema: { params: ChannelAfterParams, response } },
      async (request, reply) => {
        const { channel: id, n: after } = request.params;
        const [channel, found] = await Promise.all([television.channel(id), television.shown(id)]);
        if (channel === undefined || found === undefined || after > found.seq) throw nothingThere();
        if (found.seq === after) await moreAt(news, `tv/${id}`, after, [request, reply]);
        reply.header('cache-control', passing);
        return guide.programme(channel);
      },
    );
    app.get(
      '/watch/tv/:channel/chat/after/:n',
      { config, schema: { params: ChannelChatAfterParams, response: { ...response, 200: ChannelChatNews } } },
      async (request, reply) => {
        const { channel: id, n: after } = request.params;
        const [channel, found] = await Promise.all([television.channel(id), channelChat.shown(id)]);
        if (channel === undefined || found === undefined || after > found.seq) throw nothingThere();
        if (found.seq === after) await moreAt(news, `chat/${id}`, after, [request, reply]);
        reply.header('cache-control', passing);
        return channelChat.news(channel, after);
      },
    );
    app.get(
      '/watch/wall/:channel/after/:n',
      { config, schema: { params: WallAfterParams, response: { ...response, 200: WallNews } } },
      async (request, reply) => {
        const { channel: id, n: after } = request.params;
        const found = await walls.shown(id);
        if (found === undefined || after > found.seq) throw nothingThere();
        if (found.seq === after) await moreAt(news, `wall/${id}`, after, [request, reply]);
        const wall = await walls.of(id);
        if (wall === undefined) throw nothingThere();
        reply.header('cache-control', passing);
        return wallNews(deps, wall, { id, after });
      },
    );
  });
}

/** What each board of a wall tells that is new after `after`. */
async function wallNews(
  { walls, readings, rooms }: WatchChannelDeps,
  wall: Wall,
  { id, after }: { readonly id: string; readonly after: number },
): Promise<WallNews> {
  const told =
    after > 0
      ? []
      : await toWatch(
          rooms,
          wall.boards.map(({ known }) => known),
        );
  const boards = await Promise.all(
    wall.boards.map(async (board, i): Promise<WallBoard> => {
      const { match } = board.known;
      const { seq, over } = board.shown;
      const from = after > 0 ? await walls.seqAt(board, after) : seq;
      const few = seq > from && seq - from <= watchSegmentEntries;
      const page = few ? readings.news(match, { after: from, upTo: seq, over }, `wall ${id}`) : undefined;
      const { began, frames } = page ? unpacked(await page.body()) : { began: null, frames: [] };
      return { match: match.id, seq, over, began, frames, told: told[i] ?? null };
    }),
  );
  return { stream: walls.stream, n: wall.n, rounds: wall.rounds, boards };
}

/** The readers wrote it a moment ago, by the same schema. */
const unpacked = (body: Buffer): Pick<WatchNews, 'began' | 'frames'> =>
  JSON.parse(gunzipSync(body).toString()) as WatchNews;
