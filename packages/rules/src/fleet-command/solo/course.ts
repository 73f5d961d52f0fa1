/** A turn of the automated enemy, step by step (FC-SOLO-3, appendix K). */
import { directions, distance, neighbour } from '../../geometry/hex/index.ts';
import { basicOrders, cards } from '../data/cards.ts';
import { repairPriority } from '../data/solo.ts';
import { weapons } from '../data/weapons.ts';
import { endBuffs, placeBuff, repairOne } from '../damage/index.ts';
import { takeCore } from '../objectives/core.ts';
import type { CardId, Hex, UnitId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { cardOf, isCrippled, setting, warDice } from '../unit/stats.ts';
import { allUnits, enemies } from '../unit/units.ts';
import { hazardAttack } from '../phases/attacks/declaration.ts';
import { removals } from '../phases/interrupts/means.ts';
import { openWindow } from '../phases/interrupts/windows.ts';
import { hazardsAt } from '../phases/moving/course.ts';
import { controlDice, removable } from '../phases/orders/damage-control.ts';
import { bringOn, placesFor } from '../specials/reinforce/action.ts';
import { attackWith, dieFor, harvestWith, moveUnit, orderOf } from './acts.ts';
import { bestPlansOf, exposure } from './advantage.ts';
import { preyOf } from './aims.ts';
import { choose, chooseByDefault, isAttack, type SoloChoice, termsOf, textOf } from './choices.ts';
import { drawOrder } from './draw.ts';
import { staying } from './endings.ts';
import type { EnemyStep, EnemyTurnFrame } from './frames.ts';
import { comers, waiting } from './turn.ts';
import type { HandlerOf } from '../game.ts';

export function advanceEnemy(p: Procedure, frame: EnemyTurnFrame): void {
  switch (frame.stage) {
    case 'draw':
      return draw(p, frame);
    case 'hazard':
      return hazard(p, frame);
    case 'act':
      return act(p, frame);
    case 'done':
      return p.pop();
  }
}

/** A card; arrivals take the turn before any order (R-FC-217). */
function draw(p: Procedure, frame: EnemyTurnFrame): void {
  const { side } = frame;
  const drawn = drawOrder(p, side);
  const order = orderOf(drawn);
  if (drawn === null || order === null) {
    p.emit({ kind: 'enemy-passed', side });
    return p.replace({ ...frame, stage: 'done' });
  }
  const [comer] = comers(p.state, side);
  if (comer !== undefined) return arrive(p, { ...frame, drawn }, comer);
  const all = waiting(p.state, side);
  const hale = all.filter(({ crippled }) => crippled.length === 0);
  const round = { table: p.state, all, pool: hale.length > 0 ? hale : all, pick: dieFor(p, side) };
  const chosen = choose(round, order);
  const byDefault = chosen.length > 0 ? undefined : chooseByDefault(round);
  declare(
    p,
    { ...frame, drawn, card: byDefault === undefined ? order : null },
    byDefault === undefined ? chosen : [byDefault],
  );
}

const lineOf = ({ unit, line, why, aim }: SoloChoice): EnemyTurnFrame['lines'][number] => ({
  unit,
  line,
  why,
  aim,
  target: null,
  run: null,
});

/** Says what it does; the players may take the text of the card away before it begins (R-FC-53). */
function declare(p: Procedure, frame: EnemyTurnFrame, chosen: readonly SoloChoice[]): void {
  const { side, drawn } = frame;
  if (chosen.length === 0 || drawn === null) return p.replace({ ...frame, stage: 'done' });
  // What an objective asks for in place of an order is no order of the card.
  const card = chosen.some(({ why }) => why === 'core' || why === 'harvest') ? null : frame.card;
  const lines = chosen.map(lineOf);
  const prey = preyOf(p.state, side);
  p.emit({
    kind: 'enemy-declared',
    side,
    card,
    drawn,
    units: chosen.map(({ unit, why, aim }) => ({ unit, why, aim, prey: aim !== null && prey.has(aim) })),
  });
  p.replace({ ...frame, card, lines, steps: [...stepsOf(p.state, card, lines)], step: 0, stage: 'act' });
  if (card !== null) openWindow(p, { at: 'order', side });
}

const pierces = (table: OpenTable, id: UnitId): boolean => {
  const unit = table.units[id];
  return unit !== undefined && cardOf(unit).weapons.some((weapon) => weapons[weapon].penetrating > 0);
};

/** The steps of the units: two of them both move before they attack, ordinary weapons first (FC-SOLO-13). */
function stepsOf(table: OpenTable, card: CardId | null, lines: EnemyTurnFrame['lines']): readonly EnemyStep[] {
  const order = orderOf(card);
  const { lines: texts, modifiers } = textOf(order);
  const each = lines.map(({ line, why }, index): EnemyStep[] => {
    const step = (what: EnemyStep['what']): EnemyStep => ({ line: index, what });
    if (why === 'core') return [step('activate'), step('core')];
    if (why === 'harvest') return [step('activate'), ...basicOrders.harvest.actions.map(step)];
    const actions = (texts[line]?.actions ?? []).map(step);
    const ahead = modifiers.straight !== undefined && setting(table.match.options, 'allAheadRam', true);
    return [step('activate'), ...actions, ...(ahead ? [step('ram-ahead')] : [])];
  });
  if (each.length < 2) return each.flat();
  const late = each.flat().filter(({ what }) => isAttack(what));
  const rank = ({ line }: EnemyStep): number => Number(pierces(table, lines[line]?.unit ?? ''));
  return [
    ...each.flat().filter(({ what }) => !isAttack(what)),
    ...late.sort((one, other) => rank(one) - rank(other) || one.line - other.line),
  ];
}

/** A unit from a bay or from the reserve; Ready To Launch goes on with its Move and Attack (appendix K). */
function arrive(p: Procedure, frame: EnemyTurnFrame, comer: Unit): void {
  const { side, drawn } = frame;
  const launching = drawn === 'ready-to-launch' && comer.place === 'embarked';
  const card = launching ? drawn : null;
  const steps: EnemyStep[] = launching
    ? cards['ready-to-launch'].lines[0].actions.map((what) => ({ line: 0, what }))
    : [{ line: 0, what: 'reinforce' }];
  const line = lineOf({ unit: comer.id, line: 0, aim: null, why: 'launched' });
  if (drawn !== null)
    p.emit({
      kind: 'enemy-declared',
      side,
      card,
      drawn,
      units: [{ unit: comer.id, why: 'launched', aim: null, prey: false }],
    });
  p.replace({ ...frame, card, lines: [line], steps, step: 0, stage: 'act' });
  if (card !== null) openWindow(p, { at: 'order', side });
}

const foeHexes = (table: OpenTable, unit: Unit): readonly Hex[] =>
  allUnits(table).flatMap((other) =>
    enemies(unit, other) && other.place === 'board' && other.at !== null ? [other.at] : [],
  );

/** Onto the free hex nearest to the players, its rear away from them. */
function bring(p: Procedure, side: EnemyTurnFrame['side'], unit: Unit): void {
  const foes = foeHexes(p.state, unit);
  const far = (hex: Hex): number => Math.min(99, ...foes.map((at) => distance(at, hex)));
  const [at] = [...placesFor(p.state, unit)].sort(
    (one, other) =>
      hazardsAt(p.state, unit, one).length - hazardsAt(p.state, unit, other).length || far(one) - far(other),
  );
  if (at === undefined) return;
  const [facing] = [...directions].sort(
    (one, other) =>
      exposure(p.state, unit, { at, facing: one }) - exposure(p.state, unit, { at, facing: other }) ||
      far(neighbour(at, one)) - far(neighbour(at, other)),
  );
  if (unit.place === 'reserve') p.emit({ kind: 'enemy-arrived', side });
  bringOn(p, unit, at, facing ?? unit.facing);
}

const unitOf = (table: OpenTable, { lines, side }: EnemyTurnFrame, index: number): Unit | undefined => {
  const unit = table.units[lines[index]?.unit ?? ''];
  return unit?.place === 'board' && !unit.hulk && unit.side === side ? unit : undefined;
};

function act(p: Procedure, frame: EnemyTurnFrame): void {
  if (frame.countered && frame.step === 0) return downgrade(p, frame);
  const next = frame.steps[frame.step];
  if (next === undefined) return p.replace({ ...frame, stage: 'done' });
  p.replace({ ...frame, step: frame.step + 1 });
  const { line: index, what } = next;
  const arriving = what === 'reinforce' ? p.state.units[frame.lines[index]?.unit ?? ''] : undefined;
  if (arriving !== undefined) return bring(p, frame.side, arriving);
  const unit = unitOf(p.state, frame, index);
  if (unit !== undefined) perform(p, index, unit, what);
}

function perform(p: Procedure, index: number, unit: Unit, what: EnemyStep['what']): void {
  switch (what) {
    case 'activate':
      return activate(p, unit);
    case 'move':
    case 'lightning-move':
      return moveUnit(p, index, unit, what);
    case 'attack':
    case 'power-attack':
    case 'ram-ahead':
      return attackWith(p, index, unit, what);
    case 'repair':
      return repair(p, unit.id, 'R-FC-67');
    case 'brace':
    case 'evade':
    case 'lock-down': {
      const buff = ({ brace: 'braced', evade: 'evading', 'lock-down': 'lockdown' } as const)[what];
      return placeBuff(p, unit.id, buff, { rule: 'FC-ORD-11', by: 'its order' });
    }
    case 'harvest':
      return harvestWith(p, unit);
    case 'core':
      return takeCore(p, unit);
    case 'reinforce':
      return;
  }
}

/** Its card is countered: the first unit gets one basic order instead, an attack if it reaches anybody (R-FC-53). */
function downgrade(p: Procedure, frame: EnemyTurnFrame): void {
  const { side } = frame;
  const [first] = frame.lines;
  const unit = first === undefined ? undefined : p.state.units[first.unit];
  const done = { ...frame, card: null, countered: false } as const;
  if (first === undefined || unit === undefined || p.state.match.options['counterIntelligence'] === 'cancel') {
    p.emit({ kind: 'enemy-downgraded', side, unit: null, order: null });
    return p.replace({ ...done, stage: 'done' });
  }
  const order = unit.place !== 'board' ? 'reinforce' : hasTarget(p.state, unit) ? 'attack' : 'move';
  p.emit({ kind: 'enemy-downgraded', side, unit: unit.id, order });
  const whats: EnemyStep['what'][] = order === 'reinforce' ? [order] : ['activate', order];
  p.replace({ ...done, lines: [first], steps: whats.map((what) => ({ line: 0, what })), step: 0 });
}

/** Activation: buffs end, damage control always, then the fields of its hex (R-FC-42, R-FC-218). */
function activate(p: Procedure, unit: Unit): void {
  const frame = p.frame;
  if (frame?.kind !== 'enemy-turn' || unit.at === null) return;
  const { side, card } = frame;
  p.emit({ kind: 'enemy-acts', side, card, unit: unit.id, byDefault: card === null });
  endBuffs(p, unit.id, { rule: 'R-FC-43', by: 'a new order' });
  if (unit.lockedWith !== null) p.emit({ kind: 'lock-ended', units: [unit.id] });
  control(p, unit);
  p.replace({ ...frame, stage: 'hazard', hazards: [...hazardsAt(p.state, unit, unit.at)] });
}

/** Damage control: Weapons, Engines, Bays, then Focus Fire (R-FC-218). */
function control(p: Procedure, unit: Unit): void {
  if (removals(unit).length === 0) return;
  const faces = [...p.dice.roll(6, controlDice(unit), 'damage control')];
  const need = warDice(unit);
  const successes = faces.filter((face) => face >= need).length;
  p.emit({ kind: 'damage-control-rolled', unit: unit.id, faces, need, successes });
  const most = setting(p.state.match.options, 'damageControlPerSuccess', true) ? successes : Math.min(1, successes);
  for (let done = 0; done < most; done++) repair(p, unit.id, 'R-FC-218');
}

function repair(p: Procedure, id: UnitId, rule: string): void {
  const unit = p.state.units[id];
  const what = unit === undefined ? undefined : repairPriority.find((token) => removable(unit, true).includes(token));
  if (what !== undefined) repairOne(p, id, what, { rule, by: 'damage control' });
}

/** Whether anybody is in reach from where it stands. */
function hasTarget(table: OpenTable, unit: Unit): boolean {
  if (unit.at === null) return false;
  return bestPlansOf(table, unit, [staying({ ...unit, at: unit.at }, 0)], termsOf(null, ['attack'])).size > 0;
}

/** Fields of its hex attack it; then a crippled unit may give up its actions for damage control (R-FC-216). */
function hazard(p: Procedure, frame: EnemyTurnFrame): void {
  const index = frame.steps[frame.step - 1]?.line ?? 0;
  const unit = unitOf(p.state, frame, index);
  if (unit === undefined) return p.replace({ ...frame, hazards: [], stage: 'act' });
  const [next, ...hazards] = frame.hazards;
  if (next !== undefined) {
    p.replace({ ...frame, hazards });
    return hazardAttack(p, { feature: next, unit: unit.id });
  }
  const stuck = isCrippled(unit, 'engines') && !hasTarget(p.state, unit);
  const forfeits = isCrippled(unit, 'weapons') || stuck;
  if (!forfeits || frame.lines[index]?.why === 'mends') return p.replace({ ...frame, stage: 'act' });
  p.emit({ kind: 'enemy-forfeits', unit: unit.id, why: isCrippled(unit, 'weapons') ? 'weapons' : 'engines' });
  control(p, unit);
  const steps = frame.steps.filter(({ line }, at) => at < frame.step || line !== index);
  p.replace({ ...frame, steps, stage: 'act' });
}

const nobody = (): never => {
  throw new Error('nobody is asked in a turn of the automated enemy');
};

/** The automated enemy as a frame of the flow: nobody is asked (R-FC-210). */
export const enemyTurn: HandlerOf<'enemy-turn'> = {
  awaiting: () => [],
  advance: advanceEnemy,
  offers: () => [],
  check: nobody,
  resolve: nobody,
  sample: nobody,
  standingAnswer: nobody,
};
