/**
 * Who may what, route by route and message by message. A new route or message wants a row here, or permissions.test.ts
 * fails. A row's `may` are those who get further than 'who are you'; what they then get is in `answers`.
 */
import { synthetic } from '@broadside/bench/synthetic';
import { noticeKinds, watchVersion } from '@broadside/protocol';
import { casting } from './permission-matrix-casts.ts';
import { clips } from './permission-matrix-clips.ts';
import { follows } from './permission-matrix-follows.ts';
import { leagues } from './permission-matrix-leagues.ts';
import { path, players } from './permission-row.ts';
import type { Row, Sent } from './permission-row.ts';
import { accounts, anybodyNamed, everybody, worldPassword } from './permission-world.ts';
import type { Audience, World } from './permission-world.ts';

const noOne = '00000000-0000-4000-8000-000000000000';
const body =
  (sent: unknown): NonNullable<Row['send']> =>
  () => ({ body: sent });
/** What is done with the invitation to a new match. */
async function invited(world: World, what: 'join' | 'decline'): Promise<Sent> {
  const made = await world.hostMatch(await world.fresh('player'));
  const [invitation] = made.invitations;
  return {
    path: `/api/matches/${made.match.id}/seats/${invitation?.seat ?? ''}/${what}`,
    body: { token: invitation?.token ?? '' },
  };
}
const owner: readonly Audience[] = ['owner'];
const admins: readonly Audience[] = ['admin'];
const judges: readonly Audience[] = ['organiser', 'moderator', 'admin'];
const moderators: readonly Audience[] = ['moderator', 'admin'];

const site: Readonly<Record<string, Row>> = {
  'GET /healthz': { may: everybody },
  'GET /readyz': { may: everybody },
  // By where the request comes from, and these come from this machine: http/health.test.ts has the others.
  'GET /metrics': { may: everybody },
  'GET /api/openapi.json': { may: everybody },
  'GET /api/rulesets': { may: everybody },
  'GET /api/rulesets/:id/schemas': { may: everybody, send: path(() => '/api/rulesets/synthetic/schemas') },
};

const matches: Readonly<Record<string, Row>> = {
  'GET /api/matches': { may: everybody },
  'POST /api/matches': {
    may: anybodyNamed,
    send: body({ ruleset: 'synthetic', opponent: 'friend' }),
    answers: [201],
  },
  'GET /api/matches/:id': { may: everybody, send: path((world) => `/api/matches/${world.match}`) },
  'GET /api/matches/:id/log': { may: everybody, send: path((world) => `/api/matches/${world.match}/log`) },
  // The match is not over: its players replay it, nobody takes it away as a record.
  'GET /api/matches/:id/replay': { may: players, send: path((world) => `/api/matches/${world.match}/replay`) },
  'GET /api/matches/:id/offers': { may: players, send: path((world) => `/api/matches/${world.match}/offers`) },
  'GET /api/matches/:id/record': {
    may: everybody,
    send: path((world) => `/api/matches/${world.match}/record`),
    answers: [403, 409],
  },
  'GET /match/:id/picture.svg': {
    may: everybody,
    send: path((world) => `/match/${world.match}/picture.svg`),
    answers: [404],
  },
  'GET /match/:id/picture.png': {
    may: everybody,
    send: path((world) => `/match/${world.match}/picture.png`),
    answers: [404],
  },
  'GET /watch/:match/index.json': { may: everybody, send: path((world) => `/watch/${world.match}/index.json`) },
  'GET /watch/:match/:version/s/:n': {
    may: everybody,
    send: path((world) => `/watch/${world.match}/${watchVersion(synthetic.edition)}/s/0`),
    answers: [404], // it has too few entries
  },
  'GET /watch/:match/events': { may: everybody, send: path((world) => `/watch/${world.match}/events`) },
  'POST /watch/:match/here': {
    may: everybody,
    send: (world) => ({ path: `/watch/${world.match}/here`, body: { watcher: 'a-random-value-of-chance', oneIn: 1 } }),
    answers: [204],
  },
  'GET /watch/:match/after/:seq': { may: everybody, send: path((world) => `/watch/${world.match}/after/0`) },
  'GET /watch/:match/after/:seq/:most': { may: everybody, send: path((world) => `/watch/${world.match}/after/0/8`) },
  'GET /watch/tv/:channel/after/:n': { may: everybody, send: path(() => '/watch/tv/best/after/0') },
  'GET /watch/wall/:channel/after/:n': {
    may: everybody,
    send: path((world) => `/watch/wall/${world.match},/after/0`),
  },
  'GET /api/watch': { may: everybody },
  'GET /api/tv': { may: everybody },
  'GET /api/tv/:channel': { may: everybody, send: path(() => '/api/tv/best') },
  'POST /api/records': { may: anybodyNamed, send: body({}), answers: [400] },
  'POST /api/matches/:id/seats/:seat/join': { may: anybodyNamed, send: (world) => invited(world, 'join') },
  'POST /api/matches/:id/seats/:seat/decline': { may: everybody, send: (world) => invited(world, 'decline') },
  'POST /api/matches/:id/seats/:seat/invitation': {
    may: ['host'],
    send: path((world) => `/api/matches/${world.match}/seats/seat-2/invitation`),
    answers: [409], // somebody sits there; the others do not get so far
  },
  'POST /api/matches/:id/clocks': {
    may: judges,
    send: (world) => ({ path: `/api/matches/${world.match}/clocks`, body: { clocks: 'start' } }),
    answers: [409], // nobody has stopped them; judges.test.ts does
  },
  'POST /api/matches/:id/calls': {
    may: players,
    send: (world) => ({ path: `/api/matches/${world.match}/calls`, body: { kind: 'rules', text: 'A line.' } }),
    answers: [200, 409], // called already
  },
  'DELETE /api/matches/:id/calls': {
    may: players,
    send: path((world) => `/api/matches/${world.match}/calls`),
    answers: [200, 409], // taken back already
  },
  'GET /api/judge/calls': { may: anybodyNamed },
  'POST /api/judge/calls/:call/take': {
    may: anybodyNamed,
    send: path(() => '/api/judge/calls/0000000000/take'),
    answers: [404], // who may take which, judge-table.test.ts says
  },
  'POST /api/judge/calls/:call/close': {
    may: anybodyNamed,
    send: path(() => '/api/judge/calls/0000000000/close'),
    answers: [404],
  },
  'GET /api/matches/:id/judge': { may: judges, send: path((world) => `/api/matches/${world.match}/judge`) },
  'POST /api/matches/:id/judge': {
    may: judges,
    send: (world) => ({ path: `/api/matches/${world.match}/judge`, body: { sees: 'table' } }),
    answers: [200, 409], // entered already
  },
  'DELETE /api/matches/:id/judge': {
    may: judges,
    send: path((world) => `/api/matches/${world.match}/judge`),
    answers: [200, 403], // not entered yet
  },
  // Before entering, nobody: judge-table.test.ts has those who have.
  'GET /api/matches/:id/referee': { may: [], send: path((world) => `/api/matches/${world.match}/referee`) },
  'GET /api/matches/:id/what-if/:seq': { may: [], send: path((world) => `/api/matches/${world.match}/what-if/1`) },
  'POST /api/matches/:id/rulings': {
    may: judges,
    send: (world) => ({
      path: `/api/matches/${world.match}/rulings`,
      body: { ruling: { what: 'void' }, reason: 'None.', rule: null, preview: true },
    }),
    answers: [403, 409], // not entered, or the clocks run
  },
  'GET /api/matches/:id/socket': {
    may: everybody,
    send: path((world) => `/api/matches/${world.match}/socket`),
    answers: [404, 426], // not asked for as a websocket; those are below
  },
};

const lobby: Readonly<Record<string, Row>> = {
  'GET /api/lobby': { may: everybody },
  'DELETE /api/matches/:id': {
    may: ['host'],
    send: async (world) => {
      const { match } = await world.hostMatch(world.standing('host'));
      return { path: `/api/matches/${match.id}` };
    },
  },
  'GET /api/players/:who': {
    may: everybody,
    send: async (world) => ({ path: `/api/players/${await world.handleOf(world.standing('owner'))}` }),
  },
  'GET /api/matches/:id/players': { may: everybody, send: path((world) => `/api/matches/${world.match}/players`) },
  'GET /api/matches/:id/rematch': { may: players, send: path((world) => `/api/matches/${world.match}/rematch`) },
  'POST /api/matches/:id/rematch': {
    may: players,
    send: path((world) => `/api/matches/${world.match}/rematch`),
    answers: [409], // the match goes on
  },
  'GET /api/seeks': { may: anybodyNamed },
  'POST /api/seeks': {
    may: anybodyNamed,
    send: (world) => ({ body: { ruleset: world.ruleset, tempo: { kind: 'none' } } }),
    self: true,
  },
  'DELETE /api/seeks': { may: anybodyNamed },
};

const things: Readonly<Record<string, Row>> = {
  'GET /api/fleets': { may: anybodyNamed },
  'POST /api/fleets': {
    may: anybodyNamed,
    send: (world) => ({ body: { ruleset: world.ruleset, design: world.design } }),
    answers: [201],
  },
  'GET /api/fleets/:id': { may: everybody, send: path((world) => `/api/fleets/${world.fleet}`) },
  'PUT /api/fleets/:id': {
    may: owner,
    send: (world) => ({ path: `/api/fleets/${world.fleet}`, body: { version: 1, design: world.design } }),
  },
  'DELETE /api/fleets/:id': {
    may: owner,
    send: async (world) => ({ path: `/api/fleets/${await world.savedFleet()}` }),
  },
  'GET /api/positions': { may: anybodyNamed },
  'POST /api/positions': {
    may: anybodyNamed,
    send: (world) => ({ body: { ruleset: world.ruleset, position: world.written } }),
    answers: [201],
  },
  'GET /api/positions/:id': {
    may: everybody,
    send: path((world) => `/api/positions/${world.position}`),
  },
  'DELETE /api/positions/:id': {
    may: owner,
    send: async (world) => ({ path: `/api/positions/${await world.savedPosition()}` }),
  },
  'POST /api/cases': {
    may: anybodyNamed,
    send: (world) => ({ body: { ruleset: world.ruleset, case: {} } }),
    answers: [201, 400],
  },
  'GET /api/cases/:id/file': { may: everybody, send: path(() => '/api/cases/0123456789/file'), answers: [404] },
  'GET /api/cases/:id': { may: everybody, send: path(() => '/api/cases/0123456789'), answers: [404] },
};

const talk: Readonly<Record<string, Row>> = {
  'POST /api/matches/:id/chat/:message/report': {
    may: anybodyNamed,
    send: (world) => ({ path: `/api/matches/${world.match}/chat/999999/report`, body: { reason: 'Rude.' } }),
    answers: [404], // nothing was said; chat.test.ts reports what was
  },
  'DELETE /api/matches/:id/chat/:message': {
    may: moderators,
    send: (world) => ({ path: `/api/matches/${world.match}/chat/999999` }),
    answers: [404], // nothing was said; chat.test.ts removes what was
  },
  'GET /api/reports': { may: moderators },
  'GET /api/reports/waiting': { may: moderators },
  'GET /api/reports/:id': { may: moderators, send: () => ({ path: '/api/reports/999999' }), answers: [404] },
  'POST /api/reports/:id': {
    may: moderators,
    send: () => ({ path: '/api/reports/999999', body: { verdict: 'nothing' } }),
    answers: [404],
  },
  'POST /api/silences': { may: moderators, send: body({ person: noOne, hours: 1 }), answers: [404] },
  'GET /api/mutes': { may: anybodyNamed },
  'PUT /api/mutes/:person': { may: anybodyNamed, send: () => ({ path: `/api/mutes/${noOne}` }) },
  'DELETE /api/mutes/:person': { may: anybodyNamed, send: () => ({ path: `/api/mutes/${noOne}` }) },
};

const anyChoices = Object.fromEntries(noticeKinds.map((kind) => [kind, { push: true, mail: false }]));
const browserKeys = { p256dh: 'key', auth: 'auth' };

const notices: Readonly<Record<string, Row>> = {
  'GET /api/notices': { may: anybodyNamed },
  'PUT /api/notices': { may: anybodyNamed, send: body({ choices: anyChoices }) },
  'POST /api/notices/push': {
    may: anybodyNamed,
    send: body({ endpoint: 'https://elsewhere.example/push', keys: browserKeys }),
    answers: [400], // no push service that browsers use
  },
  'DELETE /api/notices/push': { may: anybodyNamed, send: body({ endpoint: 'https://elsewhere.example/push' }) },
  // For whoever has the token of a mail.
  'POST /api/notices/unsubscribe': {
    may: everybody,
    send: () => ({ path: '/api/notices/unsubscribe?token=none' }),
    answers: [400],
  },
  'GET /api/matches/:id/adjourned.ics': {
    may: everybody,
    send: (world) => ({ path: `/api/matches/${world.match}/adjourned.ics` }),
    answers: [404],
  },
};

const signIn: Readonly<Record<string, Row>> = {
  'GET /api/me': { may: everybody },
  'GET /api/sign-in': { may: everybody },
  'POST /api/guests': { may: everybody, send: body({ name: 'Renamed' }), answers: [200, 201], self: true },
  'POST /api/sign-in': {
    may: everybody,
    send: async (world) => ({
      body: { login: await world.handleOf(await world.fresh('player')), password: worldPassword },
    }),
    self: true,
  },
  'POST /api/sign-in/passkey/options': { may: everybody },
  // Anybody may try; what is shown here is no passkey.
  'POST /api/sign-in/passkey': { may: everybody, send: body({ response: {} }), answers: [401] },
  'POST /api/sign-in/discord': { may: everybody, send: body({ keep: false }) },
  'GET /api/auth/callback/discord': { may: everybody, answers: [303] },
  'POST /api/sign-out': { may: everybody, self: true },
  'POST /api/sign-out/everywhere': { may: everybody, self: true },
  'POST /api/password/forgotten': { may: everybody, send: body({ email: 'who@example.org' }) },
  'POST /api/password/reset': {
    may: everybody,
    send: body({ token: 'no such token', password: 'another good password' }),
    answers: [400],
  },
};

const account: Readonly<Record<string, Row>> = {
  'GET /api/account': { may: anybodyNamed },
  // Whoever has an account has one already.
  'POST /api/account': {
    may: ['guest'],
    send: () => ({ body: { handle: `h${String(Math.random()).slice(2, 14)}`, password: worldPassword } }),
    refusals: [401, 409],
    self: true,
  },
  'PUT /api/account': { may: anybodyNamed, send: body({ name: 'Another name' }), self: true },
  'PUT /api/account/password': {
    may: accounts,
    send: body({ current: worldPassword, password: 'another good password' }),
    self: true,
  },
  'POST /api/account/passkeys/options': { may: anybodyNamed },
  'POST /api/account/passkeys': {
    may: anybodyNamed,
    send: body({ name: 'None', response: {} }),
    answers: [400],
  },
  'DELETE /api/account/passkeys/:id': {
    may: anybodyNamed,
    send: path(() => `/api/account/passkeys/${noOne}`),
    answers: [404],
  },
  'DELETE /api/account/discord': { may: anybodyNamed, self: true, answers: [200, 409] },
  'DELETE /api/account/devices/:id': {
    may: anybodyNamed,
    send: path(() => `/api/account/devices/${noOne}`),
    answers: [404],
  },
  'POST /api/account/guest': { may: accounts, send: body({ bring: false }), self: true },
  'POST /api/account/email': { may: accounts, send: body({ email: 'who@example.org' }), self: true },
  'POST /api/account/email/confirm': { may: everybody, send: body({ token: 'no such token' }), answers: [400] },
  'POST /api/account/delete': {
    may: accounts,
    send: async (world, asker) => ({ body: { handle: await world.handleOf(asker), password: worldPassword } }),
    self: true,
  },
};

const administration: Readonly<Record<string, Row>> = {
  'GET /api/audit': { may: admins },
  'GET /api/people': { may: admins },
  'GET /api/people/:handle': {
    may: admins,
    send: async (world) => ({ path: `/api/people/${await world.handleOf(world.standing('owner'))}` }),
  },
  'PUT /api/people/:handle/role': {
    may: admins,
    send: async (world) => ({
      path: `/api/people/${await world.handleOf(await world.fresh('player'))}/role`,
      body: { role: 'moderator' },
    }),
  },
};

/** Every route of the server. */
export const routes: Readonly<Record<string, Row>> = {
  ...site,
  ...matches,
  ...lobby,
  ...things,
  ...leagues,
  ...casting,
  ...clips,
  ...follows,
  ...talk,
  ...notices,
  ...signIn,
  ...account,
  ...administration,
};
