/** Somebody of every kind, and the things that they may or may not touch, on one real server. */
import { randomUUID } from 'node:crypto';
import { blankTerms } from '@broadside/competition/season';
import type { SeasonTerms } from '@broadside/competition/season';
import { synthetic } from '@broadside/bench/synthetic';
import { roles } from '@broadside/protocol';
import type { NewMatch, Role } from '@broadside/protocol';
import pg from 'pg';
import { hashPassword } from '../src/identity/passwords.ts';
import { Browser } from './browser.ts';
import { exampleDesign, examplePosition, exampleRuleset } from './example-things.ts';
import type { TestServer } from './harness.ts';

/** Those who ask. `owner` sits at the match and owns the fleet, the position and the case; `host` made the match. */
export const audiences = ['nobody', 'guest', 'player', 'owner', 'host', 'organiser', 'moderator', 'admin'] as const;
export type Audience = (typeof audiences)[number];

export const everybody: readonly Audience[] = audiences;
export const anybodyNamed: readonly Audience[] = audiences.filter((each) => each !== 'nobody');
export const accounts: readonly Audience[] = anybodyNamed.filter((each) => each !== 'guest');

export const worldPassword = 'a password of this test';
export const otherSite = 'https://elsewhere.example';

export class World {
  readonly server: TestServer;
  readonly #db: pg.Client;
  readonly #hash: string;
  readonly #standing = new Map<Audience, Browser>();
  #count = 0;
  /** Live: `host` has seat-1, `owner` seat-2. */
  match = '';
  fleet = '';
  position = '';
  /** The host runs it; its season has a table of the host and the owner in round 1. */
  league = 'world-league';
  season = '';
  readonly terms: SeasonTerms = {
    ...blankTerms,
    ruleset: 'synthetic',
    edition: synthetic.edition,
    battles: { choice: 'fixed', battle: synthetic.presets[0]?.id ?? '' },
  };
  readonly ruleset = exampleRuleset;
  readonly design = exampleDesign();
  readonly written = examplePosition;

  private constructor(server: TestServer, db: pg.Client, hash: string) {
    this.server = server;
    this.#db = db;
    this.#hash = hash;
  }

  static async make(server: TestServer): Promise<World> {
    const db = new pg.Client({ connectionString: server.databaseUrl });
    await db.connect();
    const world = new World(server, db, await hashPassword(worldPassword));
    for (const audience of audiences) world.#standing.set(audience, await world.fresh(audience));
    const made = await world.hostMatch(world.standing('host'));
    await world.sitDown(world.standing('owner'), made);
    world.match = made.match.id;
    world.fleet = await world.savedFleet();
    world.position = await world.savedPosition();
    world.season = await world.openedSeason();
    return world;
  }

  async close(): Promise<void> {
    await this.#db.end();
  }

  standing(audience: Audience): Browser {
    const browser = this.#standing.get(audience);
    if (browser === undefined) throw new Error(`Nobody stands for ${audience}.`);
    return browser;
  }

  /** Somebody new of this kind, whom a request may change or sign out. */
  async fresh(audience: Audience): Promise<Browser> {
    const browser = new Browser(this.server.url);
    if (audience === 'nobody') return browser;
    this.#count += 1;
    const { person } = await browser.api.becomeGuest(`Visitor ${String(this.#count)}`);
    if (audience === 'guest') return browser;
    const handle = `${audience}-${String(this.#count)}`;
    const role: Role = roles.find((each) => each === audience) ?? 'player';
    await this.#db.query(`update person set handle = $2, handle_key = $2, role = $3::"Role" where id = $1`, [
      person?.id,
      handle,
      role,
    ]);
    await this.#db.query(
      `insert into credential (id, person_id, provider_id, account_id, password) values ($1, $2::uuid, 'credential', $3, $4)`,
      [randomUUID(), person?.id, person?.id, this.#hash],
    );
    return browser;
  }

  async handleOf(browser: Browser): Promise<string> {
    return (await browser.api.me()).person?.handle ?? 'nobody';
  }

  /** A fleet of the owner's. */
  async savedFleet(): Promise<string> {
    const { ruleset, design } = this;
    return (await this.standing('owner').api.createFleet({ ruleset, design })).id;
  }

  /** A position of the owner's. */
  async savedPosition(): Promise<string> {
    const { ruleset, written } = this;
    return (await this.standing('owner').api.savePosition({ ruleset, position: written })).id;
  }

  /** A season of the host's with one round, in which the host meets the owner. */
  async openedSeason(): Promise<string> {
    const [host, owner] = [this.standing('host').leagues, this.standing('owner').leagues];
    await host.createLeague({ name: 'World league', slug: this.league });
    const { id } = await host.openSeason(this.league, { name: 'Season', terms: this.terms });
    await host.seasonAct(id, { id: 'world-opens', act: { act: 'open-registration' } });
    for (const each of [host, owner]) await each.seasonAct(id, { id: 'world-enters', act: { act: 'enter' } });
    await host.seasonAct(id, { id: 'world-drafts', act: { act: 'draft-round' } });
    await host.seasonAct(id, { id: 'world-publishes', act: { act: 'publish-round' } });
    return id;
  }

  hostMatch(browser: Browser): Promise<NewMatch> {
    return browser.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
  }

  async sitDown(browser: Browser, made: NewMatch): Promise<void> {
    const [invitation] = made.invitations;
    if (invitation === undefined) throw new Error('No invitation.');
    await browser.api.join(made.match.id, invitation.seat, { token: invitation.token });
  }
}
