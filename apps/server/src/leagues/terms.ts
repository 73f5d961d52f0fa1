/** Terms of a season against the game that they name: what no table could be made of is refused now, not when two sit down. */
import { isZone } from '@broadside/competition';
import { battlesInRound, battlesNamed, pointsInRound, questionsFault, timesOf } from '@broadside/competition/season';
import type { SeasonTerms } from '@broadside/competition/season';
import { tempo } from '@broadside/match';
import { OptionChoices } from '@broadside/protocol';
import { battlesOf, listsNeeded } from '@broadside/rules/kernel';
import type { AnyRuleset, Battle, BattleTerms } from '@broadside/rules/kernel';
import { demandRounds, rulesetOf } from '../http/match-making.ts';
import { HttpProblem } from '../problem.ts';
import type { RoomCatalog } from '../rooms/rooms.ts';
import type { LeagueStore, StoredLeague } from './store.ts';
import type { PairedSides } from '../workers/battles.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';

export interface TermsDeps {
  readonly catalog: RoomCatalog;
  /** Where battles are tried. */
  readonly workers: WorkerPool;
  readonly store: Pick<LeagueStore, 'season'>;
}

/** The names of a season's battles, as its ruleset calls them; an id that it does not have stands for itself. */
export async function battleNames(
  ruleset: AnyRuleset,
  { battles }: SeasonTerms,
): Promise<{ readonly [id: string]: string }> {
  const { all } = await battlesOf<unknown>(ruleset);
  return Object.fromEntries(battlesNamed(battles).map((id) => [id, all.find((each) => each.id === id)?.name ?? id]));
}

/** The battles that tables of a round may come to, as the ruleset is asked for them. */
export async function battlesOfRound(ruleset: AnyRuleset, terms: SeasonTerms, round: number): Promise<BattleTerms[]> {
  return Promise.all(battlesInRound(terms.battles, round).map((battle) => battleAsked(ruleset, terms, round, battle)));
}

/** A battle of a round, as the ruleset is asked for it. */
export async function battleAsked(
  ruleset: AnyRuleset,
  terms: SeasonTerms,
  round: number,
  battle: string,
): Promise<BattleTerms> {
  const { all } = await battlesOf<unknown>(ruleset);
  const counted = all.find(({ id }) => id === battle)?.points !== undefined;
  const points = counted ? pointsInRound(terms.points, round) : null;
  return { battle, points, options: terms.options as OptionChoices };
}

/** Throws a problem that says what would be right. `who`: the address that asks. */
export async function checkTerms(
  { catalog, workers, store }: TermsDeps,
  league: StoredLeague,
  terms: SeasonTerms,
  who: string,
): Promise<void> {
  const ruleset = await rulesetOf(catalog, terms.ruleset);
  if (terms.edition !== ruleset.edition)
    throw new HttpProblem(400, 'other-edition', `${ruleset.name} is played by its edition ${ruleset.edition} here.`);
  if (!tempo.safeParse(terms.tempo).success)
    throw new HttpProblem(400, 'bad-tempo', 'This is no way to count time. Take one of those that a new match offers.');
  demandRounds(ruleset, terms.table.watch);
  const { zone } = timesOf(terms);
  if (!isZone(zone))
    throw new HttpProblem(400, 'no-zone', `A zone is named like Europe/Oslo; "${zone}" is none that is known.`);
  const options = OptionChoices.safeParse(terms.options);
  if (!options.success)
    throw new HttpProblem(400, 'bad-options', 'These are no options. Take those that a new match of the game offers.');
  const battles = battlesNamed(terms.battles);
  const { all } = await battlesOf<unknown>(ruleset);
  const bringing = all.filter(({ id, brings }) => brings.length > 0 && battles.includes(id));
  const needed = bringing.length === 0 ? 0 : Math.max(...bringing.map((battle) => listsNeeded(battle).length));
  if (terms.lists.most < needed)
    throw new HttpProblem(
      400,
      'needs-lists',
      `${bringing[0]?.name ?? ''} takes lists. Let each entrant bring ${needed === 1 ? 'one' : 'two, one for each side'} at least, or choose a battle that needs none.`,
    );
  if (bringing.length === 0 && terms.lists.most > 0)
    throw new HttpProblem(
      400,
      'no-use',
      'No battle of these terms takes lists. Choose one that does, or let nobody bring any.',
    );
  checkTeams(terms, bringing.find(({ apart }) => apart) ?? bringing[0]);
  checkSides(
    terms,
    all.filter(({ id }) => battles.includes(id)),
  );
  checkTiers(terms);
  await checkRegistration(store, league, terms);
  checkSeries(terms);
  checkOpen(terms);
  await workers.run(
    'league-terms',
    {
      ...{ ruleset: ruleset.id, battles, points: terms.points },
      ...{ options: options.data, sides: sidesOf(terms) },
    },
    { who, over: 'these terms' },
  );
}

/** What a pairing brings together. */
const sidesOf = ({ format, teams }: SeasonTerms): PairedSides =>
  format.kind === 'score-series' ? 'alone' : teams?.shared === true ? 'shared' : 'one-each';

/** Throws where not everybody would play the same alone. */
function checkSeries({ format, cuts = [], battles, teams }: SeasonTerms): void {
  const all = [format, ...cuts.map((cut) => cut.format)];
  if (!all.some(({ kind }) => kind === 'score-series')) return;
  if (cuts.length > 0)
    throw new HttpProblem(400, 'series-cut', 'A score series is a season of its own. Leave the stages after it out.');
  if (teams !== undefined)
    throw new HttpProblem(400, 'series-teams', 'Everybody plays alone in a score series. Let people compete.');
  if (battles.choice === 'drawn' || battles.choice === 'veto')
    throw new HttpProblem(
      400,
      'series-battles',
      'Everybody plays the same battles in a score series. Name one for all rounds, or one for each.',
    );
}

/** Throws where nobody could play as many matches as they must. */
function checkOpen({ format, cuts = [] }: SeasonTerms): void {
  for (const each of [format, ...cuts.map((cut) => cut.format)])
    if (each.kind === 'open' && each.least > each.most)
      throw new HttpProblem(
        400,
        'open-least',
        `Nobody plays ${String(each.least)} matches at least and ${String(each.most)} at most. Ask for fewer, or allow more.`,
      );
}

/** Seats of the side that has most of them. */
const widest = ({ seats }: Battle): number =>
  Math.max(...seats.map(({ team }) => seats.filter((each) => each.team === team).length));

/** Throws where a side has more seats than people. */
function checkSides({ teams }: SeasonTerms, battles: readonly Battle[]): void {
  if (teams?.shared !== true) return;
  const wide = battles.find((battle) => widest(battle) > teams.boards);
  if (wide !== undefined)
    throw new HttpProblem(
      400,
      'more-seats',
      `${wide.name} seats ${String(widest(wide))} people on a side. Let sides have as many.`,
    );
}

/** Throws where teams cannot play so. */
function checkTeams({ teams, lists, format, cuts = [] }: SeasonTerms, bringing: Battle | undefined): void {
  if (teams === undefined) return;
  const formats = [format, ...cuts.map((cut) => cut.format)];
  const games = formats.some((each) => each.kind === 'knockout' && (each.bestOf > 1 || each.bestOfFinal > 1));
  if (games && teams.shared !== true)
    throw new HttpProblem(
      400,
      'teams-games',
      'A match of teams is the sum of its boards: let it be one game, not the best of several.',
    );
  if (formats.some(({ kind }) => kind === 'ladder' || kind === 'open'))
    throw new HttpProblem(400, 'teams-format', 'Teams are paired: choose a Swiss, groups or a knockout.');
  if (lists.most > 0) checkTeamLists(lists.most, bringing, teams.shared === true);
}

/** Throws where nobody could enter so, or questions cannot be asked. */
async function checkRegistration(
  store: Pick<LeagueStore, 'season'>,
  league: StoredLeague,
  { registration: { entry, questions = [] } }: SeasonTerms,
): Promise<void> {
  const fault = questionsFault(questions);
  if (fault !== undefined) throw new HttpProblem(400, 'bad-questions', fault);
  if (entry?.by !== 'places' || (await store.season(entry.season))?.league.id === league.id) return;
  throw new HttpProblem(
    400,
    'other-league',
    'Places count from a season of this league. Name one by the end of its address.',
  );
}

/** Throws where members of teams cannot bring lists: a member may come to either side, with the one list. */
function checkTeamLists(most: number, battle: Battle | undefined, shared: boolean): void {
  const name = battle?.name ?? '';
  const no = (sentence: string): HttpProblem => new HttpProblem(400, 'teams-lists', sentence);
  if (shared) throw no(`${name} takes lists, and those who share a side bring none. Choose a battle that needs none.`);
  if (battle?.apart === true)
    throw no(`${name} takes a list for each side, and a member of a team brings one. Choose another battle.`);
  if (most > 1) throw no('Each member of a team brings one list. Let them bring one.');
}

/** Throws where groups cannot be tiers. */
function checkTiers({ format, cuts = [] }: SeasonTerms): void {
  if (format.kind !== 'round-robin' || format.tiers === undefined) return;
  if (format.groups < 2) throw new HttpProblem(400, 'tiers-groups', 'Tiers are two groups at least. Ask for more.');
  if (cuts.length > 0)
    throw new HttpProblem(400, 'tiers-cut', 'Tiers end with who goes up and down. Leave the stages after them out.');
}
