/** Battles of leagues: whether a season's terms can be played, and the match that comes of lists. */
import { maxDesignBytes } from '@broadside/protocol';
import type { ListFaults, OptionChoices } from '@broadside/protocol';
import { battlesOf, isAgainstRules, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Battle, Battles, BattleTerms, Json, Rejection, Seat } from '@broadside/rules/kernel';
import { readableJson, readJson } from '../http/given-json.ts';
import { withChosen } from '../http/match-options.ts';
import { HttpProblem } from '../problem.ts';
import { nameOf } from './fleets.ts';
import { known } from './rulesets.ts';
import type { Rulesets } from './rulesets.ts';
import { playableSetup } from './setups.ts';
import type { PlayableSetup } from './setups.ts';

export interface GivenBattle {
  readonly ruleset: string;
  readonly terms: BattleTerms;
  /** Designs that the ruleset's codec takes, by seat. */
  readonly lists: { readonly [seat: Seat]: Json };
}

/** The match of a battle with these lists; refuses what the ruleset refuses. */
export async function battleSetup(
  ruleset: AnyRuleset,
  { terms, lists }: Omit<GivenBattle, 'ruleset'>,
): Promise<PlayableSetup> {
  const battles = await battlesOf<unknown>(ruleset);
  const brought = Object.entries(lists).map(([seat, design]) => [seat, ruleset.lists?.codec.parse(design)]);
  const made = battles.setup(terms, Object.fromEntries(brought) as { readonly [seat: Seat]: unknown });
  if (!made.ok) throw new HttpProblem(409, 'no-setup', made.problems.join(' '));
  return playableSetup(ruleset, made.value, undefined);
}

export const setupOfLists = (given: GivenBattle, rulesets: Rulesets): Promise<PlayableSetup> =>
  battleSetup(known(rulesets, given.ruleset), given);

export interface GivenTerms {
  readonly ruleset: string;
  /** Every battle that a table may come to. */
  readonly battles: readonly string[];
  /** What lists may cost, by round; none: as usual. */
  readonly points: readonly number[];
  readonly options: OptionChoices;
  readonly sides: PairedSides;
}

/** Who sits at a table: one on each side, several on one of them at least, or one alone against what the rules move. */
export type PairedSides = 'one-each' | 'shared' | 'alone';

/** Refuses battles, points and options that no table could be made of; lists by chance stand for those that will come. */
export async function playableTerms(
  { ruleset: id, battles: named, points, options, sides }: GivenTerms,
  rulesets: Rulesets,
): Promise<void> {
  const ruleset = known(rulesets, id);
  const battles = await battlesOf<unknown>(ruleset);
  const random = seededRandom(1);
  for (const battle of named) {
    const found = forSides(ruleset, battles.all, battle, sides);
    const outside = points.find(
      (each) => found.points !== undefined && (each < found.points.least || each > found.points.most),
    );
    if (outside !== undefined && found.points !== undefined)
      throw new HttpProblem(
        400,
        'bad-points',
        `${found.name} is not played for ${String(outside)} points. Lists may cost ${String(found.points.least)} to ${String(found.points.most)}.`,
      );
    // The cheapest round is enough to see whether the options fit.
    const terms = {
      battle,
      points: found.points === undefined || points.length === 0 ? null : Math.min(...points),
      options: {},
    };
    const lists = found.brings.map((seat) => [seat, battles.byChance(terms, seat, random)] as const);
    const made = battles.setup(terms, Object.fromEntries(lists));
    if (!made.ok) throw new HttpProblem(400, 'no-setup', made.problems.join(' '));
    playableSetup(ruleset, withChosen(ruleset, made.value, options), undefined);
  }
}

/** What a battle is for; undefined where no pairing brings that together. */
function sidesFor(battle: Battle): PairedSides | undefined {
  const { seats } = battle;
  if (isAgainstRules(battle)) return seats.length === 1 ? 'alone' : undefined;
  const of = (side: number): number => seats.filter(({ team }) => team === side).length;
  const [first, second] = [of(0), of(1)];
  if (first === 0 || second === 0 || first + second < seats.length) return undefined;
  return Math.max(first, second) > 1 ? 'shared' : 'one-each';
}

const sidesWords = {
  'one-each': { what: 'of one seat against another', terms: 'let each compete alone' },
  shared: { what: 'with several seats on a side', terms: 'let people share a side' },
  alone: { what: 'for one against the automated enemy', terms: 'make the season a score series' },
} as const;

function forSides({ name }: AnyRuleset, all: readonly Battle[], battle: string, sides: PairedSides): Battle {
  const found = all.find(({ id }) => id === battle);
  const its = found && sidesFor(found);
  if (found !== undefined && its === sides) return found;
  const fitting = all.filter((each) => sidesFor(each) === sides).map(({ id }) => id);
  const { what } = sidesWords[sides];
  if (fitting.length === 0)
    throw new HttpProblem(400, 'no-battle', `${name} has no battle ${what}. Choose another game.`);
  const choose = `Choose one of: ${fitting.join(', ')}`;
  if (found === undefined || its === undefined)
    throw new HttpProblem(400, 'no-battle', `${name} has no battle "${battle}" ${what}. ${choose}.`);
  const why =
    its === 'alone'
      ? `${found.name} is played against the automated enemy, which fits a score series only`
      : `${found.name} is no battle ${what}`;
  throw new HttpProblem(400, 'no-battle', `${why}. ${choose}; or ${sidesWords[its].terms}.`);
}

export interface GivenList {
  readonly ruleset: string;
  readonly design: unknown;
  /** Battles for which it is judged. */
  readonly battles: readonly BattleTerms[];
}

/** A list as its ruleset reads and judges it. */
export interface JudgedList {
  readonly name: string;
  readonly points: number;
  readonly design: Json;
  readonly faults: ListFaults;
}

const given = { what: 'list', code: 'bad-design', maxBytes: maxDesignBytes };
/** The first of them: whoever has more mends these first. */
const shownFaults = 50;

/** Refuses what is no list of the ruleset; what is wrong with one is told, in general and in each battle. */
export async function judgedList(
  { ruleset: id, design, battles: asked }: GivenList,
  rulesets: Rulesets,
): Promise<JudgedList> {
  const ruleset = known(rulesets, id);
  const { lists } = ruleset;
  if (lists === undefined)
    throw new HttpProblem(400, 'no-lists', `${ruleset.name} has no lists. Its battles need none.`);
  const list = readJson(lists.codec, readableJson(design, given), given);
  const battles = await battlesOf<unknown>(ruleset);
  return {
    name: nameOf(lists.name(list)),
    points: lists.points(list),
    design: JSON.parse(JSON.stringify(list)) as Json,
    faults: {
      general: lists.faults(list).slice(0, shownFaults).map(told),
      battles: asked.map((terms) => inBattle(battles, terms, list)),
    },
  };
}

const told = ({ code, rule, sentence }: Rejection): ListFaults['general'][number] => ({ code, rule, sentence });

/** What keeps a list from a battle: from every seat, or from the seat that is nearest where seats take different lists. */
function inBattle(
  battles: Battles<unknown, unknown>,
  terms: BattleTerms,
  list: unknown,
): ListFaults['battles'][number] {
  const battle = battles.all.find(({ id }) => id === terms.battle);
  const of = (seat: Seat): readonly Rejection[] => battles.faults(terms, seat, list);
  const brings = battle?.brings ?? [];
  const bySeat = brings.map((seat) => ({ seat, faults: of(seat) }));
  const fits = bySeat.filter(({ faults }) => faults.length === 0).map(({ seat }) => seat);
  const nearest = [...bySeat].sort((a, b) => a.faults.length - b.faults.length).slice(0, 1);
  const counted = battle?.apart === true ? nearest : bySeat;
  const faults = new Map(counted.flatMap(({ faults: each }) => each.map((fault) => [fault.sentence, told(fault)])));
  return { battle: terms.battle, points: terms.points, fits, faults: [...faults.values()].slice(0, shownFaults) };
}
