/** Who may what in leagues: rows of the matrix. */
import { emptySeasonLedger } from '@broadside/competition/season';
import { path, players } from './permission-row.ts';
import type { Row } from './permission-row.ts';
import { accounts, everybody } from './permission-world.ts';

/** What everybody may know of a season. */
const parts = Object.fromEntries(
  ['entrants', 'rounds', 'standings', 'bracket', 'announcements', 'lots'].map((part): [string, Row] => [
    `GET /api/seasons/:id/${part}`,
    { may: everybody, send: path((world) => `/api/seasons/${world.season}/${part}`) },
  ]),
);

let leagueNumber = 0;
export const leagues: Readonly<Record<string, Row>> = {
  'GET /api/leagues': { may: everybody },
  'POST /api/leagues': {
    may: accounts,
    send: () => ({ body: { name: 'A league', slug: `of-the-matrix-${String((leagueNumber += 1))}` } }),
    answers: [201],
  },
  'GET /api/leagues/:slug': { may: everybody, send: path((world) => `/api/leagues/${world.league}`) },
  // The host's league, whatever role others have on the site.
  'POST /api/leagues/:slug/seasons': {
    may: ['host'],
    send: (world) => ({
      path: `/api/leagues/${world.league}/seasons`,
      body: { name: 'Another season', terms: world.terms },
    }),
    answers: [201],
  },
  // A season without a journal: who may do it hears that.
  'POST /api/leagues/:slug/import': {
    may: ['host'],
    send: (world) => ({
      path: `/api/leagues/${world.league}/import`,
      body: { season: emptySeasonLedger.season, names: {}, journal: [] },
    }),
    answers: [409],
  },
  // Nobody has played in it: who may do it hears that.
  'POST /api/leagues/:slug/import/report': {
    may: ['host'],
    send: (world) => ({
      path: `/api/leagues/${world.league}/import/report`,
      body: { report: '012 Nobody', ruleset: world.terms.ruleset },
    }),
    answers: [409],
  },
  'POST /api/leagues/:slug/officials': {
    may: ['host'],
    send: async (world) => ({
      path: `/api/leagues/${world.league}/officials`,
      body: { do: 'invite', handle: await world.handleOf(await world.fresh('player')), office: 'caster' },
    }),
  },
  'DELETE /api/leagues/:slug/officials': {
    may: ['host'],
    send: async (world) => {
      const asked = await world.fresh('player');
      const [handle, { person }] = [await world.handleOf(asked), await asked.api.me()];
      await world.standing('host').leagues.official(world.league, { do: 'invite', handle, office: 'caster' });
      return { path: `/api/leagues/${world.league}/officials`, body: { person: person?.id } };
    },
  },
  'GET /api/pairings': { may: everybody },
  'GET /api/leagues/:slug/tokens': { may: accounts, send: path((world) => `/api/leagues/${world.league}/tokens`) },
  'POST /api/leagues/:slug/tokens': {
    may: accounts,
    send: (world) => ({ path: `/api/leagues/${world.league}/tokens`, body: { name: 'Reader', scope: 'read' } }),
    self: true,
  },
  'DELETE /api/leagues/:slug/tokens': {
    may: accounts,
    send: (world) => ({ path: `/api/leagues/${world.league}/tokens`, body: { id: '0123456789' } }),
    answers: [404],
  },
  'GET /api/leagues/:slug/tv': { may: ['host'], send: path((world) => `/api/leagues/${world.league}/tv`) },
  'PUT /api/leagues/:slug/tv': {
    may: ['host'],
    send: (world) => ({ path: `/api/leagues/${world.league}/tv`, body: { match: null } }),
  },
  'GET /api/leagues/:slug/watchers-chat': {
    may: everybody,
    send: path((world) => `/api/leagues/${world.league}/watchers-chat`),
  },
  'PUT /api/leagues/:slug/watchers-chat': {
    may: ['host', 'moderator', 'admin'],
    send: (world) => ({ path: `/api/leagues/${world.league}/watchers-chat`, body: { rule: null } }),
  },
  'GET /api/matches/:id/watchers-chat': {
    may: everybody,
    send: path((world) => `/api/matches/${world.match}/watchers-chat`),
  },
  'PUT /api/matches/:id/watchers-chat': {
    may: ['moderator', 'admin'],
    send: (world) => ({ path: `/api/matches/${world.match}/watchers-chat`, body: { rule: null } }),
  },
  'GET /api/leagues/:slug/webhooks': { may: ['host'], send: path((world) => `/api/leagues/${world.league}/webhooks`) },
  'POST /api/leagues/:slug/webhooks': {
    may: ['host'],
    send: (world) => ({
      path: `/api/leagues/${world.league}/webhooks`,
      body: { kind: 'standard', url: 'https://127.0.0.1/', news: ['result.posted'] },
    }),
    answers: [400], // an address in a private network; webhooks.test.ts adds others
  },
  'DELETE /api/leagues/:slug/webhooks': {
    may: ['host'],
    send: (world) => ({ path: `/api/leagues/${world.league}/webhooks`, body: { id: '0123456789' } }),
    answers: [404],
  },
  'POST /api/leagues/:slug/webhooks/:id/secret': {
    may: ['host'],
    send: path((world) => `/api/leagues/${world.league}/webhooks/0123456789/secret`),
    answers: [404],
  },
  'POST /api/leagues/:slug/webhooks/:id/test': {
    may: ['host'],
    send: path((world) => `/api/leagues/${world.league}/webhooks/0123456789/test`),
    answers: [404],
  },
  'POST /api/leagues/:slug/webhooks/:id/deliveries/:delivery/again': {
    may: ['host'],
    send: path((world) => `/api/leagues/${world.league}/webhooks/0123456789/deliveries/1/again`),
    answers: [404],
  },
  'GET /api/seasons/:id': { may: everybody, send: path((world) => `/api/seasons/${world.season}`) },
  'GET /api/seasons/:id/journal': { may: everybody, send: path((world) => `/api/seasons/${world.season}/journal`) },
  ...parts,
  'GET /api/seasons/:id/rulings': { may: everybody, send: path((world) => `/api/seasons/${world.season}/rulings`) },
  'GET /api/seasons/:id/registration': {
    may: everybody,
    send: path((world) => `/api/seasons/${world.season}/registration`),
  },
  'POST /api/seasons/:id/registration': {
    may: ['host'],
    send: (world) => ({ path: `/api/seasons/${world.season}/registration`, body: { do: 'renew-link' } }),
  },
  'PUT /api/seasons/:id/answers': {
    may: accounts,
    send: (world) => ({ path: `/api/seasons/${world.season}/answers`, body: { answers: {} } }),
  },
  'POST /api/seasons/:id/announcements/read': {
    may: players,
    send: (world) => ({ path: `/api/seasons/${world.season}/announcements/read`, body: { read: [1] } }),
  },
  'GET /api/seasons/:id/announcements/reads': {
    may: ['host'],
    send: path((world) => `/api/seasons/${world.season}/announcements/reads`),
  },
  'GET /api/seasons/:id/audience': {
    may: ['host'],
    send: path((world) => `/api/seasons/${world.season}/audience`),
  },
  'GET /api/seasons/:id/rounds/:round': {
    may: everybody,
    send: path((world) => `/api/seasons/${world.season}/rounds/1`),
  },
  'GET /api/seasons/:id/files/:file': {
    may: everybody,
    send: path((world) => `/api/seasons/${world.season}/files/standings.csv`),
  },
  'POST /api/seasons/:id/acts': {
    may: ['host'],
    send: (world) => ({
      path: `/api/seasons/${world.season}/acts`,
      body: { id: 'of-the-matrix', act: { act: 'announce', text: 'Hello' } },
    }),
  },
  'GET /api/seasons/:id/lists': { may: everybody, send: path((world) => `/api/seasons/${world.season}/lists`) },
  // Nobody brings lists there: entrants hear that, all others that they are none.
  'PUT /api/seasons/:id/lists/:ordinal': {
    may: players,
    send: (world) => ({ path: `/api/seasons/${world.season}/lists/1`, body: { design: world.design } }),
    answers: [409],
  },
  'POST /api/seasons/:id/lists/:ordinal/lock': {
    may: players,
    send: path((world) => `/api/seasons/${world.season}/lists/1/lock`),
    answers: [409],
  },
  'POST /api/seasons/:id/lists/:ordinal/choose': {
    may: players,
    send: (world) => ({ path: `/api/seasons/${world.season}/lists/1/choose`, body: { round: 1 } }),
    answers: [409],
  },
  // The owner has a table there with the host.
  'POST /api/seasons/:id/rounds/:round/sit': {
    may: players,
    send: path((world) => `/api/seasons/${world.season}/rounds/1/sit`),
  },
  'GET /api/seasons/:id/rounds/:round/tables/:table': {
    may: everybody,
    send: path((world) => `/api/seasons/${world.season}/rounds/1/tables/1`),
  },
  'POST /api/seasons/:id/rounds/:round/tables/:table/here': {
    may: players,
    send: path((world) => `/api/seasons/${world.season}/rounds/1/tables/1/here`),
  },
  // No hour is agreed: what they claim is refused, after they were let in.
  'POST /api/seasons/:id/rounds/:round/tables/:table/claim': {
    may: players,
    send: (world) => ({
      path: `/api/seasons/${world.season}/rounds/1/tables/1/claim`,
      body: { id: 'claim-of-the-matrix' },
    }),
    answers: [409],
  },
  'GET /api/seasons/:id/rounds/:round/tables/:table/calendar.ics': {
    may: everybody,
    send: path((world) => `/api/seasons/${world.season}/rounds/1/tables/1/calendar.ics`),
  },
  'GET /api/seasons/:id/rounds/:round/tables/:table/disputes': {
    may: players,
    send: path((world) => `/api/seasons/${world.season}/rounds/1/tables/1/disputes`),
  },
  // disputes.test.ts has decisions and appeals.
  'POST /api/seasons/:id/rounds/:round/tables/:table/disputes': {
    may: players,
    send: (world) => ({
      path: `/api/seasons/${world.season}/rounds/1/tables/1/disputes`,
      body: { do: 'report', text: 'What was wrong' },
    }),
  },
  'POST /api/leagues/:slug/archive': {
    may: ['host'],
    send: (world) => ({ path: `/api/leagues/${world.league}/archive`, body: { archived: false } }),
  },
  'POST /api/seasons/:id/next': {
    may: ['host'],
    send: (world) => ({ path: `/api/seasons/${world.season}/next`, body: { name: 'Next', people: false } }),
    answers: [201],
  },
  'GET /api/seasons/:id/socket': {
    may: everybody,
    send: path((world) => `/api/seasons/${world.season}/socket`),
    answers: [404, 426], // not asked for as a websocket
  },
  'GET /api/seasons/:id/disputes': { may: ['host'], send: path((world) => `/api/seasons/${world.season}/disputes`) },
  'GET /api/seasons/:id/calendar.ics': {
    may: everybody,
    send: path((world) => `/api/seasons/${world.season}/calendar.ics`),
  },
  // For whoever has the secret address.
  'GET /api/feeds/:token': {
    may: everybody,
    send: path(() => '/api/feeds/0123456789012345678901234567.ics'),
    answers: [404],
  },
  'GET /api/account/leagues.json': { may: accounts },
  'GET /api/hours': { may: accounts },
  'PUT /api/hours': { may: accounts, send: () => ({ body: { zone: 'Europe/Oslo', weekly: [], away: [] } }) },
  'POST /api/hours/feed': { may: accounts, answers: [201] },
  'DELETE /api/hours/feed': { may: accounts },
};
