/** A season from its journal: every entry that nobody has reversed, in order. */
import type { Draw } from '@broadside/match';
import type { Act, ServerAct } from './acts.ts';
import { evolveSeason } from './evolve.ts';
import type { SeasonEvent } from './events.ts';
import type { Season } from './season.ts';
import { blankTerms } from './terms.ts';

/** One act and all that came of it. */
export interface SeasonEntry {
  /** From 1. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The person who asked; null for the server. */
  readonly by: string | null;
  /** Made by whoever asked: an act is done once. */
  readonly actId: string;
  readonly act: Act | ServerAct;
  readonly events: readonly SeasonEvent[];
  /** What was drawn by lot, each with its place in the season's stream. */
  readonly draws: readonly Draw[];
  /** Words of that stream used up after this entry. */
  readonly cursor: number;
}

/** A season before its first entry. */
export const unopened: Season = {
  name: '',
  terms: blankTerms,
  commitment: '',
  seed: null,
  status: 'planned',
  entrants: [],
  draws: [],
  ladder: [],
  challenges: [],
  rounds: [],
  battles: {},
  lists: {},
  revised: {},
  brought: [],
  draft: null,
  forbidden: [],
  announcements: [],
  times: [],
};

/** A season, and the journal that led to it. */
export interface SeasonLedger {
  readonly season: Season;
  readonly entries: readonly SeasonEntry[];
  /** Entries that were undone, by number. */
  readonly reversed: ReadonlySet<number>;
}

export const emptySeasonLedger: SeasonLedger = { season: unopened, entries: [], reversed: new Set() };

export const seqOf = ({ entries }: SeasonLedger): number => entries.length;
/** Lots are drawn once: what was reversed is not drawn again. */
export const cursorOf = ({ entries }: SeasonLedger): number => entries.at(-1)?.cursor ?? 0;

const folded = (season: Season, { events }: SeasonEntry): Season => events.reduce(evolveSeason, season);

/** The journal with one more entry. */
export function withEntry({ season, entries, reversed }: SeasonLedger, entry: SeasonEntry): SeasonLedger {
  const all = [...entries, entry];
  const undone = entry.events.flatMap((event) => (event.kind === 'reversed' ? [event.seq] : []));
  if (undone.length === 0) return { season: folded(season, entry), entries: all, reversed };
  return foldJournal(all, new Set([...reversed, ...undone]));
}

/** All entries folded. */
export function seasonOf(entries: readonly SeasonEntry[]): SeasonLedger {
  const undone = entries.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'reversed' ? [event.seq] : [])),
  );
  return foldJournal(entries, new Set(undone));
}

function foldJournal(entries: readonly SeasonEntry[], reversed: ReadonlySet<number>): SeasonLedger {
  const standing = entries.filter(({ seq }) => !reversed.has(seq));
  return { season: standing.reduce(folded, unopened), entries, reversed };
}
