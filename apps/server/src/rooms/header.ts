/** The header of a match, as everybody may see it. */
import { claimedName, judgeWords } from '@broadside/match';
import type { NameOf } from '@broadside/match';
import { isOver } from '@broadside/protocol';
import type { LogEntry, MatchHeader, MatchStatus } from '@broadside/protocol';
import type { Outcome, Seat } from '@broadside/rules/kernel';
import type { PublicMoment } from '../publication/public-moment.ts';
import type { ListedMatch, StoredSeat } from '../store/matches.ts';

export interface LiveFacts {
  readonly status: MatchStatus;
  readonly round: string | null;
  readonly outcome: Outcome | null;
  readonly connected: ReadonlySet<Seat>;
  /** The last entry of the set-up, as long as nothing came after it. */
  readonly setUpTo?: number | undefined;
}

/** `live`: what the match's room knows better than its row, where there is a room. */
export function headerOf(match: ListedMatch, live?: LiveFacts): MatchHeader {
  const status = live?.status ?? match.status;
  return {
    id: match.id,
    ruleset: match.ruleset,
    edition: match.edition,
    name: match.name,
    summary: match.summary,
    status,
    seats: match.seats.map((seat) => ({
      seat: seat.seat,
      team: seat.team,
      side: seat.side,
      name: shownName(match, seat.name),
      kind: seat.kind,
      connected: seat.kind === 'bot' || (live?.connected.has(seat.seat) ?? false),
      open: seat.open,
      ...(seat.kind !== 'empty' || seat.reservedFor === undefined ? {} : { reserved: true as const }),
      ...(seat.declined ? { declined: true as const } : {}),
    })),
    createdAt: match.createdAt,
    ...(match.imported ? { imported: true as const } : {}),
    ...(match.rated ? { rated: true as const } : {}),
    ...(match.chat ? {} : { chat: false as const }),
    ...(match.setUp ? { setUp: true as const } : {}),
    ...(live?.setUpTo === undefined ? {} : { setUpTo: live.setUpTo }),
    round: live?.round ?? match.round,
    outcome: live?.outcome ?? match.outcome,
    tempo: match.tempo,
    ...(match.terms === undefined ? {} : { terms: match.terms }),
    dice: { ...match.dice, seed: isOver(status) ? Buffer.from(match.seed).toString('hex') : null },
  };
}

/** The header as the public may know it whose watchers are late [WATCH-5]. `live`: the match as its table knows it. */
export function lateHeaderOf(match: ListedMatch, live: LiveFacts | undefined, moment: PublicMoment): MatchHeader {
  if (moment.over) return headerOf(match, live);
  const begun = moment.seq > 0;
  // Until its first entry is released, nobody knows that the last seat is taken.
  const status = begun ? 'live' : 'open';
  const header = headerOf(match, { status, round: moment.round, outcome: null, connected: nobody });
  const { dice } = header;
  return { ...header, round: moment.round, outcome: null, dice: begun ? dice : { ...dice, entropy: null } };
}

const nobody: ReadonlySet<Seat> = new Set();

/** Among the phase lines, those that count the rounds say where a match stands; the others come and go too quickly. */
const countsRounds = /\b(round|turn) \d+/i;

/** The first sentence of the last phase line that counts the rounds, without its full stop; undefined where there is none. */
export function roundLabel(lines: readonly LogEntry[]): string | undefined {
  const words = lines.filter((line) => line.tone === 'phase').map(wordsOf);
  return words.findLast((text) => countsRounds.test(text))?.replace(/\.(\s.*)?$/s, '');
}

function wordsOf(line: LogEntry): string {
  return line.parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}

/** A name as everybody may read it: one that a record from elsewhere tells is nobody's of this site [HTTP-51]. */
const shownName = ({ imported }: Pick<ListedMatch, 'imported'>, name: string | null): string | null =>
  imported && name !== null ? claimedName(name) : name;

/** What the log needs to know of a match to call everybody by name. */
export interface Seated {
  readonly imported: boolean;
  readonly seats: readonly Pick<StoredSeat, 'seat' | 'kind' | 'name' | 'side'>[];
}

/** How the log calls who sits in a seat, by name, or by the side where nobody has one; and who judges. */
export function namesOf(match: Seated): NameOf {
  return (who) => {
    if (typeof who !== 'string') return shownName(match, judgeWords(who)) ?? '';
    const found = match.seats.find((each) => each.seat === who);
    return found?.kind === 'bot' ? found.side : (shownName(match, found?.name ?? null) ?? found?.side ?? who);
  };
}
