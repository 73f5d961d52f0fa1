/** A site on which there is one of everything, and every address of its pages. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { castsApi, clipsApi, judgesApi, leaguesApi, visit, type Visit } from '@broadside/client';
import { blankTerms, type Act, type SeasonTerms } from '@broadside/competition/season';
import { fleetFromText } from '@broadside/rules/quantum-rebellion/fleet';
import WebSocket from 'ws';
import { root } from '../tools/prepare.mjs';
import type { GameServer } from './game-server.ts';

export interface Places {
  /** Ada has an account and is an admin, Bob is a guest; both sit at the tables. */
  readonly ada: Visit;
  readonly bob: Visit;
  /** A match of each game that is played. */
  readonly live: readonly string[];
  /** A match of each game that is over. */
  readonly ended: readonly string[];
  /** Every kind of page there is, by the path of its route. */
  readonly paths: readonly { readonly route: string; readonly path: string }[];
}

const password = 'four words for a ship';
const ship = { name: 'Tern', class: 'DD', at: [24, 12] };
const position = {
  squadrons: [
    { name: 'Waders', seat: 'seat-1', ships: [ship] },
    { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'DD', at: [24, 32], facing: 180 }] },
  ],
};
const shot = { kind: 'fire', target: 'onyx', shooters: [{ ship: 'tern', mounts: [{ mount: 'F' }] }] };
const written = {
  id: 'nobody-fires-so-far',
  given: { ...position, active: 'Waders' },
  when: [{ by: 'seat-1', command: shot }],
  rejects: { code: 'out-of-range' },
};

function design(): unknown {
  const read = fleetFromText(
    'Fleet: Waders\nFaction: Coast\nSquadron: Tern\nFrigate (admiral): Tern\nWeapons: F beam 4, P autocannon 2',
  );
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
}

/**
 * The folders of the pages: `/match/[id]/replay`. Overlays are none: nobody reads or presses anything there, and they ask for
 * nothing below `/api`; `overlay.test.ts` looks at them.
 */
export const pageRoutes: readonly string[] = readdirSync(join(root, 'apps/web/src/routes'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('+page.svelte'))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?\+page\.svelte$/, '')}`)
  .filter((route) => !route.startsWith('/overlay/'));

async function table(ada: Visit, bob: Visit, ruleset: string, preset: string): Promise<string> {
  const made = await ada.api.createMatch({ ruleset, preset, opponent: 'friend' });
  for (const { seat, token } of made.invitations) await bob.api.join(made.match.id, seat, { token });
  return made.match.id;
}

/** A match of others at which Ada, who is an admin, has entered as judge; its id. */
async function judged(server: GameServer, ada: Visit, bob: Visit, ruleset: string, preset: string): Promise<string> {
  const cleo = visit(server.url, { WebSocket });
  await cleo.api.becomeGuest('Cleo');
  const match = await table(bob, cleo, ruleset, preset);
  const line = bob.open(match);
  await line.when((state) => state.view !== null);
  line.close();
  await judgesApi(server.url, { headers: { cookie: ada.cookie } }).enterAsJudge(match, { sees: 'everything' });
  return match;
}

async function resign(by: Visit, match: string): Promise<void> {
  const line = by.open(match);
  await line.when((state) => state.view !== null);
  await line.act({ act: 'resign' });
  await line.when((state) => state.outcome !== null);
  line.close();
}

interface Seasons {
  /** Four entrants, a round whose results are there, and a draft of the next. */
  readonly swiss: string;
  /** Four entrants, and a final that is to be played. */
  readonly cup: string;
  /** Closed after its one round. */
  readonly closed: string;
}

const knockout: SeasonTerms['format'] = {
  kind: 'knockout',
  losses: 1,
  thirdPlace: true,
  bestOf: 1,
  bestOfFinal: 3,
};

/** Seasons of Ada's, by their ids. */
async function seasons(server: GameServer, ada: Visit): Promise<Seasons> {
  const leagues = leaguesApi(server.url, { headers: { cookie: ada.cookie } });
  const [game] = (await ada.api.rulesets()).rulesets;
  const battle = game?.battles.find(({ seats }) => seats.length === 2)?.id ?? '';
  const battles = { choice: 'fixed', battle } as const;
  const terms = { ...blankTerms, ruleset: game?.id ?? '', edition: game?.edition ?? '', battles };
  await leagues.createLeague({ name: 'Narrow Sea League', slug: 'narrow-sea', about: 'Every second week.' });
  const acts: readonly Act[] = [
    { act: 'open-registration' },
    { act: 'enter' },
    { act: 'enter-by-name', names: ['Lindqvist', 'Ito', 'Okafor'] },
    { act: 'announce', text: 'Welcome.' },
    { act: 'draft-round' },
    { act: 'publish-round' },
  ];
  let asked = 0;
  const give = (id: string, act: Act) => leagues.seasonAct(id, { id: `furnish-${String((asked += 1))}`, act });
  const open = async (name: string, format: SeasonTerms['format'], then: readonly Act[]): Promise<string> => {
    const { id } = await leagues.openSeason('narrow-sea', { name, terms: { ...terms, format } });
    for (const act of acts) await give(id, act);
    const { season } = await leagues.season(id);
    const result = { how: 'played', winner: 0, book: [10, 5] as [number, number], reason: 'At the club' } as const;
    for (const { sides } of season.rounds[0]?.pairings ?? [])
      await give(id, { act: 'enter-result', round: 1, entrant: sides[0], result });
    for (const act of then) await give(id, act);
    return id;
  };
  const draft = { act: 'draft-round' } as const;
  return {
    swiss: await open('Season 1', blankTerms.format, [draft]),
    cup: await open('Cup', knockout, [draft, { act: 'publish-round' }]),
    closed: await open('Last season', { kind: 'swiss', rounds: 1 }, [{ act: 'close', early: true }]),
  };
}

/** Pages that are about nothing in particular. */
const plainPages = [
  '/',
  '/new',
  '/play',
  '/watch',
  '/wall',
  '/cast/new',
  '/learn',
  '/dice',
  '/try',
  '/replay',
  '/sign-in',
  '/sign-up',
  '/fleets',
  '/positions',
  '/leagues',
  '/leagues/new',
];

const at = (route: string, path: string = route): Places['paths'][number] => ({ route, path });

/** A clip, and what goes into frames of other sites. */
const clipPages = (
  clip: string,
  match: { readonly live: string; readonly over: string } | undefined,
): Places['paths'] => [
  at('/clip/[id]', `/clip/${clip}`),
  at('/embed/clip/[id]', `/embed/clip/${clip}`),
  at('/embed/match/[id]', `/embed/match/${match?.live ?? ''}`),
  at('/embed/replay/[id]', `/embed/replay/${match?.over ?? ''}`),
  at('/embed/tv/[channel]', '/embed/tv/best'),
  at('/stream', `/stream?match=${match?.live ?? ''}`),
];

/** Pages of leagues, and of a judge at a match of others. */
const leaguePages = ({ swiss, cup, closed }: Seasons, others: string): Places['paths'] => [
  at('/judge'),
  at('/judge/[id]', `/judge/${others}`),
  at('/judge/[id]/board', `/judge/${others}/board`),
  at('/judge/[id]/what-if', `/judge/${others}/what-if?at=1`),
  at('/league/[slug]', '/league/narrow-sea'),
  at('/tv/[channel]', '/tv/best'),
  at('/wall/[league]', '/wall/narrow-sea'),
  at('/league/[slug]/connections', '/league/narrow-sea/connections'),
  at('/season/new', '/season/new?league=narrow-sea'),
  at('/season/[id]', `/season/${swiss}`),
  at('/season/[id]/bracket', `/season/${cup}/bracket`),
  at('/season/[id]/desk', `/season/${swiss}/desk`),
  at('/season/[id]/desk/terms', `/season/${swiss}/desk/terms`),
  at('/season/[id]/lists', `/season/${swiss}/lists`),
  at('/season/[id]/lists/sheet', `/season/${swiss}/lists/sheet?entrant=1&list=1`),
  at('/season/[id]/journal', `/season/${swiss}/journal`),
  at('/season/[id]/rulings', `/season/${swiss}/rulings`),
  at('/season/[id]/lots', `/season/${closed}/lots`),
  at('/season/[id]/desk', `/season/${closed}/desk`),
  at('/embed/season/[id]', `/embed/season/${swiss}`),
  at('/pairing/[season]/[round]/[table]', `/pairing/${swiss}/1/1`),
];

/** Makes one of everything. */
export async function furnish(server: GameServer): Promise<Places> {
  const [ada, bob] = [visit(server.url, { WebSocket }), visit(server.url, { WebSocket })];
  await ada.api.becomeGuest('Ada');
  await bob.api.becomeGuest('Bob');
  await ada.api.makeAccount({ handle: 'Ada', name: 'Ada', password });
  await server.giveRole('Ada', 'admin');
  const { rulesets } = await ada.api.rulesets();
  const duels = rulesets.map(({ id, presets }) => ({
    ruleset: id,
    preset: presets.find(({ seats }) => seats.length === 2)?.id ?? '',
  }));
  const tables = await Promise.all(
    duels.map(async ({ ruleset, preset }) => {
      const [live, over] = [await table(ada, bob, ruleset, preset), await table(ada, bob, ruleset, preset)];
      await resign(bob, over);
      return { live, over };
    }),
  );
  const open = await ada.api.createMatch({ ruleset: duels[0]?.ruleset ?? '', opponent: 'anyone' });
  const friend = await ada.api.createMatch({ ruleset: duels[0]?.ruleset ?? '', opponent: 'friend' });
  const ruleset = 'quantum-rebellion';
  const saved = await ada.api.savePosition({ ruleset, name: 'Far apart', position });
  const { id: fleet } = await ada.api.createFleet({ ruleset, name: 'Waders', design: design() });
  const filed = await ada.api.fileCase({ ruleset, case: written });
  const leagues = await seasons(server, ada);
  const [{ ruleset: anyGame, preset: anyBattle } = { ruleset: '', preset: '' }] = duels;
  const others = await judged(server, ada, bob, anyGame, anyBattle);
  const clips = clipsApi(server.url, { headers: { cookie: ada.cookie } });
  const { clip } = await clips.makeClip({ match: tables[0]?.over ?? '', fromSeq: 1, toSeq: 1, title: 'It begins' });
  const cass = visit(server.url, { WebSocket });
  await cass.api.becomeGuest('Cass');
  await cass.api.makeAccount({ handle: 'Cass', name: 'Cass', password });
  const casting = castsApi(server.url, { headers: { cookie: cass.cookie } });
  const cast = await casting.makeCast({ match: others, title: 'Evening cast', language: 'en' });
  const paths = [
    ...plainPages.map((each) => at(each)),
    ...['', '/admin', '/reports', '/notices', '/hours', '/leagues', '/email'].map((each) => at(`/account${each}`)),
    at('/sign-in/new-password', '/sign-in/new-password?token=none'),
    at('/account/notices/stop', '/account/notices/stop?token=none'),
    at('/account/following'),
    ...tables.flatMap(({ live, over }) => [
      at('/match/[id]', `/match/${live}`),
      at('/match/[id]', `/match/${over}`),
      at('/match/[id]/replay', `/match/${live}/replay`),
      at('/match/[id]/replay', `/match/${over}/replay`),
      at('/match/[id]/ending', `/match/${live}/ending`),
      at('/match/[id]/ending', `/match/${over}/ending`),
    ]),
    at('/match/[id]', `/match/${open.match.id}`),
    at('/match/[id]/join', `/match/${friend.match.id}/join?token=${friend.invitations[0]?.token ?? ''}`),
    ...rulesets.map(({ id }) => at('/try', `/try?ruleset=${id}`)),
    at('/learn/[game]/[lesson]', `/learn/${ruleset}/first-squadron`),
    at('/rules/[ruleset]', `/rules/${ruleset}`),
    at('/rules/[ruleset]/[rule]', `/rules/${ruleset}/QR-1.1`),
    at('/player/[who]', '/player/Ada'),
    ...clipPages(clip.id, tables[0]),
    at('/fleets/new', '/fleets/new?empty'),
    at('/fleets/[id]', `/fleets/${fleet}`),
    at('/fleets/[id]/cards', `/fleets/${fleet}/cards`),
    at('/fleets/[ruleset]/[id]/cards', `/fleets/${ruleset}/${fleet}/cards`),
    at('/positions/new', `/positions/new?fleet=${fleet}`),
    at('/positions/[id]', `/positions/${saved.id}`),
    at('/positions/[id]/try', `/positions/${saved.id}/try`),
    at('/cast/[id]', `/cast/${cast.id}`),
    ...leaguePages(leagues, others),
    at('/cases/[id]', `/cases/${filed.id}`),
  ];
  return { ada, bob, live: tables.map(({ live }) => live), ended: tables.map(({ over }) => over), paths };
}
