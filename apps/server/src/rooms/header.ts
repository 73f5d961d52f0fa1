/** The header of a match, as everybody may see it. */
import { isOver } from '@broadside/protocol';
import type { LogEntry, MatchHeader, MatchStatus } from '@broadside/protocol';
import type { Outcome, Seat } from '@broadside/rules/kernel';
import type { ListedMatch, StoredMatch } from '../store/matches.ts';

export interface LiveFacts {
  readonly status: MatchStatus;
  readonly round: string | null;
  readonly outcome: Outcome | null;
  readonly connected: ReadonlySet<Seat>;
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
      name: seat.name,
      kind: seat.kind,
      connected: seat.kind === 'bot' || (live?.connected.has(seat.seat) ?? false),
      open: seat.open,
    })),
    createdAt: match.createdAt,
    ...(match.imported ? { imported: true as const } : {}),
    ...(match.rated ? { rated: true as const } : {}),
    ...(match.chat ? {} : { chat: false as const }),
    round: live?.round ?? match.round,
    outcome: live?.outcome ?? match.outcome,
    tempo: match.tempo,
    dice: { ...match.dice, seed: isOver(status) ? Buffer.from(match.seed).toString('hex') : null },
  };
}

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

/** How the log calls who sits in a seat: by name, or by the side where nobody has one. */
export function namesOf(match: StoredMatch): (seat: Seat) => string {
  return (seat) => {
    const found = match.seats.find((each) => each.seat === seat);
    return found?.kind === 'bot' ? found.side : (found?.name ?? found?.side ?? seat);
  };
}
