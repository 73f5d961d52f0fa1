/** Which units carry out the enemy's order, and against whom (FC-SOLO-8 to FC-SOLO-13, appendix K). */
import { distance } from '../../geometry/hex/index.ts';
import { keptUnder } from '../../kernel/kept.ts';
import { type Action, basicOrders, type CardModifiers, cards, type CardLine, type OrderCardId } from '../data/cards.ts';
import { families } from '../data/classes.ts';
import { behaviours, type Priority, repairPriority } from '../data/solo.ts';
import type { UnitId } from '../ids.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { canAct, crewOf, isCrippled, isFighter, lightningOf, moveOf, typeOf, weaponsOf } from '../unit/stats.ts';
import { allUnits, enemies } from '../unit/units.ts';
import { removals } from '../phases/interrupts/means.ts';
import { aimOf, takesCore } from './aims.ts';
import { bestPlansOf, compare, equals, nearEnough, type SoloPlan, plansOf, type Terms } from './advantage.ts';
import { dashes, type SoloEnding, endings, staying } from './endings.ts';
import type { EnemyTurnFrame } from './frames.ts';
import { nearestOf, nearness } from './targets.ts';
import { wayOf } from './ways.ts';

type Why = NonNullable<EnemyTurnFrame['lines'][number]['why']>;

/** A unit for a line of the order, and the target that it was chosen for. */
export interface SoloChoice {
  readonly unit: UnitId;
  readonly line: number;
  readonly aim: UnitId | null;
  readonly why: Why;
}

/** Decides between plans of one worth. */
export type Pick = (plans: readonly SoloPlan[]) => SoloPlan | undefined;

const defaultLine: CardLine = {
  units: { types: 'any' },
  actions: [...basicOrders.move.actions, ...basicOrders.attack.actions],
};
const noModifiers: CardModifiers = {};

/** The order as the enemy carries it out; without a card its default order. */
export const textOf = (card: OrderCardId | null): { lines: readonly CardLine[]; modifiers: CardModifiers } =>
  card === null ? { lines: [defaultLine], modifiers: noModifiers } : cards[card];

export const isAttack = (action: string): boolean => action === 'attack' || action === 'power-attack';
const attacks = ({ actions }: CardLine): boolean => actions.some(isAttack);
const moves = ({ actions }: CardLine): boolean => actions.includes('move') || actions.includes('lightning-move');

/** What the order allows the attack of this line to be. */
export function termsOf(card: OrderCardId | null, actions: readonly (Action | 'ram-ahead')[]): Terms {
  const { attackDice, cripples, attackModes, straight } = textOf(card).modifiers;
  const ahead = actions.includes('ram-ahead');
  return {
    wanted: behaviours[card ?? 'default'].target,
    power: actions.includes('power-attack'),
    bonusDice: ahead ? (straight?.ramDice ?? 0) : (attackDice ?? 0),
    cripples: cripples ?? null,
    modes: ahead ? ['ram'] : (attackModes ?? null),
    only: null,
    runUp: actions.includes('move') || ahead,
  };
}

/** Hexes that the unit may move before the attack of this line. */
const allowanceOf = (unit: Unit, { actions: [first] }: CardLine): number =>
  first === 'move' ? moveOf(unit) : first === 'lightning-move' ? lightningOf(unit) : 0;

/** Where the unit can be when the attack of this line is made. */
function endsOf(table: OpenTable, unit: Unit, line: CardLine): readonly SoloEnding[] {
  if (unit.at === null) return [];
  const allowance = allowanceOf(unit, line);
  if (allowance === 0) return [staying({ ...unit, at: unit.at }, 0)];
  return knownEnds(table, `${unit.id} ${allowance}`, () =>
    endings(table, unit, { allowance, straight: false, fixed: null }),
  );
}
/** Orders that move alike have the same ends. */
const knownEnds = keptUnder<OpenTable, string, readonly SoloEnding[]>();

const typesOf = (priority: Priority): readonly string[] =>
  typeof priority === 'string' ? families[priority] : priority;
const inColumn = (unit: Unit, priority: Priority | undefined): boolean =>
  priority !== undefined && typesOf(priority).includes(typeOf(unit));

/** Whether the card lets the unit take this line. */
function fits(unit: Unit, { units: filter }: CardLine): boolean {
  const { types } = filter;
  const typed = types === 'any' || (typeof types === 'string' ? families[types] : types).includes(typeOf(unit));
  return (
    typed &&
    filter.from === undefined &&
    (filter.crew !== true || crewOf(unit) !== null) &&
    (filter.token !== true || removals(unit).length > 0) &&
    (filter.lightning !== true || lightningOf(unit) > 0)
  );
}

const foesOf = (table: OpenTable, unit: Unit): readonly Unit[] =>
  allUnits(table).filter((other) => enemies(unit, other) && other.place === 'board' && !other.hulk);

const nearestFoe = (table: OpenTable, unit: Unit): number =>
  Math.min(9999, nearestOf(table, unit, foesOf(table, unit))?.near ?? 9999);

/** The one nearest to the players, then by name. */
function foremost(table: OpenTable, units: readonly Unit[]): Unit | undefined {
  const near = units.map((unit) => ({ unit, far: nearestFoe(table, unit) }));
  return near.sort((one, other) => one.far - other.far || (one.unit.id < other.unit.id ? -1 : 1))[0]?.unit;
}

/** Which units the order could still be given to, and how their equals are told apart. */
export interface Round {
  readonly table: OpenTable;
  /** Units that have not acted, without crippled ones as long as others are left (R-FC-216). */
  readonly pool: readonly Unit[];
  /** Crippled ones as well. */
  readonly all: readonly Unit[];
  readonly pick: Pick;
}

type Mapped = ReadonlyMap<UnitId, SoloPlan>;
/** Asked for again while the enemy looks for the unit of a line, and for one line after the other. */
const knownPlans = keptUnder<OpenTable, string, Mapped>();
const nobody: Mapped = new Map();

function plansFor(
  { table }: Round,
  card: OrderCardId | null,
  line: CardLine,
  unit: Unit,
  which: 'all' | 'best',
): Mapped {
  const plans = which === 'all' ? plansOf : bestPlansOf;
  return knownPlans(table, `${unit.id} ${card ?? ''} ${line.actions.join(' ')} ${which}`, () =>
    nearEnough(table, unit, allowanceOf(unit, line))
      ? plans(table, unit, endsOf(table, unit, line), termsOf(card, line.actions))
      : nobody,
  );
}

const chosen = (plan: SoloPlan, line: number, why: Why): SoloChoice => ({
  unit: plan.unit,
  line,
  aim: plan.spec.target,
  why,
});

/** The unit with the best attack: of the column, else any that the card allows (FC-SOLO-9). */
function fighter(round: Round, card: OrderCardId | null, index: number): SoloChoice | undefined {
  const line = textOf(card).lines[index];
  if (line === undefined) return undefined;
  const column = behaviours[card ?? 'default'].units[index];
  const fit = round.pool.filter((unit) => fits(unit, line));
  for (const first of [true, false]) {
    const plans = fit
      .filter((unit) => inColumn(unit, column) === first)
      .flatMap((unit) => [...plansFor(round, card, line, unit, 'best').values()]);
    const plan = round.pick(equals(plans));
    if (plan !== undefined) return chosen(plan, index, first ? 'column' : 'any');
  }
  return undefined;
}

/** Nobody is in reach: the unit nearest to the players goes nearer. */
function mover(
  round: Round,
  card: OrderCardId | null,
  index: number,
  not: readonly UnitId[] = [],
): SoloChoice | undefined {
  const line = textOf(card).lines[index];
  if (line === undefined || !moves(line)) return undefined;
  const column = behaviours[card ?? 'default'].units[index];
  const paceOf = line.actions.includes('move') ? moveOf : lightningOf;
  const fit = round.pool.filter((unit) => fits(unit, line) && paceOf(unit) > 0 && !not.includes(unit.id));
  const unit =
    foremost(
      round.table,
      fit.filter((one) => inColumn(one, column)),
    ) ?? foremost(round.table, fit);
  return unit === undefined ? undefined : { unit: unit.id, line: index, aim: null, why: 'moves' };
}

/** Whether the order takes the unit where its objective wants it, or to the prize. */
function serves(round: Round, card: OrderCardId | null, line: CardLine, unit: Unit): boolean {
  if (!fits(unit, line)) return false;
  const prize =
    attacks(line) && [...plansFor(round, card, line, unit, 'all').values()].some(({ order }) => (order[0] ?? 9) === 0);
  return prize || (moves(line) && moveOf(unit) > 0);
}

/** A unit that the objectives send somewhere goes first (FC-SOLO-10, FC-SOLO-11). */
function errand(round: Round, card: OrderCardId | null): SoloChoice | undefined {
  const { table, pool } = round;
  const { lines, modifiers } = textOf(card);
  const sent = pool
    .flatMap((unit) => {
      const aim = aimOf(table, unit);
      return aim === undefined || unit.at === null ? [] : [{ unit, aim, far: aim.far(unit.at) }];
    })
    .sort((one, other) => one.far - other.far || (one.unit.id < other.unit.id ? -1 : 1));
  for (const { unit, aim } of sent) {
    if (takesCore(table, unit)) return { unit: unit.id, line: 0, aim: null, why: 'core' };
    if (aim.errand === 'field') return { unit: unit.id, line: 0, aim: null, why: 'harvest' };
    // Orders for two go to a pair; a run only straight ahead.
    if (lines.length > 1 || modifiers.straight !== undefined) continue;
    const [line] = lines;
    if (line !== undefined && serves(round, card, line, unit))
      return { unit: unit.id, line: 0, aim: null, why: 'objective' };
  }
  return undefined;
}

/** Two units and one target (R-FC-62, R-FC-69): the pair whose first attack is the best. */
function pairOnOne(round: Round, card: OrderCardId): readonly SoloChoice[] {
  const { lines } = cards[card];
  const [one, two] = lines;
  if (two === undefined) return [];
  const maps = (line: CardLine) =>
    round.pool
      .filter((unit) => fits(unit, line))
      .map((unit) => ({ unit, plans: plansFor(round, card, line, unit, 'all') }));
  const [firsts, seconds] = [maps(one), maps(two)];
  const pairs = firsts.flatMap(({ unit, plans }) =>
    [...plans.values()].flatMap((plan) => {
      const [best] = equals(
        seconds.flatMap((second) => (second.unit.id === unit.id ? [] : (second.plans.get(plan.spec.target) ?? []))),
      );
      return best === undefined ? [] : [{ plan, best }];
    }),
  );
  pairs.sort((a, b) => compare(a.plan.order, b.plan.order) || compare(a.best.order, b.best.order));
  const plan = round.pick(equals(pairs.map((pair) => pair.plan)));
  const pair = pairs.find((each) => each.plan === plan);
  if (pair !== undefined) return [chosen(pair.plan, 0, 'column'), chosen(pair.best, 1, 'column')];
  const alone = fighter(round, card, 0) ?? fighter(round, card, 1);
  if (alone !== undefined) return [alone];
  if (somebodyFights(round)) return [];
  const first = mover(round, card, 0);
  const second = mover(round, card, 1, first === undefined ? [] : [first.unit]);
  return [first, second].filter((each) => each !== undefined);
}

/** A unit and strike craft next to it that can follow (R-FC-61). */
function formation(round: Round, card: OrderCardId): readonly SoloChoice[] {
  const [one, two] = cards[card].lines;
  const column = behaviours[card].units[0];
  if (two === undefined) return [];
  const wings = round.pool.filter((unit) => fits(unit, two));
  const next = (unit: Unit): Unit | undefined =>
    foremost(
      round.table,
      wings.filter(
        (wing) => wing.id !== unit.id && wing.at !== null && unit.at !== null && distance(wing.at, unit.at) === 1,
      ),
    );
  const leads = round.pool.filter((unit) => fits(unit, one) && next(unit) !== undefined);
  const first = leads.some((unit) => inColumn(unit, column)) ? leads.filter((unit) => inColumn(unit, column)) : leads;
  const plan = round.pick(equals(first.flatMap((unit) => [...plansFor(round, card, one, unit, 'best').values()])));
  const lead = plan === undefined ? foremost(round.table, first) : round.table.units[plan.unit];
  const wing = lead === undefined ? undefined : next(lead);
  if (lead === undefined || wing === undefined) return [];
  return [
    plan === undefined ? { unit: lead.id, line: 0, aim: null, why: 'column' } : chosen(plan, 0, 'column'),
    { unit: wing.id, line: 1, aim: null, why: 'column' },
  ];
}

/** Whether anybody has a target by the default order: then that is taken before a unit only goes nearer (R-FC-215). */
const somebodyFights = (round: Round): boolean =>
  fighter({ ...round, pick: ([first]) => first }, null, 0) !== undefined;

const knownDashes = keptUnder<OpenTable, UnitId, readonly SoloEnding[]>();
const dashesOf = (table: OpenTable, unit: Unit): readonly SoloEnding[] =>
  knownDashes(table, unit.id, () => dashes(table, unit));

/** Straight ahead, with a ram at the end where that pays; else nearer to the players (R-FC-60). */
function run(round: Round, card: OrderCardId): readonly SoloChoice[] {
  const terms = termsOf(card, ['ram-ahead']);
  const column = behaviours[card].units[0];
  for (const first of [true, false]) {
    const units = round.pool.filter(
      (unit) => moveOf(unit) > 0 && inColumn(unit, column) === first && nearEnough(round.table, unit, 2 * moveOf(unit)),
    );
    const plans = units.flatMap((unit) => [
      ...bestPlansOf(round.table, unit, dashesOf(round.table, unit), terms).values(),
    ]);
    const plan = round.pick(equals(plans));
    if (plan !== undefined) return [chosen(plan, 0, first ? 'column' : 'any')];
  }
  if (somebodyFights(round)) return [];
  const far = round.pool.filter((unit) => wayOf(round.table, unit, dashesOf(round.table, unit)) !== undefined);
  const one = mover({ ...round, pool: far }, card, 0);
  return one === undefined ? [] : [one];
}

/** Vulnerable to attack: a working weapon that may fire at the unit reaches its hex after one Move (R-FC-247). */
const threatened = (table: OpenTable, unit: Unit): boolean =>
  foesOf(table, unit).some((foe) => {
    if (foe.at === null || unit.at === null || !canAct(foe) || isCrippled(foe, 'weapons')) return false;
    const away = distance(foe.at, unit.at) - moveOf(foe);
    return weaponsOf(foe).some(({ range, cannotTarget }) => !cannotTarget.includes(typeOf(unit)) && away <= range);
  });

/** Whether a unit of the players could board it after a move. */
const boardable = (table: OpenTable, unit: Unit): boolean =>
  foesOf(table, unit).some(
    (foe) =>
      (crewOf(foe) ?? 0) > 0 &&
      !isFighter(foe) &&
      foe.at !== null &&
      unit.at !== null &&
      distance(foe.at, unit.at) < moveOf(foe) + 2 &&
      nearness(table, unit, foe) < (moveOf(foe) + 2) * 20,
  );

/** The unit nearest to the players that needs the order: of the column, else any that the card allows. */
function sheltered(round: Round, card: OrderCardId, needs: (unit: Unit) => boolean): readonly SoloChoice[] {
  const [line] = cards[card].lines;
  const fit = round.pool.filter((unit) => fits(unit, line) && needs(unit));
  const column = fit.filter((unit) => inColumn(unit, behaviours[card].units[0]));
  const unit = foremost(round.table, column) ?? foremost(round.table, fit);
  return unit === undefined ? [] : [{ unit: unit.id, line: 0, aim: null, why: 'shelter' }];
}

/** The unit with the worst token: Weapons, Engines, Bays, then the most Focus Fire; crippled ones too. */
function mended(round: Round, card: OrderCardId): readonly SoloChoice[] {
  const [line] = cards[card].lines;
  const worst = (unit: Unit): number => repairPriority.findIndex((token) => removals(unit).includes(token));
  const sorted = round.all
    .filter((unit) => fits(unit, line))
    .sort(
      (one, other) =>
        Number(inColumn(other, behaviours[card].units[0])) - Number(inColumn(one, behaviours[card].units[0])) ||
        worst(one) - worst(other) ||
        other.focusFire - one.focusFire,
    );
  const [unit] = sorted;
  return unit === undefined ? [] : [{ unit: unit.id, line: 0, aim: null, why: 'mends' }];
}

/** One unit fights, or goes nearer where the order is more than a ram or a boarding. */
function single(round: Round, card: OrderCardId | null): readonly SoloChoice[] {
  const { attackModes } = textOf(card).modifiers;
  const one = fighter(round, card, 0);
  if (one !== undefined) return [one];
  const nearer = attackModes === undefined || attackModes.includes('weapon');
  const other = nearer && (card === null || !somebodyFights(round)) ? mover(round, card, 0) : undefined;
  return other === undefined ? [] : [other];
}

/** The units of the order by its lines; none where it cannot be carried out (FC-SOLO-8). */
export function choose(given: Round, card: OrderCardId): readonly SoloChoice[] {
  const sent = errand(given, card);
  if (sent !== undefined) return [sent];
  // Who is sent by an objective is not held up by an order that does not serve it (FC-SOLO-10).
  const round = { ...given, pool: given.pool.filter((unit) => aimOf(given.table, unit) === undefined) };
  const { lines, modifiers } = cards[card];
  switch (behaviours[card].how) {
    case 'launch':
      return [];
    case 'run':
      return run(round, card);
    case 'mend':
      return mended(round, card);
    case 'shield':
      return sheltered(round, card, (unit) => threatened(round.table, unit));
    case 'man':
      return sheltered(round, card, (unit) => boardable(round.table, unit));
    case 'fight':
      if (modifiers.formation === true) return formation(round, card);
      return lines.length > 1 ? pairOnOne(round, card) : single(round, card);
  }
}

/** The default order, for whoever is left (FC-SOLO-8). */
export function chooseByDefault(round: Round): SoloChoice | undefined {
  const one = errand(round, null) ?? single(round, null)[0];
  const [left] = round.pool;
  return one ?? (left === undefined ? undefined : { unit: left.id, line: 0, aim: null, why: 'last' });
}
