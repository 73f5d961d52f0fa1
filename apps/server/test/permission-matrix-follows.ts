/** Who may what with what they follow: rows of the matrix. */
import { path } from './permission-row.ts';
import type { Row } from './permission-row.ts';
import { accounts, everybody } from './permission-world.ts';

export const follows: Readonly<Record<string, Row>> = {
  'GET /api/follows': { may: accounts },
  'PUT /api/follows': {
    may: accounts,
    send: (world) => ({ body: { kind: 'league', id: world.league, tell: 'start' } }),
  },
  'GET /api/watch/friends': { may: accounts },
  'GET /api/leagues/:slug/feed.atom': {
    may: everybody,
    send: path(({ league }) => `/api/leagues/${league}/feed.atom`),
  },
  'GET /api/leagues/:slug/calendar.ics': {
    may: everybody,
    send: path(({ league }) => `/api/leagues/${league}/calendar.ics`),
  },
  'GET /api/watch/tonight.ics': { may: everybody },
  // For whoever has the token; follows-feeds.test.ts has one.
  'GET /api/feeds/:token/following.ics': {
    may: everybody,
    send: path(() => '/api/feeds/aaaaaaaaaaaaaaaaaaaaaaaa/following.ics'),
    answers: [404],
  },
  'DELETE /api/follows': { may: accounts, send: (world) => ({ body: { kind: 'league', id: world.league } }) },
};
