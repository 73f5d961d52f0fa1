/** How a unit of the automated enemy moves, attacks and does the rest of its order (appendix K). */
import { distance } from '../../geometry/hex/index.ts';
import { cards, type OrderCardId } from '../data/cards.ts';
import type { SideId, UnitId } from '../ids.ts';
import { judge } from '../objectives/judge.ts';
import type { Procedure } from '../procedure.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { lightningOf, moveOf } from '../unit/stats.ts';
import { sameHex } from '../unit/units.ts';
import { declareAttack } from '../phases/attacks/declaration.ts';
import { harvestable } from '../specials/harvest/action.ts';
import { startMove } from '../phases/moving/move.ts';
import { type Aim, aimOf } from './aims.ts';
import { bestPlansOf, equals, type SoloPlan, plansOf, type Terms } from './advantage.ts';
import { isAttack, type Pick, termsOf } from './choices.ts';
import { dashes, type SoloEnding, endings, staying } from './endings.ts';
import type { EnemyTurnFrame } from './frames.ts';
import { nearest, wayOf } from './ways.ts';

type Line = EnemyTurnFrame['lines'][number];
type What = EnemyTurnFrame['steps'][number]['what'];

/** The card as an order; null for the default order. */
export const orderOf = (card: EnemyTurnFrame['card']): OrderCardId | null => {
  const known = card === null ? undefined : cards[card];
  return known?.kind === 'order' ? known.id : null;
};

/** A die decides between plans of one worth: one for every unit and target, six at most (R-FC-213). */
export const dieFor =
  (p: Procedure, side: SideId): Pick =>
  (plans) => {
    if (plans.length < 2) return plans[0];
    const equal = plans.slice(0, 6);
    const most = Math.floor(6 / equal.length) * equal.length;
    const faces: number[] = [];
    do faces.push(...p.dice.roll(6, 1, 'which of equal worth'));
    while ((faces.at(-1) ?? 1) > most);
    const plan = equal[((faces.at(-1) ?? 1) - 1) % equal.length];
    const named = ({ unit, spec }: SoloPlan) => ({ unit, target: spec.target });
    if (plan !== undefined) p.emit({ kind: 'enemy-chose', side, faces, among: equal.map(named), chosen: named(plan) });
    return plan;
  };

const changeLine = (p: Procedure, index: number, change: Partial<Line>): void => {
  const top = p.frame;
  if (top?.kind !== 'enemy-turn') return;
  p.replace({ ...top, lines: top.lines.map((line, at) => (at === index ? { ...line, ...change } : line)) });
};

/** The unit that both have to attack, once the first has chosen (R-FC-62, R-FC-69). */
function sharedTarget({ card, lines }: EnemyTurnFrame, index: number): UnitId | null {
  const order = orderOf(card);
  if (order === null || cards[order].modifiers.sameTarget !== true || lines.length < 2) return null;
  const others = lines.filter((_, at) => at !== index);
  return others.find(({ target }) => target !== null)?.target ?? lines[0]?.aim ?? null;
}

/** The best attack from these endings: on whom it was chosen against, else on whoever is best now. */
function planFor(
  p: Procedure,
  frame: EnemyTurnFrame,
  { index, unit, ends, terms }: { index: number; unit: Unit; ends: readonly SoloEnding[]; terms: Terms },
): SoloPlan | undefined {
  const [shared, aim] = [sharedTarget(frame, index), frame.lines[index]?.aim ?? null];
  const wanted = shared !== null ? [shared] : aim !== null ? [aim, null] : [null];
  for (const only of wanted) {
    const plan = dieFor(p, frame.side)(equals(bestPlansOf(p.state, unit, ends, { ...terms, only }).values()));
    if (plan === undefined) continue;
    if (plan.spec.target !== aim) {
      p.emit({ kind: 'enemy-aims', unit: unit.id, target: plan.spec.target });
      changeLine(p, index, { aim: plan.spec.target });
    }
    return plan;
  }
  return undefined;
}

/** In a formation both stay next to each other (R-FC-61). */
function together(
  table: OpenTable,
  frame: EnemyTurnFrame,
  index: number,
  ends: readonly SoloEnding[],
): readonly SoloEnding[] {
  const order = orderOf(frame.card);
  if (order === null || cards[order].modifiers.formation !== true) return ends;
  const other = table.units[frame.lines[1 - index]?.unit ?? ''];
  if (other?.place !== 'board' || other.at === null) return ends;
  const { at } = other;
  const most = index === 0 ? lightningOf(other) + 1 : 1;
  const close = ends.filter((ending) => distance(ending.at, at) <= most);
  return close.length > 0 ? close : ends;
}

/** The second unit of a formation attacks only from next to the first (R-FC-61). */
function inFormation(table: OpenTable, { card, lines }: EnemyTurnFrame, unit: Unit): boolean {
  const order = orderOf(card);
  if (order === null || cards[order].modifiers.formation !== true) return true;
  const lead = table.units[lines[0]?.unit ?? ''];
  return lead?.place === 'board' && lead.at !== null && unit.at !== null && distance(lead.at, unit.at) === 1;
}

/** Where the action can end. */
function endsOf(table: OpenTable, frame: EnemyTurnFrame, index: number, unit: Unit, what: What): readonly SoloEnding[] {
  const order = orderOf(frame.card);
  const allowance = what === 'lightning-move' ? lightningOf(unit) : moveOf(unit);
  if (allowance === 0) return [];
  if (order === null || cards[order].modifiers.straight === undefined)
    return together(table, frame, index, endings(table, unit, { allowance, straight: false, fixed: null }));
  const run = frame.lines[index]?.run ?? null;
  if (run === null) return dashes(table, unit);
  const fixed = run.entered > 0 ? unit.facing : null;
  return endings(table, unit, { allowance, straight: true, fixed });
}

/** Where the move of an order goes: within range of the target, on an errand, or nearer. */
function destination(
  p: Procedure,
  frame: EnemyTurnFrame,
  index: number,
  unit: Unit,
  ends: readonly SoloEnding[],
  later: readonly What[],
): SoloEnding | undefined {
  const strikes = later.filter((what) => isAttack(what) || what === 'ram-ahead');
  const terms = termsOf(
    orderOf(frame.card),
    strikes.flatMap((what) => (what === 'activate' || what === 'core' ? [] : [what])),
  );
  const aim: Aim | undefined = aimOf(p.state, unit);
  const planned = (among: readonly SoloEnding[]): SoloPlan | undefined =>
    strikes.length === 0
      ? undefined
      : planFor(p, frame, { index, unit, ends: among, terms: { ...terms, runUp: true } });
  if (aim === undefined) {
    const plan = planned(ends);
    if (plan !== undefined) return plan.ending;
  } else if (aim.prizes.length > 0 && strikes.length > 0) {
    const prize = [...plansOf(p.state, unit, ends, { ...terms, runUp: true }).values()].find(
      ({ order }) => order[0] === 0,
    );
    if (prize !== undefined) {
      changeLine(p, index, { aim: prize.spec.target });
      return prize.ending;
    }
  }
  const way = wayOf(p.state, unit, ends, unit.attacked);
  // The second of two moves goes where the first has said.
  if (way !== undefined && (frame.lines[index]?.run === null || unit.attacked)) p.emit(way.heading);
  if (aim === undefined) return way?.ending;
  return planned(nearest(ends, aim.far))?.ending ?? way?.ending;
}

export function moveUnit(p: Procedure, index: number, unit: Unit, what: 'move' | 'lightning-move'): void {
  const frame = p.frame;
  if (frame?.kind !== 'enemy-turn' || unit.at === null) return;
  const lightning = what === 'lightning-move';
  const order = orderOf(frame.card);
  const straight = order !== null && cards[order].modifiers.straight !== undefined;
  const later = frame.steps.slice(frame.step).flatMap((step) => (step.line === index ? [step.what] : []));
  const ends = endsOf(p.state, frame, index, unit, what);
  if (ends.length === 0) return;
  const allowance = lightning ? lightningOf(unit) : moveOf(unit);
  const found = destination(p, frame, index, unit, ends, later);
  const ending = found ?? staying({ ...unit, at: unit.at }, allowance);
  const { at, facing, left, path, turns } = ending;
  changeLine(p, index, { run: lightning ? null : { at, facing, left, entered: path.length } });
  if (path.length === 0 && !turns) return;
  startMove(p, {
    unit: unit.id,
    path,
    allowance,
    cause: lightning ? 'lightning' : frame.lines[index]?.why === 'harvest' ? 'harvest' : 'move',
    straight,
    seat: null,
    ...(turns ? { turnTo: facing } : {}),
  });
}

/** Attacks from where it stands; nothing where nobody is in reach. */
export function attackWith(
  p: Procedure,
  index: number,
  unit: Unit,
  what: 'attack' | 'power-attack' | 'ram-ahead',
): void {
  const frame = p.frame;
  const line = frame?.kind === 'enemy-turn' ? frame.lines[index] : undefined;
  if (frame?.kind !== 'enemy-turn' || line === undefined || unit.at === null) return;
  const { run } = line;
  const runUp = run !== null && sameHex(run.at, unit.at) && run.facing === unit.facing;
  const ends = [staying({ ...unit, at: unit.at }, runUp ? run.left : 0)];
  if (index > 0 && !inFormation(p.state, frame, unit)) return;
  const terms = { ...termsOf(orderOf(frame.card), [what]), runUp };
  const plan = planFor(p, frame, { index, unit, ends, terms });
  if (plan === undefined) return;
  changeLine(p, index, { aim: plan.spec.target, target: plan.spec.target });
  declareAttack(p, plan.spec);
}

/** As many of the fields in reach as one action takes (FC-SOLO-11). */
export function harvestWith(p: Procedure, unit: Unit): void {
  const { fields, most } = harvestable(p.state, unit);
  for (const feature of fields.slice(0, most))
    p.emit({ kind: 'field-harvested', unit: unit.id, feature, stars: p.state.secrets.values[feature] ?? 0 });
  judge(p);
}
