/** The rulings in matches of a season, from their journals, so that like is ruled alike [LEAGUE-107]. */
import { intervention, rulingWords } from '@broadside/match';
import type { SeasonRulings } from '@broadside/protocol';
import type { Seat } from '@broadside/rules/kernel';
import type { Database } from '../store/database.ts';

type Line = SeasonRulings['rulings'][number];

interface Row {
  readonly id: string;
  readonly name: string;
  readonly seq: number;
  readonly at: Date;
  readonly command: unknown;
}

/** Rulings that a page shows. */
const most = 500;

/** The newest entry that everybody may know of each of these matches; those that are not named may be known whole. */
export type LastShown = (matchIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

export async function seasonRulings(db: Database, seasonId: string, lastShown: LastShown): Promise<Line[]> {
  const all = await db.$queryRaw<Row[]>`
    select m.id, m.name, j.seq, j.at, j.command from match m
    join journal_entry j on j.match_id = m.id and j.kind = 'table' and j.seat = 0
    where m.season_id = ${seasonId} and j.command ->> 'act' = 'rule'
    order by j.at desc, j.seq desc limit ${most}`;
  const shown = await lastShown([...new Set(all.map(({ id }) => id))]);
  // What watchers who are late have not seen, nobody reads here either [WATCH-5].
  const rows = all.filter(({ id, seq }) => seq <= (shown.get(id) ?? Infinity));
  const sides = await sidesOf(db, [...new Set(rows.map(({ id }) => id))]);
  const lines = rows.flatMap((row) => lineOf(row, sides) ?? []);
  return lines.map(({ to: _to, ...line }) => ({ ...line, undoneBy: undoneBy(line, lines) }));
}

interface Ruled extends Line {
  /** The entry that it sets the match back to. */
  readonly to: number | null;
}

function lineOf({ id, name, seq, at, command }: Row, sides: ReadonlyMap<string, string>): Ruled | undefined {
  const asked = intervention.safeParse(command).data;
  if (asked?.act !== 'rule') return undefined;
  const { judge, reason, rule, ruling } = asked;
  const nameOf = (seat: Seat): string => sides.get(`${id} ${seat}`) ?? seat;
  const told = ruling.what === 'position' ? ({ what: 'position', state: null } as const) : ruling;
  return {
    ...{ match: { id, name }, seq, at: at.getTime(), judge, rule, reason, what: ruling.what },
    words: rulingWords(told, nameOf),
    undoneBy: null,
    to: ruling.what === 'set-back' ? ruling.to : null,
  };
}

/** The last ruling of the match that sets back to before this one, where none set back over that again. */
function undoneBy({ match, seq }: Line, all: readonly Ruled[]): number | null {
  let undone: number | null = null;
  const later = all.filter((each) => each.match.id === match.id && each.seq > seq && each.to !== null);
  for (const each of later.sort((a, b) => a.seq - b.seq)) {
    const to = each.to ?? 0;
    if (to < seq) undone = each.seq;
    // Back to a moment at which this ruling still held.
    else if (undone !== null && to < undone) undone = null;
  }
  return undone;
}

/** How each seat's player or side is called. */
async function sidesOf(db: Database, matches: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const seats = await db.seat.findMany({
    where: { matchId: { in: [...matches] } },
    select: { matchId: true, number: true, side: true, person: { select: { name: true } } },
  });
  return new Map(seats.map((each) => [`${each.matchId} seat-${each.number}`, each.person?.name ?? each.side]));
}
