/** The rounds of each entrant, as the terms look at them: what standings and tie-breaks add up. */
import { add, points, total, zero } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { StandingsEntrant, LeagueMeeting, SatOut, SoloResult, StandingsInput } from './input.ts';
import type { ResultMark } from './output.ts';
import { bookPoints, resultTable } from './points.ts';
import type { StandingsTerms } from './terms.ts';

/** One round of one entrant; of open leagues several have the same number. */
export interface ScoreEntry {
  readonly round: number;
  readonly mark: ResultMark;
  readonly opponent: number | null;
  readonly forfeit: boolean;
  /** There was a match: what came of it is no forfeit, no bye. */
  readonly played: boolean;
  /** Counts for nobody. */
  readonly struck: boolean;
  readonly provisional: boolean;
  readonly book: readonly [number, number | null] | null;
  readonly points: Fraction;
  /** By win, draw and loss alone. */
  readonly matchPoints: Fraction;
}

export interface ScoreSheet {
  readonly entrant: StandingsEntrant;
  /** In the order of the rounds. */
  readonly entries: readonly ScoreEntry[];
  /** Those that are known and count. */
  readonly counted: readonly ScoreEntry[];
  /** Of all that count, without corrections: what opponents' tie-breaks look at. */
  readonly points: Fraction;
  readonly left: { readonly after: number; readonly struck: boolean } | null;
  /** A result that counts is not there yet, or can still change. */
  readonly open: boolean;
}

export interface ScoreSheets {
  readonly of: ReadonlyMap<number, ScoreSheet>;
  readonly terms: StandingsTerms;
  /** The round after which this is how things stand. */
  readonly after: number;
}

/** Of rounds up to `after`; what comes later does not count. */
export function sheetsOf(input: StandingsInput, terms: StandingsTerms, after: number): ScoreSheets {
  const left = leavers(input, terms, after);
  const struck = (number: number | null): boolean => number !== null && (left.get(number)?.struck ?? false);
  const byResult = resultTable(terms.points);
  const entries = new Map<number, ScoreEntry[]>(input.entrants.map(({ number }) => [number, []]));
  const rounds = input.rounds.filter(({ number }) => number <= after).sort((a, b) => a.number - b.number);
  for (const round of rounds) {
    for (const each of round.entries) {
      const sides = each.kind === 'meeting' ? meetingEntries(each, left, terms) : [alone(each)];
      for (const [number, side] of sides) entries.get(number)?.push(entryOf(number, round.number, side));
    }
  }
  function entryOf(number: number, round: number, side: MeetingSide): ScoreEntry {
    const matchPoints = byResult(side.mark, side.forfeit);
    const byBook = side.book && bookPoints(side.book[0], side.book[1], terms.points);
    return {
      ...side,
      round,
      struck: struck(number) || struck(side.opponent),
      points: byBook ?? (terms.points.from === 'book' ? zero : matchPoints),
      matchPoints,
    };
  }
  const sheets = input.entrants.map((entrant): [number, ScoreSheet] => {
    const own = (entries.get(entrant.number) ?? []).sort(byRoundThenOpponent);
    const counted = own.filter(({ mark, struck }) => mark !== 'waiting' && !struck);
    const sheet = {
      entrant,
      entries: own,
      counted,
      points: total(counted.map((each) => each.points)),
      left: left.get(entrant.number) ?? null,
      open: own.some(({ mark, provisional, struck }) => !struck && (mark === 'waiting' || provisional)),
    };
    return [entrant.number, sheet];
  });
  return { of: new Map(sheets), terms, after };
}

/** So that the order in which results came in is not seen, not even where two met twice in a round. */
const byRoundThenOpponent = (a: ScoreEntry, b: ScoreEntry): number =>
  a.round - b.round ||
  (a.opponent ?? 0) - (b.opponent ?? 0) ||
  a.mark.localeCompare(b.mark) ||
  (a.book?.[0] ?? -1) - (b.book?.[0] ?? -1) ||
  (a.book?.[1] ?? -1) - (b.book?.[1] ?? -1) ||
  Number(a.forfeit) - Number(b.forfeit) ||
  Number(a.provisional) - Number(b.provisional);

type MeetingSide = Pick<ScoreEntry, 'mark' | 'opponent' | 'forfeit' | 'played' | 'provisional' | 'book'>;
type Leavers = ReadonlyMap<number, { readonly after: number; readonly struck: boolean }>;

function alone(entry: SatOut | SoloResult): [number, MeetingSide] {
  const none = { opponent: null, forfeit: false, provisional: false };
  if (entry.kind !== 'solo') return [entry.entrant, { ...none, mark: entry.kind, played: false, book: null }];
  const book = entry.book === null ? null : ([entry.book, null] as const);
  return [entry.entrant, { ...none, mark: entry.outcome, played: entry.outcome !== 'waiting', book }];
}

function meetingEntries(meeting: LeagueMeeting, left: Leavers, terms: StandingsTerms): [number, MeetingSide][] {
  const [first, second] = meeting.sides;
  const provisional = meeting.provisional ?? false;
  const gone = terms.whoLeft === 'forfeited' ? meeting.sides.map((each) => left.has(each)) : [false, false];
  const { result } = meeting;
  const changed = result.kind !== 'waiting' && gone.some(Boolean);
  const book = !changed && 'book' in result ? result.book : null;
  const forfeit = changed || result.kind === 'forfeit' || result.kind === 'double-forfeit';
  const side = (own: 0 | 1): MeetingSide => ({
    mark: changed ? (gone[own] ? 'lost' : 'won') : markOf(meeting, own),
    opponent: own === 0 ? second : first,
    forfeit,
    played: !forfeit && result.kind !== 'waiting',
    provisional,
    book: book && (own === 0 ? book : [book[1], book[0]]),
  });
  return [
    [first, side(0)],
    [second, side(1)],
  ];
}

function markOf({ result }: LeagueMeeting, own: 0 | 1): ResultMark {
  if (result.kind === 'waiting') return 'waiting';
  if (result.kind === 'double-forfeit') return 'lost';
  if (result.outcome === 'draw') return 'drawn';
  return (result.outcome === 'first') === (own === 0) ? 'won' : 'lost';
}

/** Who has left by then, and whether that strikes their results: less than half of their matches played. */
function leavers({ entrants, rounds }: StandingsInput, { whoLeft, rounds: planned }: StandingsTerms, after: number) {
  const found = new Map<number, { after: number; struck: boolean }>();
  for (const { number, leftAfter } of entrants) {
    if (leftAfter === null || leftAfter > after) continue;
    const own = rounds.flatMap((round) =>
      round.entries.filter((each) =>
        each.kind === 'meeting' ? each.sides.includes(number) : each.kind === 'solo' && each.entrant === number,
      ),
    );
    const played = own.filter((each) =>
      each.kind === 'meeting'
        ? each.result.kind === 'played' || each.result.kind === 'adjudicated'
        : each.kind === 'solo' && each.outcome !== 'waiting',
    );
    const struck = whoLeft === 'struck' && played.length * 2 < (planned ?? own.length);
    found.set(number, { after: leftAfter, struck });
  }
  return found;
}

/** With what officials gave and took, up to the round of these sheets. */
export function corrected(sheet: ScoreSheet, input: StandingsInput, { after, terms }: ScoreSheets): Fraction {
  return add(sheet.points, total(correctionsOf(sheet.entrant.number, input, after, terms).map(({ value }) => value)));
}

interface CorrectionPart {
  readonly kind: 'correction' | 'ceiling';
  readonly round: number | null;
  readonly value: Fraction;
  readonly note: string;
}

/** Each correction, and after the bonuses of a category what its ceiling takes off again. */
export function correctionsOf(
  number: number,
  { corrections }: StandingsInput,
  after: number,
  { points: { ceilings = {} } }: StandingsTerms,
): readonly CorrectionPart[] {
  const own = corrections
    .filter(({ entrant, round }) => entrant === number && round <= after)
    .sort((a, b) => a.round - b.round || a.points - b.points || a.reason.localeCompare(b.reason));
  const parts = own.map((each): CorrectionPart => {
    return { kind: 'correction', round: each.round, value: points(each.points), note: each.reason };
  });
  for (const [category, most] of Object.entries(ceilings)) {
    const sum = total(own.filter((each) => each.category === category).map((each) => points(each.points)));
    const over = add(sum, points(-most));
    if (over.of > 0n) parts.push({ kind: 'ceiling', round: null, value: { ...over, of: -over.of }, note: category });
  }
  return parts;
}
