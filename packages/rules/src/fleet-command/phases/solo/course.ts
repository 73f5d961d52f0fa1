/** A turn of the automated enemy, step by step (FC-SOLO-3, appendix K). */
import { distance } from '../../../geometry/hex/index.ts';
import { type Action, basicOrders, cards } from '../../data/cards.ts';
import { families } from '../../data/classes.ts';
import { endBuffs, placeBuff, repairOne } from '../../damage/index.ts';
import { setting } from '../../unit/stats.ts';
import type { CardId, Hex } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { isCrippled, lightningOf, moveOf, typeOf, warDice } from '../../unit/stats.ts';
import { allUnits, enemies } from '../../unit/units.ts';
import { declareAttack, hazardAttack } from '../attacks/declaration.ts';
import { removals } from '../interrupts/means.ts';
import { hazardsAt } from '../moving/course.ts';
import { startMove } from '../moving/move.ts';
import { controlDice, removable } from '../orders/damage-control.ts';
import { bringOn, placesFor } from '../reinforce/action.ts';
import { planAttack, wantedOf, wayOf } from './choices.ts';
import { drawOrder } from './draw.ts';
import type { EnemyTurnFrame } from './frames.ts';
import { comers, waiting } from './turn.ts';

const defaultActions: readonly Action[] = [...basicOrders.move.actions, ...basicOrders.attack.actions];

/** The actions of the line that goes on. */
const actionsOf = ({ card, lines, line }: EnemyTurnFrame): readonly Action[] =>
  card === null ? defaultActions : (cards[card].lines[lines[line]?.line ?? 0]?.actions ?? []);

export function advanceEnemy(p: Procedure, frame: EnemyTurnFrame): void {
  switch (frame.stage) {
    case 'draw':
      return draw(p, frame);
    case 'activate':
      return activate(p, frame);
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
  const card = drawOrder(p, side);
  if (card === null) {
    p.emit({ kind: 'enemy-passed', side });
    return p.replace({ ...frame, stage: 'done' });
  }
  const comer = comers(p.state, side)[0];
  const launching = card === 'ready-to-launch' && comer?.place === 'embarked';
  if (comer !== undefined) {
    const lines = [{ unit: comer.id, line: 0, target: null }];
    // Ready To Launch goes on with the launched unit's Move and Attack (appendix K).
    p.replace({ ...frame, card, lines, step: 1, stage: launching ? 'act' : 'done' });
    if (comer.place === 'reserve') p.emit({ kind: 'enemy-arrived', side });
    return bringOn(p, comer, nearestPlace(p.state, comer), comer.facing);
  }
  const units = chooseUnits(p.state, frame, card);
  const lines = units.map((unit, line) => ({ unit: unit.id, line, target: null }));
  if (lines.length > 0) return p.replace({ ...frame, card, lines, stage: 'activate' });
  const first = defaultUnit(p.state, frame);
  if (first === undefined) return p.replace({ ...frame, stage: 'done' });
  p.replace({ ...frame, card: null, lines: [{ unit: first.id, line: 0, target: null }], stage: 'activate' });
}

/** The free hex nearest to the player's units. */
function nearestPlace(table: OpenTable, unit: Unit): Hex {
  const foes = allUnits(table).flatMap((other) =>
    enemies(unit, other) && other.place === 'board' && other.at !== null ? [other.at] : [],
  );
  const far = (hex: Hex): number => Math.min(99, ...foes.map((at) => distance(at, hex)));
  const hexes = [...placesFor(table, unit)].sort(
    (one, other) => hazardsAt(table, unit, one).length - hazardsAt(table, unit, other).length || far(one) - far(other),
  );
  return hexes[0] ?? { col: 0, row: 0 };
}

const course = (unit: Unit) => ({ allowance: moveOf(unit), straight: false, fixed: null });

/** Whether the unit has a target that it reaches with a move of the order, or without. */
function hasTarget(table: OpenTable, unit: Unit, moves: boolean): boolean {
  const terms = { wanted: 'weakest' as const, only: null };
  return planAttack(table, unit, moves ? course(unit) : null, terms) !== undefined;
}

/** Strike craft with a target first, then capital ships, then whoever is left (FC-SOLO-9, R-FC-215). */
function defaultUnit(table: OpenTable, { side }: EnemyTurnFrame): Unit | undefined {
  const left = waiting(table, side);
  const strike = left.filter((unit) => families.strike.includes(typeOf(unit)));
  return (
    strike.find((unit) => hasTarget(table, unit, true)) ?? left.find((unit) => hasTarget(table, unit, true)) ?? left[0]
  );
}

/** The units of the order by its lines; none where it cannot be carried out (FC-SOLO-8). */
function chooseUnits(table: OpenTable, frame: EnemyTurnFrame, card: CardId): readonly Unit[] {
  const { lines, modifiers } = cards[card];
  const chosen: Unit[] = [];
  for (const [index, { units: filter, actions }] of lines.entries()) {
    if (filter.from !== undefined) return [];
    const types =
      filter.types === 'any' ? null : typeof filter.types === 'string' ? families[filter.types] : filter.types;
    const fit = waiting(table, frame.side).filter(
      (unit) =>
        !chosen.includes(unit) &&
        (types === null || types.includes(typeOf(unit))) &&
        (filter.token !== true || removals(unit).length > 0) &&
        (filter.lightning !== true || lightningOf(unit) > 0),
    );
    const fights = actions.some((action) => action === 'attack' || action === 'power-attack');
    const moves = actions.includes('move');
    const unit = fights ? (fit.find((one) => hasTarget(table, one, moves)) ?? (moves ? fit[0] : undefined)) : fit[0];
    if (unit === undefined) return index === 0 ? [] : chosen;
    const first = chosen[0];
    const apart =
      first?.at !== null && first?.at !== undefined && unit.at !== null && distance(first.at, unit.at) !== 1;
    if (modifiers.formation === true && first !== undefined && apart) return [];
    // Ship Assault is a ram or a boarding; without one in reach the default order is taken (FC-SOLO-8).
    if (modifiers.attackModes !== undefined && !modifiers.attackModes.includes('weapon')) return [];
    chosen.push(unit);
  }
  return chosen;
}

const unitOf = (table: OpenTable, frame: EnemyTurnFrame): Unit | undefined => {
  const unit = table.units[frame.lines[frame.line]?.unit ?? ''];
  return unit?.place === 'board' && !unit.hulk && unit.side === frame.side ? unit : undefined;
};

function nextLine(p: Procedure, frame: EnemyTurnFrame): void {
  const line = frame.line + 1;
  p.replace({ ...frame, line, step: 0, hazards: [], stage: line < frame.lines.length ? 'activate' : 'done' });
}

/** Activation: buffs end, damage control always, then the fields of its hex (R-FC-42, R-FC-218). */
function activate(p: Procedure, frame: EnemyTurnFrame): void {
  const unit = unitOf(p.state, frame);
  if (unit === undefined || unit.at === null) return nextLine(p, frame);
  const { side, card } = frame;
  p.emit({ kind: 'enemy-acts', side, card, unit: unit.id, byDefault: card === null });
  endBuffs(p, unit.id, { rule: 'R-FC-43', by: 'a new order' });
  if (unit.lockedWith !== null) p.emit({ kind: 'lock-ended', units: [unit.id] });
  control(p, unit);
  p.replace({ ...frame, stage: 'hazard', step: 0, hazards: [...hazardsAt(p.state, unit, unit.at)] });
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

const repairOrder = ['weapons', 'engines', 'bays', 'focus-fire'] as const;

function repair(p: Procedure, id: string, rule: string): void {
  const unit = p.state.units[id];
  const what = unit === undefined ? undefined : repairOrder.find((token) => removable(unit, true).includes(token));
  if (what !== undefined) repairOne(p, id, what, { rule, by: 'damage control' });
}

function hazard(p: Procedure, frame: EnemyTurnFrame): void {
  const unit = unitOf(p.state, frame);
  if (unit === undefined) return nextLine(p, frame);
  const [next, ...hazards] = frame.hazards;
  if (next !== undefined) {
    p.replace({ ...frame, hazards });
    return hazardAttack(p, { feature: next, unit: unit.id });
  }
  // What cannot shoot, or neither move nor reach anybody, tries its damage control again (R-FC-216).
  const stuck = isCrippled(unit, 'engines') && !hasTarget(p.state, unit, false);
  if (isCrippled(unit, 'weapons') || stuck) {
    control(p, unit);
    return nextLine(p, frame);
  }
  p.replace({ ...frame, stage: 'act', step: 0 });
}

function act(p: Procedure, frame: EnemyTurnFrame): void {
  const unit = unitOf(p.state, frame);
  const actions = actionsOf(frame);
  const action = actions[frame.step];
  if (unit === undefined || action === undefined) return nextLine(p, frame);
  p.replace({ ...frame, step: frame.step + 1 });
  switch (action) {
    case 'move':
    case 'lightning-move':
      return move(p, frame, unit, action === 'lightning-move', actions.slice(frame.step + 1));
    case 'attack':
    case 'power-attack':
      return attack(p, frame, unit, action === 'power-attack');
    case 'repair':
      return repair(p, unit.id, 'R-FC-67');
    case 'brace':
    case 'evade':
    case 'lock-down': {
      const buff = ({ brace: 'braced', evade: 'evading', 'lock-down': 'lockdown' } as const)[action];
      return placeBuff(p, unit.id, buff, { rule: 'FC-ORD-11', by: 'its order' });
    }
    case 'reinforce':
    case 'harvest':
      return;
  }
}

/** The target that the first unit attacked, where both must attack the same (appendix K). */
const sharedTarget = (frame: EnemyTurnFrame): string | null =>
  frame.card !== null && cards[frame.card].modifiers.sameTarget === true
    ? (frame.lines.slice(0, frame.line).find(({ target }) => target !== null)?.target ?? null)
    : null;

function termsOf(frame: EnemyTurnFrame, power: boolean) {
  const { attackDice, cripples } = frame.card === null ? {} : cards[frame.card].modifiers;
  return {
    power,
    bonusDice: attackDice ?? 0,
    cripples: cripples ?? null,
    wanted: wantedOf(frame.card),
    only: sharedTarget(frame),
  };
}

/** Within range of the best target; else nearer to the player; after an attack away from the player (appendix K). */
function move(p: Procedure, frame: EnemyTurnFrame, unit: Unit, lightning: boolean, later: readonly Action[]): void {
  const allowance = lightning ? lightningOf(unit) : moveOf(unit);
  const straight = frame.card !== null && cards[frame.card].modifiers.straight !== undefined;
  const begun = straight && frame.step > 0;
  const way = { allowance, straight, fixed: begun ? unit.facing : null };
  if (allowance === 0) return;
  const power = later.includes('power-attack');
  const fights = power || later.includes('attack');
  const plan = fights ? planAttack(p.state, unit, way, termsOf(frame, power)) : undefined;
  const place = plan?.place ?? wayOf(p.state, unit, way, unit.attacked);
  if (place === undefined || place.path.length === 0) return;
  const cause = lightning ? ('lightning' as const) : ('move' as const);
  startMove(p, { unit: unit.id, path: place.path, allowance, cause, straight, seat: null });
}

function attack(p: Procedure, frame: EnemyTurnFrame, unit: Unit, power: boolean): void {
  const plan = planAttack(p.state, unit, null, termsOf(frame, power));
  const top = p.frame;
  if (plan === undefined || top?.kind !== 'enemy-turn') return;
  const lines = top.lines.map((line, index) => (index === frame.line ? { ...line, target: plan.spec.target } : line));
  p.replace({ ...top, lines });
  declareAttack(p, plan.spec);
}
