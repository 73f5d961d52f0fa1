/** Passes of overlays, as the database keeps them, and what each opens [WATCH-39]. Of the token only its hash is kept. */
import { overlayPassLimits } from '@broadside/protocol';
import type { MatchId, OverlayPassShown, PersonId } from '@broadside/protocol';
import type { Officials } from '../leagues/officials.ts';
import { HttpProblem } from '../problem.ts';
import type { Database } from '../store/database.ts';
import { randomId, seatOfPerson } from '../store/matches.ts';
import type { ListedMatch } from '../store/matches.ts';
import { hashSecret, newSecret } from '../store/people.ts';

const prefix = 'bso_';
const dayMs = 86_400_000;

/** What a pass is of: one of the two. */
export interface PassSubject {
  readonly matchId: MatchId | null;
  readonly leagueId: string | null;
}

export interface OverlayPassesOptions {
  readonly database: Database;
  readonly officials: Pick<Officials, 'officeAtMatch'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export class OverlayPasses {
  readonly #of: OverlayPassesOptions;

  constructor(options: OverlayPassesOptions) {
    this.#of = options;
  }

  /** The token: kept nowhere. Throws where somebody has too many, or made too many today. */
  async make(personId: PersonId, subject: PassSubject): Promise<string> {
    const { database, now } = this.#of;
    const token = `${prefix}${newSecret()}`;
    await database.$transaction(async (tx) => {
      // Two requests at once do not go over the most.
      await tx.$queryRaw`select 1 from person where id = ${personId}::uuid for update`;
      const { held, perDay } = overlayPassLimits;
      if ((await tx.overlayPass.count({ where: { personId, revokedAt: null } })) >= held)
        throw new HttpProblem(409, 'full', `You have ${String(held)} passes, which is the most. Revoke one first.`);
      const lately = { personId, createdAt: { gt: new Date(now() - dayMs) } };
      if ((await tx.overlayPass.count({ where: lately })) >= perDay)
        throw new HttpProblem(429, 'too-often', 'You have made many passes today. Go on tomorrow.', 3600);
      const row = { id: randomId(10), personId, ...subject, tokenHash: hashSecret(token), createdAt: new Date(now()) };
      await tx.overlayPass.create({ data: row });
    });
    return token;
  }

  /** Those of one person that hold, the first made first. */
  async of(personId: PersonId): Promise<OverlayPassShown[]> {
    const rows = await this.#of.database.overlayPass.findMany({
      where: { personId, revokedAt: null },
      include: { match: { select: { id: true, name: true } }, league: { select: { slug: true, name: true } } },
      orderBy: { createdAt: 'asc' },
    });
    return rows.map(({ id, match, league, createdAt }) => ({ id, match, league, since: createdAt.getTime() }));
  }

  /** False where the person has no such pass. */
  async revoke(personId: PersonId, id: string): Promise<boolean> {
    const where = { id, personId, revokedAt: null };
    const data = { revokedAt: new Date(this.#of.now()) };
    return (await this.#of.database.overlayPass.updateMany({ where, data })).count > 0;
  }

  /** Whether a token opens a match. A pass holds as long as who made it plays there, or has an office in the league. */
  async opens(match: ListedMatch, token: string): Promise<boolean> {
    const { database, officials } = this.#of;
    const pass = await database.overlayPass.findUnique({ where: { tokenHash: hashSecret(token) } });
    if (pass === null || pass.revokedAt !== null) return false;
    if (pass.matchId === match.id && seatOfPerson(match, pass.personId) !== null) return true;
    const office = (await officials.officeAtMatch(match.id, pass.personId)) ?? null;
    if (office === null) return false;
    if (pass.matchId !== null) return pass.matchId === match.id;
    const of = { id: match.id, season: { leagueId: pass.leagueId ?? '' } };
    return (await database.match.count({ where: of })) > 0;
  }
}
