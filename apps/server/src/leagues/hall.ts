/** The first places of seasons that are closed: a league's hall of fame, and the badges of a person [LEAGUE-137]. */
import { hiddenName } from '@broadside/competition/season';
import type { LeagueBadge, HallSeason, PersonId } from '@broadside/protocol';
import type { Database } from '../store/database.ts';

/** Seasons that a hall of fame shows, and badges that a profile does; the newest ones. */
const mostSeasons = 100;
const mostBadges = 50;

export class Hall {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The newest season first. */
  async of(leagueId: string): Promise<HallSeason[]> {
    const rows = await this.#db.season.findMany({
      where: { leagueId, status: 'closed', places: { some: {} } },
      select: {
        ...{ id: true, name: true },
        places: {
          orderBy: [{ place: 'asc' }, { entrant: 'asc' }],
          include: { person: { select: { name: true, handle: true } } },
        },
      },
      orderBy: { createdAt: 'desc' },
      take: mostSeasons,
    });
    return rows.map(({ places, ...season }) => ({
      season,
      places: places.map(({ place, name, person }) => ({
        place,
        name: person?.name ?? name ?? hiddenName,
        handle: person?.handle ?? null,
      })),
    }));
  }

  /** What somebody has come to, the newest first. */
  async badgesOf(personId: PersonId): Promise<LeagueBadge[]> {
    const teams = await this.#teamsOf(personId);
    const rows = await this.#db.seasonPlace.findMany({
      where: { season: { status: 'closed' }, OR: [{ personId }, ...teams] },
      select: {
        ...{ place: true, personId: true, name: true },
        season: { select: { id: true, name: true, league: { select: { slug: true, name: true } } } },
      },
      orderBy: { season: { createdAt: 'desc' } },
      take: mostBadges,
    });
    return rows.map(({ place, personId: alone, name, season: { league, ...season } }) => ({
      ...{ place, season, league },
      team: alone === null ? name : null,
    }));
  }

  /** Places of teams that somebody is in. A team has a name and no person; of a hidden one nobody is told whose it is. */
  async #teamsOf(personId: PersonId) {
    const own = await this.#db.entrant.findMany({
      where: { personId, season: { status: 'closed', places: { some: {} } } },
      select: { seasonId: true, number: true },
      orderBy: { season: { createdAt: 'desc' } },
      take: mostSeasons,
    });
    return own.map(({ seasonId, number: entrant }) => ({
      ...{ seasonId, entrant, personId: null },
      AND: [{ name: { not: null } }, { name: { not: hiddenName } }],
    }));
  }
}
