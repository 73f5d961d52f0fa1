/** What a spent card does (R-FC-40): checks from the open table, and the deed. */
import type { Rejection } from '../../../kernel/contract.ts';
import {
  checkArtifactTransfer,
  checkPickUp,
  checkTransfer,
  pickUpArtifact,
  transferArtifact,
  transferCrew,
} from '../../damage/index.ts';
import { checkCore, takeCore } from '../../objectives/core.ts';
import { judge } from '../../objectives/judge.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { printedArmour } from '../../unit/stats.ts';
import { allUnits } from '../../unit/units.ts';
import { declareAttack } from '../attacks/declaration.ts';
import { checkAttack } from '../attacks/readiness.ts';
import type { Purpose } from './frames.ts';

/** The counterattack of a unit that was boarded (R-FC-149). */
const counterattack = (unit: Unit) => ({
  attacker: unit.id,
  target: unit.lockedWith ?? '',
  mode: 'counterattack' as const,
  cause: 'order' as const,
});

/** Why the unit cannot do this for a card. */
export function checkPurpose(table: OpenTable, unit: Unit, purpose: Purpose): Rejection | undefined {
  switch (purpose.to) {
    case 'counterattack':
      return unit.lockedWith === null
        ? refuse('no-counterattack', 'R-FC-149', `${unit.name} was not boarded this round. Give it an order instead.`)
        : checkAttack(table, counterattack(unit));
    case 'transfer-crew': {
      const { from, points, leader } = purpose;
      return checkTransfer(table, { giver: unit.id, receiver: from, points, leader });
    }
    case 'transfer-artifact':
      return unit.id === purpose.giver || unit.id === purpose.taker
        ? checkArtifactTransfer(table, purpose.giver, purpose.taker)
        : refuse('not-part-of-it', 'R-FC-153', `${unit.name} neither gives nor takes. Name one of the two units.`);
    case 'take-artifact':
      return checkPickUp(table, unit.id, purpose.artifact);
    case 'take-core':
      return checkCore(table, unit);
  }
}

/** Does it, and judges what it comes to (R-FC-184); what no longer fits, because a hazard came between, does nothing. */
export function carryOut(p: Procedure, unit: Unit, purpose: Purpose): void {
  if (checkPurpose(p.state, unit, purpose) !== undefined) return;
  // An attack judges itself, once it is resolved.
  if (purpose.to === 'counterattack') return declareAttack(p, counterattack(unit));
  handOver(p, unit, purpose);
  judge(p);
}

function handOver(p: Procedure, unit: Unit, purpose: Exclude<Purpose, { to: 'counterattack' }>): void {
  switch (purpose.to) {
    case 'transfer-crew': {
      const { from, points, leader } = purpose;
      return transferCrew(p, { giver: unit.id, receiver: from, points, leader });
    }
    case 'transfer-artifact':
      return transferArtifact(p, purpose.giver, purpose.taker);
    case 'take-artifact':
      return pickUpArtifact(p, unit.id, purpose.artifact);
    case 'take-core':
      return takeCore(p, unit);
  }
}

/** Every transfer of crew that could be meant: one more point each time, with and without the leader. */
const transfers = (unit: Unit, other: Unit): readonly Purpose[] =>
  // No unit can take more Crew Damage than its Armour (FC-BRD-20).
  Array.from({ length: Math.min(other.crewDamage, printedArmour(unit)) + 1 }, (_, points) => points).flatMap((points) =>
    [false, true].map((leader) => ({ to: 'transfer-crew' as const, from: other.id, points, leader })),
  );

/** Everything that the unit could do for a card now. */
export function purposesOf(table: OpenTable, unit: Unit): readonly Purpose[] {
  const others = allUnits(table).filter((other) => other.id !== unit.id && other.place === 'board');
  const thought: readonly Purpose[] = [
    { to: 'counterattack' },
    { to: 'take-core' },
    ...others.flatMap((other) => transfers(unit, other)),
    ...others.flatMap((other): readonly Purpose[] => [
      { to: 'transfer-artifact', giver: unit.id, taker: other.id },
      { to: 'transfer-artifact', giver: other.id, taker: unit.id },
    ]),
    ...Object.values(table.features)
      .filter(({ kind }) => kind === 'artifact')
      .map(({ id }): Purpose => ({ to: 'take-artifact', artifact: id })),
  ];
  return thought.filter((purpose) => checkPurpose(table, unit, purpose) === undefined);
}

export const purposeWords: { readonly [K in Purpose['to']]: string } = {
  counterattack: 'counterattack',
  'transfer-crew': 'transfer crew',
  'transfer-artifact': 'hand over an artifact',
  'take-artifact': 'take an artifact',
  'take-core': 'take the core',
};
