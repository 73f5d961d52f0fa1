/** What the end of a match says: who won and by how much, how the lead changed, how long it took. Facts only. */
import type { MatchRecord, MatchStory } from '@broadside/match';
import type { MatchHeader, Outcome } from '@broadside/protocol';
import { reasonNamed, seatName } from '../match/names.ts';
import { winnersOf } from '#lib/watch/spoiler.ts';

type Side = MatchStory['sides'][number];
type Seats = Pick<MatchHeader, 'seats'>;

/** Whoever plays a side, by name. */
export function playersOf({ seats }: Seats, side: Side): string {
  const names = side.seats.flatMap((seat) => {
    const found = seats.find((each) => each.seat === seat);
    return found ? [seatName(found)] : [];
  });
  return names.length > 0 ? names.join(' and ') : 'The automated enemy';
}

/** Index of the side that won; undefined for a draw, or where nobody did. */
export function winnerAt(sides: readonly Side[], outcome: Outcome | null): number | undefined {
  if (outcome === null) return undefined;
  const winners = winnersOf(outcome);
  if (winners === 'nobody') return undefined;
  const at = sides.findIndex(({ seats }) =>
    winners.length === 0 ? seats.length === 0 : seats.includes(winners[0] ?? 'seat-0'),
  );
  return at < 0 ? undefined : at;
}

export interface Headline {
  /** Before the scores. */
  readonly says: string;
  /** The winner's score first; absent where it says nothing, as after a match that was given up. */
  readonly scores?: readonly { readonly side: number; readonly score: number }[];
  /** What the scores count, where they are no points. */
  readonly unit?: string;
}

/** Who gave the match up, if that ended it. */
export function quitter(
  record: Pick<MatchRecord, 'entries'>,
  concession: (seat: `seat-${number}`) => unknown,
): string | undefined {
  const last = record.entries.at(-1);
  if (last === undefined || last.seat === 0) return undefined;
  const seat = `seat-${last.seat}` as const;
  return JSON.stringify(last.command) === JSON.stringify(concession(seat)) ? seat : undefined;
}

export function headlineOf(header: MatchHeader, story: MatchStory, gaveUp: string | undefined): Headline {
  const { sides, counts, measure, rounds } = story;
  const { outcome } = header;
  const unit = counts === 'points' ? {} : { unit: counts };
  const scoresOf = (order: readonly number[]) =>
    order.map((side) => ({ side, score: sides[side]?.score[measure] ?? 0 }));
  if (outcome === null) return { says: 'The match ended without a result' };
  const won = winnerAt(sides, outcome);
  if (won === undefined) return { says: 'A draw', scores: scoresOf([0, 1]), ...unit };
  const winner = sides[won] as Side;
  const wins = `${playersOf(header, winner)} ${winner.seats.length > 1 ? 'win' : 'wins'}`;
  if (gaveUp !== undefined) {
    const seat = header.seats.find((each) => each.seat === gaveUp);
    const round = rounds.at(-1)?.round;
    const when = round === undefined ? 'before the first round' : `in round ${round}`;
    return { says: `${seat ? seatName(seat) : gaveUp} gave up ${when}. ${wins}` };
  }
  const scores = scoresOf([won, 1 - won]);
  // By another measure than the score: a convoy that is through, a clock that ran out.
  if ((scores[0]?.score ?? 0) <= (scores[1]?.score ?? 0)) return { says: wins };
  return { says: wins, scores, ...unit };
}

/** A headline as plain words. */
export const plainOf = ({ says, scores, unit }: Headline): string =>
  scores ? `${says}, ${scores.map(({ score }) => score).join(' to ')}${unit ? ` ${unit}` : ''}` : says;

/** How much the first side is in front after each round that was played to its end, then at the end. */
const leadsOf = ({ rounds }: Pick<MatchStory, 'rounds'>): readonly { round: number; lead: number; end: boolean }[] =>
  rounds.map(({ round, score, whole }) => ({ round, lead: (score[0] ?? 0) - (score[1] ?? 0), end: !whole }));

/** From behind or always in front, as the scores by round tell it; undefined where they tell nothing. */
export function courseWords(story: Pick<MatchStory, 'rounds' | 'counts'>, won: number | undefined): string | undefined {
  if (won === undefined) return undefined;
  const leads = leadsOf(story).map((each) => ({ ...each, lead: won === 0 ? each.lead : -each.lead }));
  if (leads.length < 2 || (leads.at(-1)?.lead ?? 0) <= 0) return undefined;
  const worst = leads.reduce((least, each) => (each.lead < least.lead ? each : least));
  const since = leads[leads.findLastIndex(({ lead }) => lead <= 0) + 1];
  const unit = story.counts === 'points' ? '' : `${story.counts} `;
  const behind = worst.lead < 0 ? `${-worst.lead} ${unit}behind after round ${worst.round}, ` : '';
  const front = since === undefined || since.end ? 'in front only at the end' : `in front from round ${since.round}`;
  const said = `${behind}${front}`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** How often the lead went over; undefined where it never did. */
export function leadWords(story: Pick<MatchStory, 'rounds'>): string | undefined {
  const signs = leadsOf(story).flatMap(({ lead }) => (lead === 0 ? [] : [Math.sign(lead)]));
  const changes = signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
  if (changes === 0) return undefined;
  return changes === 1
    ? 'the lead changed hands once'
    : `the lead changed hands ${changes === 2 ? 'twice' : `${changes} times`}`;
}

/** `1 h 48 min`, `12 min`; a match over days in days. */
export function lastedWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  const words =
    hours >= 48
      ? `${Math.round(hours / 24)} days`
      : [hours > 0 ? `${hours} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : ''].filter(Boolean).join(' ');
  // A number and what it counts stay on one line.
  return words.replaceAll(' ', '\u00a0');
}

/** How much a moment was worth, for whoever it helped. */
export function swingWords({ by, swing }: MatchStory['turns'][number], counts: string): string {
  if (by === 'strength') return `takes ${Math.round(swing * 100)} % of the other fleet`;
  return `+${swing}${counts === 'points' ? '' : ` ${swing === 1 ? counts.replace(/s$/, '') : counts}`}`;
}

/** A reason as a sentence. */
export function reasonOf({ outcome, seats }: Pick<MatchHeader, 'outcome' | 'seats'>): string {
  const reason = outcome === null ? '' : reasonNamed({ seats }, outcome.reason);
  return reason === '' ? '' : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}
