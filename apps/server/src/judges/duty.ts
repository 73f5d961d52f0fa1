/** Who judges which match: officials of its league, or the site's judges; nobody in a match or group of their own [LEAGUE-97]. */
import { judgeRoles } from '@broadside/match';
import type { Judge } from '@broadside/match';
import { entrantOfPerson, matchesOf, viewOf } from '@broadside/competition/season';
import type { Season } from '@broadside/competition/season';
import type { Office, PersonId } from '@broadside/protocol';
import { seatOf } from '../http/api-deps.ts';
import { judgesLeague } from '../leagues/officials.ts';
import type { Officials } from '../leagues/officials.ts';
import type { Seasons } from '../leagues/seasons.ts';
import { HttpProblem } from '../problem.ts';
import { seatOfPerson } from '../store/matches.ts';
import type { ListedMatch } from '../store/matches.ts';
import type { People, StoredPerson } from '../store/people.ts';

/** Whether a call stops the clocks, by the terms of the match. */
export const callStops = ({ terms }: ListedMatch): boolean => terms?.callStops === true;

/** Judges who are told of one call. */
const mostTold = 50;

export interface DutyDeps {
  readonly people: People;
  readonly officials: Officials;
  readonly seasons: Seasons;
  /** The season whose table a match is. */
  readonly seasonOfMatch: (matchId: string) => Promise<{ readonly seasonId: string } | undefined>;
}

export class JudgeDuty {
  readonly #of: DutyDeps;

  constructor(deps: DutyDeps) {
    this.#of = deps;
  }

  /** As whom somebody judges a match; throws a problem with the reason where they do not. */
  async judgeOf(match: ListedMatch, person: StoredPerson): Promise<Judge> {
    const judge = judgeFor(person, await this.#of.officials.officeAtMatch(match.id, person.id));
    const bar = await this.barOf(match, person);
    if (bar !== undefined) throw bar;
    return judge;
  }

  /** The league and season of a match; null where it is of none. */
  async leagueOf(
    matchId: string,
  ): Promise<{ readonly slug: string; readonly name: string; readonly season: string } | null> {
    const of = await this.#of.seasonOfMatch(matchId);
    const season = of === undefined ? undefined : await this.#of.seasons.get(of.seasonId);
    if (season === undefined) return null;
    const { slug, name } = season.stored.league;
    return { slug, name, season: season.stored.id };
  }

  /** Why somebody does not judge this match although they judge others like it. */
  async barOf(match: ListedMatch, person: Pick<StoredPerson, 'id'>): Promise<HttpProblem | undefined> {
    if (seatOfPerson(match, person.id) !== null)
      return new HttpProblem(403, 'own-match', 'You play in this match. Ask another judge.');
    const of = await this.#of.seasonOfMatch(match.id);
    const season = of === undefined ? undefined : await this.#of.seasons.get(of.seasonId);
    return season !== undefined && competesBeside(season.ledger.season, match.id, person.id)
      ? new HttpProblem(403, 'own-group', 'You compete in the group of this match. Ask another judge.')
      : undefined;
  }

  /** Whether somebody may be told that a match is of this season: while names are hidden in it, only that of a table they read. */
  async mayName(seasonId: string, personId: PersonId | undefined): Promise<(matchId: string) => boolean> {
    const open = await this.#of.seasons.get(seasonId);
    if (open === undefined || !open.ledger.season.entrants.some(({ hidden }) => hidden === true)) return () => true;
    if (judgesLeague(await this.#of.officials.officeOf(open.stored.league, personId))) return () => true;
    const shown = viewOf(open.ledger.season, 'public').rounds.flatMap(({ pairings }) => pairings);
    return (matchId) => shown.some((each) => matchesOf(each).includes(matchId));
  }

  /** Those who are told of a call: officials of the match's league, or the site's judges; not who plays there or beside it. */
  async onDuty(match: ListedMatch): Promise<PersonId[]> {
    const of = await this.#of.seasonOfMatch(match.id);
    if (of === undefined) {
      const site = await this.#of.people.officials();
      const free = site.filter((person) => seatOf(match, person) === null);
      return free.slice(0, mostTold).map(({ id }) => id);
    }
    const season = await this.#of.seasons.get(of.seasonId);
    if (season === undefined) return [];
    const officials = await this.#of.officials.of(season.stored.league);
    return officials
      .filter(({ office, accepted }) => accepted && judgesLeague(office))
      .map(({ person }) => person)
      .filter((person) => !match.seats.some(({ personId }) => personId === person))
      .filter((person) => !competesBeside(season.ledger.season, match.id, person))
      .slice(0, mostTold);
  }
}

/**
 * `office`: what somebody is in the league of the match; undefined where it is of none. An organiser of the site judges no
 * league of others, moderators and admins every match [LEAGUE-76].
 */
function judgeFor({ name, role }: StoredPerson, office: Office | null | undefined): Judge {
  const byOffice = judgeRoles.find((each) => each === office && judgesLeague(each));
  if (byOffice !== undefined) return { name, role: byOffice };
  const byRole = judgeRoles.find((each) => each === role);
  if (byRole !== undefined && (office === undefined || byRole !== 'organiser')) return { name, role: byRole };
  throw new HttpProblem(
    403,
    'not-allowed',
    office === undefined
      ? 'Only an organiser may do this.'
      : 'Only a judge or an organiser of this league may do this.',
  );
}

/** Whether somebody competes in the group of a match; where there are no groups, everybody competes with everybody. */
function competesBeside({ entrants, draws, rounds }: Season, matchId: string, personId: string): boolean {
  const competes = entrantOfPerson({ entrants }, personId);
  if (competes === undefined || competes.status === 'left') return false;
  const own = competes.number;
  const round = rounds.find(({ pairings }) => pairings.some((each) => matchesOf(each).includes(matchId)));
  const side = round?.pairings.find((each) => matchesOf(each).includes(matchId))?.sides[0];
  if (round === undefined || side === undefined) return true;
  const draw = draws.findLast(({ from }) => from <= round.number);
  const group = draw?.groups.find((each) => each.includes(side));
  return group === undefined || group.includes(own);
}
