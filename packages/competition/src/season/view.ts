/** What somebody may know of a season: an allow-list. */
import type { SeasonEntry, SeasonLedger } from './journal.ts';
import type { SeasonEventKind } from './events.ts';
import type { Season } from './season.ts';

export type SeasonViewer = 'public' | 'official';

/** What officials prepare and weigh is theirs alone until it is published. */
export function viewOf(season: Season, viewer: SeasonViewer): Season {
  if (viewer === 'official') return season;
  const { name, terms, commitment, seed, status, entrants, groups, rounds, announcements } = season;
  const shared = { name, terms, commitment, seed, status, entrants, rounds, announcements };
  // Groups are drawn with the first draft, and told with the first round.
  return { ...shared, groups: rounds.length === 0 ? [] : groups, draft: null, forbidden: [] };
}

const officialKinds: ReadonlySet<SeasonEventKind> = new Set([
  'drafted',
  'groups-made',
  'draft-discarded',
  'pair-forbidden',
  'pair-allowed',
]);

/** The entries that a viewer reads, each with its number in the whole journal; what only officials know is left out. */
export function journalFor({ entries, reversed }: SeasonLedger, viewer: SeasonViewer): readonly SeasonEntry[] {
  if (viewer === 'official') return entries;
  const hidden = new Set(entries.filter(isOfficial).map(({ seq }) => seq));
  return entries.filter((entry) => {
    const undoes = entry.events.flatMap((event) => (event.kind === 'reversed' ? [event.seq] : []));
    return !hidden.has(entry.seq) && !undoes.some((seq) => hidden.has(seq) && reversed.has(seq));
  });
}

const isOfficial = ({ events }: SeasonEntry): boolean => events.every(({ kind }) => officialKinds.has(kind));
