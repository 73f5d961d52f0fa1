/** Who helps to run a league: offices that somebody was asked to take, and took [LEAGUE-75]. */
import type { GivenOffice, Office } from '@broadside/protocol';
import { HttpProblem } from '../problem.ts';
import type { Database } from '../store/database.ts';
import type { StoredPerson } from '../store/people.ts';
import type { StoredLeague } from './store.ts';

export interface NamedOfficial {
  readonly person: string;
  readonly name: string;
  readonly office: Office;
  readonly accepted: boolean;
}

export interface OfficeAsked {
  readonly slug: string;
  readonly name: string;
  readonly office: Office;
  /** Who asks. */
  readonly by: string;
}

/** Offices that a league gives, those not answered yet included. */
const mostOfficials = 50;
/** Invitations that one person is shown. */
const mostAsked = 30;

/** Those who see drafts and run seasons. */
export const runsLeague = (office: Office | null): boolean => office === 'owner' || office === 'organiser';
/** Those who judge matches of the league. */
export const judgesLeague = (office: Office | null): boolean => runsLeague(office) || office === 'judge';
/** The owner gives every office; an organiser those that run nothing. */
export const gives = (by: Office | null, office: Office): boolean =>
  by === 'owner' ? office !== 'owner' : by === 'organiser' && (office === 'judge' || office === 'caster');

export class Officials {
  readonly #db: Database;
  readonly #ended: ((personId: string) => Promise<void>)[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  /** From now on it is told whose office ends. */
  tellOfEnds(ended: (personId: string) => Promise<void>): void {
    this.#ended.push(ended);
  }

  /** The owner, then everybody who was asked, in that order. */
  async of({ id, ownerId }: StoredLeague): Promise<NamedOfficial[]> {
    const [owner, rows] = await Promise.all([
      this.#db.person.findUnique({ where: { id: ownerId }, select: { name: true } }),
      this.#db.leagueOfficial.findMany({
        where: { leagueId: id },
        include: { person: { select: { name: true } } },
        orderBy: { createdAt: 'asc' },
      }),
    ]);
    return [
      { person: ownerId, name: owner?.name ?? '', office: 'owner', accepted: true },
      ...rows.map(({ personId, person, office, acceptedAt }) => ({
        person: personId,
        name: person.name,
        office: office as Office,
        accepted: acceptedAt !== null,
      })),
    ];
  }

  /** What somebody is in a league; an office that was not accepted is none. */
  async officeOf(
    { id, ownerId }: Pick<StoredLeague, 'id' | 'ownerId'>,
    personId: string | undefined,
  ): Promise<Office | null> {
    if (personId === undefined) return null;
    if (personId === ownerId) return 'owner';
    const where = { leagueId_personId: { leagueId: id, personId } };
    const row = await this.#db.leagueOfficial.findUnique({ where, select: { office: true, acceptedAt: true } });
    return row === null || row.acceptedAt === null ? null : (row.office as Office);
  }

  /** What somebody is in the league of a match; undefined where the match is of no league. */
  async officeAtMatch(matchId: string, personId: string): Promise<Office | null | undefined> {
    const where = { id: matchId };
    const row = await this.#db.match.findUnique({ where, select: { season: { select: { league: true } } } });
    return row === null || row.season === null ? undefined : this.officeOf(row.season.league, personId);
  }

  /** Offices that somebody is asked to take. */
  async askedOf(personId: string): Promise<OfficeAsked[]> {
    const rows = await this.#db.leagueOfficial.findMany({
      where: { personId, acceptedAt: null },
      include: { league: { select: { slug: true, name: true } }, inviter: { select: { name: true } } },
      orderBy: { createdAt: 'desc' },
      take: mostAsked,
    });
    return rows.map(({ league, office, inviter }) => ({
      ...league,
      office: office as Office,
      by: inviter?.name ?? 'Deleted player',
    }));
  }

  /** Asks somebody to take an office; whoever has one gets the other by a new invitation only. */
  async invite(league: StoredLeague, by: StoredPerson, who: StoredPerson, office: GivenOffice): Promise<void> {
    if (who.id === league.ownerId)
      throw new HttpProblem(409, 'owner', 'The owner may do everything already. Invite somebody else.');
    const leagueId = league.id;
    await this.#db.$transaction(async (tx) => {
      // Two who invite at once do not go over the most.
      await tx.$queryRaw`select 1 from league where id = ${leagueId} for update`;
      const rows = await tx.leagueOfficial.findMany({ where: { leagueId }, select: { personId: true, office: true } });
      const known = rows.find(({ personId }) => personId === who.id);
      if (known !== undefined)
        throw new HttpProblem(
          409,
          'invited',
          `${who.name} has an office or an invitation here (${known.office}). Take it back first.`,
        );
      if (rows.length >= mostOfficials)
        throw new HttpProblem(
          409,
          'full',
          `A league has at most ${String(mostOfficials)} officials. Take one back first.`,
        );
      await tx.leagueOfficial.create({ data: { leagueId, personId: who.id, office, invitedBy: by.id } });
    });
  }

  /** Takes the office that one was asked to take; done twice, it is done once. */
  async accept({ id: leagueId }: StoredLeague, personId: string): Promise<void> {
    const row = await this.#db.leagueOfficial.findUnique({ where: { leagueId_personId: { leagueId, personId } } });
    if (row === null)
      throw new HttpProblem(409, 'not-invited', 'Nobody asks you to take an office here, or it was taken back.');
    if (row.acceptedAt === null)
      await this.#db.leagueOfficial.updateMany({
        where: { leagueId, personId, acceptedAt: null },
        data: { acceptedAt: new Date() },
      });
  }

  /** The office that somebody has or is asked to take; undefined where none. */
  async givenTo({ id: leagueId }: StoredLeague, personId: string): Promise<GivenOffice | undefined> {
    const row = await this.#db.leagueOfficial.findFirst({ where: { leagueId, personId } });
    return (row?.office as GivenOffice | undefined) ?? undefined;
  }

  async end({ id: leagueId }: StoredLeague, personId: string): Promise<void> {
    await this.#db.leagueOfficial.deleteMany({ where: { leagueId, personId } });
    for (const ended of this.#ended) await ended(personId);
  }
}
