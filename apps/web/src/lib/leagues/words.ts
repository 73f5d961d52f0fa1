/** How seasons, entrants, results and sums are called on the page. */
import {
  automatedEnemy,
  battlesNamed,
  costInWords,
  enemyName,
  formatsOf,
  isAlone,
  readable,
} from '@broadside/competition/season';
import type {
  AnnouncedTo,
  Entrant,
  FormatOf,
  Pairing,
  TableResult,
  TiersOfTerms,
  Season,
  SeasonTerms,
} from '@broadside/competition/season';
import type { CostShown } from '@broadside/competition';
import type { SumTerm, TieBreakId } from '@broadside/competition/standings';
import type { SeasonPage, SeasonSummary } from '@broadside/protocol';

export const nameOf = ({ names }: Pick<SeasonPage, 'names'>, { person, name, number }: Entrant): string =>
  name ?? (person === null ? undefined : names[person]) ?? `Entrant ${String(number)}`;

export const nameOfNumber = (page: SeasonPage, number: number): string => {
  if (number === automatedEnemy) return enemyName;
  const entrant = page.season.entrants.find((each) => each.number === number);
  return entrant === undefined ? `Entrant ${String(number)}` : nameOf(page, entrant);
};

const statusWords = {
  planned: 'being prepared',
  registration: 'open for entries',
  running: 'under way',
  closed: 'over',
} as const satisfies { [K in SeasonSummary['status']]: string };
export const statusOf = (status: SeasonSummary['status']): string => statusWords[status];

export const people = (count: number): string => (count === 1 ? '1 entrant' : `${String(count)} entrants`);
const teams = (count: number): string => (count === 1 ? '1 team' : `${String(count)} teams`);
/** Those who play in a season. */
export const playingIn = ({ terms, entrants }: Season): string => {
  const count = entrants.filter(({ status }) => status === 'playing').length;
  return terms.teams === undefined ? people(count) : teams(count);
};
export const rounds = (count: number): string => (count === 1 ? '1 round' : `${String(count)} rounds`);

/** What is played, in one line. */
export const gameLine = ({ game, season: { terms } }: SeasonPage): string =>
  [game.name, battlesInWords(terms, game.battles), stagesWords(terms)].join(' · ');

type BattleNames = { readonly [battle: string]: string };

/** The battles of a season, in a few words. */
export function battlesInWords(
  { battles, points }: Pick<SeasonTerms, 'battles' | 'points'>,
  names: BattleNames,
): string {
  const named = battlesNamed(battles).map((id) => names[id] ?? id);
  const cost = points.length === 0 ? '' : `, ${[...new Set([points[0], points.at(-1)])].join(' to ')} points`;
  if (named.length === 1) return `${named[0] ?? ''}${cost}`;
  const how = {
    fixed: '',
    'by-round': 'one for each round',
    drawn: 'drawn by lot',
    veto: 'each side strikes one out',
  }[battles.choice];
  return `${String(named.length)} battles, ${how}${cost}`;
}

/** All stages: "Swiss, 5 rounds, then the best 4 in a knockout". */
export const stagesWords = ({ format, cuts = [] }: Pick<SeasonTerms, 'format' | 'cuts'>): string =>
  [formatWords(format), ...cuts.map((cut) => `then the best ${String(cut.to)}: ${formatWords(cut.format)}`)].join(', ');

export function formatWords(format: SeasonTerms['format']): string {
  switch (format.kind) {
    case 'swiss':
      return `Swiss, ${rounds(format.rounds)}`;
    case 'round-robin': {
      const times = format.times === 1 ? 'once' : 'twice';
      const { tiers } = format;
      const groups = `${String(format.groups)} ${tiers === undefined ? 'groups' : 'tiers'}`;
      const who = format.groups === 1 ? 'everybody' : `${groups}, everybody in them`;
      return `${who} meets everybody ${times}${tiers === undefined ? '' : tiersWords(tiers)}`;
    }
    case 'ladder':
      return `ladder, challenges up to ${String(format.reach)} places up`;
    case 'score-series': {
      const { attempts, counts } = format;
      const counted = { best: 'the best counts', last: 'the last counts', sum: 'all count' }[counts];
      const tries = attempts === 1 ? '' : `, ${String(attempts)} attempts at each, ${counted}`;
      return `score series against the automated enemy, ${rounds(format.rounds)}${tries}`;
    }
    case 'open': {
      const who =
        format.groups === 1
          ? 'anybody plays anybody'
          : `${String(format.groups)} groups, anybody in them plays anybody`;
      return `${who}, ${String(format.least)} to ${String(format.most)} matches in ${String(format.days)} days${shortWords(format)}`;
    }
    case 'knockout': {
      const { losses, bestOf, bestOfFinal, thirdPlace } = format;
      const games =
        bestOf === bestOfFinal
          ? gamesWords(bestOf)
          : `, best of ${String(bestOf)}, final${gamesWords(bestOfFinal) || ', one game'}`;
      return `${losses === 1 ? 'knockout' : 'double knockout'}${games}${thirdPlace ? ', with a match for third place' : ''}`;
    }
  }
}
/** What becomes of who plays fewer matches than an open league wants. */
function shortWords({ least, short }: FormatOf<'open'>): string {
  if (least === 0) return '';
  return short === 'unplaced' ? ', a place for who plays enough' : ', who plays fewer stands behind';
}

function tiersWords({ up, down, playOffs }: TiersOfTerms): string {
  const moves = up === down ? `${String(up)} up and down` : `${String(up)} up, ${String(down)} down`;
  return `, ${moves}${playOffs === 0 ? '' : `, ${String(playOffs)} in play-offs`}`;
}
const gamesWords = (bestOf: number): string => (bestOf === 1 ? '' : `, best of ${String(bestOf)}`);

/** How a table stands for those who read the pairings. `hidden`: results of its round are kept from them. */
export function standOf(table: Pairing, names: readonly [string, string], hidden = false): string {
  const { result, match, void: gone, boards = [] } = table;
  if (gone === true) return 'not played any more';
  if (result !== null) return isAlone(table) ? scoreWords(result) : resultWords(result, names);
  const decided = boards.filter((board) => board.result !== null).length;
  if (decided > 0) return `${String(decided)} of ${String(boards.length)} boards`;
  const begun = match !== null || boards.some((board) => board.match !== null);
  // Who hides results is not told either which tables have one.
  if (hidden) return begun ? 'begun, result hidden' : 'result hidden';
  return begun ? 'being played' : 'not begun';
}

/** Of whoever plays alone. */
function scoreWords(result: TableResult): string {
  if (result.how === 'forfeit') return 'not played';
  const points = result.book?.[0] ?? 0;
  const how = result.winner === null ? 'draw' : result.winner === 0 ? 'won' : 'lost';
  return `${how}, ${points === 1 ? '1 point' : `${String(points)} points`}`;
}

function resultWords({ how, winner, ...rest }: TableResult, names: readonly [string, string]): string {
  const book = 'book' in rest && rest.book !== null ? `, ${rest.book.map(String).join(' : ')}` : '';
  if (how === 'forfeit') return winner === null ? 'both lose by forfeit' : `${names[winner]} wins by forfeit`;
  return winner === null ? `draw${book}` : `${names[winner]} wins${book}`;
}

const tieBreakWords = {
  'match-points': 'Match points',
  'head-to-head': 'Match between them',
  wins: 'Wins',
  'opponents-points': 'Opponents’ points',
  'opponents-opponents': 'Opponents’ opponents',
  'sonneborn-berger': 'Points of whom they beat',
  progressive: 'Running points',
  'book-scored': 'Points scored',
  'book-difference': 'Score difference',
  'first-loss': 'Rounds to the first loss',
  'fewest-forfeits': 'Fewest forfeits',
  'opponents-rating': 'Opponents’ rating',
  'rating-performance': 'Rating performance',
  seed: 'Seed',
  lot: 'Lot',
} as const satisfies { [K in TieBreakId]: string };
/** Between teams the book's points are those of boards. */
export const tieBreakName = (id: TieBreakId, teams = false): string =>
  teams && id === 'book-scored' ? 'Board points' : tieBreakWords[id];

/** The terms of a sum that count, written out: "3 + 4 + 4 = 11". */
export function sumOf(value: string | null, terms: readonly SumTerm[]): string {
  if (value === null) return 'none';
  const counted = terms.filter(({ leftOut }) => leftOut === null);
  if (counted.length < 2) return readable(value);
  return `${counted.map((term) => readable(term.value)).join(' + ')} = ${readable(value)}`;
}

/** What is wrong with a pair, in sentences. Where it lies in its score group nobody weighs: it only makes the draft the same each time. */
export const costLines = ({ fold: _fold, ...cost }: CostShown, name: (entrant: number) => string): readonly string[] =>
  costInWords(cost, { points: String, name });

/** What results are worth: "win 3, draw 1, loss 0, bye 3", or by the difference. */
export function scoringWords({ win, draw, loss, bye, bands = [] }: SeasonTerms['scoring']): string {
  const [first, last] = [bands[0], bands.at(-1)];
  const plain = `win ${String(win)}, draw ${String(draw)}, loss ${String(loss)}, bye ${String(bye)}`;
  if (first === undefined || last === undefined) return plain;
  const step = ({ more, less }: typeof first): string => `${String(more)} : ${String(less)}`;
  return `by the difference, ${step(first)} to ${step(last)} from ${String(last.atLeast)} on; not counted: ${plain}`;
}

/** The round that everybody plays now; undefined before the first. */
export const currentRound = ({ rounds: all }: Season) => all.at(-1);

export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString('en', { weekday: 'long', day: 'numeric', month: 'long' });

const listShownWords = {
  locked: 'Everybody may look at a list as soon as it is locked.',
  match: 'Lists are closed until their match is made.',
  round: 'Lists are closed until the round ends.',
  season: 'Lists are closed until the season ends.',
} as const satisfies { [S in SeasonTerms['lists']['shown']]: string };

/** What entrants bring, in sentences. */
export function listsInWords({ most, shown, organisersSee, lockAt, revisions }: SeasonTerms['lists']): string {
  if (most === 0) return 'Nobody brings lists.';
  const times = typeof revisions === 'number' ? `${String(revisions)} times` : null;
  return [
    most === 1
      ? 'Everybody brings one list.'
      : `Everybody brings up to ${String(most)} lists, and chooses one of those that fit.`,
    listShownWords[shown],
    organisersSee ? 'Organisers see them before.' : '',
    lockAt === null ? 'Everybody locks their own.' : `Lists without faults are locked on ${momentOf(lockAt)}.`,
    revisions === 'none'
      ? 'What is locked stays as it is.'
      : revisions === 'between-rounds'
        ? 'They may be changed between rounds.'
        : `They may be changed ${times ?? ''} in the season.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const momentOf = (at: number): string =>
  new Date(at).toLocaleString('en', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

/** To whom something is announced: "to all", "to group B of stage 1". */
export function announcedTo({ season }: SeasonPage, to: AnnouncedTo | undefined): string {
  if (to === undefined) return 'to all';
  if (to.kind === 'without-list') return 'to those without a locked list';
  const stage = formatsOf(season.terms).length > 1 ? ` of stage ${String(to.stage + 1)}` : '';
  if (to.group !== undefined) return `to group ${groupName(to.group)}${stage}`;
  return stage === '' ? 'to all who play' : `to those${stage}`;
}

/** Groups are called by letters. */
export const groupName = (index: number): string => String.fromCodePoint(65 + index);
