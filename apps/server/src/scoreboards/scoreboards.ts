/** How a match stands, put together from what is released and from its header as everybody may read it [WATCH-38]. */
import { delayBadge, delayOf, publicationDelay } from '@broadside/match';
import { isOver } from '@broadside/protocol';
import type { MatchHeader, Outcome, Scoreboard, ScoreboardSide, Seat } from '@broadside/protocol';
import type { TeamScore } from '@broadside/rules/kernel';
import { SharedAnswers } from '../http/shared-answers.ts';
import type { Ratings } from '../lobby/ratings.ts';
import type { Readings } from '../reading/readings.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { ListedMatch } from '../store/matches.ts';
import type { StandingTold } from '../workers/scoreboard.ts';

export interface ScoreboardDeps {
  readonly rooms: Pick<Rooms, 'headerFor' | 'shownToAll' | 'ruleset'>;
  readonly readings: Pick<Readings, 'scoreboard'>;
  readonly ratings: Pick<Ratings, 'lookUp'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type SeatShown = ScoreboardSide['seats'][number];
type AtMoment = Omit<StandingTold, 'now'>;

const nothingYet: StandingTold = { awaiting: [], outcome: null, table: null, scores: null, now: null };

export class Scoreboards {
  readonly #of: ScoreboardDeps;
  readonly #made = new SharedAnswers<Scoreboard>();

  constructor(deps: ScoreboardDeps) {
    this.#of = deps;
  }

  of(match: ListedMatch): Promise<Scoreboard> {
    return this.#made.of(match.id, () => this.#make(match));
  }

  async #make(match: ListedMatch): Promise<Scoreboard> {
    const { rooms, readings, now } = this.#of;
    // What is shown is read first: a header of later on tells no less.
    const { seq } = await rooms.shownToAll(match);
    const header = await rooms.headerFor(match, null);
    const ruleset = await rooms.ruleset(match.ruleset);
    const readable = seq > 0 && ruleset !== undefined;
    const told = readable
      ? (JSON.parse((await readings.scoreboard(match, seq)).toString()) as StandingTold)
      : nothingYet;
    const delay = delayOf(match.terms);
    const over = isOver(header.status);
    const moment = { ...told, outcome: over ? header.outcome : null };
    const ticks = { over, follows: delay === null || delay.kind === 'seconds', at: now() - publicationDelay(delay) };
    const sides = sidesOf(await this.#seats(match, header), moment).map((side) => withClock(side, moment, ticks));
    return {
      ...{ match: match.id, name: header.name, ruleset: match.ruleset, game: ruleset?.name ?? match.ruleset },
      ...{ status: header.status, seq, delay, sides, hidden: false },
      late: over ? '' : delay === null ? 'live' : delayBadge(delay),
      round: told.now === null || told.now.round === 0 ? header.round : told.now.label,
      phase: told.now?.phase ?? null,
      sentence: sentenceOf(header, told),
      verdict: header.status === 'finished' && header.outcome !== null ? verdictOf(sides, header.outcome) : null,
    };
  }

  async #seats({ seats, ruleset }: ListedMatch, header: MatchHeader): Promise<(SeatShown & { team: number })[]> {
    const ratingOf = await this.#of.ratings.lookUp(seats.flatMap(({ personId }) => personId ?? []));
    return header.seats.map(({ seat, side, kind, name, team }) => {
      const person = seats.find((each) => each.seat === seat)?.personId ?? null;
      const rating = person === null ? null : ratingOf(person, ruleset);
      const shown = rating === null || rating.provisional ? null : Math.round(rating.rating);
      return { seat, side, kind, team, rating: shown, name: kind === 'bot' ? botTitle(name) : name };
    });
  }
}

/** A bot is called as a person would be. */
const botTitle = (name: string | null): string => (name ? name[0]?.toUpperCase() + name.slice(1) : 'The computer');

type Side = Omit<ScoreboardSide, 'clock'>;

/** By teams, and behind them those that the rules move. */
export function sidesOf(seats: readonly (SeatShown & { readonly team: number })[], moment: AtMoment): Side[] {
  const { awaiting, scores, outcome } = moment;
  const teams = [...new Set(seats.map(({ team }) => team))].sort((a, b) => a - b);
  const played = teams.map((team): Side => {
    const members = seats.filter((each) => each.team === team);
    const told = scores?.find((score) => members.some(({ seat }) => score.seats.includes(seat)));
    const points = members.flatMap(({ seat }) => outcome?.points[seat] ?? []);
    return {
      name: members.map(({ name }) => name ?? 'free seat').join(' & '),
      plays: [...new Set(members.map(({ side }) => side))].join(' & '),
      seats: members.map(({ team: _team, ...shown }) => shown),
      score: told?.parts[0]?.amount ?? (points.length > 0 ? Math.max(...points) : null),
      parts: partsOf(told),
      awaited: members.some(({ seat }) => awaiting.includes(seat)),
    };
  });
  const automated = (scores ?? []).filter((score) => score.seats.length === 0);
  return [
    ...played,
    ...automated.map((told): Side => ({
      ...{ name: told.name, plays: 'plays by the book', seats: [], awaited: false },
      ...{ score: told.parts[0]?.amount ?? null, parts: partsOf(told) },
    })),
  ];
}

const partsOf = (told: TeamScore | undefined): ScoreboardSide['parts'] =>
  (told?.parts ?? []).map(({ what, amount }) => ({ what, amount }));

/** `follows`: clocks run on between releases; where a whole round or match is told at once, they stand. */
interface Ticks {
  readonly over: boolean;
  readonly follows: boolean;
  /** The instant that watchers see now. */
  readonly at: number;
}

function withClock(side: Side, { table, awaiting }: AtMoment, { over, follows, at }: Ticks): ScoreboardSide {
  const clock = table?.clock ?? null;
  const own = side.seats.map(({ seat }) => seat);
  const asked = over ? [] : own.filter((seat) => awaiting.includes(seat));
  if (clock === null || own.length === 0) return { ...side, clock: null };
  const leftOf = (seat: Seat): number => {
    const due = clock.deadlines[seat];
    const runs = due !== undefined && asked.includes(seat) && follows;
    return Math.max(0, Math.round(runs ? due - at : (clock.left[seat] ?? 0)));
  };
  const leftMs = Math.min(...(asked.length > 0 ? asked : own).map(leftOf));
  return { ...side, clock: { leftMs, runs: asked.length > 0 && follows } };
}

function sentenceOf({ status }: MatchHeader, { now }: StandingTold): string {
  if (status === 'open') return 'The match has not begun.';
  if (status === 'frozen') return 'The match is held.';
  if (status === 'aborted') return 'The match was broken off.';
  // A match may end beside its game, as by giving up.
  return status === 'finished' && now?.over !== true ? 'The match is over.' : (now?.sentence ?? '');
}

function verdictOf(sides: readonly ScoreboardSide[], { winner, winners }: Outcome): string {
  const won = winners ?? (winner === undefined || winner === null ? undefined : [winner]);
  if (won === undefined) return 'Drawn';
  if (won.length === 0) return `${sides.find(({ seats }) => seats.length === 0)?.name ?? 'The automated enemy'} won`;
  const names = sides.flatMap(({ seats }) => seats.filter(({ seat }) => won.includes(seat)));
  return `${names.map(({ name, side }) => name ?? side).join(' & ')} won`;
}

/** The same for whoever hides results, of a match that is over: who met, and nothing that came of it. */
export const withoutResult = (board: Scoreboard): Scoreboard => ({
  ...board,
  ...{ seq: 0, round: null, phase: null, sentence: 'The match is over.', verdict: null, hidden: true },
  sides: board.sides.map((side) => ({ ...side, score: null, parts: [], awaited: false, clock: null })),
});
