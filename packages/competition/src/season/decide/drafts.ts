/** The next round before it is published: made by the format, then changed by officials [LEAGUE-9 … LEAGUE-12]. */
import type { Act, DraftEdit } from '../acts.ts';
import { toNextStage } from '../draw.ts';
import { costed, pairUp, stageOver } from '../pair-up.ts';
import { automatedEnemy, entrantOf } from '../season.ts';
import { begun } from './challenges.ts';
import { checkInGoesOn } from './check-in.ts';
import { formatAt, isContinuous, playersIn, stageNow } from '../stages.ts';
import type { Bye, RoundDraft, DraftedPair, Season, Sides } from '../season.ts';
import { done, noEntrant, notOfficial, organises, refuse } from './asking.ts';
import type { SeasonAsking, SeasonDecision } from './asking.ts';

const noDraft = refuse('no-draft', 'LEAGUE-9', 'There is no draft. Pair the next round first.');

export function draftRound({ ledger: { season }, by, at }: SeasonAsking): SeasonDecision {
  if (!organises(by)) return notOfficial;
  if (season.status === 'planned')
    return refuse('not-open', 'LEAGUE-9', 'Nobody has entered yet. Open the registration first.');
  if (season.draft !== null)
    return refuse(
      'drafted',
      'LEAGUE-9',
      `Round ${String(season.draft.round)} is drafted. Publish the draft or discard it.`,
    );
  const checking = checkInGoesOn(season, at);
  if (checking !== undefined) return checking;
  const round = season.rounds.length + 1;
  const fewest = formatAt(season, round).kind === 'score-series' ? 1 : 2;
  if (playersIn(season, round).length < fewest)
    return refuse(
      'too-few',
      'LEAGUE-9',
      `A round takes ${fewest === 1 ? 'one entrant' : 'two entrants'} at least. Wait until more come in.`,
    );
  const next = toNextStage(season);
  if (typeof next === 'string') return refuse('no-round', 'LEAGUE-9', next);
  const made = next.made === undefined ? [] : [{ kind: 'groups-made', ...next.made } as const];
  if (isContinuous(formatAt(next.season, round))) return done(...made, ...begun(next.season, round, at));
  const draft = paired(next.season, round, []);
  if (draft.pairs.length === 0 && formatAt(next.season, round).kind === 'knockout')
    return refuse('waits', 'LEAGUE-31', `${stillOpen(season)} Every other match of the bracket waits for it.`);
  return done(...made, { kind: 'drafted', draft });
}

function stillOpen(season: Season): string {
  const open = stageOver(season, stageNow(season));
  return open === undefined ? 'No match of the bracket can be played.' : `${open}.`;
}

/** Those who play in a round: who declared to be away, and all others. */
function presentIn(
  season: Season,
  round: number,
): { readonly away: readonly Bye[]; readonly there: readonly number[] } {
  const playing = playersIn(season, round);
  const away = playing.flatMap(({ number, absences }): Bye[] => {
    const as = absences[round];
    return as === undefined ? [] : [{ entrant: number, as }];
  });
  const gone = new Set(away.map(({ entrant }) => entrant));
  return { away, there: playing.map(({ number }) => number).filter((number) => !gone.has(number)) };
}

/** Pairs everybody who plays now around the pairs that are held, as long as both of them play. */
function paired(season: Season, round: number, pairs: readonly DraftedPair[]): RoundDraft {
  const { away, there } = presentIn(season, round);
  const held = pairs.filter((pair) => pair.held && pair.sides.every((number) => there.includes(number)));
  const loose = there.filter((number) => !held.some(({ sides }) => sides.includes(number)));
  const { pairs: made, byes } = pairUp(season, round, loose, held);
  return { round, pairs: made, byes: [...away, ...byes], unpaired: [] };
}

/** Why a draft is not of those who play now; undefined where it is. */
export function outdated(season: Season, draft: RoundDraft): string | undefined {
  const { round, pairs, byes, unpaired } = draft;
  if (formatAt(season, round).kind === 'knockout')
    return sameMatches(pairs, paired(season, round, []).pairs)
      ? undefined
      : 'The bracket has gone on since this draft was made';
  const seated = pairs.flatMap(({ sides }) => sides).filter((number) => number !== automatedEnemy);
  const drafted = new Set([...seated, ...byes.map(({ entrant }) => entrant), ...unpaired]);
  const playing = new Set(playersIn(season, round).map(({ number }) => number));
  const missing = [...playing].find((number) => !drafted.has(number));
  if (missing !== undefined) return `Entrant ${String(missing)} came in after this draft was made`;
  const gone = [...drafted].find((number) => !playing.has(number));
  return gone === undefined ? undefined : `Entrant ${String(gone)} has left since this draft was made`;
}

/** Sides may be changed: it is the same match all the same. */
function sameMatches(one: readonly DraftedPair[], other: readonly DraftedPair[]): boolean {
  const key = ({ slot = '', sides: [a, b] }: DraftedPair): string =>
    `${slot} ${String(Math.min(a, b))} ${String(Math.max(a, b))}`;
  return one.map(key).toSorted().join() === other.map(key).toSorted().join();
}

export function discardDraft({ ledger: { season }, by }: SeasonAsking): SeasonDecision {
  if (!organises(by)) return notOfficial;
  return season.draft === null ? noDraft : done({ kind: 'draft-discarded' });
}

export function editDraft(
  { ledger: { season }, by }: SeasonAsking,
  { change }: Extract<Act, { act: 'edit-draft' }>,
): SeasonDecision {
  if (!organises(by)) return notOfficial;
  const { draft } = season;
  if (draft === null) return noDraft;
  if (
    formatAt(season, draft.round).kind === 'knockout' &&
    change.edit !== 'change-sides' &&
    change.edit !== 'pair-the-rest'
  )
    return refuse(
      'bracket',
      'LEAGUE-31',
      'The bracket says who meets whom. Change seeds before it is drawn, or sides now.',
    );
  if (formatAt(season, draft.round).kind === 'score-series' && change.edit !== 'pair-the-rest')
    return refuse(
      'alone',
      'LEAGUE-119',
      'Everybody plays alone in a score series: there is nobody to pair. Publish the draft, or discard it.',
    );
  const named = 'entrants' in change ? change.entrants : 'entrant' in change ? [change.entrant] : [];
  const unknown = named.find((number) => entrantOf(season, number) === undefined);
  if (unknown !== undefined) return noEntrant(season, unknown);
  const away = named.find((number) => !within(draft, number));
  if (away !== undefined)
    return refuse(
      'not-in-round',
      'LEAGUE-11',
      `Entrant ${String(away)} does not play in round ${String(draft.round)}.`,
    );
  if ('entrants' in change && change.entrants[0] === change.entrants[1])
    return refuse('same', 'LEAGUE-11', 'Name two entrants.');
  const edited = edit(season, draft, change);
  if (typeof edited === 'string') return refuse('cannot', 'LEAGUE-11', edited);
  return done({ kind: 'drafted', draft: { ...edited, pairs: costed(season, edited) } });
}

const within = ({ pairs, byes, unpaired }: RoundDraft, number: number): boolean =>
  pairs.some(({ sides }) => sides.includes(number)) ||
  byes.some(({ entrant }) => entrant === number) ||
  unpaired.includes(number);

const pairOf = ({ pairs }: RoundDraft, number: number): DraftedPair | undefined =>
  pairs.find(({ sides }) => sides.includes(number));

/** The draft with a change, or why it cannot be made. */
function edit(season: Season, draft: RoundDraft, change: DraftEdit): RoundDraft | string {
  switch (change.edit) {
    case 'swap':
      return swap(draft, change.entrants);
    case 'unpair':
      return free(draft, change.entrant);
    case 'pair':
      return together(draft, change.entrants, false);
    case 'force':
      return paired(season, draft.round, together(draft, change.entrants, true).pairs);
    case 'bye': {
      const { unpaired, byes, ...rest } = free(draft, change.entrant);
      const others = unpaired.filter((number) => number !== change.entrant);
      return { ...rest, unpaired: others, byes: [...byes, { entrant: change.entrant, as: 'bye' }] };
    }
    case 'change-sides':
      return changePair(draft, change.entrant, ({ sides: [a, b], ...pair }) => ({ ...pair, sides: [b, a] }));
    case 'hold':
      return changePair(draft, change.entrant, (pair) => ({ ...pair, held: change.held }));
    case 'pair-the-rest':
      return paired(season, draft.round, draft.pairs);
  }
}

function changePair(
  draft: RoundDraft,
  number: number,
  change: (pair: DraftedPair) => DraftedPair,
): RoundDraft | string {
  const pair = pairOf(draft, number);
  if (pair === undefined) return `Entrant ${String(number)} has no opponent in this draft.`;
  return { ...draft, pairs: draft.pairs.map((each) => (each === pair ? change(each) : each)) };
}

/** Whoever is named stands alone, and so does the opponent. */
function free(draft: RoundDraft, number: number): RoundDraft {
  const pair = pairOf(draft, number);
  if (pair !== undefined)
    return {
      ...draft,
      pairs: draft.pairs.filter((each) => each !== pair),
      unpaired: [...draft.unpaired, ...pair.sides],
    };
  if (draft.unpaired.includes(number)) return draft;
  return {
    ...draft,
    byes: draft.byes.filter(({ entrant }) => entrant !== number),
    unpaired: [...draft.unpaired, number],
  };
}

function together(draft: RoundDraft, sides: Sides, held: boolean): RoundDraft {
  const loose = sides.reduce(free, draft);
  return {
    ...loose,
    pairs: [...loose.pairs, { sides, held, cost: {} }],
    unpaired: loose.unpaired.filter((number) => !sides.includes(number)),
  };
}

/** Each takes the other's place: at a table, with a bye, or with nobody. */
function swap(draft: RoundDraft, [a, b]: Sides): RoundDraft {
  const other = (number: number): number => (number === a ? b : number === b ? a : number);
  return {
    ...draft,
    pairs: draft.pairs.map(({ sides: [first, second], ...pair }) => ({
      ...pair,
      sides: [other(first), other(second)],
    })),
    byes: draft.byes.map(({ entrant, as }) => ({ entrant: other(entrant), as })),
    unpaired: draft.unpaired.map(other),
  };
}
