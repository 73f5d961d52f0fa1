/** What somebody may know of a season: an allow-list. */
import type { SeasonEntry, SeasonLedger } from './journal.ts';
import type { SeasonEventKind } from './events.ts';
import type { Season } from './season.ts';
import { privateTimeEvents } from './times/events.ts';
import { publicTimes } from './times/view.ts';
import { publishedDraws } from './stages.ts';

export type SeasonViewer = 'public' | 'official';

/** What officials prepare and weigh is theirs alone until it is published. */
export function viewOf(season: Season, viewer: SeasonViewer): Season {
  if (viewer === 'official') return season;
  const { name, terms, commitment, seed, status, entrants, rounds, battles } = season;
  const { ladder, challenges, announcements, times } = season;
  // Of lists the season knows hashes and numbers: what is in them is kept elsewhere.
  const { lists, revised, brought } = season;
  const shared = {
    name,
    terms,
    commitment,
    seed,
    status,
    entrants,
    rounds,
    battles,
    ladder,
    challenges,
    announcements,
    lists,
    revised,
    brought,
  };
  // Groups and brackets are drawn with the first draft of a stage, and told with its first round.
  return {
    ...shared,
    draws: publishedDraws(season),
    draft: null,
    forbidden: [],
    times: publicTimes(times),
  };
}

const officialKinds: ReadonlySet<SeasonEventKind> = new Set([
  'drafted',
  'groups-made',
  'draft-discarded',
  'pair-forbidden',
  'pair-allowed',
  ...privateTimeEvents,
]);

/**
 * The entries that a viewer reads. What only officials know is left out, and the rest is numbered anew: gaps would tell how
 * often a draft was changed.
 */
export function journalFor({ entries, reversed }: SeasonLedger, viewer: SeasonViewer): readonly SeasonEntry[] {
  if (viewer === 'official') return entries;
  const hidden = new Set(entries.filter(isOfficial).map(({ seq }) => seq));
  const shown = entries.filter((entry) => {
    const undoes = entry.events.flatMap((event) => (event.kind === 'reversed' ? [event.seq] : []));
    return !hidden.has(entry.seq) && !undoes.some((seq) => hidden.has(seq) && reversed.has(seq));
  });
  const numbers = new Map(shown.map(({ seq }, index) => [seq, index + 1]));
  return shown.map((entry) => renumbered(entry, (seq) => numbers.get(seq) ?? 0));
}

function renumbered(entry: SeasonEntry, numberOf: (seq: number) => number): SeasonEntry {
  const { act } = entry;
  return {
    ...entry,
    seq: numberOf(entry.seq),
    act: act.act === 'reverse' ? { ...act, seq: numberOf(act.seq) } : act,
    events: entry.events.map((event) => (event.kind === 'reversed' ? { ...event, seq: numberOf(event.seq) } : event)),
  };
}

const isOfficial = ({ events }: SeasonEntry): boolean => events.every(({ kind }) => officialKinds.has(kind));
