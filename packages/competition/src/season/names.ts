/** Names that organisers take off what the public reads, without touching a result [LEAGUE-130]. */
import type { SeasonEvent } from './events.ts';
import type { SeasonEntry } from './journal.ts';
import type { BroughtAlong, Entrant, Pairing, Season } from './season.ts';
import { everybodyOf, matchesOf } from './teams/members.ts';
import type { EntrantTeam, TeamMember } from './teams/model.ts';

/** What the public reads instead. */
export const hiddenName = 'A player';
/** Who asked, where the public is not told: nobody's id. */
export const hiddenPerson = 'hidden';

const nobody = { person: null, name: hiddenName } as const;
const namelessMember = (each: TeamMember): TeamMember => ({ ...each, ...nobody });

const namelessTeam = ({ members }: EntrantTeam): EntrantTeam => ({
  ...{ members: members.map(namelessMember), asked: [], lineUp: null },
});

/** A team is hidden with all of its members. */
const nameless = <T extends BroughtAlong>(each: T): T => ({
  ...{ ...each, ...nobody },
  ...(each.team && { team: namelessTeam(each.team) }),
});

const hiddenIn = ({ entrants }: Season): readonly Entrant[] => entrants.filter((each) => each.hidden === true);

/**
 * The season without the names that are hidden, but for the viewer's own. Matches show who plays them: whoever does not
 * play there is not told which match it was.
 */
export function withoutHiddenNames(season: Season, own: number | null): Season {
  const hidden = new Set(hiddenIn(season).map(({ number }) => number));
  if (hidden.size === 0) return season;
  const shown = (pairing: Pairing): Pairing => {
    const secret = matchesOf(pairing).length > 0 && pairing.sides.some((each) => hidden.has(each));
    const plays = own !== null && pairing.sides.includes(own);
    if (!secret || plays) return pairing;
    const { boards } = pairing;
    return { ...pairing, match: null, ...(boards && { boards: boards.map((board) => ({ ...board, match: null })) }) };
  };
  return {
    ...season,
    entrants: season.entrants.map((each) => (hidden.has(each.number) && each.number !== own ? nameless(each) : each)),
    rounds: season.rounds.map((round) => ({ ...round, pairings: round.pairings.map(shown) })),
  };
}

/** What people ask for themselves; organisers do all else in their own name. */
const ownActs: ReadonlySet<SeasonEntry['act']['act']> = new Set<SeasonEntry['act']['act']>([
  ...(['enter-team', 'answer-team', 'remove-member', 'order-team', 'name-captain'] as const),
  ...(['enter', 'leave', 'return', 'check-in', 'take-place', 'declare-absence', 'veto-battle', 'revise-list'] as const),
  ...(['challenge', 'answer-challenge', 'withdraw-challenge', 'try-again'] as const),
  ...(['offer-hours', 'answer-offer', 'propose', 'appeal'] as const),
]);

/** An entry as the public reads it while names of the season's entrants are hidden: it folds to what the public sees. */
export function withoutHiddenNamesOf(season: Season): (entry: SeasonEntry) => SeasonEntry {
  const hidden = hiddenIn(season);
  if (hidden.length === 0) return (entry) => entry;
  const people = new Set(hidden.flatMap(everybodyOf));
  const names = new Set(hidden.flatMap(({ name, team }) => [name, ...(team?.members ?? []).map((each) => each.name)]));
  const numbers = new Set(hidden.map(({ number }) => number));
  const { rounds } = withoutHiddenNames(season, null);
  const named = (name: string): string => (names.has(name) ? hiddenName : name);
  const along = (each: BroughtAlong): BroughtAlong => {
    const secret = each.person === null ? names.has(each.name) : people.has(each.person);
    return secret ? { ...nameless(each), hidden: true } : each;
  };
  const told = (event: SeasonEvent): SeasonEvent[] => {
    if (event.kind === 'entered' && numbers.has(event.entrant.number))
      return [{ ...event, entrant: nameless(event.entrant) }];
    if (event.kind === 'captain-named') return numbers.has(event.entrant) ? [] : [event];
    if (event.kind === 'member-joined')
      return numbers.has(event.entrant) ? [{ ...event, member: namelessMember(event.member) }] : [event];
    if (event.kind !== 'match-made') return [event];
    // Of tables of before, too, only those matches that stand there still.
    const table = rounds.find(({ number }) => number === event.round)?.pairings[event.pairing];
    return table !== undefined && matchesOf(table).includes(event.match) ? [event] : [];
  };
  const asked = (act: SeasonEntry['act']): SeasonEntry['act'] => {
    if (act.act === 'enter-by-name') return { ...act, names: act.names.map(named) };
    if (act.act === 'enter-team' || act.act === 'add-member') return { ...act, name: named(act.name) };
    if (act.act === 'bring-along') return { ...act, entrants: act.entrants.map(along) };
    return 'match' in act ? { ...act, match: '' } : act;
  };
  return ({ by, act, events, ...entry }) => ({
    ...entry,
    by: by !== null && people.has(by) && ownActs.has(act.act) ? hiddenPerson : by,
    act: asked(act),
    events: events.flatMap(told),
  });
}
