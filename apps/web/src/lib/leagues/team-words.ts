/** How teams, their members and their boards are called on the page. */
import { lineUpNow, memberOf, membersIn } from '@broadside/competition/season';
import type { Entrant, Season, TeamBoard, TeamMember } from '@broadside/competition/season';
import type { SeasonPage } from '@broadside/protocol';
import { standOf } from './words.ts';

export const memberName = ({ names }: Pick<SeasonPage, 'names'>, { person, name, number }: TeamMember): string =>
  name ?? (person === null ? undefined : names[person]) ?? `Member ${String(number)}`;

/** Who sits at a board, or that nobody does. */
export function seatName(page: SeasonPage, entrant: number, member: number | null): string {
  const team = page.season.entrants.find(({ number }) => number === entrant);
  const who = team && memberOf(team, member);
  return who === undefined ? 'nobody' : memberName(page, who);
}

/** Those who may sit down, the strongest first. */
export const membersOf = (entrant: Entrant): readonly TeamMember[] => membersIn(entrant);

export const boardStand = ({ match, result }: TeamBoard, names: readonly [string, string], hidden: boolean): string =>
  standOf({ sides: [0, 0], match, result }, names, hidden);

/** Who would sit at the boards if the next round were published now. */
export const nextLineUp = (season: Season, entrant: Entrant): readonly (number | null)[] =>
  season.terms.teams === undefined ? [] : lineUpNow(season, season.terms.teams, entrant);

/** The teams of a season, in a few words. */
export function teamsInWords({ boards, substitutes, inSeason, shared }: NonNullable<Season['terms']['teams']>): string {
  const most = inSeason === null ? '' : `, ${String(inSeason)} in the season`;
  const sits = shared ? `sides of ${String(boards)} at one table` : `teams of ${String(boards)} boards`;
  return `${sits}, ${
    substitutes === 0
      ? 'without substitutes'
      : `up to ${String(substitutes)} ${substitutes === 1 ? 'substitute' : 'substitutes'} in a match${most}`
  }`;
}
