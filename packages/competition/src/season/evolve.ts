/** What each event makes of a season. */
import type { SeasonEvent, SeasonEventKind } from './events.ts';
import { battleAt, battleKey } from './battles/terms.ts';
import type { TableBattle } from './battles/terms.ts';
import { isSameTable, listKey, revisedKey } from './lists/terms.ts';
import { termsRead } from './terms.ts';
import { publishedDraws } from './stages.ts';
import { samePair } from './season.ts';
import { boardChanged, teamEvolves } from './teams/evolve.ts';
import { timeEvolves } from './times/evolve.ts';
import type { Entrant, Pairing, SeasonRound, Season } from './season.ts';

type Evolve = {
  readonly [K in SeasonEventKind]: (season: Season, event: Extract<SeasonEvent, { kind: K }>) => Season;
};

const asEntrant = (season: Season, number: number, change: (entrant: Entrant) => Entrant): Season => ({
  ...season,
  entrants: season.entrants.map((each) => (each.number === number ? change(each) : each)),
});

const withEntrant = (season: Season, number: number, change: (entrant: Entrant) => Partial<Entrant>): Season =>
  asEntrant(season, number, (each) => ({ ...each, ...change(each) }));

const withRound = (season: Season, number: number, change: (round: SeasonRound) => SeasonRound): Season => ({
  ...season,
  rounds: season.rounds.map((each) => (each.number === number ? change(each) : each)),
});

interface TableIndex {
  readonly round: number;
  readonly pairing: number;
}

const withTable = (
  season: Season,
  { round, pairing }: TableIndex,
  change: (table: Pairing) => Partial<Pairing>,
): Season =>
  withRound(season, round, (of) => ({
    ...of,
    pairings: of.pairings.map((each, index) => (index === pairing ? { ...each, ...change(each) } : each)),
  }));

const withPairing = (season: Season, at: TableIndex, change: Partial<Pairing>): Season =>
  withTable(season, at, () => change);

const withMatch = (
  season: Season,
  { board, ...at }: TableIndex & { readonly board?: number },
  match: string | null,
): Season =>
  withTable(season, at, (table) => (board === undefined ? { match } : boardChanged(table, board, { match })));

function withAbsence(entrant: Entrant, round: number, as: 'half' | 'zero' | null): Partial<Entrant> {
  const { [round]: _former, ...others } = entrant.absences;
  return { absences: as === null ? others : { ...others, [round]: as } };
}

/** Waits for nothing. */
const inField = ({ behind: _behind, offered: _offered, ...each }: Entrant): Entrant => each;

/** Behind those who wait and were there. */
const missing = ({ offered: _offered, ...each }: Entrant): Entrant => ({
  ...each,
  status: 'waiting',
  behind: each.behind ?? 'missed',
});

/** Of a table that is not there any more. */
const notPlayed = { how: 'forfeit', winner: null, reason: 'Nobody meets here after a correction.' } as const;

const byNumber = (a: Entrant, b: Entrant): number => a.number - b.number;

const evolves: Evolve = {
  ...timeEvolves,
  ...teamEvolves,
  'season-opened': (season, { name, terms, commitment }) => ({
    ...season,
    name,
    terms: termsRead(terms),
    commitment,
  }),
  'terms-changed': (season, { terms }) => ({ ...season, terms: termsRead(terms) }),
  renamed: (season, { name }) => ({ ...season, name }),
  'registration-opened': (season) => ({ ...season, status: 'registration' }),
  'registration-closed': (season) => ({ ...season, status: 'running' }),
  entered: (season, { entrant }) => ({ ...season, entrants: [...season.entrants, entrant].sort(byNumber) }),
  admitted: (season, { entrant, from }) =>
    asEntrant(season, entrant, (each) => ({ ...inField(each), status: 'playing', from })),
  substituted: (season, { entrant, of, from }) =>
    asEntrant(season, entrant, (each) => ({ ...inField(each), status: 'playing', from, inPlaceOf: of })),
  'place-offered': (season, { entrant, until }) => withEntrant(season, entrant, () => ({ offered: until })),
  'place-passed': (season, { entrant }) =>
    asEntrant(season, entrant, ({ offered: _over, ...each }) => ({ ...each, behind: 'passed' })),
  'checked-in': (season, { entrant }) => withEntrant(season, entrant, () => ({ checkedIn: true })),
  'check-in-ended': (season, { of, missed }) => ({
    ...season,
    checkInEnded: of,
    entrants: season.entrants.map(({ checkedIn: _there, ...each }) =>
      missed.includes(each.number) ? missing(each) : each,
    ),
  }),
  left: (season, { entrant, until }) =>
    asEntrant(season, entrant, (each) => ({ ...inField(each), status: 'left', until })),
  returned: (season, { entrant, from, waits }) =>
    withEntrant(season, entrant, () => ({ status: waits ? 'waiting' : 'playing', from, until: null })),
  'absence-declared': (season, { entrant, round, as }) =>
    withEntrant(season, entrant, (each) => withAbsence(each, round, as)),
  seeded: (season, { order }) => ({
    ...season,
    entrants: season.entrants.map((each) => {
      const place = order.indexOf(each.number);
      return { ...each, seed: place < 0 ? null : place + 1 };
    }),
  }),
  'name-hidden': (season, { entrant }) => withEntrant(season, entrant, () => ({ hidden: true })),
  'name-shown': (season, { entrant }) => asEntrant(season, entrant, ({ hidden: _was, ...each }) => each),
  'pair-forbidden': (season, { entrants }) => ({ ...season, forbidden: [...season.forbidden, entrants] }),
  'pair-allowed': (season, { entrants }) => ({
    ...season,
    forbidden: season.forbidden.filter((each) => !samePair(each, entrants)),
  }),
  'groups-made': (season, { groups, stage = 0, from = 1 }) => ({
    ...season,
    draws: [...season.draws.filter((each) => each.stage !== stage), { stage, from, groups }],
  }),
  drafted: (season, { draft }) => ({ ...season, draft }),
  // Groups are drawn anew as long as nobody has seen them.
  'draft-discarded': (season) => ({ ...season, draft: null, draws: publishedDraws(season) }),
  'round-published': (season, { round }) => ({
    ...season,
    status: 'running',
    draft: null,
    rounds: [...season.rounds, round],
  }),
  'round-taken-back': (season, { round }) => {
    const rounds = season.rounds.filter((each) => each.number !== round);
    const battles = Object.fromEntries(
      Object.entries(season.battles).filter(([key]) => !key.startsWith(`${String(round)}.`)),
    );
    const times = season.times.filter((each) => each.round !== round);
    return { ...season, rounds, battles, times, draws: publishedDraws({ draws: season.draws, rounds }) };
  },
  'match-made': (season, event) => withMatch(season, event, event.match),
  'match-gone': (season, event) => withMatch(season, event, null),
  'result-posted': (season, event) => withPairing(season, event, { result: event.result }),
  'result-cleared': (season, event) => withPairing(season, event, { result: null }),
  'battles-set': (season, { round, tables }) => ({
    ...season,
    battles: {
      ...season.battles,
      ...Object.fromEntries(
        tables.map(({ pairing, battle }) => [
          battleKey(round, pairing),
          { ...battleAt(season, round, pairing), battle },
        ]),
      ),
    },
  }),
  'battle-vetoed': (season, { round, pairing, side, battle }) => {
    const known = battleAt(season, round, pairing);
    const struck: TableBattle['struck'] =
      side === 0 ? [battle ?? '', known.struck[1]] : [known.struck[0], battle ?? ''];
    return { ...season, battles: { ...season.battles, [battleKey(round, pairing)]: { ...known, struck } } };
  },
  'list-locked': (season, event) => ({
    ...season,
    lists: { ...season.lists, [listKey(event)]: { hash: event.hash, at: event.at } },
  }),
  'list-unlocked': (season, event) => {
    const { [listKey(event)]: _former, ...lists } = season.lists;
    if (event.reason !== null) return { ...season, lists };
    const whose = revisedKey(season, event);
    return { ...season, lists, revised: { ...season.revised, [whose]: (season.revised[whose] ?? 0) + 1 } };
  },
  'lists-brought': (season, { kind: _kind, ...brought }) => ({
    ...season,
    brought: [...season.brought.filter((each) => !isSameTable(each, brought)), brought],
  }),
  'pairing-added': (season, { round, table }) =>
    withRound(season, round, (of) => ({ ...of, pairings: [...of.pairings, table] })),
  'pairing-redrawn': (season, event) =>
    withPairing(season, event, {
      ...{ sides: event.sides, match: null, result: null },
      ...(event.boards === undefined ? {} : { boards: event.boards }),
    }),
  'pairing-void': (season, event) =>
    withTable(season, event, ({ boards }) => ({
      ...{ void: true, match: null, result: notPlayed },
      ...(boards === undefined ? {} : { boards: [] }),
    })),
  'pairing-kept': (season, event) => withPairing(season, event, { kept: true }),
  'challenges-changed': (season, { ladder, challenges }) => ({ ...season, ladder, challenges }),
  // What it undoes is left out of the fold: see `journal.ts`.
  reversed: (season) => season,
  announced: (season, { at, text, to }) => ({
    ...season,
    announcements: [...season.announcements, { at, text, ...(to === undefined ? {} : { to }) }],
  }),
  'announcement-taken-back': (season, { of }) => ({
    ...season,
    announcements: season.announcements.filter(({ at }) => at !== of),
  }),
  closed: (season, { seed }) => ({ ...season, status: 'closed', seed }),
};

export function evolveSeason(season: Season, event: SeasonEvent): Season {
  return (evolves[event.kind] as (season: Season, event: SeasonEvent) => Season)(season, event);
}
