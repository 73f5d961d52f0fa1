/** Places in the field: who has one, who waits for one, and to whom a free one goes [LEAGUE-4, LEAGUE-162]. */
import type { Act, ServerAct } from '../acts.ts';
import { evolveSeason } from '../evolve.ts';
import type { SeasonEvent } from '../events.ts';
import { roundsIn } from '../pair-up.ts';
import { continuousRound, holderOf, isContinuous, publishedDraws } from '../stages.ts';
import { entrantOf } from '../season.ts';
import type { Entrant, Season } from '../season.ts';
import { actsFor, done, noEntrant, notOfficial, refuse } from './asking.ts';
import type { SeasonAsking, SeasonDecision } from './asking.ts';

type Given<K extends (Act | ServerAct)['act']> = Extract<Act | ServerAct, { act: K }>;

const hour = 3_600_000;

export const nextRound = ({ rounds }: Season): number => rounds.length + 1;
/** The first round of whoever comes in now: where people play whom they like, the one that goes on. */
export const entryRound = (season: Season): number => continuousRound(season)?.number ?? nextRound(season);

export const groupsDrawn = refuse(
  'groups',
  'LEAGUE-4',
  'The groups are drawn, or the bracket is, and nobody comes in late. Wait for the next season.',
);

/** Whether somebody may come in now, and why not. */
export function closedTo({ status, terms, rounds, draws }: Season): SeasonDecision | undefined {
  if (status === 'registration') return undefined;
  if (status === 'planned')
    return refuse('not-open', 'LEAGUE-4', 'Registration has not opened yet. Come back when the organiser opens it.');
  if (draws.length > 0) return groupsDrawn;
  if (isContinuous(terms.format)) return undefined;
  const { lateUntil } = terms.registration;
  if (rounds.length < lateUntil) return undefined;
  const why =
    lateUntil === 0 ? 'This season takes nobody in late' : `Late entry ended before round ${String(lateUntil + 1)}`;
  return refuse('closed-registration', 'LEAGUE-4', `${why}. Ask the organiser, or wait for the next season.`);
}

/** Places that nobody has, and that nobody is offered; less than 0 where officials brought in more than there are. */
export function freePlaces({ entrants, terms }: Season): number {
  const taken = entrants.filter(({ status, offered }) => status === 'playing' || offered !== undefined);
  return terms.registration.limit - taken.length;
}

/**
 * Places of groups that somebody has left while rounds are to come, by whoever has left them: a substitute plays on from there.
 * Only in groups that everybody sees; later stages are for those who came so far.
 */
export function vacanciesOf(season: Season): readonly number[] {
  const draw = publishedDraws(season)[0];
  const rounds = draw && roundsIn(season, 0);
  const going = draw?.stage === 0 && season.draws.length === 1 && season.terms.format.kind === 'round-robin';
  if (!going || season.rounds.length >= (rounds ?? 0) || season.status === 'closed') return [];
  const holders = draw.groups.flat().map((number) => holderOf(season, number));
  return holders.filter((number) => entrantOf(season, number)?.status === 'left');
}

const isDrawn = (season: Season): boolean => publishedDraws(season).length > 0;

/** Places that somebody who waits can have now; those that are offered are not among them. */
export function openPlaces(season: Season): number {
  if (isDrawn(season))
    return vacanciesOf(season).length - season.entrants.filter(({ offered }) => offered !== undefined).length;
  return closedTo(season) === undefined ? freePlaces(season) : 0;
}

/** Who waits comes in: into the field, or into the place of a group. */
export function comingIn(season: Season, entrant: number): SeasonEvent | undefined {
  const [of] = vacanciesOf(season);
  if (of !== undefined) return { kind: 'substituted', entrant, of, from: nextRound(season) };
  return isDrawn(season) ? undefined : { kind: 'admitted', entrant, from: entryRound(season) };
}

/** Who missed the check-in stands behind all others, and who let a place pass behind them. */
const ranks = { missed: 1, passed: 2 } as const;
const rankOf = ({ behind }: Entrant): number => (behind === undefined ? 0 : ranks[behind]);

/** Those who wait, the next one first. */
export const waitingList = ({ entrants }: Season): readonly Entrant[] =>
  entrants
    .filter(({ status }) => status === 'waiting')
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.number - b.number);

/** Free places go to those who wait: at once, or offered to them. Who is behind takes one only by saying so. */
export function filling(season: Season, at: number): SeasonEvent[] {
  const free = openPlaces(season);
  const { offerHours } = season.terms.registration;
  // Into a round robin that goes on nobody is put without being asked.
  if (free <= 0 || (isDrawn(season) && offerHours === undefined)) return [];
  const next = waitingList(season).filter(
    ({ behind, offered }) =>
      offered === undefined && (behind === undefined || (behind === 'missed' && offerHours !== undefined)),
  );
  const from = entryRound(season);
  return next
    .slice(0, free)
    .map(({ number: entrant }) =>
      offerHours === undefined
        ? { kind: 'admitted', entrant, from }
        : { kind: 'place-offered', entrant, until: at + offerHours * hour },
    );
}

/** Events, and what they make room for. */
export function withFilling({ ledger, at }: SeasonAsking, ...events: SeasonEvent[]): SeasonDecision {
  return done(...events, ...filling(events.reduce(evolveSeason, ledger.season), at));
}

const noPlace = refuse(
  'no-place',
  'LEAGUE-162',
  'No place is free now. You are offered one, or move up, when somebody leaves.',
);

/** Whoever waits takes the place that they are offered, or one that is free, or lets it pass. */
export function takePlace(asking: SeasonAsking, { entrant, accept }: Given<'take-place'>): SeasonDecision {
  const { ledger, by, at } = asking;
  const { season } = ledger;
  const who = entrantOf(season, entrant);
  if (who === undefined) return noEntrant(season, entrant);
  if (!actsFor(by, who)) return notOfficial;
  if (who.status !== 'waiting') return refuse('not-waiting', 'LEAGUE-162', 'This entrant does not wait for a place.');
  const { offered } = who;
  if (!accept)
    return offered === undefined
      ? refuse('no-offer', 'LEAGUE-162', 'No place is offered to this entrant.')
      : withFilling(asking, { kind: 'place-passed', entrant });
  const into = comingIn(season, entrant);
  const closed = isDrawn(season) ? undefined : closedTo(season);
  if (closed !== undefined || into === undefined) return closed ?? groupsDrawn;
  const inTime = offered !== undefined && at < offered;
  const ahead = waitingList(season).some((each) => rankOf(each) < rankOf(who) && each.offered === undefined);
  if (!inTime && (offered !== undefined || openPlaces(season) <= 0 || ahead)) return noPlace;
  return done(into);
}

/** Who has not answered in the hours of the terms lets the place pass, and the next one is offered it. */
export function letPlacePass(asking: SeasonAsking, { entrant }: Given<'let-place-pass'>): SeasonDecision {
  const offered = entrantOf(asking.ledger.season, entrant)?.offered;
  if (offered === undefined || asking.at < offered)
    return refuse('not-due', 'LEAGUE-162', 'No offer to this entrant is over.');
  return withFilling(asking, { kind: 'place-passed', entrant });
}
