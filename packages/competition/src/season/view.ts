/** What somebody may know of a season: an allow-list. */
import type { SeasonEntry, SeasonLedger } from './journal.ts';
import type { SeasonEvent, SeasonEventKind } from './events.ts';
import type { Season } from './season.ts';
import { withoutHiddenNames, withoutHiddenNamesOf } from './names.ts';
import { privateTimeEvents } from './times/events.ts';
import { privateTeamEvents } from './teams/events.ts';
import { teamFor } from './teams/view.ts';
import { publicTimes } from './times/view.ts';
import { publishedDraws } from './stages.ts';

export type SeasonViewer = 'public' | 'official';

/**
 * What officials prepare and weigh is theirs alone until it is published. `own`: the number of the entrant who looks, or for whom
 * they play; `reader`: the person who looks, if there is one.
 */
export function viewOf(
  whole: Season,
  viewer: SeasonViewer,
  own: number | null = null,
  reader: string | null = null,
): Season {
  if (viewer === 'official') return whole;
  const season = withoutHiddenNames(whole, own);
  const { name, terms, commitment, seed, status, entrants, rounds, battles } = season;
  const { ladder, challenges, announcements, times, checkInEnded } = season;
  // Of lists the season knows hashes and numbers: what is in them is kept elsewhere.
  const { lists, revised, brought } = season;
  const shared = {
    name,
    terms,
    commitment,
    seed,
    status,
    entrants: entrants.map((each) => teamFor(each, reader)),
    ...(checkInEnded === undefined ? {} : { checkInEnded }),
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
  ...privateTeamEvents,
]);

/** Entries of which the public reads something, as they were written. */
function publicOf({ entries, reversed }: SeasonLedger): readonly SeasonEntry[] {
  const hidden = new Set(entries.filter(isOfficial).map(({ seq }) => seq));
  return entries.filter((entry) => {
    const undoes = entry.events.flatMap((event) => (event.kind === 'reversed' ? [event.seq] : []));
    return !hidden.has(entry.seq) && !undoes.some((seq) => hidden.has(seq) && reversed.has(seq));
  });
}

/** How many entries a viewer reads: the number of the last one. */
export const seqFor = (ledger: SeasonLedger, viewer: SeasonViewer): number =>
  (viewer === 'official' ? ledger.entries : publicOf(ledger)).length;

/**
 * The entries that a viewer reads. What only officials know is left out, and the rest is numbered anew: gaps would tell how
 * often a draft was changed. They fold to the season that the viewer sees.
 */
export function journalFor(ledger: SeasonLedger, viewer: SeasonViewer): readonly SeasonEntry[] {
  if (viewer === 'official') return ledger.entries;
  const shown = publicOf(ledger);
  const numbers = new Map(shown.map(({ seq }, index) => [seq, index + 1]));
  const drawn = drawnBefore(ledger);
  return shown
    .map((entry) => publicEntry(entry, drawn.get(entry.seq), (seq) => numbers.get(seq) ?? 0))
    .map(withoutHiddenNamesOf(ledger.season));
}

type GroupsMade = Extract<SeasonEvent, { kind: 'groups-made' }>;

/** By entries that publish a stage's first round: the groups or the bracket, which were drawn with its draft. */
function drawnBefore({ entries, reversed }: SeasonLedger): ReadonlyMap<number, GroupsMade> {
  const found = new Map<number, GroupsMade>();
  let drawn: GroupsMade | undefined;
  for (const { seq, events } of entries.filter((entry) => !reversed.has(entry.seq)))
    for (const event of events) {
      if (event.kind === 'groups-made') drawn = event;
      else if (event.kind === 'draft-discarded') drawn = undefined;
      else if (event.kind === 'round-published' && drawn !== undefined) {
        if (!events.includes(drawn)) found.set(seq, drawn);
        drawn = undefined;
      }
    }
  return found;
}

function publicEntry(
  entry: SeasonEntry,
  drawn: GroupsMade | undefined,
  numberOf: (seq: number) => number,
): SeasonEntry {
  const { act } = entry;
  const events = entry.events
    .filter(({ kind }) => kind === 'groups-made' || !officialKinds.has(kind))
    .map((event) => (event.kind === 'reversed' ? { ...event, seq: numberOf(event.seq) } : event));
  return {
    ...entry,
    seq: numberOf(entry.seq),
    act: publicAct(act, numberOf),
    events: drawn === undefined ? events : [drawn, ...events],
  };
}

/** What is said to one side alone stays between the two. */
function publicAct(act: SeasonEntry['act'], numberOf: (seq: number) => number): SeasonEntry['act'] {
  if (act.act === 'reverse') return { ...act, seq: numberOf(act.seq) };
  return act.act === 'answer-appeal' ? { ...act, text: '' } : act;
}

const isOfficial = ({ events }: SeasonEntry): boolean => events.every(({ kind }) => officialKinds.has(kind));
