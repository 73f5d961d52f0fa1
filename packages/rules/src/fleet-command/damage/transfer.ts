/**
 * Crew, leaders and artifacts that change ships by a spent card (FC-BRD-15). The card, the Play and the activation are
 * the order's.
 */
import type { Rejection } from '../../kernel/contract.ts';
import { distance } from '../../geometry/hex/index.ts';
import { leaders } from '../data/leaders.ts';
import type { FeatureId, UnitId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { canAct, crewOf, isFighter, printedArmour, typeOf, unitStars } from '../unit/stats.ts';

const adjacent = (one: Unit, other: Unit): boolean =>
  one.at !== null && other.at !== null && distance(one.at, other.at) === 1;

export interface CrewTransfer {
  /** The unit that acts: Crew Damage comes to it, its leader may go. */
  readonly giver: UnitId;
  readonly receiver: UnitId;
  /** Points of Crew Damage that move from the receiver to the giver. */
  readonly points: number;
  readonly leader: boolean;
}

/** Why this transfer is not legal: who receives needs Crew Damage, but a leader may go alone (FC-MISC-2, R-FC-157). */
export function checkTransfer(table: OpenTable, transfer: CrewTransfer): Rejection | undefined {
  const [giver, receiver] = [table.units[transfer.giver], table.units[transfer.receiver]];
  const no = (sentence: string) => refuse('no-transfer', 'R-FC-157', sentence);
  if (giver === undefined || receiver === undefined || giver.id === receiver.id || giver.place !== 'board')
    return no('A transfer needs two units on the board. Name one of yours and a unit next to it.');
  if (!canAct(giver) || crewOf(giver) === null || crewOf(receiver) === null || receiver.place !== 'board')
    return no('Both units need a Crew value. Fighters and platforms have none.');
  if (!adjacent(giver, receiver)) return no(`${receiver.name} is not next to ${giver.name}. Move next to it first.`);
  if (!receiver.hulk && receiver.side !== giver.side)
    return no(`${receiver.name} has an enemy crew. Only own units and hulks can be given crew.`);
  if (transfer.points === 0 && !transfer.leader)
    return no('Nothing would be transferred. Move Crew Damage, the leader, or both.');
  if (transfer.points > receiver.crewDamage)
    return no(`${receiver.name} has only ${receiver.crewDamage} Crew Damage. Move at most that.`);
  return checkLimits(giver, receiver, transfer) ?? checkLeader(giver, receiver, transfer);
}

function checkLimits(giver: Unit, receiver: Unit, { points }: CrewTransfer): Rejection | undefined {
  const [most, least] = [printedArmour(giver) - giver.crewDamage, receiver.crewDamage - printedArmour(receiver)];
  if (points > most)
    return refuse(
      'crew-limit',
      'FC-BRD-20',
      `${giver.name} can take ${Math.max(0, most)} more Crew Damage, not ${points}: its Armour is ${printedArmour(giver)}.`,
    );
  if (points < least)
    return refuse('crew-limit', 'FC-BRD-20', `${receiver.name} needs at least ${least} points taken off to be manned.`);
  return undefined;
}

/** Why the leader cannot go along: it needs a unit that it may lead and that has no other (FC-UNIT-9). */
function checkLeader(giver: Unit, receiver: Unit, { leader }: CrewTransfer): Rejection | undefined {
  if (!leader) return undefined;
  const no = (sentence: string) => refuse('no-leader-transfer', 'FC-BRD-19', sentence);
  if (giver.leader === null) return no(`${giver.name} has no leader to send. Transfer crew only.`);
  if (receiver.leader !== null) return no(`${receiver.name} already has a leader. A unit holds one.`);
  const { types, card, name } = leaders[giver.leader];
  if (!types.includes(typeOf(receiver)) || (card !== undefined && card !== receiver.card))
    return no(`A ${name} cannot lead ${receiver.name}. Transfer crew only.`);
  return undefined;
}

/**
 * Carries it out; a hulk that is manned again joins the giver's side (FC-BRD-21, R-FC-156), as the unit that it was,
 * with the Crew Damage that is left (FC-MISC-7).
 */
export function transferCrew(p: Procedure, transfer: CrewTransfer): void {
  const [giver, receiver] = [p.state.units[transfer.giver], p.state.units[transfer.receiver]];
  if (giver === undefined || receiver === undefined || giver.side === 'neutral') return;
  const starsBack = giver.side === receiver.side ? unitStars(receiver) : 0;
  p.emit({
    kind: 'crew-transferred',
    giver: giver.id,
    receiver: receiver.id,
    points: transfer.points,
    leader: transfer.leader ? giver.leader : null,
    joins: receiver.hulk ? { side: giver.side, seat: giver.seat, starsBack } : null,
  });
}

/** Why an artifact cannot go from one allied ship to the next (R-FC-153); never to fighters (FC-BRD-16). */
export function checkArtifactTransfer(table: OpenTable, from: UnitId, to: UnitId): Rejection | undefined {
  const [giver, taker] = [table.units[from], table.units[to]];
  const no = (sentence: string) => refuse('no-artifact-transfer', 'R-FC-153', sentence);
  if (giver?.artifact === null || giver?.artifact === undefined) return no('The giver carries no artifact.');
  if (taker === undefined || taker.place !== 'board' || taker.side !== giver.side || !canAct(taker))
    return no('An artifact goes to a unit of the same side on the board.');
  if (isFighter(taker)) return no('Fighters cannot carry artifacts. Name another ship.');
  if (taker.artifact !== null) return no(`${taker.name} already carries an artifact. A unit carries one.`);
  if (!adjacent(giver, taker)) return no(`${taker.name} is not next to ${giver.name}.`);
  return undefined;
}

export function transferArtifact(p: Procedure, from: UnitId, to: UnitId): void {
  const artifact = p.state.units[from]?.artifact;
  if (artifact !== null && artifact !== undefined) p.emit({ kind: 'artifact-taken', artifact, unit: to, from });
}

/** Why a unit cannot take up a token that lies on the board (R-FC-154); fighters never can (FC-BRD-16). */
export function checkPickUp(table: OpenTable, id: UnitId, artifact: FeatureId): Rejection | undefined {
  const [unit, token] = [table.units[id], table.features[artifact]];
  const no = (sentence: string) => refuse('no-artifact', 'R-FC-154', sentence);
  if (token?.kind !== 'artifact' || token.at === null) return no('No artifact lies there.');
  if (unit === undefined || unit.place !== 'board' || unit.at === null || !canAct(unit))
    return no('Only a unit on the board can take it.');
  if (isFighter(unit)) return no('Fighters cannot carry artifacts. Send another ship.');
  if (unit.artifact !== null) return no(`${unit.name} already carries an artifact. A unit carries one.`);
  if (distance(unit.at, token.at) > 1) return no(`${unit.name} is not in its hex or next to it.`);
  return undefined;
}

export const pickUpArtifact = (p: Procedure, unit: UnitId, artifact: FeatureId): void =>
  p.emit({ kind: 'artifact-taken', artifact, unit, from: null });
