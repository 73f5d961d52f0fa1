/** How matches and rounds of a bracket are called. */
import { bracketsOf, stageAt } from '@broadside/competition/season';
import type { BracketMatch, BracketShown, Season } from '@broadside/competition/season';

type Matches = BracketShown['bracket']['matches'];

const fromTheEnd = ['Final', 'Semifinals', 'Quarterfinals', 'Round of 16', 'Round of 32', 'Round of 64'];

/** Of the winners, the round in which so many matches are left is called by them. */
function winnersRound(matches: Matches, round: number): string {
  const main = matches.filter(({ id }) => id.startsWith('W'));
  const double = matches.some(({ id }) => id === 'F1');
  const last = Math.max(...main.map((each) => each.round));
  const words = double ? `Winners, round ${String(round)}` : `Round ${String(round)}`;
  return double ? (round === last ? 'Winners’ final' : words) : (fromTheEnd[last - round] ?? words);
}

/** The column of a bracket in which a match stands. */
export function columnName(matches: Matches, { bracket, id, round }: BracketMatch): string {
  if (id === 'F1') return 'Final';
  if (id === 'F2') return 'Second final';
  if (bracket === 'third-place') return 'Third place';
  return bracket === 'losers' ? `Losers, round ${String(round)}` : winnersRound(matches, round);
}

export interface BracketColumn {
  readonly name: string;
  readonly matches: Matches;
}

/** Winners, losers, finals: each a row of columns. A second final is shown once it is needed. */
export function rowsOf({ bracket: { matches } }: BracketShown): readonly (readonly BracketColumn[])[] {
  const shown = matches.filter(({ id, state }) => id !== 'F2' || state === 'ready' || state === 'decided');
  const row = (...brackets: readonly BracketMatch['bracket'][]): readonly BracketColumn[] => {
    const own = shown.filter(({ bracket }) => brackets.includes(bracket));
    const names = [...new Set(own.map((match) => columnName(matches, match)))];
    return names.map((name) => ({ name, matches: own.filter((match) => columnName(matches, match) === name) }));
  };
  const double = shown.some(({ bracket }) => bracket === 'losers');
  const rows = double ? [row('winners'), row('losers'), row('final')] : [row('winners', 'final', 'third-place')];
  return rows.filter(({ length }) => length > 0);
}

/** What a table of a knockout is a game of. */
export function slotName(season: Season, round: number, slot: string): string {
  const shown = bracketsOf(season).find(({ stage }) => stage === stageAt(season, round));
  const match = shown?.bracket.matches.find(({ id }) => id === slot);
  if (shown === undefined || match === undefined) return slot;
  return match.bestOf === 1
    ? columnName(shown.bracket.matches, match)
    : `${columnName(shown.bracket.matches, match)}, best of ${String(match.bestOf)}`;
}
