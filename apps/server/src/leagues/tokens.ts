/** Tokens of programs: who they stand for, and what they may [LEAGUE-81]. */
import type { NewTokenBody, TokenList, TokenScope } from '@broadside/protocol';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from '../problem.ts';
import type { Database } from '../store/database.ts';
import { randomId } from '../store/matches.ts';
import { People, hashSecret, newSecret } from '../store/people.ts';
import type { Requesting, StoredPerson } from '../store/people.ts';

const mostTokens = 10;
const prefix = 'bst_';
const usedEveryMs = 60_000;

/** What a token of each scope may ask; all else is for whoever signs in. */
const allowed: readonly { readonly route: RegExp; readonly scope: TokenScope }[] = [
  { route: /^(?:GET|HEAD) \/api\/leagues\/:slug$/, scope: 'read' },
  { route: /^(?:GET|HEAD) \/api\/seasons\/:id(?:\/.*)?$/, scope: 'read' },
  { route: /^POST \/api\/seasons\/:id\/acts$/, scope: 'act' },
];

export class Tokens {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** People as routes of leagues ask for them: by a token, where a request has one. */
  people(people: People): People {
    return new People(this.#db, (request) => {
      const token = tokenOf(request);
      return token === undefined ? people.whoAsks(request) : this.#whoActs(token, request as FastifyRequest);
    });
  }

  /** The token: kept nowhere. */
  async make(personId: string, leagueId: string, { name, scope }: NewTokenBody): Promise<string> {
    const token = `${prefix}${newSecret()}`;
    await this.#db.$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from person where id = ${personId}::uuid for update`;
      if ((await tx.apiToken.count({ where: { personId, leagueId, revokedAt: null } })) >= mostTokens)
        throw new HttpProblem(
          409,
          'full',
          `You have ${String(mostTokens)} tokens here, which is the most. Revoke one first.`,
        );
      await tx.apiToken.create({
        data: { id: randomId(10), personId, leagueId, name, scope, hash: hashSecret(token) },
      });
    });
    return token;
  }

  async of(personId: string, leagueId: string): Promise<TokenList['tokens']> {
    const rows = await this.#db.apiToken.findMany({
      where: { personId, leagueId, revokedAt: null },
      orderBy: { createdAt: 'asc' },
    });
    return rows.map(({ id, name, scope, createdAt, lastUsedAt }) => ({
      ...{ id, name, scope: scope as TokenScope },
      ...{ createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt?.getTime() ?? null },
    }));
  }

  /** False where the person has no such token. */
  async revoke(personId: string, leagueId: string, id: string): Promise<boolean> {
    const where = { id, personId, leagueId, revokedAt: null };
    return (await this.#db.apiToken.updateMany({ where, data: { revokedAt: new Date() } })).count > 0;
  }

  async #whoActs(token: string, request: FastifyRequest): Promise<StoredPerson> {
    const row = await this.#db.apiToken.findUnique({
      where: { hash: hashSecret(token) },
      include: { person: { select: { id: true, name: true, handle: true, role: true } }, league: true },
    });
    if (row === null || row.revokedAt !== null)
      throw new HttpProblem(401, 'no-token', 'This token is not known, or was revoked. Make another one.');
    const asked = `${request.method} ${request.routeOptions.url ?? ''}`;
    const needed = allowed.find(({ route }) => route.test(asked))?.scope;
    if (needed === undefined || (needed === 'act' && row.scope !== 'act'))
      throw new HttpProblem(
        403,
        'token-scope',
        `This token may ${row.scope}, which is not enough here. Sign in instead.`,
      );
    if (!(await this.#isOf(row.league, request)))
      throw new HttpProblem(403, 'token-scope', `This token is for the league ${row.league.name} alone.`);
    const before = new Date(Date.now() - usedEveryMs);
    await this.#db.apiToken.updateMany({
      where: { id: row.id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: before } }] },
      data: { lastUsedAt: new Date() },
    });
    // What somebody is on the site is nothing that a token has.
    return { ...row.person, role: 'player' };
  }

  async #isOf(league: { readonly id: string; readonly slug: string }, { params }: FastifyRequest): Promise<boolean> {
    const { slug, id } = params as { readonly slug?: string; readonly id?: string };
    if (slug !== undefined) return slug === league.slug;
    return (await this.#db.season.count({ where: { id: id ?? '', leagueId: league.id } })) > 0;
  }
}

function tokenOf({ headers }: Requesting): string | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token;
}
