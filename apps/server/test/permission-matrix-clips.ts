/** Who may what with clips: rows of the matrix. */
import { accounts, anybodyNamed, everybody } from './permission-world.ts';
import { path, players } from './permission-row.ts';
import type { Row } from './permission-row.ts';

/** There is none: clips.test.ts has one. */
const nowhere = { send: path(() => '/api/clips/0123456789'), answers: [404] };

export const clips: Readonly<Record<string, Row>> = {
  'POST /api/clips': {
    may: accounts,
    send: (world) => ({ path: '/api/clips', body: { match: world.match, fromSeq: 1, toSeq: 1, title: 'It begins' } }),
  },
  'GET /api/clips/:id': { may: everybody, ...nowhere },
  'DELETE /api/clips/:id': { may: anybodyNamed, ...nowhere },
  'POST /api/clips/:id/report': {
    may: anybodyNamed,
    send: () => ({ path: '/api/clips/0123456789/report', body: { reason: 'Rude.' } }),
    answers: [404],
  },
  'GET /api/matches/:id/clips': { may: everybody, send: path((world) => `/api/matches/${world.match}/clips`) },
  'GET /api/players/:who/clips': { may: everybody, send: path(() => '/api/players/nobody/clips'), answers: [404] },
  'GET /api/matches/:id/scoreboard.json': {
    may: everybody,
    send: path((world) => `/api/matches/${world.match}/scoreboard.json`),
  },
  'GET /api/matches/:id/scoreboard.txt': {
    may: everybody,
    send: path((world) => `/api/matches/${world.match}/scoreboard.txt`),
  },
  'GET /api/overlay-passes': { may: anybodyNamed },
  'POST /api/overlay-passes': {
    may: players,
    send: (world) => ({ body: { match: world.match } }),
    answers: [201],
  },
  'DELETE /api/overlay-passes': { may: anybodyNamed, send: () => ({ body: { pass: '0000000000' } }), answers: [404] },
  // The site has no address of its own here: oembed.test.ts has one.
  'GET /api/oembed': {
    may: everybody,
    send: path(() => '/api/oembed?url=http%3A%2F%2Fx.example%2Fmatch'),
    answers: [404],
  },
  'GET /clip/:id/picture.png': { may: everybody, send: path(() => '/clip/0123456789/picture.png'), answers: [404] },
};
