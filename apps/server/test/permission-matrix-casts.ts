/** Who may what with live passes and casts: rows of the matrix. */
import { path, players } from './permission-row.ts';
import type { Row } from './permission-row.ts';
import { accounts, anybodyNamed, everybody } from './permission-world.ts';
import type { Audience } from './permission-world.ts';

const moderators: readonly Audience[] = ['moderator', 'admin'];
const judges: readonly Audience[] = ['organiser', 'moderator', 'admin'];
/** There is no such cast: casts.test.ts says who may what in one that there is. */
const none = '/api/casts/0000000000';

export const casting: Readonly<Record<string, Row>> = {
  // The match is of no league: live-passes.test.ts has one that is.
  'GET /api/matches/:id/passes': {
    may: [...players, ...judges],
    send: path((world) => `/api/matches/${world.match}/passes`),
  },
  'POST /api/matches/:id/passes': {
    may: [],
    send: (world) => ({
      path: `/api/matches/${world.match}/passes`,
      body: { handle: 'somebody', kind: 'caster', of: 'match' },
    }),
  },
  'DELETE /api/matches/:id/passes': {
    may: [],
    send: (world) => ({ path: `/api/matches/${world.match}/passes`, body: { pass: '0000000000' } }),
  },
  'GET /api/casts': { may: everybody, send: path((world) => `/api/casts?match=${world.match}`) },
  'POST /api/casts': {
    may: accounts,
    send: (world) => ({ body: { match: world.match, title: 'A cast', language: 'en' } }),
    answers: [201, 409], // who plays there, and who runs many
  },
  'GET /api/casts/:id': { may: everybody, send: path(() => none), answers: [404] },
  'PUT /api/casts/:id': {
    may: accounts,
    send: () => ({ path: none, body: { title: 'A cast', language: 'en', link: null } }),
    answers: [404],
  },
  'DELETE /api/casts/:id': { may: accounts, send: path(() => none), answers: [404] },
  'POST /api/casts/:id/members': {
    may: accounts,
    send: () => ({ path: `${none}/members`, body: { do: 'accept' } }),
    answers: [404],
  },
  'GET /api/casts/:id/cues': { may: everybody, send: path(() => `${none}/cues`), answers: [404] },
  'GET /api/casts/:id/cast.json': { may: everybody, send: path(() => `${none}/cast.json`), answers: [404] },
  'GET /api/casts/:id/captions.vtt': { may: everybody, send: path(() => `${none}/captions.vtt`), answers: [404] },
  'POST /api/casts/:id/cues/:cue/report': {
    may: anybodyNamed,
    send: () => ({ path: `${none}/cues/no-such-cue/report`, body: { reason: 'Rude' } }),
    answers: [404],
  },
  'GET /api/cast-reports': { may: moderators },
  'POST /api/cast-reports/:id': {
    may: moderators,
    send: () => ({ path: '/api/cast-reports/1', body: { verdict: 'nothing' } }),
    answers: [404],
  },
  'GET /watch/cast/:id/after/:n': {
    may: everybody,
    send: path(() => '/watch/cast/0000000000/after/0'),
    answers: [404],
  },
  'GET /api/tv/:channel/chat': { may: everybody, send: path(() => '/api/tv/best/chat') },
  // Nothing is on there: channel-rooms.test.ts has what is.
  'POST /api/tv/:channel/chat': {
    may: anybodyNamed,
    send: () => ({ path: '/api/tv/bots/chat', body: { id: 'said-on-tv-0000', text: 'Hello' } }),
    answers: [409],
  },
  'GET /api/tv/:channel/watchers-chat': { may: everybody, send: path(() => '/api/tv/best/watchers-chat') },
  'PUT /api/tv/:channel/watchers-chat': {
    may: moderators,
    send: () => ({ path: '/api/tv/best/watchers-chat', body: { rule: null } }),
  },
  'GET /watch/tv/:channel/chat/after/:n': {
    may: everybody,
    send: path(() => '/watch/tv/best/chat/after/0'),
  },
  'POST /watch/cast/:id/vote': {
    may: everybody,
    send: () => ({
      path: '/watch/cast/0000000000/vote',
      body: { watcher: 'a-random-value-of-chance', poll: 'no-such-poll', option: 0 },
    }),
    answers: [404],
  },
};
