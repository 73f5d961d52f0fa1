/** The streams of channels [WATCH-46]: what is on, as soon as something else is; at addresses that any cache can serve. */
import { ChannelAfterParams, ChannelProgramme, HttpError } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { PublicNews } from '../publication/public-news.ts';
import { placeOfChannel } from '../publication/public-news.ts';
import type { TvGuide } from '../watch/guide.ts';
import type { Television } from '../watch/television.ts';
import { nothingThere, passing, watchScope } from './watch.ts';

export interface WatchChannelDeps {
  readonly guide: Pick<TvGuide, 'programme'>;
  readonly television: Pick<Television, 'channel' | 'shown'>;
  readonly news: Pick<PublicNews, 'wait'>;
  readonly limits: Pick<Config, 'requestsPerMinute'>;
}

export function registerWatchChannels(fastify: FastifyInstance, deps: WatchChannelDeps): void {
  const { guide, television, news } = deps;
  watchScope(fastify, deps, (app, config) => {
    const response = { 200: ChannelProgramme, '4xx': HttpError, 503: HttpError };
    app.get(
      '/watch/tv/:channel/after/:n',
      { config, schema: { params: ChannelAfterParams, response } },
      async (request, reply) => {
        const { channel: id, n: after } = request.params;
        const [channel, found] = await Promise.all([television.channel(id), television.shown(id)]);
        if (channel === undefined || found === undefined || after > found.seq) throw nothingThere();
        if (found.seq === after)
          await news.wait(placeOfChannel(id), { after, who: request.ip }, (end) => reply.raw.once('close', end));
        reply.header('cache-control', passing);
        return guide.programme(channel);
      },
    );
  });
}
