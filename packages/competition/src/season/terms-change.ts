/** Other terms in a season that goes on: what stands, and what was changed, for those who press and those who read. */
import { watchWords } from '@broadside/match';
import { canonicalJson } from '@broadside/rules/kernel';
import type { SeasonRefusal } from './decide/asking.ts';
import { isUnmarkedChange } from './registration.ts';
import type { Season } from './season.ts';
import type { SeasonTerms } from './terms.ts';

/** What a format keeps while its rounds go on: of what has rounds as the organiser wishes, not how many. */
const openEnded = (format: SeasonTerms['format'], undrawn: boolean): unknown =>
  undrawn && 'rounds' in format ? { ...format, rounds: 0 } : format;

/** What is drawn stands, and so does what follows it; a Swiss and a score series may have other rounds as long as nothing follows from them. */
function keepsFormat({ terms: before, draws }: Season, terms: SeasonTerms): boolean {
  const shape = ({ format, cuts = [] }: SeasonTerms): unknown => [
    openEnded(format, draws.length === 0),
    draws.some(({ stage }) => stage > 0) ? cuts : [],
  ];
  return canonicalJson(shape(before)) === canonicalJson(shape(terms));
}

/** The round of a table that has a match and no result. */
const tablePlayed = ({ rounds }: Season): number | undefined =>
  rounds.find(({ pairings }) => pairings.some(({ match, result }) => match !== null && result === null))?.number;

/** Who competes: people, teams at boards, or those who share a side. */
const kindOf = ({ teams }: SeasonTerms): string => (teams === undefined ? 'people' : teams.shared ? 'sides' : 'teams');

/** Game and format stand: a round is drafted or published. */
export const formatStands = ({ rounds, draft }: Season): boolean => rounds.length > 0 || draft !== null;

/** Why a season cannot have other terms as these, in a sentence that says what would do; undefined where it can [LEAGUE-140]. */
export function termsRefused(season: Season, terms: SeasonTerms): SeasonRefusal | undefined {
  const { terms: before } = season;
  if (season.entrants.length > 0 && kindOf(terms) !== kindOf(before))
    return no('fixed', 'LEAGUE-110', 'People have entered: teams stay teams. Open another season for others.');
  if (isUnmarkedChange(before.registration, terms.registration)) {
    const next = String((before.registration.rules?.version ?? 0) + 1);
    return no('same-version', 'LEAGUE-171', `Other rules need another version: write version ${next}.`);
  }
  if (formatStands(season) && !(terms.ruleset === before.ruleset && keepsFormat(season, terms)))
    return no('fixed', 'LEAGUE-3', 'A round is paired: game and format stand. Open another season for others.');
  const open = terms.edition === before.edition ? undefined : tablePlayed(season);
  if (open !== undefined) {
    const round = `A table of round ${String(open)} is being played by edition ${before.edition}.`;
    return no('round-open', 'LEAGUE-170', `${round} Take the next one when it has its result.`);
  }
  const published = season.rounds.length;
  return 'rounds' in terms.format && terms.format.rounds < published
    ? no('fixed', 'LEAGUE-3', `Round ${String(published)} is published. Plan so many rounds at least.`)
    : undefined;
}

const no = (code: string, rule: string, sentence: string): SeasonRefusal => ({ code, rule, sentence });

interface TermPart {
  readonly name: string;
  readonly of: (terms: SeasonTerms) => unknown;
}
const part = (name: string, of: TermPart['of']): TermPart => ({ name, of });

const parts: readonly TermPart[] = [
  part('edition', ({ edition }) => edition),
  part('battles', ({ battles }) => battles),
  part('what lists cost', ({ points }) => points),
  part('lists', ({ lists }) => lists),
  part('options of the game', ({ options }) => options),
  part('who meets whom', ({ format, cuts }) => [format, cuts ?? []]),
  part('teams', ({ teams }) => teams ?? null),
  part('places', ({ registration: { limit } }) => limit),
  part('late entry until round', ({ registration: { lateUntil } }) => lateUntil),
  part('rules of the season', ({ registration: { rules } }) => rules ?? null),
  part('consent to be shown', ({ registration: { broadcast } }) => broadcast ?? null),
  part('who may enter', ({ registration: { entry, conditions } }) => [entry ?? null, conditions ?? null]),
  part('check-in', ({ registration: { checkIn } }) => checkIn ?? null),
  part('hours to answer to the offer of a place', ({ registration: { offerHours } }) => offerHours ?? null),
  part('questions at entry', ({ registration: { questions } }) => questions ?? null),
  part('clock', ({ tempo }) => tempo),
  part('taking back', ({ table: { undo } }) => undo),
  part('draw offers', ({ table: { draw } }) => draw),
  part('pauses', ({ table: { longestPauseMs } }) => longestPauseMs),
  part('change of clock', ({ table }) => table.tempo),
  part('aborting', ({ table: { abort } }) => abort),
  part('talk at the tables', ({ table: { chat } }) => chat),
  part('ratings', ({ table: { rated } }) => rated),
  part('calls that stop clocks', ({ table: { callStops } }) => callStops ?? false),
  part('watchers', ({ table: { watch } }) => watchWords(watch)),
  part('points for a win', ({ scoring: { win } }) => win),
  part('points for a draw', ({ scoring: { draw } }) => draw),
  part('points for a loss', ({ scoring: { loss } }) => loss),
  part('points for byes', ({ scoring: { bye, halfBye, absent } }) => [bye, halfBye, absent]),
  part('points for forfeits', ({ scoring: { forfeitWon, forfeitLost } }) => [forfeitWon, forfeitLost]),
  part('points by difference', ({ scoring: { bands } }) => bands ?? null),
  part('tie-breaks', ({ tieBreaks }) => tieBreaks),
  part('days of a round', ({ roundDays }) => roundDays),
  part('time zone', ({ times }) => times?.zone ?? null),
  part('when rounds end', ({ times }) => times && [times.closesAt, times.daysOff]),
  part(
    'finding an hour',
    ({ times }) => times && [times.noticeHours, times.contactDays, times.matchMinutes, times.startHours],
  ),
  part('what follows without a result', ({ times }) => times && [times.policy, times.reviewHours]),
  part('results of who leaves', ({ whoLeft }) => whoLeft ?? null),
  part('results hidden until somebody has watched', ({ hideResults }) => hideResults ?? false),
  part('closing', ({ closing }) => closing ?? null),
];

/** A word or a number that says all of it. */
const short = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= 40) ? String(value) : undefined;

/** What other terms change, in words: `places: 24 (before: 16)`, or the part alone where it is more than a number. */
export function termsChanged(before: SeasonTerms, after: SeasonTerms): readonly string[] {
  return parts.flatMap(({ name, of }) => {
    const [old, now] = [of(before) ?? null, of(after) ?? null];
    if (canonicalJson(old) === canonicalJson(now)) return [];
    const [from, to] = [short(old), short(now)];
    return [from === undefined || to === undefined ? name : `${name}: ${to} (before: ${from})`];
  });
}
